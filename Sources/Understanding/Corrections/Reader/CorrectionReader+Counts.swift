import Foods
import Nutrition
import ToolCalls

/// How many or how much of the last food or drink there was, in a line that names none.
extension CorrectionReader {
  /// "3 glasses", "3, not 2" right after 2 glasses of water: so many of what one of them held.
  func vesselsOfWater(_ said: [Token]) -> Reading? {
    guard said.count <= 6, case .water(let water)? = context.lastEntries.last else { return nil }
    let tokens = trimmed(Array(said.drop(while: Self.isInterjection)))
    if let not = tokens.firstIndex(where: { $0.isWord("not") }), not > 0, not + 2 == tokens.count {
      let new = tokens[..<not].filter { $0.kind != .punctuation }
      guard new.count == 1, let count = new[0].value, let old = tokens[not + 1].value, count <= 20,
        (1...20).contains(old),
        count > 0, (100...1000).contains(water.amountMl / old)
      else { return nil }
      return Reading(CorrectEntry(entryId: water.id, amountMl: min(10_000, water.amountMl / old * count)))
    }
    guard tokens.count == 2, tokens[0].isCount, UnitTable.unit(named: tokens[1].folded)?.isContainer == true,
      let call = WaterReader(units: context.units).figure(in: tokens), call.amountMl <= 10_000
    else { return nil }
    return Reading(CorrectEntry(entryId: water.id, amountMl: call.amountMl))
  }

  /// "one slice", "I had one slice" right after two slices of something: how many it was.
  func isCountOfLogged(_ said: [Token]) -> Bool {
    let words = said.drop { $0.isWord("i") }
    let tokens = words.first.map { Self.having.contains($0) } == true ? Array(words.dropFirst()) : said
    guard tokens.count <= 3, case .meal(let meal)? = context.lastEntries.last,
      let quantity = QuantityParser(tokens).quantity(at: 0), quantity.tokens.upperBound == tokens.count,
      quantity.value != nil, let unit = quantity.unitName
    else { return false }
    if meal.items.contains(where: { $0.unit == unit }) { return true }
    if meal.items.count == 1, let measure = quantity.unit, isHelping(measure, of: meal) { return true }
    // "Two slices" right after soup and bread.
    return quantity.unit?.dimension == .measure && meal.items.count { foods.isSold($0, in: unit) } == 1
  }

  /// What a helping of anything is told in.
  private static let helpings: WordSet = ["slice", "piece", "portion", "serving", "helping", "bowl", "plate"]

  /// "Had 2 bowls" right after curry, "2 mugs" after coffee: how much of the one food there was. A vessel hours later is
  /// another drink.
  private func isHelping(_ unit: MeasureUnit, of meal: Meal) -> Bool {
    if meal.items[0].foodType == .food { return unit.name == "cup" || Self.helpings.contains(unit.name) }
    let isPoured = unit.isContainer || unit.name.isOne(of: "cup", "pint", "serving")
    return isPoured && isFresh(meal)
  }

  private static let multiples: WordSet = ["double", "triple"]

  /// "Double", "a double" right after one drink or one food.
  func isMultipleAlone(_ tokens: [Token]) -> Bool {
    let words = tokens.drop { NumberWords.articles.contains($0) }
    guard words.count == 1, let word = words.first, Self.multiples.contains(word),
      case .meal(let meal)? = context.lastEntries.last
    else { return false }
    return meal.items.count == 1
  }

  private static let having = EatingWords.plain.union(["have"])

  /// "Had two", "I ate 3" right after one food: how many it was.
  func isCountThatWasHad(_ tokens: [Token]) -> Bool {
    let words = tokens.drop { $0.isWord("i") }
    guard words.count == 2, let verb = words.first, Self.having.contains(verb), let count = words.last, count.isCount,
      case .meal(let meal)? = context.lastEntries.last
    else { return false }
    return meal.items.count == 1 && UnitTable.unit(named: meal.items[0].unit)?.dimension != .mass
  }

  /// "It's 190 kcal", "it's 3 slices" right after a meal: how much it was.
  func isItsAmount(_ tokens: [Token]) -> Bool {
    guard (3...5).contains(tokens.count), tokens[0].isOne(of: "it's", "its", "they're"),
      case .meal? = context.lastEntries.last, case let rest = trimmed(Array(tokens.dropFirst())),
      let quantity = QuantityParser(rest).quantity(at: 0), quantity.tokens.upperBound == rest.count,
      quantity.value != nil, let unit = quantity.unit
    else { return false }
    return unit.dimension != .time && unit.dimension != .length && (quantity.grams ?? 0) <= 5000
  }

  /// "Two of them" right after one food: how many.
  func isCountOfThem(_ tokens: [Token]) -> Bool {
    guard (3...4).contains(tokens.count), case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1,
      let of = tokens.firstIndex(where: { $0.isWord("of") }), of + 2 == tokens.count,
      tokens[of + 1].isOne(of: "them", "those", "these"),
      let number = NumberPhrase.read(at: of - 1, in: tokens)
    else { return false }
    return !number.isArticle && tokens[..<(of - 1)].allSatisfy { $0.isWord("only") || $0.isWord("just") }
  }

  /// "small one, 125 ml", "a large one", "a small glass, 125 ml" after one food: how big it was, or the amount that says so.
  func sizedOne(_ tokens: [Token]) -> [Token]? {
    guard let meal = lastMeal, meal.items.count == 1, !tokens.isEmpty, tokens.count <= 7 else { return nil }
    let start = NumberWords.articles.contains(tokens[0]) ? 1 : 0
    if start + 2 == tokens.count, QuantityWords.sizes[tokens[start]] != nil, Self.helpings.contains(tokens[start + 1]) {
      return Array(tokens[start...])
    }
    guard start + 1 < tokens.count, QuantityWords.sizes[tokens[start]] != nil,
      tokens[start + 1].isWord("one") || tokens[start + 1].isWord("ones")
        || isVessel(tokens[start + 1], of: meal) && start + 2 < tokens.count
    else { return nil }
    let rest = Array(tokens[(start + 2)...].drop { $0.kind == .punctuation })
    guard !rest.isEmpty else { return Array(tokens[start..<(start + 1)]) }
    return Amount.counts(rest) ? rest : nil
  }

  /// Whether the one item of a meal was counted, or poured, in such a vessel.
  private func isVessel(_ token: Token, of meal: Meal) -> Bool {
    guard let unit = UnitTable.unit(named: token.folded), unit.isContainer else { return false }
    return meal.items[0].unit == unit.name || meal.items[0].unit == "ml"
  }
}
