/// Settles a count that is mended in the same breath: "4 cakes, oops make that 6", "a banana, no wait, two".
enum SelfCorrection {
  private static let signals = PhraseTable(
    list: """
      make that,make it,oops make that,no make that,or rather,i mean,i meant,no wait,wait no,sorry i mean,no sorry
      oops,sorry,scratch that
      """)

  /// `tokens` with the last count before a mended one put right, and the words that mend it left out.
  static func settled(_ tokens: [Token]) -> [Token] {
    // The mended count ends the message or its sentence.
    guard tokens.count > 3, let end = tokens.lastIndex(where: { $0.kind != .punctuation }),
      tokens[end].isCount, let start = signal(before: end, in: tokens), start > 1,
      let old = tokens[..<start].lastIndex(where: { $0.isCount || NumberWords.articles.contains($0) }),
      // What was counted stands between: "make that 6" alone is about an earlier message.
      tokens[(old + 1)..<start].contains(where: { $0.kind == .word })
    else { return tokens }
    var settled = Array(tokens[..<start])
    while let last = settled.last, last.kind == .punctuation { settled.removeLast() }
    settled[old] = tokens[end]
    settled[old].join = .apart
    return settled
  }

  /// Where the words that announce a mended count begin, if they stand right before it.
  private static func signal(before end: Int, in tokens: [Token]) -> Int? {
    let horizon = max(0, end - 6)
    return (horizon..<end).first { index in
      var at = index
      while at < end {
        if tokens[at].kind == .punctuation {
          at += 1
        } else if let match = signals.match(at: at, in: tokens) {
          at += match.count
        } else {
          return false
        }
      }
      return tokens[index].kind == .word && at == end
    }
  }
}
