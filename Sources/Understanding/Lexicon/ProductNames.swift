/// Products that are called by words of speech: "a Take 5 bar", "I Can't Believe It's Not Butter", "a happy meal".
enum ProductNames {
  private static let names = PhraseTable(
    list: """
      i can't believe it's not butter,can't believe it's not butter,no fear energy drink,no fear energy,no fear drink
      eat natural bar,eat natural bars,good and plenty,good & plenty,that's it bar,that's it bars,take 5 bar,take 5 bars
      take five bar,take five bars,reese's fast break,fast break bar,zero bar,zero bars,zero candy bar,100 grand,100 grand bar
      100 grand bars,perfect bar,perfect bars,yes bar,yes bars,picnic bar,picnic bars,time out bar,time out bars
      total cereal,life cereal,happy meal,happy meals,hungry jacks,hungry jack's,skinny cow,hot pocket,hot pockets
      lean pocket,lean pockets,smart ones,jack in the box,in-n-out,shake shack,oh henry,oh henry bar
      """)
  /// Before these it is praise: "the perfect bar".
  private static let praising: WordSet = ["the", "this", "that"]

  /// `tokens` with every such name as one word, so that none of its words denies, plans or sets a scene.
  static func merged(_ tokens: [Token]) -> [Token] {
    guard tokens.indices.contains(where: { names.match(at: $0, in: tokens) != nil }) else { return tokens }
    var result: [Token] = []
    var index = 0
    while index < tokens.count {
      guard let count = names.match(at: index, in: tokens)?.count, count > 1,
        !(result.last.map { praising.contains($0) } ?? false)
      else {
        result.append(tokens[index])
        index += 1
        continue
      }
      let run = tokens[index..<(index + count)]
      let folded = run.map(\.folded).joined(separator: " ")
      let range = tokens[index].range.lowerBound..<tokens[index + count - 1].range.upperBound
      result.append(
        Token(
          kind: .word, text: run.map(\.text).joined(separator: " "), folded: folded, join: tokens[index].join,
          range: range))
      index += count
    }
    return result
  }
}
