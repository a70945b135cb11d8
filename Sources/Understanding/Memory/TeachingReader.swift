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
    let name = self.name(tokens[start..<link])
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
    var items = foods.items(in: rest)
    if items.isEmpty || items.allSatisfy({ $0.calories != nil && $0.grams == nil && !foods.holdsFood(rest) }) {
      // "my bar has 210 kcal and 20 g protein": figures of the thing itself.
      items = figures(of: name, rest)
    }
    guard !items.isEmpty else { return nil }
    return .remember(name: text, kind: usual == nil ? .dish : .meal, items: items, servings: 1)
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

  private func figures(of name: [Token], _ rest: [Token]) -> [AddMeal.Item] {
    let stated = foods.items(in: name + rest)
    guard let item = stated.first(where: { $0.calories != nil }) else { return [] }
    var own = item
    own.name = name.map(\.text).joined(separator: " ")
    own.isStatedByPerson = true
    own.catalogId = nil
    own.proteinG = own.proteinG ?? stated.compactMap(\.proteinG).first
    own.carbsG = own.carbsG ?? stated.compactMap(\.carbsG).first
    own.fatG = own.fatG ?? stated.compactMap(\.fatG).first
    return [own]
  }
}
