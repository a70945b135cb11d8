import Foods
import Nutrition
import ToolCalls

/// The food half of the room, as the front door sees it.
struct FoodPhrases: Sendable {
  let catalog: FoodCatalog
  /// What was logged last, where that tells what is meant: chips beside a burger are fried.
  var company: [Token] = []

  /// The foods that `tokens` name, in order.
  func parts(in tokens: [Token]) -> [MealReading.Part] {
    MealGrammar(catalog: catalog, company: company).reading(of: tokens).parts
  }

  /// The same for `said` behind the last meal of `context`.
  func behind(_ context: ReadingContext, _ said: [Token]) -> FoodPhrases {
    guard let meal = context.lastMeal, MealGrammar.chips.occurs(in: said) else { return self }
    var foods = self
    foods.company = meal.items.flatMap { Lexer.tokens(of: $0.origin?.said ?? $0.name) }
    return foods
  }

  func items(in tokens: [Token]) -> [AddMeal.Item] { parts(in: tokens).map(\.item) }

  /// The kilocalories of what `tokens` name, in the amounts told or in usual ones; nil where a food is not known.
  func usualEnergy(of tokens: [Token]) -> Double? {
    let items = items(in: tokens)
    guard !items.isEmpty else { return nil }
    var sum = 0.0
    for item in items {
      guard let food = catalog.link(item.name)?.food else { return nil }
      let grams = catalog.portion(of: food, quantity: item.quantity, unit: item.unit, said: item.name).grams
      sum += food.nutrients(grams: item.grams ?? grams).calories
    }
    return sum
  }

  /// "Pint" and "bottle", but not "wing" and "bar", which are eaten.
  private func isAmount(_ token: Token) -> Bool {
    UnitTable.byName[token].map { $0.dimension != .measure || $0.isContainer } ?? false
  }

  /// "12 wings", but not "the east wing"; greens are eaten whatever is green.
  private static let eatenInPlural: WordSet = ["wings", "greens"]

  private static func isNoFood(_ token: Token) -> Bool {
    if MealWords.notFoods.contains(token) || EverydayWords.contains(token.folded) { return true }
    let singular = EnglishPlural.singular(of: token.folded)
    return singular != token.folded && !eatenInPlural.contains(token)
      && (MealWords.notFoods.contains(singular) || EverydayWords.contains(singular))
  }

  /// A name the person taught, or a meal named by habit or by day.
  private func isPersonal(_ token: Token) -> Bool {
    if MealReference(foodID: token.folded) != nil { return true }
    guard let personal = catalog.personal else { return false }
    return personal.lengthOfName(in: [token.folded]) == 1
      || token.folded.contains(" ") && personal.named(token.folded) != nil
  }

  /// Whether the tables have a portion of a food in such a measure.
  func isSold(_ item: FoodItem, in measure: String) -> Bool {
    item.catalogId.flatMap(catalog.food)?.portions.contains { $0.description.contains(measure) } ?? false
  }

  /// Whether a word may be a food's, known or not: "too much" and "out" after "I ate" are none.
  func mayName(_ token: Token) -> Bool {
    guard token.kind == .word else { return token.kind == .emoji }
    return (token.folded.utf8.count > 4 || token.folded.unicodeScalars.count > 1) && !Self.isNoFood(token)
      && !IntentWords.openers.contains(token)
      && !IntentWords.reports.contains(token) && !TimeWords.meals.contains(token) && !TimeWords.parts.contains(token)
      && !TimeWords.weekdays.contains(token) && !TimeWords.isWeekdays(token.folded) && !TimeWords.months.contains(token)
      && !OpinionWords.all.contains(token) && !NumberWords.cardinals.contains(token) && !isAmount(token)
  }

  /// "g&t": letters that a sign joins without a space.
  private func isJoinedName(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isSign("&"), tokens[index].join == .glued, index > 0, index + 1 < tokens.count,
      tokens[index + 1].join == .glued, tokens[index - 1].kind == .word, tokens[index + 1].kind == .word
    else { return false }
    return catalog.link(tokens[index - 1].folded + "&" + tokens[index + 1].folded)?.confidence ?? 0 > 0.85
  }

  /// Whether `tokens` name a food the catalogue knows.
  func holdsFood(_ tokens: [Token]) -> Bool {
    var unknown: [String] = []
    for (index, token) in tokens.enumerated() {
      if index > 0, MealWords.isCompound(tokens[index - 1], token) { return true }
      if isJoinedName(at: index, in: tokens) { return true }
      if token.kind == .emoji {
        if !token.folded.isEmpty, !token.says("water"), ActivityLexicon.reference.mentions(in: [token]).isEmpty {
          return true
        }
        continue
      }
      if token.kind == .word, isPersonal(token) { return true }
      guard mayName(token) else {
        // "Had 8 wings": counted, no limb of the person's.
        if index > 0, tokens[index - 1].isCount, token.isWord("wings") { return true }
        continue
      }
      // "Hit 12 greens" at golf.
      if index > 0, tokens[index - 1].isCount, token.isWord("greens") { continue }
      if catalog.knows(word: token.folded) { return true }
      unknown.append(token.folded)
    }
    // A misspelt food: "avacado".
    guard !unknown.isEmpty, unknown.count <= 6 else { return false }
    if unknown.contains(where: FoodPartition.isBurger) { return true }
    return unknown.contains { word in
      // A name of two or three letters must be one as it stands: "oj", "blt".
      (catalog.link(word)?.confidence ?? 0) > (word.count >= 4 ? 0.5 : 0.85)
    }
  }

  /// The words of the food named last, among others that name none: "custard" of "passed on the custard".
  func lastName(in tokens: [Token]) -> [Token]? {
    for end in tokens.indices.reversed() where mayName(tokens[end]) {
      for start in max(0, end - 2)...end where tokens[start...end].allSatisfy(mayName) {
        let name = tokens[start...end].map(\.folded).joined(separator: " ")
        // Several words that belong together are surer than one.
        if (catalog.link(name)?.confidence ?? 0) > (start < end ? 0.65 : 0.75) { return Array(tokens[start...end]) }
      }
    }
    return nil
  }

  /// "Mac and cheese" of the two, where a table has them as one dish by that name.
  func dish(of first: [Token], and second: [Token]) -> [Token]? {
    guard let last = first.last else { return nil }
    let and = Token.word("and", at: last.range)
    let words = first + [and] + second
    let name = words.map(\.folded).joined(separator: " ")
    return (catalog.link(name)?.confidence ?? 0) > Self.sureOfDish ? words : nil
  }

  private static let sureOfDish = 0.95
}
