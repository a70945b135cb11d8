/// Times that are counted back from now.
extension TimeScanner {
  /// "2 hours ago", "half an hour ago", "a few days ago", "an hour and a half ago".
  mutating func agoPhrase() -> Int? {
    guard tokens[index].kind != .punctuation else { return nil }
    if word(index) == "in", futureSpan(at: index + 1) {
      mention.day = .future
      return index + 3
    }
    // "and just now a salad": another time than the one before.
    if word(index) == "just", word(index + 1) == "now" {
      mention.secondsAgo = 0
      return index + 2
    }
    guard hasAgo else { return nil }
    guard let quantity = QuantityParser(tokens).quantity(at: index) else { return nightsAgo() }
    guard var seconds = quantity.seconds else { return nightsAgo() }
    var end = quantity.tokens.upperBound
    if word(end) == "and", word(end + 1) == "a", word(end + 2) == "half", let unit = quantity.unit {
      seconds += unit.factor / 2
      end += 3
    }
    guard word(end) == "ago" else { return nightsAgo() }
    end += 1
    // "a week ago today".
    if word(end) == "today" || word(end) == "tonight" { end += 1 }
    if let unit = quantity.unit?.name, unit == "day" || unit == "week" {
      mention.day = .ago(Int(min(3650, (seconds / 86400).rounded())))
    } else {
      mention.secondsAgo = min(seconds, 366 * 86400)
    }
    return end
  }

  func futureSpan(at start: Int) -> Bool {
    guard let quantity = QuantityParser(tokens).quantity(at: start), quantity.seconds != nil else { return false }
    // "in 30 minutes" is a time to come in a plan and a duration in a report; only days and weeks are clear.
    guard let unit = quantity.unit?.name else { return false }
    return (unit == "day" || unit == "week") && quantity.tokens.count == 2
  }

  mutating func nightsAgo() -> Int? {
    guard let number = NumberPhrase.read(at: index, in: tokens),
      word(index + number.count).isOne(of: "night", "nights"),
      word(index + number.count + 1) == "ago"
    else { return nil }
    mention.day = .ago(Int(max(1, min(3650, number.value))))
    mention.part = TimeWords.parts["night"]
    mention.isNight = true
    return index + number.count + 2
  }
}
