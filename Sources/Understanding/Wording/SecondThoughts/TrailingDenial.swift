/// Takes back what the same message has just said: "I had a pizza, no I didn't".
enum TrailingDenial {
  private static let openers = WordList.words(
    "no nope nah wait actually lol haha jk sorry oh oops hang on well not but")
  private static let denials = PhraseTable(
    list: """
      i didn't,i didnt,i did not,i haven't,i havent,i have not,we didn't,we didnt,just kidding,only kidding,i'm kidding,im kidding
      only joking,just joking,i'm joking,im joking,i lied,i take that back,i take it back,that's a lie,thats a lie
      that's not true,thats not true
      """)

  /// `tokens` without the sentence that a denial at its end takes back; nil where nothing else was said.
  static func withoutDenied(_ tokens: [Token]) -> [Token]? {
    // The cheapest sign first: the last word is one a denial ends with.
    guard let last = tokens.lastIndex(where: { $0.kind != .punctuation }), last > 2,
      endings.contains(tokens[last]),
      let start = (max(1, last - 4)...last).first(where: { at in
        denials.match(at: at, in: tokens).map { at + $0.count == last + 1 } ?? false
      })
    else { return tokens }
    var opening = start
    while opening > 0, openers.contains(tokens[opening - 1]) || tokens[opening - 1].kind == .punctuation {
      opening -= 1
    }
    // "I said I didn't" tells; a denial stands apart from what it denies.
    let isApart = opening < start
    guard isApart, opening > 1 else { return tokens }
    let end = tokens[..<opening].lastIndex { $0.isOne(of: ".", "!", "?", ";", "\n") }
    guard let end, tokens[...end].contains(where: { $0.kind == .word }) else { return nil }
    return Array(tokens[...end])
  }

  private static let endings = WordList.words(
    "didn't didnt not haven't havent kidding joking lied back lie true")
}
