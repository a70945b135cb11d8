/// Plans, wishes and conditions: what is still to come or may never be.
extension FrameReader {
  static func hypothetical(_ tokens: [Token]) -> Bool {
    IntentWords.hypotheticals.occurs(in: tokens) || isCondition(tokens)
  }

  private static let goers: WordSet = ["i'm", "im", "am", "we're", "are", "just", "now", "already", "i", "be"]

  /// Words without which no day to come is named.
  static let future: WordSet = [
    "tomorrow", "tomorrows", "tomorrow's", "next", "in",
  ]

  /// Whether a clause tells of what is still to come, which is not logged. "On my way" and "I need" stand in reports
  /// too, and are told from plans by their neighbours.
  static func plan(_ tokens: [Token], from start: Int, isReport: Bool) -> Bool {
    for index in tokens.indices {
      guard let match = IntentWords.plans.match(at: index, in: tokens) else { continue }
      if !isNoPlan(match.count, at: index, from: start, in: tokens) { return true }
    }
    if isIntending(tokens, from: start) || isMealPrep(tokens, from: start) || isEntry(tokens, from: start) {
      return true
    }
    if !isReport {
      let isDoubt = [0, start].contains { tokens.word($0).isOne(of: "maybe", "perhaps", "possibly") }
      if isDoubt, !isAmountAlone(tokens), !isGuessedWeight(tokens) { return true }
      // "Pizza later if the rain stops".
      let told = tokens.prefix { !$0.isOne(of: "if", "unless") }
      // "A biscuit an hour later" is counted from what was told before.
      if let end = told.lastIndex(where: { $0.kind == .word }), case let last = told[end],
        last.isOne(of: "later", "soon", "tomorrow") && !(end > 1 && UnitTable.byName[told[end - 1]]?.dimension == .time)
          || last.isOne(of: "maybe", "perhaps", "possibly") && !statesAmount(tokens)
      {
        return true
      }
    }
    guard future.occurs(in: tokens) else { return false }
    return TimeScanner.scan(tokens).day == .future
  }

  /// Whether the words of a plan, so many at `index`, say something else where they stand.
  private static func isNoPlan(_ count: Int, at index: Int, from start: Int, in tokens: [Token]) -> Bool {
    let first = tokens[index].folded
    // "a banana on my way home": where it was eaten; "I'm on my way" is still to come.
    if first == "on", index > start, !tokens.word(index + 1).isOne(of: "its", "their"),
      !Self.goers.contains(at: index - 1, in: tokens)
    {
      return true
    }
    // "only got to eat half of it": no more than that.
    if first == "got", tokens.word(index - 1).isOne(of: "only", "finally", "never") { return true }
    // "when I need a lift": a circumstance of what follows.
    if tokens.word(index - 1).isOne(of: "when", "whenever"), first == "i" { return true }
    // "trying to" and "bought" after a report ("had the bread I bought") do not undo it.
    let reportBefore = tokens[..<index].contains { IntentWords.reports.contains($0) && !$0.says("got") }
    if reportBefore, first != "tomorrow's", !isErrand(upTo: index + count, in: tokens) { return true }
    // "Omar bought me a wrap", "shop bought quiche".
    if first == "bought",
      tokens.word(index + 1).isOne(of: "me", "us") && index > start
        || tokens.word(index - 1).isOne(of: "shop", "store")
    {
      return true
    }
    if first == "bought", buysMeal(index, in: tokens) { return true }
    if isOfStore(index, in: tokens) || isCarried(index, in: tokens) || isShop(index, upTo: index + count, in: tokens) {
      return true
    }
    // "let's see: semolina".
    if first.hasPrefix("let"), tokens.word(index + 1) == "see", tokens.word(index + 2).isEmpty { return true }
    if isCheer(index, after: start, tokens) || isTimedErrand(first, tokens) { return true }
    // "going to" after "after", "before": "on the way"; "had to" is a report.
    if first == "have", tokens.word(index - 1) == "had" { return true }
    return count == 1 && first == "need" && start < index && !tokens.word(index - 1).isOne(of: "i", "we")
  }
}
