/// A food that is put right with what it was not: "a wrap with cheese, I mean it was hummus not cheese".
extension SelfCorrection {
  private static let owning = PhraseTable(
    list: """
      sorry i mean,no i mean,i mean,i meant,or rather,no wait,wait no,sorry,actually,correction,oops,wait,scratch that
      """)
  private static let between: WordSet = [
    "it", "was", "were", "they", "that", "it's", "its", "the", "actually", "had", "i", ",", "-", "with", "on",
  ]
  private static let prepositions: WordSet = ["with", "on", "in", "the"]
  private static let longestName = 3

  /// `tokens` with the other food in the place of the one that it was not.
  static func contrasted(_ tokens: [Token]) -> [Token] {
    guard let not = tokens.lastIndex(where: { $0.isWord("not") }), not > 4, not + 1 < tokens.count,
      let sign = tokens[..<not].indices.last(where: { $0 > 0 && owning.match(at: $0, in: tokens) != nil }),
      let match = owning.match(at: sign, in: tokens)
    else { return tokens }
    let wrong = tokens[prepositions.end(from: not + 1, in: tokens)...].prefix { $0.kind == .word }
    let start = between.end(from: sign + match.count, in: tokens)
    var end = not
    while end > start, tokens[end - 1].isSign(",") || tokens[end - 1].isWord("and") { end -= 1 }
    guard (1...longestName).contains(wrong.count), wrong.endIndex == tokens.count || tokens.ends(at: wrong.endIndex),
      start < end, end - start <= longestName, tokens[start..<end].allSatisfy({ $0.kind == .word && !$0.isBreak }),
      !clausal.occurs(in: tokens[start..<end])
    else { return tokens }
    var head = sign
    while head > 0, tokens[head - 1].isOne(of: ",", "-", ".", "(") || tokens[head - 1].isOne(of: "oh", "no", "oops") {
      head -= 1
    }
    let said = wrong.map { EnglishPlural.singular(of: $0.folded) }
    guard
      let place = (0...max(0, head - said.count)).last(where: { index in
        index + said.count <= head
          && tokens[index..<(index + said.count)].map({ EnglishPlural.singular(of: $0.folded) }) == said
      })
    else { return tokens }
    var told = Array(tokens[..<place])
    told += tokens[start..<end]
    told += tokens[(place + said.count)..<head]
    return told + tokens[wrong.endIndex...]
  }
}
