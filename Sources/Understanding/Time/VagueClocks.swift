/// Times that are told as nearly so: "just after 9:30", "shortly before 11", "at like 9", "9.30ish", "elevenish". What
/// is logged takes the hour that was named.
enum VagueClocks {
  private static let sides: WordSet = ["after", "before", "past", "gone"]
  /// Before "after" and "before": how soon.
  private static let soon: WordSet = [
    "just", "shortly", "right", "soon", "long", "bit", "little", "sometime", "immediately", "minutes", "slightly",
  ]
  private static let alsoSoon: WordSet = ["not", "a", "few", "some", "time"]
  private static let near = WordList.words(
    "like approximately approx roughly about around circa maybe probably say exactly precisely almost nearly towards")
  private static let surely: WordSet = ["approximately", "approx", "roughly", "circa", "towards", "precisely"]
  static let marks = sides.union(near).union(["ish"]).union(WordSet(hours.keys))
  /// Hours with the ending grown to them.
  static let hours: WordTable<Double> = [
    "oneish": 1, "twoish": 2, "threeish": 3, "fourish": 4, "fiveish": 5, "sixish": 6, "sevenish": 7, "eightish": 8,
    "nineish": 9, "ninish": 9, "tenish": 10, "elevenish": 11, "twelveish": 12, "noonish": 12, "middayish": 12,
  ]

  /// `tokens` with "at" and the hour for those times.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2, marks.occurs(in: tokens) else { return tokens }
    let plain = withoutIsh(pointed(inFigures(tokens)))
    return plain.replacing { index in
      lead(at: index, in: plain).map { ($0, [Token.word("at", join: plain[index].join, at: plain[index].range)]) }
    }
  }

  /// Where the hour begins behind words at `index` that lead to it vaguely.
  private static func lead(at index: Int, in tokens: [Token]) -> Int? {
    var at = index
    while soon.contains(at: at, in: tokens) || alsoSoon.contains(at: at, in: tokens) { at += 1 }
    if sides.contains(at: at, in: tokens) {
      let isSoon = at > index && soon.occurs(in: tokens[index..<at])
      return isHour(at + 1, in: tokens, isSure: isSoon || tokens[at].isOne(of: "before", "after")) ? at + 1 : nil
    }
    guard at == index else { return nil }
    if tokens[at].isWord("at") {
      at += 1
      while near.contains(at: at, in: tokens) { at += 1 }
      return at > index + 1 && isHour(at, in: tokens, isSure: true) ? at : nil
    }
    return surely.contains(tokens[at]) && isHour(at + 1, in: tokens, isSure: false) ? at + 1 : nil
  }

  /// A clock reading or "9am" that closes what it is told of; a bare figure too where `isSure`.
  private static func isHour(_ index: Int, in tokens: [Token], isSure: Bool) -> Bool {
    guard index < tokens.count else { return false }
    let clocks = ClockScanner(tokens)
    if let half = clocks.halfDay(at: index + 1), tokens[index].isCount { return clocks.closesTime(half.end) }
    if tokens[index].kind == .clock { return (tokens[index].value ?? 24) < 24 && clocks.closesTime(index + 1) }
    // "Just after nine had a roll".
    if isSure, tokens[index].kind == .word, let hour = NumberWords.cardinals[tokens[index]], (1...12).contains(hour) {
      return clocks.closesTime(index + 1) || IntentWords.reports.contains(at: index + 1, in: tokens)
    }
    guard isSure, tokens[index].kind == .number, let hour = tokens[index].value, (1...12).contains(hour) else {
      return false
    }
    return clocks.closesTime(index + 1)
  }

  /// "At 11" for "elevenish" and "around elevenish".
  private static func inFigures(_ tokens: [Token]) -> [Token] {
    guard hours.occurs(in: tokens) else { return tokens }
    return tokens.retelling { index, told in
      guard let hour = hours[tokens[index]] else { return nil }
      let range = tokens[index].range
      if tokens[index].isOne(of: "noonish", "middayish") { return (index + 1, [Token.word("noon", at: range)]) }
      while let last = told.last, near.contains(last) || last.isWord("at") { told.removeLast() }
      return (index + 1, [Token.word("at", at: range), Token.number(hour, at: range)])
    }
  }

  /// "10.30ish" as the clock that it is.
  private static func pointed(_ tokens: [Token]) -> [Token] {
    tokens.indices.map { index in
      guard index + 1 < tokens.count, tokens[index + 1].isWord("ish"), tokens[index + 1].join != .apart else {
        return tokens[index]
      }
      return PointedClocks.clock(of: tokens[index]) ?? tokens[index]
    }
  }

  /// "9.30ish", "9am ish", "nine-ish" without it; "4ish eggs" counts.
  private static func withoutIsh(_ tokens: [Token]) -> [Token] {
    tokens.indices.filter { !isIsh($0, in: tokens) }.map { tokens[$0] }
  }

  private static func isIsh(_ index: Int, in tokens: [Token]) -> Bool {
    guard index > 0, tokens[index].isWord("ish") else { return false }
    if tokens[index - 1].kind == .clock || tokens[index - 1].isOne(of: "am", "pm") { return true }
    return index > 1 && tokens[index - 1].isCount && ClockScanner.leads.contains(tokens[index - 2])
      && ClockScanner(tokens).closesTime(index + 1)
  }
}
