/// A time told once of what was done several times: "walked the dog 25 min, twice" is 50 minutes.
enum RepeatedBouts {
  private static let most = 10.0
  private static let lengths: WordSet = ["k", "km", "mile", "miles"]
  private static let days: WordSet = ["today", "yesterday"]
  /// Words between the time and how often it was: "10 minutes of yoga, three times".
  private static let longestName = 3

  /// `tokens` with all of the time, where the message ends by how often it was.
  static func told(_ said: [Token]) -> [Token] {
    let tokens = each(said)
    let day = days.contains(at: tokens.count - 1, in: tokens) ? tokens.count - 1 : tokens.count
    guard day > 3, let times = times(endingAt: day, in: tokens), times.start > 2 else { return tokens }
    var end = times.start
    if tokens[end - 1].isSign(",") { end -= 1 }
    guard let unit = unit(before: end, in: tokens), unit > 0, tokens[unit - 1].kind == .number,
      let value = tokens[unit - 1].value
    else { return tokens }
    var told = Array(tokens[..<end])
    told[unit - 1] = Token.number(value * times.count, join: tokens[unit - 1].join, at: tokens[unit - 1].range)
    return told + tokens[day...]
  }

  /// The place of "minutes" or "km" right before `end`, or before "of yoga" there.
  private static func unit(before end: Int, in tokens: [Token]) -> Int? {
    func isUnit(_ token: Token) -> Bool { TimeWords.spans.contains(token) || lengths.contains(token) }
    if isUnit(tokens[end - 1]) { return end - 1 }
    // "30 min walk x2".
    if let unit = tokens[..<end].suffix(longestName + 1).lastIndex(where: isUnit), unit > 0, unit + 1 < end,
      ActivityLexicon.reference.mentions(in: Array(tokens[(unit + 1)..<end])).first?.range == 0..<(end - unit - 1)
    {
      return unit
    }
    guard let of = tokens[..<end].suffix(longestName).lastIndex(where: { $0.isWord("of") }), of > 1,
      isUnit(tokens[of - 1]),
      !ActivityLexicon.reference.mentions(in: Array(tokens[(of + 1)..<end])).isEmpty
    else { return nil }
    return of - 1
  }

  private static let bouts: WordSet = [
    "walks", "runs", "swims", "rides", "sessions", "classes", "laps", "matches", "games",
  ]

  /// "Two walks, 60 min" for "two walks, 30 min each"; "walked three times, 45 min" for "three times, 15 min each time".
  private static func each(_ tokens: [Token]) -> [Token] {
    guard let each = tokens.lastIndex(where: { $0.isWord("each") }), each > 3,
      each + 1 == tokens.count || tokens[each + 1].isOne(of: "time", "way") || tokens[each + 1].kind == .punctuation,
      TimeWords.spans.contains(tokens[each - 1]), tokens[each - 2].kind == .number, let value = tokens[each - 2].value,
      let count = bouts(before: each - 2, in: tokens), !(each + 1 < tokens.count && tokens[each + 1].isWord("way"))
    else { return tokens }
    var told = tokens
    told[each - 2] = Token.number(value * count, join: tokens[each - 2].join, at: tokens[each - 2].range)
    let isTime = each + 1 < tokens.count && tokens[each + 1].isWord("time")
    told.removeSubrange(each..<(isTime ? each + 2 : each + 1))
    return told
  }

  /// How many bouts were told before `index`: 2 of "two walks", 3 of "three times".
  private static func bouts(before index: Int, in tokens: [Token]) -> Double? {
    let words = tokens[..<index].suffix(5)
    guard
      let noun = words.lastIndex(where: { bouts.contains($0) || $0.isWord("times") }), noun > 0,
      let count = tokens[..<noun].suffix(2).last(where: { $0.isCount })?.saidNumber, (2...most).contains(count)
    else { return nil }
    return count
  }

  /// "Twice", "2x", "x2" or "three times" right before `end`.
  private static func times(endingAt end: Int, in tokens: [Token]) -> (count: Double, start: Int)? {
    if tokens[end - 1].isWord("twice") { return (2, end - 1) }
    if tokens[end - 1].isWord("thrice") { return (3, end - 1) }
    if tokens[end - 2].isWord("x") || tokens[end - 2].isSign("×"), tokens[end - 1].kind == .number,
      let count = tokens[end - 1].value, (2...most).contains(count), count == count.rounded()
    {
      return (count, end - 2)
    }
    guard tokens[end - 1].isWord("times") || tokens[end - 1].isWord("x") && tokens[end - 1].join == .glued,
      let count = tokens[end - 2].saidNumber, (2...most).contains(count)
    else {
      return nil
    }
    return (count, end - 2)
  }
}
