/// Amounts that somebody settles on while they tell: "a box of berries, let's say 150 g".
enum Estimates {
  private static let signs: WordSet = ["say", "call", "calling"]
  private static let settling = PhraseTable(
    list: """
      let's say,lets say,let us say,shall we say,we'll say,i'd say,i would say,let's call it,lets call it,call it
      call that,calling it,i'd call it,i'd call that,i'll call it,let's call that,lets call that,let's say about
      """)

  /// `tokens` without the words that lead to such an amount, so that it is told like any other.
  static func plain(_ tokens: [Token]) -> [Token] {
    guard signs.occurs(in: tokens) else { return tokens }
    for index in tokens.indices.dropFirst(2) {
      guard let match = settling.match(at: index, in: tokens), case let end = index + match.count,
        tokens[index - 1].kind == .punctuation || tokens[index - 1].isWord("so") || tokens[index - 1].isWord("and"),
        let number = NumberPhrase.read(at: end, in: tokens), number.value > 0, end + number.count < tokens.count,
        UnitTable.unit(at: end + number.count, in: tokens) != nil
      else { continue }
      return plain(Array(tokens[..<index] + tokens[end...]))
    }
    return tokens
  }
}
