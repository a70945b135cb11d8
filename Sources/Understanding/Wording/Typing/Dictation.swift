/// Signs that are spoken into a phone and written out as words: "two eggs comma a slice of toast period".
enum Dictation {
  private static let signs: WordTable<String> = [
    "comma": ",", "period": ".", "colon": ":", "semicolon": ";", "fullstop": ".",
  ]
  /// By their first word, what two words spell.
  private static let pairs: WordTable<(second: String, sign: String)> = [
    "full": ("stop", "."), "new": ("line", "."), "exclamation": ("mark", "."), "question": ("mark", "?"),
  ]
  /// Before these a period is a time or a woman's.
  private static let owning = IntentWords.determiners.union(NumberWords.articles).union(
    WordList.words(
      "on of from due before after during this that no late heavy light first second fasting eating rest free trial long same"
    ))

  /// `tokens` with the signs in the place of their words, where two of them are told, or a comma or a last period alone.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2, signs.occurs(in: tokens) || pairs.occurs(in: tokens) else { return tokens }
    let places = tokens.indices.compactMap { sign(at: $0, in: tokens).map { ($0.sign, $0.end) } }
    let isDictated =
      places.count > 1
      || places.first.map { $0.0 == "," || $0.1 == tokens.count && $0.0 == "." } ?? false
    guard isDictated else { return tokens }
    return tokens.replacing { index in
      sign(at: index, in: tokens).map { ($0.end, [Token.sign($0.sign, join: .glued, at: tokens[index].range)]) }
    }
  }

  private static func sign(at index: Int, in tokens: [Token]) -> (sign: String, end: Int)? {
    guard index > 0, tokens[index].kind == .word, tokens[index - 1].kind != .punctuation else { return nil }
    if let sign = signs[tokens[index]] {
      return tokens[index].isWord("period") && owning.contains(tokens[index - 1]) ? nil : (sign, index + 1)
    }
    guard let pair = pairs[tokens[index]], index + 1 < tokens.count, tokens[index + 1].folded == pair.second else {
      return nil
    }
    return (pair.sign, index + 2)
  }
}
