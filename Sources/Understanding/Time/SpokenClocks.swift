/// Hours and minutes in two words: "at nine thirty", "at seven forty-five this morning", "nine fifteen, a roll".
enum SpokenClocks {
  /// Before them such words are a time wherever they stand.
  private static let leads: WordSet = ["at", "@", "around", "by"]
  static let tens: WordTable<Double> = ["ten": 10, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50]
  /// Minutes that open a line: other two numbers there may count.
  private static let quarters: Set<Double> = [15, 30, 45]

  /// `tokens` with those times as clock readings.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { tens.contains($0) || $0.isOne(of: "fifteen", "oh") }) else { return tokens }
    return tokens.replacing { index in
      guard let (clock, end) = clock(at: index, in: tokens) else { return nil }
      let start = tokens[index].range.lowerBound
      return (end, index == 0 ? [Token.word("at", at: start..<start), clock] : [clock])
    }
  }

  private static func clock(at index: Int, in tokens: [Token]) -> (Token, Int)? {
    guard index + 1 < tokens.count, tokens[index].kind == .word, let hour = NumberWords.cardinals[tokens[index]],
      (1...12).contains(hour), hour == hour.rounded(), let (minutes, end) = minutes(at: index + 1, in: tokens)
    else { return nil }
    let isLed = index > 0 && leads.contains(tokens[index - 1])
    guard isLed ? isClosed(end, tokens) : index == 0 && quarters.contains(minutes) && isParted(end, tokens) else {
      return nil
    }
    let range = tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound
    return (Token.clock(hour + minutes / 60, at: range), end)
  }

  /// "thirty", "forty-five", "oh five".
  private static func minutes(at index: Int, in tokens: [Token]) -> (Double, Int)? {
    func unit(_ at: Int) -> Double? {
      guard at < tokens.count, let value = NumberWords.cardinals[tokens[at]], (1...9).contains(value),
        value == value.rounded()
      else { return nil }
      return value
    }
    if tokens[index].isWord("oh") { return unit(index + 1).map { ($0, index + 2) } }
    if tokens[index].isWord("fifteen") { return (15, index + 1) }
    guard let whole = tens[tokens[index]] else { return nil }
    return unit(index + 1).map { (whole + $0, index + 2) } ?? (whole, index + 1)
  }

  /// "At nine thirty grapes" would count them.
  private static func isClosed(_ end: Int, _ tokens: [Token]) -> Bool {
    ClockScanner(tokens).isFollowed(at: end) || ClockScanner(tokens).halfDay(at: end) != nil
      || IntentWords.reports.contains(at: end, in: tokens) || tokens[end].isWord("was")
  }

  private static func isParted(_ end: Int, _ tokens: [Token]) -> Bool {
    guard end < tokens.count else { return false }
    return tokens[end].kind == .punctuation || NumberWords.articles.contains(tokens[end])
      || ClockScanner(tokens).halfDay(at: end) != nil || tokens[end].isOne(of: "i", "we", "had", "ate", "drank")
  }
}
