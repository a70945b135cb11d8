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

/// "Yoghurt with granola (30 g)": an amount in brackets right behind what a dish comes with.
extension PieceAssembly {
  /// Grams of two foods together that nobody would call a dish.
  private static let least = 50.0
  /// Grams of a topping at most, and of rice or chips on a plate.
  private static let mostTopping = 150.0
  private static let mostSide = 250.0
  /// Come by the bowl or the plate.
  private static let bases = WordList.words(
    """
    yogurt yoghurt skyr porridge oats oatmeal cereal granola muesli salad pasta soup pancakes waffles toast curry rice
    noodles potato quinoa couscous omelette smoothie cottage cheese quark
    """)
  private static let sides = WordList.words(
    "rice pasta chips fries potatoes mash quinoa couscous noodles veg vegetables broccoli beans lentils wedges")

  private static let poured: WordSet = ["milk", "cream", "custard", "water", "juice", "gravy", "kefir", "sauce"]

  /// Whether so much is of the last of two foods that are joined by "with".
  func isOfTopping(_ quantity: Quantity, _ topping: FoodPiece, on dish: FoodPiece) -> Bool {
    guard group.count == 2, topping.joiner == .with, !dish.hasAmount, let noun = dish.words.last,
      let last = topping.words.last
    else { return false }
    if let unit = quantity.unit, UnitTable.containers.contains(unit.name) { return quantity.value != nil }
    if quantity.milliliters != nil { return Self.poured.contains(tokens[last]) }
    guard let grams = quantity.grams else { return false }
    return grams <= Self.least || grams <= Self.mostTopping && Self.bases.contains(tokens[noun])
      || grams <= Self.mostSide && Self.sides.contains(tokens[last])
  }
}
