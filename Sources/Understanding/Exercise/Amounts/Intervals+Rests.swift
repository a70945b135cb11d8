/// What lies between intervals and is no workout of its own.
extension Intervals {
  /// "6 x 800 m, 2 min rest": whether the time before `index` lies between intervals of a length.
  static func isRest(_ index: Int, in tokens: [Token]) -> Bool {
    guard index < tokens.count, rest.contains(tokens[index]) || tokens[index].isWord("between") else { return false }
    // "90 s jog" lies between where nothing else is said of it.
    let isNamed = tokens[index].isOne(of: "rest", "recovery", "recoveries", "rests", "between")
    let closes = tokens.ends(at: index + 1) || rest.contains(tokens[index + 1])
    return (isNamed || closes) && count(in: tokens) != nil
  }

  private static let shortest = 0.1
  private static let pausing = TrainingWords.rests.union(["off", "jog", "float", "between"])

  /// "7 x 600 m off 75 s", "10 x 200 m with 200 m jog recovery": whether intervals of `kilometers` together, with nothing
  /// said of what was done, are run.
  static func isRun(_ kilometers: Double, in tokens: [Token]) -> Bool {
    guard pausing.occurs(in: tokens), let count = count(in: tokens) else { return false }
    return kilometers / count >= shortest
  }

  /// Seconds of "90 s" and of "a minute's", and where they end.
  static func pause(at index: Int, in tokens: [Token]) -> (seconds: Double, end: Int)? {
    if let between = QuantityParser(tokens).quantity(at: index), let seconds = between.seconds {
      var end = between.tokens.upperBound
      // "2 minutes' rest".
      if end < tokens.count, tokens[end].isSign("'") || tokens[end].isSign("\u{2019}") { end += 1 }
      return seconds <= 3600 ? (seconds, end) : nil
    }
    // "A minute's walk", "two minutes' jog".
    let number = NumberPhrase.read(at: index, in: tokens)
    let at = index + (number?.count ?? 0)
    guard at < tokens.count, tokens[at].kind == .word, tokens[at].folded.hasSuffix("'s"),
      let unit = UnitTable.unit(named: String(tokens[at].folded.dropLast(2))), unit.dimension == .time
    else { return nil }
    let seconds = (number?.value ?? 1) * unit.factor
    return seconds <= 3600 ? (seconds, at + 1) : nil
  }

  private static let gaits: WordSet = [
    "walk", "walks", "walking", "walked", "jog", "jogs", "jogging", "jogged", "stroll", "strolling",
  ]
  /// Where the next interval begins.
  private static let starts: WordSet = ["start", "line", "bottom", "beginning", "base", "mark", "blocks"]
  private static let between: WordSet = [
    "between", "inbetween", "recovery", "recoveries", "rest", "rests", "break", "breaks", "back", "recover", "bits",
  ]

  /// Whether a walk or a jog is what lies between intervals: "10 x 1 min fast with a minute's walk between", "8 hills and
  /// jog back down".
  static func isRest(_ mention: ActivityLexicon.Mention, in tokens: [Token]) -> Bool {
    guard mention.range.count == 1, gaits.contains(tokens[mention.range.lowerBound]) else { return false }
    // "6 x 30 s fast, 90 s walk".
    if ranges(in: tokens).contains(where: { $0.upperBound == mention.range.upperBound }) { return true }
    let behind = tokens[mention.range.upperBound...].prefix(2)
    guard let first = behind.first else { return false }
    let isBetween = between.contains(first) || first.isWord("in") && behind.last?.isWord("between") == true
    guard isBetween else { return false }
    // "Jogged 2 miles and walked back" is both.
    if first.isWord("back") {
      guard behind.count > 1, let way = behind.last else { return false }
      // "A 20 min walk back to work" is one by itself.
      return way.isWord("down")
        || way.isWord("to") && starts.occurs(in: tokens[mention.range.upperBound...].dropFirst(2).prefix(3))
    }
    return true
  }
}
