/// What the person makes of what somebody said.
extension IdiomReader {
  static let denials = ListWords.negations.union(["barely", "hardly"])
  private static let verbs: WordSet = ["believe", "believed", "trust", "trusted"]
  private static let objects: WordSet = ["her", "him", "them", "it", "that", "you", "this", "me", "us"]

  /// "I didn't believe them", "can't quite trust him": nothing eaten or done. "Can't believe I ate that" goes on.
  static func doubt(at index: Int, in tokens: [Token]) -> Int? {
    var at = index
    if tokens[at].isWord("i") { at += 1 }
    let start = at
    if at < tokens.count, tokens[at].isWord("do"), at + 1 < tokens.count, tokens[at + 1].isWord("not") {
      at += 2
    } else if denials.contains(at: at, in: tokens) {
      at += 1
    }
    guard at > start else { return nil }
    while at < tokens.count, tokens[at].isOne(of: "really", "quite", "even", "fully") { at += 1 }
    guard verbs.contains(at: at, in: tokens), objects.contains(at: at + 1, in: tokens),
      tokens.ends(at: at + 2) || tokens[at + 2].isOne(of: "though", "but", "tbh", "lol", "anyway", "one", "for", "at")
    else { return nil }
    let isPhrase = at + 2 < tokens.count && tokens[at + 2].isOne(of: "one", "for", "at")
    guard isPhrase else { return at + 2 - index }
    // "For a second", "one bit", "at all".
    return (tokens[at...].firstIndex { $0.kind == .punctuation } ?? tokens.count) - index
  }
}

/// What something cost, before what was had of it, and adverbs that name nothing.
extension IdiomReader {
  static let paying = PhraseTable(list: "paid,forked out,coughed up,shelled out,splashed out")
  private static let money = QuantityWords.money.union(["fortune", "much", "lot", "extra"])
  private static let having = EatingWords.having.union(["did"])

  /// "Paid 9 euros for" of "paid 9 euros for a wrap and ate it all": how many words tell of the price alone.
  static func price(at index: Int, in tokens: [Token]) -> Int? {
    guard let verb = paying.match(at: index, in: tokens),
      let aim = tokens[(index + verb.count)...].prefix(5).firstIndex(where: { $0.isWord("for") }),
      tokens[(index + verb.count)..<aim].contains(where: { $0.kind == .number || money.contains($0) }),
      aim + 1 < tokens.count,
      NumberWords.articles.contains(tokens[aim + 1]) || QuantityParser(tokens).quantity(at: aim + 1) != nil,
      having.occurs(in: tokens[(aim + 1)...])
    else { return nil }
    return aim + 1 - index
  }

  static let concessions = PhraseTable(
    list: """
      anyway,anyways,regardless,nonetheless,nevertheless,all the same,as one should,as one does,as one must,as you do
      as you should,as we do,as one ought,as is only right,as is tradition,as is proper,or anything,or anything like that
      or anything else
      """)

  /// "Ate it anyway", "had a bun all the same": without the words that name no food, where the phrase is over with them.
  static func withoutConcessions(_ tokens: [Token]) -> [Token] {
    for index in tokens.indices.dropFirst() where tokens[index - 1].kind == .word {
      guard let match = concessions.match(at: index, in: tokens) else { continue }
      let end = index + match.count
      guard tokens.breaks(at: end) else { continue }
      return withoutConcessions(Array(tokens[..<index] + tokens[end...]))
    }
    return tokens
  }

  private static let persons: WordSet = ["him", "her", "them", "someone", "somebody"]

  /// "Date with Nina", "a date with my husband": an evening, and no fruit.
  static func meeting(at index: Int, in tokens: [Token]) -> Int? {
    guard tokens[index].isWord("date"), index + 2 < tokens.count, tokens[index + 1].isWord("with") else { return nil }
    let person = IntentWords.determiners.contains(tokens[index + 2]) ? index + 3 : index + 2
    guard person < tokens.count,
      FrameReader.isNamedPerson(person, in: tokens) || persons.contains(tokens[person])
        || IntentWords.others.contains(tokens[person])
    else { return nil }
    return person + 1 - index
  }
}
