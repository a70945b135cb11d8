import Foods
import ToolCalls

/// How a dish and the foods behind it are joined: as a heading and its list, or as a whole and its parts.
extension MealGrammar {
  enum Link { case list, making, with, none }

  private static let making: WordSet = ["with", "from", "of", "using"]

  /// How the words between a dish and the next food join them.
  func link(behind whole: MealReading.Part, before next: MealReading.Part, tokens: [Token]) -> Link {
    let start = whole.tokens.upperBound
    guard start < next.tokens.lowerBound, next.tokens.lowerBound <= tokens.count else { return .none }
    if isHeading(upTo: next.tokens.lowerBound, from: start, tokens) { return .list }
    if tokens[start].isWord("made"), start + 1 < tokens.count, Self.making.contains(tokens[start + 1]) {
      return .making
    }
    if tokens[start].isWord("with") { return .with }
    // "a smoothie with banana, spinach and oat milk": the first is in its name.
    let goesOn = tokens[start].isSign(",") || tokens[start].isWord("and")
    return goesOn && tokens[whole.tokens].contains { $0.isWord("with") || $0.isWord("w") } ? .with : .none
  }

  /// ":", and the "at mum's on Sunday:" and "bowl - " of a dish that heads the list of what was in it.
  func isHeading(upTo end: Int, from start: Int, _ tokens: [Token]) -> Bool {
    guard let sign = tokens[start..<end].firstIndex(where: { $0.kind == .punctuation }),
      sign - start <= Self.longestScene
    else { return false }
    return tokens[sign].isSign(":") || isDash(sign, tokens) && !tokens.indices[end...].contains { isDash($0, tokens) }
  }

  /// A dash that stands apart; several of them part what stands in a row: "soup - roll - apple".
  private func isDash(_ index: Int, _ tokens: [Token]) -> Bool {
    tokens[index].isSign("-") && tokens[index].join == .apart && index + 1 < tokens.count
      && tokens[index + 1].join == .apart
  }

  /// "Cereal bowl: 60 g of muesli, 150 ml of milk".
  func isHeadedBowl(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    let end = part.tokens.upperBound
    return part.item.quantity == 1 && part.item.unit == "bowl"
      && (end..<min(end + 2, tokens.count)).contains { tokens[$0].isSign(":") }
  }

  private static let plates: WordSet = ["plate", "platter", "board", "plateful"]

  /// "Antipasti plate: salami, olives, bread": the plate is what is listed.
  func isHeadedPlate(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    let end = part.tokens.upperBound
    let sign = Self.plates.contains(at: end, in: tokens) ? end + 1 : end
    guard part.item.quantity ?? 1 == 1, sign > 0, sign + 1 < tokens.count, Self.plates.contains(tokens[sign - 1]) else {
      return false
    }
    return tokens[sign].isSign(":") || isDash(sign, tokens)
  }

  /// What nobody puts in a blender, and is eaten beside what came out of one: "a smoothie with berries, 2 eggs and toast".
  func isChewed(_ part: MealReading.Part) -> Bool {
    guard let category = part.match?.food.category else { return false }
    return Self.chewed.contains { category.contains($0) }
  }

  /// Parts of the names of food groups.
  private static let chewed = [
    "Chicken", "Poultry", "Beef", "Pork", "Lamb", "Fish", "Meat", "Sausage", "Bacon", "Egg", "bread", "Bread", "Rolls",
    "Tortilla", "Bagel", "Rice", "Pasta", "Cheese", "sandwich", "Sandwich", "Pizza", "Burger", "potato", "Soup",
    "Burrito",
  ]

  /// Words between a dish and the colon behind it.
  private static let longestScene = 6

  /// "sushi: 8 salmon nigiri": what was ordered, and how much of which kind.
  func isKind(_ whole: MealReading.Part, of next: MealReading.Part, tokens: [Token]) -> Bool {
    guard whole.item.quantity == nil, next.item.quantity != nil, let food = whole.match?.food else { return false }
    // "sushi: 8 pieces of california roll", which is a sushi roll by its name.
    let isNamedAlike =
      whole.tokens.count == 1
      && next.match.map { FoodCatalog.foldedWords($0.food.name).first == tokens[whole.tokens.lowerBound].folded }
        ?? false
    let isCalledAlike =
      isNamedAlike || next.item.name.hasSuffix(" " + whole.item.name)
      || whole.tokens.count == 1 && !next.tokens.isEmpty
        && tokens[whole.tokens.lowerBound].folded == tokens[next.tokens.upperBound - 1].folded
    guard isCalledAlike || food.category == next.match?.food.category else { return false }
    // "sushi, 8 pieces of salmon nigiri": what it was in general.
    let isGeneral = food.name.hasSuffix(", NFS") || isCalledAlike
    let between = tokens[min(whole.tokens.upperBound, next.tokens.lowerBound)..<next.tokens.lowerBound]
    // "sushi (8 pcs salmon nigiri)".
    return link(behind: whole, before: next, tokens: tokens) == .list || between.first?.isSign("(") ?? false
      || isGeneral && (isCalledAlike || food.id != next.match?.food.id) && between.contains { $0.isSign(",") }
        && !between.contains { $0.isWord("and") || $0.isSign(".") }
        // "pizza with Bo, I had 3 slices of margherita".
        && (between.contains { $0.isWord("i") } || !MealWords.verbs.occurs(in: between))
  }
}

/// Where a meal came from, told as its heading.
extension MealGrammar {
  /// "KFC: 3 pieces of chicken", "chinese: fried rice", "wingstop 6 wings": where it came from, and no food.
  func isPlace(_ whole: MealReading.Part, before next: MealReading.Part, tokens: [Token]) -> Bool {
    guard whole.tokens.upperBound < next.tokens.lowerBound else { return false }
    let between = tokens[whole.tokens.upperBound..<next.tokens.lowerBound]
    // "chinese takeaway - ...", "a thai takeaway, ...".
    if isTakeaway(tokens[whole.tokens]), between.contains(where: { $0.isSign(":") || $0.isSign("-") || $0.isSign(",") })
    {
      return true
    }
    // "panda express plate with orange chicken", "panda express plate, fried rice": what was on it is told.
    if let noun = tokens[whole.tokens].last, Self.orders.contains(noun),
      MealWords.chains.contains(tokens[whole.tokens].dropLast().map(\.folded).joined(separator: " "))
    {
      return between.contains { $0.isOne(of: ":", "-", ",", "with", "w", "of") }
    }
    guard whole.item.quantity == nil else { return false }
    // "bakery on the corner: ...".
    let name = tokens[whole.tokens].prefix { !ListWords.situating.contains($0) }
    guard MealWords.eateries.contains(name.map(\.folded).joined(separator: " ")) else { return false }
    if name.count < whole.tokens.count {
      return between.contains { $0.isSign(":") } || tokens[whole.tokens].contains { $0.isSign(":") }
    }
    if between.contains(where: { $0.isSign(":") || $0.isSign("-") }) { return true }
    // "tim hortons 6 doughnuts": what was counted there.
    return next.item.quantity != nil
      && !between.contains { $0.kind == .punctuation || MealWords.softJoiners[$0] != nil }
  }

  private static let orders: WordSet = ["plate", "meal", "order", "box", "combo", "tray"]
}
