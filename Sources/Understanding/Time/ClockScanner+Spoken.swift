/// Clock times in words.
extension ClockScanner {
  /// "this morning", "last night", behind the hour that a sentence opens with.
  private func opensDay(at index: Int) -> Bool {
    word(index).isOne(of: "this", "last", "yesterday") && TimeWords.parts[word(index + 1)] != nil
  }

  /// "tea at 6 beans on toast": the figure behind a meal that opens the line is its hour and counts no beans.
  func isOfMeal(_ lead: Int, end: Int) -> Bool {
    lead == 1 && word(lead).isOne(of: "at", "@") && TimeWords.meals[word(0)] != nil && end < tokens.count
      && tokens[end].kind == .word && tokens[end].join == .apart && !isMeasured(at: end)
  }

  /// "At 12 soup": what opens a clause so is its hour, where a food or a doing and no measure stands behind it.
  func opensClause(_ lead: Int, end: Int) -> Bool {
    lead == 0 && tokens[0].isOne(of: "at", "@") && end < tokens.count && tokens[end].kind == .word
      && tokens[end].join == .apart && isUnmeasured(end) && !isMeasured(at: end) && !Self.ofSets.contains(tokens[end])
  }

  /// Behind the figure of a set or of people: "at 8 reps".
  private static let ofSets: WordSet = [
    "reps", "rep", "sets", "set", "rounds", "each", "per", "of", "to", "people", "places", "or", "years", "incline",
  ]

  /// Whether a figure alone, or a time that leads to more, stands at a place: "sat 12", "sat 9am pancakes".
  func follows(at index: Int) -> Bool {
    guard index < tokens.count else { return false }
    let isLast = index + 1 == tokens.count
    return tokens[index].kind == .clock
      ? !isLast
      : tokens[index].kind == .number && (isLast || halfDay(at: index + 1).map { $0.end < tokens.count } ?? false)
  }

  /// "half past seven", "quarter to 8", "ten past six", "seven o'clock", "at seven".
  func spokenClock(at: Int) -> (TimeMention.Clock, Int)? {
    let start = word(at) == "a" ? at + 1 : at
    if let named = besideNamedHour(at: start) { return named }
    if at < tokens.count, let count = NumberWords.cardinals[tokens[at]] {
      return minutes(count, besideHourBehind: at) ?? (count <= 12 ? hourInWords(count, at: at) : nil)
    }
    guard word(start).isOne(of: "half", "quarter") else { return nil }
    return word(start) == "half" ? halfHour(at: start, from: at) : quarterHour(at: start)
  }

  /// The hour that a figure or a number in words at `index` may be.
  private func hour(_ index: Int) -> Double? {
    guard index < tokens.count, let value = tokens[index].saidNumber, value >= 1, value <= 12, value == value.rounded()
    else { return nil }
    return value
  }

  /// The clock of so many hours, with the half of the day that may be told behind them.
  private func clock(_ hours: Double, end: Int) -> (TimeMention.Clock, Int) {
    guard let (isAfternoon, next) = halfDay(at: end) else { return (.halfDay(hours), end) }
    let base = hours >= 12 ? hours - 12 : hours
    return (.sure(isAfternoon ? base + 12 : base), next)
  }

  /// "half past seven", "half past midnight", "at half three".
  private func halfHour(at start: Int, from at: Int) -> (TimeMention.Clock, Int)? {
    if word(start + 1) == "past" {
      if let value = hour(start + 2) { return clock(value + 0.5, end: start + 3) }
      // "half past midnight".
      if let named = TimeWords.namedHours[word(start + 2)] {
        return (.sure(named.truncatingRemainder(dividingBy: 24) + 0.5), start + 3)
      }
    }
    // "at half three" is half past in British English; "about half a pizza" is none.
    guard let value = hour(start + 1),
      at > 0 && Self.leads.contains(word(at - 1)) && (isFollowed(at: start + 2) || halfDay(at: start + 2) != nil)
        || start == 0 && (halfDay(at: 2) != nil || opensDay(at: 2))
    else { return nil }
    return clock(value + 0.5, end: start + 2)
  }

  /// "quarter past 8", "a quarter to 8".
  private func quarterHour(at start: Int) -> (TimeMention.Clock, Int)? {
    guard let value = hour(start + 2) else { return nil }
    if word(start + 1).isOne(of: "past", "after") { return clock(value + 0.25, end: start + 3) }
    return word(start + 1).isOne(of: "to", "before") ? clock(value - 0.25, end: start + 3) : nil
  }

