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
    // "Weigh in 2 days ago".
    return (unit == "day" || unit == "week") && quantity.tokens.count == 2
      && word(quantity.tokens.upperBound) != "ago"
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

/// When something was cooked that is eaten later.
extension TimeScanner {
  private static let leftovers: WordSet = ["leftover", "leftovers", "reheated", "remains"]
  private static let eating: WordSet = [
    "finished", "finishing", "polished", "reheated", "microwaved", "warmed", "had", "ate", "eating", "having",
    "demolished",
  ]
  private static let now: WordSet = ["today", "tonight", "now", "just", "cold", "this"]
  private static let nights: WordSet = ["night's", "nights", "evening's"]

  /// "leftover chili from last night": when it was cooked, not when it was eaten.
  func originPhrase() -> Int? {
    guard word(index) == "from", index + 1 < tokens.count, Self.leftovers.occurs(in: tokens) else { return nil }
    var ahead = TimeScanner(tokens)
    ahead.index = index + 1
    let isOwner = TimeWords.weekdays[word(index + 1).folded.replacing("'s", with: "")] != nil
    guard let end = ahead.dayPhrase() ?? ahead.partPhrase() ?? (isOwner ? index + 2 : nil) else { return nil }
    ahead.index = end
    if end < tokens.count, let meal = ahead.mealPhrase() { return meal }
    return end
  }

  /// "Last night's" of "finished last night's curry for lunch", "yesterday's" of "ate yesterday's soup": of which day it
  /// was left. Without a word of eating it is the diary of that night.
  func cookedEarlier() -> Int? {
    let isNight = word(index) == "last" && Self.nights.contains(at: index + 1, in: tokens)
    guard isNight || word(index).isOne(of: "yesterday's", "yesterdays"), case let end = index + (isNight ? 2 : 1),
      end < tokens.count, tokens[end].kind == .word
    else { return nil }
    let isMeal = TimeWords.meals.contains(tokens[end])
    if isMeal { return Self.leftovers.occurs(in: tokens) ? end + 1 : nil }
    let isForMeal = tokens.indices[end...].contains { at in
      tokens[at].isWord("for") && at + 1 < tokens.count && TimeWords.meals.contains(tokens[at + 1])
    }
    return isForMeal || Self.eating.occurs(in: tokens[..<index]) || Self.now.occurs(in: tokens[end...]) ? end : nil
  }

  private static let roasts: WordSet = ["roast", "roasts", "carvery"]

  /// "Sunday roast" is what it is called on any day; "on Sunday roast lamb" was then.
  func isNamedRoast() -> Bool {
    word(index) == "sunday" && Self.roasts.contains(at: index + 1, in: tokens)
      && !word(index - 1).isOne(of: "on", "last", "this", "past")
      // "Sunday roast beef and potatoes" has its meat named.
      && !word(index + 2).isOne(of: "beef", "pork", "lamb", "chicken", "turkey", "duck", "potatoes", "veg", "gammon")
  }
}
