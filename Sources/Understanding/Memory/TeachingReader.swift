import Foods
import Nutrition
import ToolCalls

/// Reads sentences that teach: "remember: my shake is 40 g whey and 300 ml milk".
struct TeachingReader {
  let foods: FoodPhrases

  private static let openers = PhraseTable(
    list: """
      remember,remember that,please remember,please remember that,note that,learn,learn that,keep in mind that
      for future reference,from now on,when i say,if i say,by
      """)
  private static let forgetting = PhraseTable(
    list: "forget,please forget,forget about,forget what,you can forget,unlearn,no longer remember")
  private static let links: WordSet = ["is", "are", "=", "means", "contains", "equals", "has", "consists"]
  private static let determiners = ListWords.determiners
  private static let longestName = 6

  /// What `tokens` teach, or nil where they do not.
  func teaching(in tokens: [Token], personal: PersonalFoods) -> Teaching? {
    guard !tokens.isEmpty else { return nil }
    if let forgotten = forgotten(tokens, personal: personal) { return forgotten }
    let start = opening(tokens)
    guard start < tokens.count, let link = link(in: tokens, from: start) else { return nil }
    let measure = Self.measure(at: start, before: link, in: tokens)
    let name = self.name(tokens[(measure?.tokens.upperBound ?? start)..<link])
    guard !name.isEmpty, name.count <= Self.longestName else { return nil }
    // "remember: my breakfast is ..." teaches the usual one; a meal word alone names a time, not a food.
    let meal = name.count == 1 && start > 0 ? TimeWords.meals[name[0]] : nil
    let usual = MealReferenceReader.usual(at: 0, in: name, isWhole: true) ?? meal.map { ($0, 1) }
    // Without "remember" only a habit is taught: "my weight is 80 kg" says something else.
    guard start > 0 || usual != nil && !name[0].isWord("go") else { return nil }
    var rest = Array(tokens[(link + 1)...])
    while let first = rest.first, first.isOne(of: "i", "mean", "of", "always", "usually", "consists", ":") {
      rest.removeFirst()
    }
    guard rest.contains(where: { $0.kind != .punctuation }) else { return nil }
    let text = meal.map { "usual \($0.rawValue)" } ?? name.map(\.text).joined(separator: " ")
    let kind: Recipe.Kind = usual == nil ? .dish : .meal
    // "my bar has 210 kcal and 20 g protein": figures of the thing itself.
    if let own = TaughtFigures.item(named: text, rest, measure: measure) {
      return .remember(name: text, kind: kind, items: [own], servings: 1)
    }
    let servings = Self.servings(in: &rest)
    let items = foods.items(in: rest)
    guard !items.isEmpty, items.contains(where: { !$0.isFiguresAlone }), !Self.isAmountAlone(rest) else { return nil }
    return .remember(name: text, kind: kind, items: items, servings: servings)
  }

  private func forgotten(_ tokens: [Token], personal: PersonalFoods) -> Teaching? {
    guard let match = Self.forgetting.match(at: 0, in: tokens) else { return nil }
    var rest = tokens[match.count...].filter { $0.kind != .punctuation }
    if let last = rest.last, last.isOne(of: "is", "was", "means") { rest.removeLast() }
    let name = self.name(rest[...]).map(\.text).joined(separator: " ")
    return personal.named(name).map { .forget(name: $0.name) }
  }

  private func opening(_ tokens: [Token]) -> Int {
    guard let match = Self.openers.match(at: 0, in: tokens) else { return 0 }
    var start = match.count
    while start < tokens.count, tokens[start].isSign(":") || tokens[start].isSign(",") || tokens[start].isWord("that") {
      start += 1
    }
    return start
  }

  /// Where the name ends and what it stands for begins.
  private func link(in tokens: [Token], from start: Int) -> Int? {
    let end = min(tokens.count, start + Self.longestName + 3)
    let isOpened = start > 0
    guard
      let place = (start..<end).first(where: {
        Self.links.contains(tokens[$0]) || saysMeaning($0, tokens) || isOpened && tokens[$0].isSign(":")
      }),
      place > start, place + 1 < tokens.count
    else { return nil }
    return place
  }

  /// "when I say brekkie I mean porridge", "by brekkie I mean porridge".
  private func saysMeaning(_ index: Int, _ tokens: [Token]) -> Bool {
    tokens[index].isWord("i") && index + 1 < tokens.count && tokens[index + 1].isWord("mean")
  }

  private func name(_ tokens: ArraySlice<Token>) -> [Token] {
    let words = tokens.filter { $0.kind == .word || $0.kind == .number }
    return Array(words.drop { Self.determiners.contains($0) })
  }

  /// "a slice of", "100 g of" before the name, whose figures follow.
  private static func measure(at start: Int, before link: Int, in tokens: [Token]) -> Quantity? {
    guard let quantity = QuantityParser(tokens).quantity(at: start), quantity.hasUnit, quantity.hasOf,
      quantity.tokens.upperBound < link
    else { return nil }
    return quantity
  }

  private static let yielding: WordSet = ["serves", "makes", "feeds", "yields", "serving", "giving", "making"]
  private static let portions: WordSet = [
    "servings", "portions", "people", "persons", "helpings", "serving", "portion",
  ]

  /// How many servings the recipe makes by its last words, which are cut off: "..., serves 4", "for 4 people"; 1 where it
  /// does not say.
  private static func servings(in tokens: inout [Token]) -> Double {
    var end = tokens.count
    while end > 0, tokens[end - 1].kind == .punctuation { end -= 1 }
    let isNamed = end > 0 && portions.contains(tokens[end - 1])
    // "makes 8 slices", "makes 12 muffins".
    let isMade = end > 2 && yielding.contains(tokens[end - 3]) && tokens[end - 1].kind == .word
    if isNamed || isMade { end -= 1 }
    guard end > 1, let count = tokens[end - 1].saidNumber, (1...100).contains(count) else { return 1 }
    let lead = tokens[end - 2]
    guard yielding.contains(lead) || isNamed && (lead.isWord("for") || lead.kind == .punctuation) else { return 1 }
    tokens.removeSubrange((end - 2)...)
    while let last = tokens.last, last.kind == .punctuation || last.isOne(of: "and", "it") { tokens.removeLast() }
    return count
  }

  /// "350 ml", "30 g": how much something holds or weighs, and no food.
  private static func isAmountAlone(_ tokens: [Token]) -> Bool {
    guard let quantity = QuantityParser(tokens).quantity(at: 0), quantity.hasUnit else { return false }
    return tokens[quantity.tokens.upperBound...].allSatisfy { $0.kind == .punctuation || $0.isOne(of: "big", "full") }
  }

  private static let keeping = PhraseTable(
    list: """
      remember,remember that,please remember,please remember that,note that,learn that,keep in mind that
      for future reference,from now on
      """)
  private static let habitual: WordSet = ["take", "always", "usually", "never", "holds", "weighs", "drink", "like"]

  /// Whether `tokens` ask that something be kept for later and tell of nothing that was had, so that they log nothing:
  /// "remember: my mug is 350 ml", "remember that I take my coffee with milk".
  static func isForLater(_ tokens: [Token]) -> Bool {
    guard let match = keeping.match(at: 0, in: tokens), match.count < tokens.count,
      !tokens[match.count].isOne(of: "to", "when", "how", "the")
    else { return false }
    return tokens.contains { $0.isSign(":") || links.contains($0) || habitual.contains($0) }
      && !tokens[match.count...].contains { IntentWords.eating.contains($0) || IntentWords.pastCopulas.contains($0) }
  }
}
