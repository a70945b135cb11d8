/// How many times over something was had: "twice", "three times".
struct Repetition: Equatable {
  var count: Double
  /// The token behind it.
  var end: Int

  private static let words: WordTable<Double> = ["twice": 2, "thrice": 3]
  /// What follows where it says how often, and no amount.
  private static let frequencies: WordSet = [
    "a", "an", "per", "each", "every", "this", "daily", "weekly", "in", "as",
  ]
  private static let parts: WordSet = ["morning", "afternoon", "evening"]

  /// The repetition that begins at `index`.
  static func at(_ index: Int, in tokens: [Token]) -> Repetition? {
    guard index < tokens.count else { return nil }
    let token = tokens[index]
    var found: Repetition?
    if token.kind == .word, let count = words[token] {
      found = Repetition(count: count, end: index + 1)
    } else if index + 1 < tokens.count, tokens[index + 1].isWord("times"),
      let count = token.saidNumber, (2...20).contains(count)
    {
      found = Repetition(count: count, end: index + 2)
    }
    guard let found, found.end < tokens.count, frequencies.contains(tokens[found.end]) else { return found }
    // "twice this morning" counts, "twice this week" tells how often.
    return tokens[found.end].isWord("this") && found.end + 1 < tokens.count
      && parts.contains(tokens[found.end + 1]) ? found : nil
  }
}
