/// What the person makes of what somebody said.
extension IdiomReader {
  private static let denials = ListWords.negations.union(["barely", "hardly"])
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
      at + 2 == tokens.count || tokens[at + 2].kind == .punctuation
        || tokens[at + 2].isOne(of: "though", "but", "tbh", "lol", "anyway", "one", "for", "at")
    else { return nil }
    let isPhrase = at + 2 < tokens.count && tokens[at + 2].isOne(of: "one", "for", "at")
    guard isPhrase else { return at + 2 - index }
    // "For a second", "one bit", "at all".
    return (tokens[at...].firstIndex { $0.kind == .punctuation } ?? tokens.count) - index
  }
}
