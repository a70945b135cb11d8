/// A time told once of what was done several times: "walked the dog 25 min, twice" is 50 minutes.
enum RepeatedBouts {
  private static let minutes = WordList.words("min mins minute minutes h hr hrs hour hours")
  private static let most = 10.0

  /// `tokens` with all of the time, where the message ends by how often it was.
  static func told(_ tokens: [Token]) -> [Token] {
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
