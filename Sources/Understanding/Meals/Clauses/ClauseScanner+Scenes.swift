import Nutrition

extension ClauseScanner {
  /// "treated myself to my cake", "stuck to my wrap": what "to" leads to was eaten.
  private static let goingBack: WordSet = [
    "myself", "ourselves", "stuck", "stick", "sticking", "kept", "keeping", "back",
  ]

  private static let owners: WordSet = ["my", "our", "his", "her", "their"]

  /// "to my oatmeal", after a verb of adding "on my salad", and behind what was weighed "in my coffee": what was there
  /// already.
  mutating func background(_ token: Token) -> Bool {
    guard index + 1 < tokens.count, Self.owners.contains(tokens[index + 1]) else {
      if token.isWord("on"), index + 3 < tokens.count, tokens[index + 1].isWord("top"), tokens[index + 2].isWord("of"),
        isAdding || isBehindWeighed && Self.owners.contains(tokens[index + 3])
      {
        drop(to: filter.restOfPhrase(from: index + 3))
        return true
      }
      return false
    }
    let isReflexive = index > 0 && Self.goingBack.contains(tokens[index - 1])
    // "On my porridge, I had 20 g of honey."
    let isFronted =
      index == 0 && token.isOne(of: "in", "on", "to", "into", "over")
      && tokens[filter.restOfPhrase(from: 1)...].first?.isSign(",") ?? false
    guard
      isFronted || token.isWord("to") && !isReflexive
        || (isAdding || isBehindWeighed) && token.isOne(of: "on", "in", "into", "over", "onto", "atop")
    else {
      return false
    }
    drop(to: filter.restOfPhrase(from: index + 1))
    return true
  }

  /// "15 g of syrup": the food that was named last has its weight.
  private var isBehindWeighed: Bool {
    guard isAfterContent, case .quantity(let quantity)? = elements.last(where: { !$0.isWord }) else { return false }
    return quantity.grams != nil
  }

  /// "with a fine hint of ginger": what it tastes of, not what was eaten with it.
  func flavorOf() -> Int? {
    guard tokens[index].isOne(of: "with", "featuring"), let end = filter.sceneRun(at: index + 1, afterContent: false),
      tokens[end - 1].isWord("of"), MealWords.flavorNouns.occurs(in: tokens[index..<end]),
      elements.contains(where: \.isWord)
    else { return nil }
    var rest = filter.restOfPhrase(from: end)
    while rest > end, rest + 1 < tokens.count, tokens[rest].isSign("&") || tokens[rest].isWord("and"),
      filter.isContent(rest + 1),
      quantities.quantity(at: rest + 1) == nil
    {
      rest = filter.restOfPhrase(from: rest + 1)
    }
    return rest > end ? rest : nil
  }

  /// "from a fast food restaurant", "from Starbucks": says which kind of food it is.
  mutating func origin() {
    if let quantity = quantities.quantity(at: index + 1), !quantity.isArticle || quantity.hasUnit {
      if let pack = quantity.unit, servesPack(pack) { return drop(to: quantity.tokens.upperBound) }
      return take(.gap)
    }
    var end = index + 1
    while end < tokens.count, filter.isContent(end) || filter.isDroppable(end) { end += 1 }
    // "from the tub" tells no more than the amount does.
    if let unit = UnitTable.unit(named: tokens[end - 1].folded), unit.isContainer {
      let name = tokens[(index + 1)..<end].drop { IntentWords.determiners.contains($0) }
      if let pack = UnitTable.unit(named: name.map(\.folded).joined(separator: " ")) { _ = servesPack(pack) }
      return drop(to: end)
    }
    if Self.stalls.occurs(in: tokens[index..<end]) { return drop(to: end) }
    content()
    while index < tokens.count, tokens[index].kind == .word,
      NumberWords.articles.contains(tokens[index]) || MealWords.small.contains(tokens[index])
    {
      index += 1
    }
    while index < tokens.count, filter.isContent(index) || filter.isScene(index) { content() }
  }

