/// Ways of eating that somebody keeps to. Before a noun they say what a food is made for: "vegan sausages".
enum DietWords {
  /// Those of one word.
  static let names = WordList.words(
    """
    vegan vegetarian veggie pescatarian pescetarian flexitarian keto ketogenic paleo carnivore plantbased
    """)

  static let phrases = PhraseTable(
    list: """
      \(names.joined(separator: ","))
      gluten free,dairy free,lactose free,sugar free,meat free,alcohol free,plant based,low carb,raw vegan
      """)

  private static let behind = WordList.words(
    """
    now since for in until till this last again because as so at on these during with and but or anymore lately
    recently all these nowadays
    """)

  /// Behind the diet whose name begins at `index`; nil where none does, or where what is made for it follows.
  static func end(at index: Int, in tokens: [Token]) -> Int? {
    guard let match = phrases.match(at: index, in: tokens) else { return nil }
    let end = index + match.count
    return end == tokens.count || tokens[end].kind == .punctuation || behind.contains(tokens[end]) ? end : nil
  }

  /// Whether any is named without a food behind it.
  static func areNamed(in tokens: [Token]) -> Bool { tokens.indices.contains { end(at: $0, in: tokens) != nil } }
}
