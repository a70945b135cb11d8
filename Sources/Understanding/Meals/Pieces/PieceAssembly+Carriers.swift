/// Amounts at the end of a line that are of what was named first: nobody cuts hummus into sticks, or has cake by the cup.
extension PieceAssembly {
  private static let cuts: WordSet = [
    "stalk", "stick", "slice", "spear", "wedge", "rib", "floret", "leaf", "round", "strip", "half", "cracker", "piece",
  ]
  private static let spreads = WordList.words(
    """
    honey jam jelly marmalade syrup butter philly margarine mayo mayonnaise ketchup mustard pesto tahini hummus houmous humus
    nutella spread chutney salsa guacamole guac tzatziki dip marmite vegemite pb
    """)
  /// Sold in sticks themselves.
  private static let sticks: WordSet = ["butter", "margarine"]
  private static let nuts = SandwichWords.nuts.union(["apple", "cookie"])

  /// Whether an amount behind two foods, neither of which has one, is of the first.
  func isOfCarrier(_ quantity: Quantity, _ first: FoodPiece, beside last: FoodPiece) -> Bool {
    guard let unit = quantity.unit, !quantity.hasContent, !first.hasAmount, !last.hasAmount, !last.isBracket,
      let noun = first.words.last, let beside = last.words.last
    else { return false }
    if Self.cuts.contains(unit.name) { return last.joiner == .with && !comesIn(unit.name, last) }
    return (last.joiner == .with || last.joiner == .and) && CoffeeWords.vessels.contains(unit.name)
      && Self.drinks.contains(tokens[noun]) && Self.bakes.contains(tokens[beside])
  }

  /// Whether what is beside comes in such pieces itself: all but a spread, as in "carrots with hummus 6 sticks".
  private func comesIn(_ cut: String, _ piece: FoodPiece) -> Bool {
    let words = piece.words.flatMap { tokens[$0].folded.parted(by: " ").map(String.init) }
    guard let noun = words.last, Self.spreads.contains(noun) else { return true }
    return Self.sticks.contains(noun) && !words.contains(where: Self.nuts.contains) && cut == "stick"
  }

  private static let drinks = CoffeeWords.cups.union(["milk"])
  private static let bakes = WordList.words(
    """
    biscuit biscuits cake cookie cookies scone scones toast rusk rusks croissant croissants shortbread digestive
    digestives biscotti flapjack bun buns muffin muffins brownie brownies donut donuts cracker crackers
    """)
}