  /// "a serving of crisps from the snack bag": such a bag holds one serving, and is what was named last.
  private mutating func servesPack(_ pack: MeasureUnit) -> Bool {
    let name = pack.name.split(separator: " ").map(String.init)
    guard name.count > 1, Self.singlePacks.contains(name[0]), UnitTable.containers.contains(name[name.count - 1]),
      let place = elements.lastIndex(where: { if case .quantity(let one) = $0 { one.hasUnit } else { false } }),
      case .quantity(var amount) = elements[place], amount.unit?.name == "serving"
    else { return false }
    amount.unit = pack
    elements[place] = .quantity(amount)
    return true
  }

  /// What the name of a pack that holds one serving begins with.
  private static let singlePacks: WordSet = ["fun", "individual", "single", "snack"]

  /// Where food is sold whose kind its own name tells: "from the taco truck".
  private static let stalls: WordSet = ["truck", "van", "stall", "stand", "cart", "market", "machine", "kiosk"]

  mutating func preposition(_ token: Token) {
    if isAfterVerb, token.isWord("at") || token.isWord("in"), index > 0, Self.occasions.contains(tokens[index - 1]) {
      return drop(to: filter.restOfPhrase(from: index + 1))
    }
    if isAfterVerb {
      index += 1
      return
    }
    switch token {
    case "in", "at", "by", "into", "onto", "inside", "within", "upon":
      if let quantity = quantities.quantity(at: index + 1) {
        if followsContent(quantity.tokens.upperBound) {
          // "fried in a tablespoon of oil".
          take(.soft(.with, index))
        } else {
          // "A burger in 5 minutes" is one.
          elements.append(quantity.unit?.dimension == .time ? .gap : .served(quantity))
          index = quantity.tokens.upperBound
        }
      } else if isCookingLiquid {
        drop(to: filter.restOfPhrase(from: index + 1))
      } else if token.isWord("in"), isTouch || isInOwnDish || isInLiquid {
        // "a knob of butter in mash", "berries in my yogurt".
        take(.soft(.on, index))
      } else if token.says("in") || token.says("into") || token.says("inside") {
        elements.append(.word(index))
        index += 1
      } else {
        drop(to: filter.restOfPhrase(from: index + 1))
      }
    default: drop(to: filter.restOfPhrase(from: index + 1))
    }
  }

  /// "a drink at the bar": behind what was had in general, where it was had.
  private static let occasions: WordSet = ["drink", "drinks", "meal", "bite", "food", "lunch", "dinner", "breakfast"]

  private static let liquids: WordSet = ["wine", "brine", "water", "springwater", "cider", "stock", "broth"]

  /// "mussels 500 g in white wine": behind what was weighed, what it was cooked or kept in.
  private var isCookingLiquid: Bool {
    guard case .quantity(let quantity)? = elements.last, quantity.grams != nil, index + 1 < tokens.count else {
      return false
    }
    return Self.liquids.occurs(in: tokens[(index + 1)...].prefix(2))
  }

  private var isInOwnDish: Bool {
    isAfterContent && index + 2 < tokens.count && tokens[index + 1].isOne(of: "my", "our")
  }

  /// "20 g of honey in tea": it was weighed before.
  private var isInLiquid: Bool {
    isBehindWeighed && FoodPartition.stirredIn.contains(tokens[index - 1]) && index + 1 < tokens.count
      && Self.drinks.contains(tokens[index + 1])
  }

  private static let drinks: WordSet = ["tea", "coffee", "water", "milk", "juice"]

  /// A little of something was named last.
  private var isTouch: Bool {
    for element in elements.reversed().prefix(3) {
      if case .quantity(let quantity) = element {
        return quantity.unit.map { QuantityWords.smallMeasures.contains($0.name) } ?? false
      }
    }
    return false
  }

  mutating func drop(to end: Int) {
    noteMeals(in: index..<end)
    take(.gap, count: max(1, end - index))
  }

  mutating func noteMeals(in range: Range<Int>) {
    for position in range where position != index {
      if let meal = MealWords.mealTypes[tokens[position]] { elements.append(.meal(meal)) }
    }
  }
}
