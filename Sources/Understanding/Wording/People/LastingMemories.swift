/// What a meal left behind: "a pie that I will remember all my life". It was eaten, and nothing is still to come.
enum LastingMemories {
  static let lasting: WordSet = [
    "remember", "forget", "treasure", "regret", "cherish", "dream", "recall", "describe", "miss", "recommend",
  ]
  private static let between: WordSet = [
    "will", "won't", "wont", "shall", "would", "wouldn't", "never", "always", "not", "surely",
  ]

  /// `tokens` without such clauses.
  static func dropped(from tokens: [Token]) -> [Token] {
    guard lasting.occurs(in: tokens) else { return tokens }
    return tokens.without { index in
      guard tokens[index].isWord("that") || tokens[index].isWord("which"), index > 0, tokens[index - 1].kind == .word,
        index + 2 < tokens.count, tokens[index + 1].isOne(of: "i", "we", "i'll", "we'll")
      else { return nil }
      let verb = between.end(from: index + 2, in: tokens)
      guard verb < tokens.count, lasting.contains(tokens[verb]),
        verb > index + 2 || tokens[index + 1].folded.hasSuffix("ll")
      else { return nil }
      return tokens[verb...].firstIndex { $0.kind == .punctuation || $0.isOne(of: "and", "but", "with") }
        ?? tokens.count
    }
  }
}
