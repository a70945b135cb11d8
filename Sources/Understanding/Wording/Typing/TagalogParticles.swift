/// Small words of Tagalog among English ones: "po" is courtesy and "lang" only, and the "at" behind them is "and".
enum TagalogParticles {
  static let particles: WordSet = ["po", "lang", "lng"]
  private static let closing: WordSet = ["with", "for", "sa", "today", "kanina", "this", "tonight", "yesterday"]

  /// `tokens` without them: "burger and cola" for "burger lang at cola po".
  static func told(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    tokens.replacing { index in
      guard index > 0, particles.contains(tokens[index]), tokens[index - 1].kind != .punctuation else { return nil }
      let next = index + 1
      // A "po' boy" goes on with a sign, or with the boy.
      guard next < tokens.count, ![",", ".", "!", ";", "\n"].contains(where: { tokens[next].isSign($0) }),
        !ListWords.ands.contains(tokens[next]), !particles.contains(tokens[next]), !closing.contains(tokens[next])
      else { return (next, []) }
      guard tokens[next].isWord("at"), next + 1 < tokens.count, tokens[next + 1].kind == .word,
        holdsFood([tokens[next + 1]])
      else { return nil }
      return (next + 1, [Token.word("and", at: tokens[next].range)])
    }
  }
}