  /// "ten past six", "twenty to six"; "nine to five" is a day at work.
  private func minutes(_ minutes: Double, besideHourBehind at: Int) -> (TimeMention.Clock, Int)? {
    guard word(at + 1).isOne(of: "past", "to"), let value = hour(at + 2) else { return nil }
    if word(at + 1) == "past" { return clock(value + minutes / 60, end: at + 3) }
    return minutes == 10 || minutes == 5 || minutes == 20 ? clock(value - minutes / 60, end: at + 3) : nil
  }

  /// "seven o'clock", "seven pm", "at seven", "around seven".
  private func hourInWords(_ value: Double, at: Int) -> (TimeMention.Clock, Int)? {
    if word(at + 1).isOne(of: "o'clock", "oclock") { return clock(value, end: at + 2) }
    if let (isAfternoon, end) = halfDay(at: at + 1), word(at + 1) != "a" || word(at + 2) == "." {
      return (.sure((value == 12 ? 0 : value) + (isAfternoon ? 12 : 0)), end)
    }
    // "a plum around four"; "plums, around four" counts them.
    let isNear = isAround(at - 1) && at > 1 && tokens[at - 2].kind != .punctuation
    // "at eight was porridge", "at six this morning".
    if word(at - 1) == "at", isFollowed(at: at + 1) || word(at + 1) == "was", !word(at + 1).isOne(of: "a", "the") {
      return (.halfDay(value), at + 1)
    }
    // "Then at ten an apple", "around ten I had an apple".
    if opensAnother(at - 1), word(at - 1) == "at" || isAround(at - 1),
      isBeforeEater(at + 1, lead: at - 1)
        || word(at - 1) == "at" && NumberWords.articles.contains(at: at + 1, in: tokens)
    {
      return (.halfDay(value), at + 1)
    }
    guard
      isNear && closes(at + 1)
        || isEnd(at + 1) && (word(at - 1).isOne(of: "at", "@") || at > 1 && word(at - 2) == "at")
    else { return nil }
    return (.halfDay(value), at + 1)
  }

  /// "Then at", "later around": what was had at another hour begins there.
  private func opensAnother(_ lead: Int) -> Bool { Self.others.contains(word(lead - 1)) || lead == 0 }

  private static let others: WordSet = ["then", "later", "and", ",", "afterwards", "after"]

  /// "quarter to midnight", "ten past noon", "twenty to twelve" with its hour named.
  private func besideNamedHour(at index: Int) -> (TimeMention.Clock, Int)? {
    guard let named = TimeWords.namedHours[word(index + 2)], index < tokens.count else { return nil }
    let minutes = word(index) == "quarter" ? 15 : tokens[index].saidNumber ?? 0
    guard [5, 10, 15, 20, 25].contains(minutes) else { return nil }
    if word(index + 1).isOne(of: "to", "before") { return (.sure(named - minutes / 60), index + 3) }
    guard word(index + 1).isOne(of: "past", "after") else { return nil }
    return (.sure(named.truncatingRemainder(dividingBy: 24) + minutes / 60), index + 3)
  }

  /// "in the evening" behind an hour.
  func tellsPart(_ at: Int) -> Bool {
    word(at) == "in" && word(at + 1) == "the" && word(at + 2).isOne(of: "morning", "afternoon", "evening")
      || word(at) == "at" && word(at + 1) == "night"
  }

  /// "am", "p.m.", "pm-ish".
  func halfDay(at: Int) -> (isAfternoon: Bool, end: Int)? {
    switch word(at) {
    case "am", "ams": return (false, at + 1)
    case "pm", "pms": return (true, at + 1)
    case "a", "p":
      guard tokens[at].kind == .word, word(at + 1) == ".", word(at + 2) == "m" else {
        // "at 8p"
        guard tokens[at].join == .glued, tokens[at].kind == .word else { return nil }
        return (word(at) == "p", at + 1)
      }
      return (word(at) == "p", word(at + 3) == "." ? at + 4 : at + 3)
    default: return nil
    }
  }

  private static let days: WordSet = [
    "night", "morning", "evening", "afternoon", "yesterday", "yday", "today", "tonight", "lunchtime",
  ]

  /// "Last night at 11 toast": a day or a part of it stands right before, and the hour behind it.
  func isBehindDay(_ index: Int) -> Bool {
    index > 0 && (Self.days.contains(tokens[index - 1]) || TimeWords.weekdays.contains(tokens[index - 1]))
  }

  /// What stands at `index` is no measure: "toast", "crisps", "2 eggs".
  func isUnmeasured(_ index: Int) -> Bool {
    guard index < tokens.count, tokens[index].join == .apart, !tokens[index].isWord("x") else { return false }
    if tokens[index].kind == .number { return index + 1 < tokens.count && tokens[index + 1].kind == .word }
    guard tokens[index].kind == .word else { return false }
    return UnitTable.unit(at: index, in: tokens).map { $0.unit.dimension == .measure && word(index + 1) != "of" }
      ?? true
  }
}
