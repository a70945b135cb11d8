import Foods

/// How food was when it was weighed or served: dry or cooked, and of what flavour.
extension FoodPartition {
  private static let cookings = WordList.words(
    "grilled fried baked roasted roast steamed boiled griddled sauteed chargrilled")
  /// Said behind a food, and what it was cooked with follows: "lamb mince browned in oil".
  private static let browned: WordSet = [
    "browned", "seared", "sauteed", "sweated", "softened", "caramelised", "caramelized",
  ]
  /// A name of the tables for the food as it was cooked is this sure.
  private static let sureOfCooked = 0.6

  /// "grilled tomato", "lamb mince browned": where no table has it so, the food itself.
  func withoutCooking(_ pieces: ArraySlice<FoodPiece>, match: FoodMatch?) -> FoodMatch? {
    guard pieces.count == 1, (2...3).contains(pieces.firstWords.count), var plain = pieces.first,
      let last = plain.words.last, case let isBehind = Self.browned.contains(tokens[last]),
      isBehind || Self.cookings.contains(tokens[plain.words[0]]), !plain.isNamed(tokens),
      match.map({ $0.food.source == .branded || $0.confidence < (isBehind ? Self.sureOfOne : Self.sureOfCooked) })
        ?? true
    else { return nil }
    plain.words.remove(at: isBehind ? plain.words.count - 1 : 0)
    guard let food = linker.link(linker.words(plain)), food.confidence >= Self.sureOfOne, food.food.source != .branded
    else { return nil }
    return food
  }

  private static let flavors = WordList.words(
    """
    toffee banana orange raspberry cherry lemon lime coconut hazelnut honey vanilla chocolate choc strawberry caramel
    mint mocha peach pepper bbq barbecue buffalo garlic cajun teriyaki peri spicy plain sriracha smoky mango blueberry blackcurrant pistachio cinnamon maple coffee salted original
    """)

  /// "muller light toffee": where no table has the product in that flavour, the product.
  func withoutFlavor(_ pieces: ArraySlice<FoodPiece>, match: FoodMatch?) -> FoodMatch? {
    guard pieces.count == 1, (2...5).contains(pieces.firstWords.count), var plain = pieces.first,
      let last = plain.words.last, Self.flavors.contains(tokens[last]), !plain.isNamed(tokens),
      match.map({ $0.confidence < Self.sureOfCooked }) ?? true
    else { return nil }
    while plain.words.count > 1, let last = plain.words.last, Self.flavors.contains(tokens[last]) {
      plain.words.removeLast()
    }
    guard let food = linker.link(linker.words(plain)), food.confidence >= Self.sureOfOne, food.food.source != .branded
    else { return nil }
    return food
  }

  private static let readyGrains: WordSet = ["cooked", "overnight", "baked", "boiled"]
  /// What swells as it cooks, and what the tables call it dry.
  private static let grains: WordTable<String> = [
    "oats": "dry oats", "oatmeal": "dry oats", "porridge": "dry oats",
    "rice": "dry rice", "basmati": "dry rice", "jasmine": "dry rice", "pasta": "pasta dry",
    "spaghetti": "pasta dry", "penne": "pasta dry", "fusilli": "pasta dry", "linguine": "pasta dry",
    "macaroni": "pasta dry", "tagliatelle": "pasta dry", "rigatoni": "pasta dry", "noodles": "egg noodles dry enriched",
    "couscous": "couscous dry", "quinoa": "quinoa uncooked", "bulgur": "bulgur dry", "lentils": "lentils dry",
  ]

  /// "100 g of dry pasta with pesto": what was weighed dry is a food by itself, whatever it was served with.
  func isWeighedDry(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    guard pieces.count > 1, let piece = pieces.first, piece.quantity?.grams != nil, let last = piece.words.last,
      piece.words.count <= 3, Self.grains[tokens[last]] != nil,
      piece.words.contains(where: { MealWords.dryStates.contains(tokens[$0]) })
    else { return false }
    return pieces.dropFirst().contains { $0.joiner == .with && !isDependent($0) }
  }

