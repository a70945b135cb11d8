/// A time told once of what was done several times: "walked the dog 25 min, twice" is 50 minutes.
enum RepeatedBouts {
  private static let minutes = WordList.words("min mins minute minutes h hr hrs hour hours")
  private static let most = 10.0

  /// `tokens` with all of the time, where the message ends by how often it was.
  static func told(_ said: [Token]) -> [Token] {
    let tokens = each(said)
    guard tokens.count > 3, let times = times(endingAt: tokens.count, in: tokens), times.start > 2 else {
      return tokens
    }
    var end = times.start
    if tokens[end - 1].isSign(",") { end -= 1 }
    guard minutes.contains(at: end - 1, in: tokens), end > 1, tokens[end - 2].kind == .number,
      let value = tokens[end - 2].value
    else { return tokens }
    var told = Array(tokens[..<end])
    told[end - 2] = Token.number(value * times.count, join: tokens[end - 2].join, at: tokens[end - 2].range)
    return told
  }

  private static let bouts: WordSet = [
    "walks", "runs", "swims", "rides", "sessions", "classes", "laps", "matches", "games",
  ]

  /// "Two walks, 60 min" for "two walks, 30 min each"; "walked three times, 45 min" for "three times, 15 min each time".
  private static func each(_ tokens: [Token]) -> [Token] {
    guard let each = tokens.lastIndex(where: { $0.isWord("each") }), each > 3,
      each + 1 == tokens.count || tokens[each + 1].isOne(of: "time", "way") || tokens[each + 1].kind == .punctuation,
      minutes.contains(tokens[each - 1]), tokens[each - 2].kind == .number, let value = tokens[each - 2].value,
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

  /// "Twice", "thrice" or "three times" right before `end`.
  private static func times(endingAt end: Int, in tokens: [Token]) -> (count: Double, start: Int)? {
    if tokens[end - 1].isWord("twice") { return (2, end - 1) }
    if tokens[end - 1].isWord("thrice") { return (3, end - 1) }
    guard tokens[end - 1].isWord("times"), let count = tokens[end - 2].saidNumber, (2...most).contains(count) else {
      return nil
    }
    return (count, end - 2)
  }
}
