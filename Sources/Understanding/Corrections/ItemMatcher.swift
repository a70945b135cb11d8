import Nutrition
import ToolCalls

/// Finds which item of a meal a person means.
struct ItemMatcher {
  let meal: Meal
  let foods: FoodPhrases

  /// The item whose name, or whose words as they were said, share the most with `words`.
  func index(of words: [Token]) -> Int? {
    let wanted = Set(
      words.filter { $0.kind == .word && $0.folded.count > 1 }.map { EnglishPlural.singular(of: $0.folded) }
    )
    .subtracting(Self.small)
    guard !wanted.isEmpty else { return nil }
    let said = saidNames
    var best: (index: Int, score: Int)?
    for (index, item) in meal.items.enumerated() {
      var names = Self.words(of: item.name)
      if let said { names.formUnion(Self.words(of: said[index])) }
      let score = wanted.intersection(names).count
      if score > best?.score ?? 0 { best = (index, score) }
    }
    return best?.index
  }

  private static let small: WordSet = WordList.words(
    """
    the of with and one two three large small medium slice cup piece glass bottle can in on to
    """)

  static func words(of name: String) -> Set<String> {
    Set(Lexer.tokens(of: name).filter { $0.kind == .word }.map { EnglishPlural.singular(of: $0.folded) }).subtracting(
      small)
  }

  /// The items as the person called them, where the words can be laid beside the items one to one.
  var saidNames: [String]? {
    guard let raw = meal.rawInput else { return nil }
    let items = foods.items(in: Lexer.tokens(of: raw))
    return items.count == meal.items.count ? items.map(\.name) : nil
  }
}