  /// "50 g of oats": cooked they are called porridge, so what is weighed or filled into a cup is dry; "60 g basmati dry" says it.
  func dryGrain(_ pieces: ArraySlice<FoodPiece>) -> FoodMatch? {
    if let soaked = soaked(pieces) { return soaked }
    guard pieces.count == 1, let piece = pieces.first, let last = piece.words.last,
      let quantity = piece.quantity, quantity.grams != nil || quantity.milliliters != nil
    else { return nil }
    // "cooked rolled oats in water and had a cup": what fills it is porridge.
    if quantity.milliliters != nil, piece.words.contains(where: { tokens[$0].isWord("oats") }),
      tokens[..<piece.words[0]].contains(where: { $0.isWord("cooked") || $0.isWord("boiled") })
    {
      return linker.link("cooked oatmeal")
    }
    guard piece.words.count <= 3 else { return nil }
    if tokens[last].isWord("oats"), piece.words.count <= 2,
      !piece.words.contains(where: { Self.readyGrains.contains(tokens[$0]) })
    {
      return linker.link("dry oats")
    }
    guard piece.words.contains(where: { MealWords.dryStates.contains(tokens[$0]) }),
      !piece.words.contains(where: { tokens[$0].isWord("brown") || tokens[$0].isWord("wild") })
    else { return nil }
    let named = piece.words.filter { !MealWords.dryStates.contains(tokens[$0]) }
    guard named.count <= 2, let noun = named.last, let dry = Self.grains[tokens[noun]],
      named.count == 1 || Self.grainKinds.contains(tokens[named[0]])
    else { return nil }
    return linker.link(dry)
  }

  private static let cookingVerbs = CookingWords.inWater
  private static let soaking = cookingVerbs.union(["in", "with", "water", "milk"])

  /// "40 g of oats made with water", "60 g rice cooked in water": what was weighed before water came to it.
  private func soaked(_ pieces: ArraySlice<FoodPiece>) -> FoodMatch? {
    guard let first = pieces.first, pieces.count < 3, first.quantity?.grams != nil else { return nil }
    let words = pieces.flatMap(\.words)
    guard let last = words.last, tokens[last].isWord("water") || tokens[last].isWord("milk"),
      let grain = words.prefix(3).lastIndex(where: { Self.grains[tokens[$0]] != nil }), words.count > grain + 1,
      words[(grain + 1)...].allSatisfy({ Self.soaking.contains(tokens[$0]) }),
      words[..<grain].allSatisfy({ Self.grainKinds.contains(tokens[$0]) }),
      // "pasta with milk" was cooked before.
      tokens[words[grain]].isWord("oats") || words.contains(where: { Self.cookingVerbs.contains(tokens[$0]) })
    else { return nil }
    return linker.link(Self.grains[tokens[words[grain]]] ?? "")
  }

  /// "50 g of oats with milk": the milk was not weighed with them.
  func isWeighedOats(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    guard let first = pieces.first, first.quantity?.grams != nil, let last = first.words.last,
      tokens[last].isWord("oats"), let second = pieces.dropFirst().first
    else { return false }
    return second.joiner == .with && second.words.last.map { tokens[$0].isWord("milk") } ?? false
  }

  private static let sureOfNamed = 0.93
  private static let clearlyBetter = 0.1

  /// "plain brown rice" is brown rice, and neither a cracker nor a packet that is called plain.
  func withoutPlain(_ pieces: ArraySlice<FoodPiece>, match: FoodMatch?, amount: SaidAmount) -> FoodMatch? {
    guard pieces.count == 2 || pieces.firstWords.count > 1, var piece = pieces.first, !piece.isNamed(tokens),
      match?.confidence ?? 0 < Self.sureOfNamed || match?.food.source == .branded
    else { return nil }
    // "rice, plain", "fresh corn, plain".
    let isBehind =
      pieces.count == 2
      && pieces.last.map { $0.joiner == .comma && $0.words.count == 1 && tokens[$0.words[0]].isWord("plain") }
        ?? false
    if !isBehind {
      guard pieces.count == 1, piece.words.count > 1 else { return nil }
      // "Extra rice" is more of it; "extra lean mince" is how lean.
      let isMore =
        tokens[piece.words[0]].isWord("extra") && piece.words.count == 2
        && !MealWords.modifiers.contains(tokens[piece.words[1]])
      guard isMore || tokens[piece.words[0]].isWord("plain") else { return nil }
      piece.words.removeFirst()
    }
    guard let found = linker.link(linker.words(piece), amount: amount), found.food.source != .branded,
      found.confidence > min(Self.sureOfNamed, (match?.confidence ?? 0) + Self.clearlyBetter)
    else { return nil }
    return found
  }

  private static let grainKinds = WordList.words(
    "white basmati jasmine long grain egg penne red green puy giant plain porridge rolled jumbo quick steel cut")
}
