/// More of the same told behind it: "a beer, then another one".
extension Repetition {
  private static let signs: WordSet = ["another", "more"]
  private static let joints: WordSet = ["and", "then", "later", "plus", "also", "afterwards", "maybe", "i", "we", "so"]
  private static let verbs = EatingWords.helping
  /// What more was had at: "another one at the office"; "with" would name it.
  static let places: WordSet = ["and", "at", "on", "in", "by"]
  private static let pronouns: WordSet = ["one", "ones"]
  static let closings: WordSet = [
    "later", "after", "afterwards", "too", "again", "tonight", "please", "just", "of", "them", "those",
  ]
  /// Tokens between what was counted and what is added to it; a name is no longer.
  private static let reach = 9
  private static let most = 100.0

  /// `tokens` with what was had again counted where it was counted first: "a beer, then another one" as "2 beer". Left as they
  /// are where a food is named behind ("another apple") or nothing was counted before.
  static func summed(_ said: [Token]) -> [Token] {
    let tokens = withoutOrdinal(measuresSummed(said))
    guard let sign = signs.firstIndex(in: tokens.dropFirst(2)),
      let more = more(at: sign, in: tokens), let joint = joint(before: more.start, in: tokens),
      let base = base(before: joint, in: tokens)
    else { return tokens }
    let value = base.value + (more.count ?? (base.isMeasured ? base.value : 1))
    guard value <= most || base.isMeasured, !base.isMeasured || more.count == nil else { return tokens }
    let count = Token.number(value, join: tokens[base.index].join, at: tokens[base.index].range)
    let rest = more.end < tokens.count ? Array(tokens[more.end...]) : []
    return summed(Array(tokens[..<base.index]) + [count] + Array(tokens[base.end..<joint]) + rest)
  }

  /// "then another one" for "then a second one".
  private static func withoutOrdinal(_ tokens: [Token]) -> [Token] {
    guard
      let article = tokens.indices.dropFirst(2).dropLast(2).first(where: {
        tokens[$0].isWord("a") && tokens[$0 + 1].isOne(of: "second", "third") && pronouns.contains(tokens[$0 + 2])
          && joints.contains(tokens[$0 - 1])
      })
    else { return tokens }
    return tokens[..<article] + [Token.word("another", at: tokens[article].range)] + tokens[(article + 2)...]
  }

  /// "another", "another two", "one more of those" around `sign`, with nothing named behind.
  private static func more(at sign: Int, in tokens: [Token]) -> (start: Int, end: Int, count: Double?)? {
    var start = sign
    var end = sign + 1
    var count: Double?
    if tokens[sign].isWord("another") {
      if end < tokens.count, let number = NumberPhrase.read(at: end, in: tokens), !number.isArticle {
        count = pronouns.contains(tokens[end]) ? nil : number.value
        end += number.count
      }
    } else {
      guard sign > 0, tokens[sign - 1].isCount, let number = NumberPhrase.read(at: sign - 1, in: tokens) else {
        return nil
      }
      start = sign - 1
      count = number.value
    }
    while end < tokens.count, pronouns.contains(tokens[end]) || closings.contains(tokens[end]) { end += 1 }
    guard tokens.ends(at: end) || places.contains(tokens[end]) || causes.contains(tokens[end]) else { return nil }
    return (start, end, count)
  }

  /// Where ", and then I had" begins before `start`.
  static func joint(before start: Int, in tokens: [Token]) -> Int? {
    var at = jointless(start, in: tokens)
    if let circumstance = circumstance(before: at, in: tokens) { at = jointless(circumstance, in: tokens) }
    return at < start && at > 0 ? at : nil
  }

  private static func jointless(_ start: Int, in tokens: [Token]) -> Int {
    var at = start
    while at > 0, joints.contains(tokens[at - 1]) || verbs.contains(tokens[at - 1]) || isStop(tokens[at - 1]) {
      at -= 1
    }
    return at
  }

  static let causes: WordSet = ["as", "when", "while", "because", "since", "cos", "once"]
  private static let longestCause = 7

  /// Where "because it rained" begins right before `end`: why or when there was more, with no amount and no other meal.
  private static func circumstance(before end: Int, in tokens: [Token]) -> Int? {
    var at = end
    while at > 0, end - at <= longestCause {
      let token = tokens[at - 1]
      if causes.contains(token) { return end - at >= 2 ? at - 1 : nil }
      guard token.kind == .word, !token.isCount, !IntentWords.reports.contains(token) else { return nil }
      at -= 1
    }
    return nil
  }

  private static func isStop(_ token: Token) -> Bool {
    token.isSign(",") || token.isSign(".") || token.isSign(";") || token.isSign("-")
  }

  /// The count that the words right before `joint` are of: "a" of "a beer", 2 of "two slices of toast", 250 of "250 ml of squash".
  private static func base(
    before joint: Int, in tokens: [Token]
  ) -> (index: Int, end: Int, value: Double, isMeasured: Bool)? {
    var at = joint - 1
    var hasName = false
    while at >= 0, joint - at <= reach {
      let token = tokens[at]
      if token.isCount || NumberWords.articles.contains(token) {
        guard hasName, let number = NumberPhrase.read(at: at, in: tokens), number.value > 0, at + number.count < joint,
          at == 0 || !tokens[at - 1].isCount && !tokens[at - 1].says("x")
        else { return nil }
        let unit = UnitTable.unit(at: at + number.count, in: tokens)?.unit
        switch unit?.dimension {
        case .mass, .volume: return (at, at + number.count, number.value, true)
        case nil, .measure: return (at, at + number.count, number.value, false)
        default: return nil
        }
      }
      guard token.kind == .word, !token.isBreak || token.isWord("with") || token.isWord("on") else { return nil }
      hasName = true
      at -= 1
    }
    return nil
  }
}
