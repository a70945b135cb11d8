/// Times of day in four digits: "0640 - two eggs", "1500: an apple", "0715 porridge, 1230 soup".
///
/// Logs of aid stations, wards and ships are kept so, and many a person keeps theirs like that. Elsewhere four digits
/// are kilocalories, steps or millilitres, so they are a time only where a line or an item of a diary begins.
enum CompactClocks {
  /// `tokens` with those times as clock readings.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 1, tokens.contains(where: { $0.compactHours != nil }) else { return tokens }
    var told: [Token] = []
    var last: Double?
    var index = 0
    while index < tokens.count {
      defer { index += 1 }
      if isAt(index, tokens), let hour = tokens[index].compactHours {
        told += clock(tokens[index], hour)
        continue
      }
      let isLine = opensLine(index, tokens)
      if isLine { last = nil }
      guard isLine || last.map({ isItem(index, behind: $0, tokens) }) == true, let hour = tokens[index].compactHours
      else {
        told.append(tokens[index])
        continue
      }
      if let end = spanEnd(at: index, in: tokens), let until = tokens[end].compactHours {
        told += clock(tokens[index], hour)
        if end == index + 1 { told.append(sign("-", before: tokens[end])) } else { told.append(tokens[index + 1]) }
        told += clock(tokens[end], until)
        last = until
        index = end
      } else if isLine ? opens(index, tokens) : !isMeasured(index + 1, tokens) {
        told += clock(tokens[index], hour)
        last = hour
        // "0830hrs - a banana".
        if isHours(index + 1, tokens) { index += 1 }
      } else {
        told.append(tokens[index])
      }
    }
    return told
  }

  /// What is set at figures of as many digits.
  private static let figured = WordList.words(
    "goal target limit budget steps intake deficit bmr tdee maintenance watts altitude elevation")

  /// "A yogurt at 1130": nothing is measured behind it.
  private static func isAt(_ index: Int, _ tokens: [Token]) -> Bool {
    guard index > 0, tokens[index - 1].isWord("at") || tokens[index - 1].isSign("@"),
      // "Keep my calories at 1800".
      !tokens.contains(where: { figured.contains($0) || UnitTable.unit(named: $0.folded)?.dimension == .energy })
    else { return false }
    return index + 1 == tokens.count || tokens[index + 1].kind == .punctuation || isDay(index + 1, tokens)
  }

  /// At the start, behind a line break, and behind a day that opens the line: "yday 0640 - porridge".
  private static func opensLine(_ index: Int, _ tokens: [Token]) -> Bool {
    if index == 0 || tokens[index - 1].isSign("\n") { return true }
    return isDay(index - 1, tokens) && (index == 1 || tokens[index - 2].isSign("\n"))
  }

  private static func isDay(_ index: Int, _ tokens: [Token]) -> Bool {
    index < tokens.count && (TimeWords.days.contains(tokens[index]) || TimeWords.weekdays.contains(tokens[index]))
  }

  /// Behind a comma or a stop of a diary, and later than the time before.
  private static func isItem(_ index: Int, behind last: Double, _ tokens: [Token]) -> Bool {
    [",", ";", ".", "|", "•"].contains { tokens[index - 1].isSign($0) } && index + 1 < tokens.count
      && tokens[index].compactHours.map { $0 > last } == true
  }

  /// A zero in front is written of hours alone; else a dash, a colon or "hrs" makes the time: "2000 kcal" is none.
  private static func opens(_ index: Int, _ tokens: [Token]) -> Bool {
    let hasHours = isHours(index + 1, tokens)
    let day = hasHours ? index + 2 : index + 1
    // "1940 yday: lentil soup".
    let next = isDay(day, tokens) ? day + 1 : day
    guard next < tokens.count else { return false }
    let isParted = tokens[next].isSign("-") || tokens[next].isSign(":")
    guard isParted, next + 1 < tokens.count else {
      return tokens[index].text.hasPrefix("0") && !isMeasured(next, tokens) || hasHours
    }
    if isEnergy(next + 1, tokens) { return false }
    // "1500 - 2000 kcal" goes from one figure to the other.
    guard tokens[next + 1].kind == .number, let figure = tokens[next + 1].value else { return true }
    return figure < tokens[index].value ?? 0 && !isEnergy(next + 2, tokens)
  }

  /// The place of the later time of "0900-1000 swim", "1630 - 1730 spin class"; an activity has to follow.
  private static func spanEnd(at index: Int, in tokens: [Token]) -> Int? {
    guard index + 1 < tokens.count else { return nil }
    let end = tokens[index + 1].isSign("-") ? index + 2 : index + 1
    guard end < tokens.count, end == index + 2 || tokens[end].join == .hyphen, let first = tokens[index].compactHours,
      let last = tokens[end].compactHours, last > first, !isMeasured(end + 1, tokens),
      !ActivityLexicon.reference.mentions(in: Array(tokens[(end + 1)...].prefix(6))).isEmpty
    else { return nil }
    return end
  }

  private static func isHours(_ index: Int, _ tokens: [Token]) -> Bool {
    index < tokens.count && tokens[index].isOne(of: "hrs", "hours", "h", "hr")
  }

  /// What a figure of four digits counts, behind it.
  static let counted = WordList.words("steps x calories kcal kcals cal cals kj")

  private static func isMeasured(_ index: Int, _ tokens: [Token]) -> Bool {
    index < tokens.count
      && (tokens[index].isSign("%") || counted.contains(tokens[index])
        || UnitTable.unit(at: index, in: tokens).map { $0.unit.dimension != .measure } ?? false)
  }

  private static func isEnergy(_ index: Int, _ tokens: [Token]) -> Bool {
    counted.contains(at: index, in: tokens)
      || UnitTable.unit(at: index, in: tokens).map { $0.unit.dimension == .energy } ?? false
  }

  /// The reading, with its half of the day where a clock of twelve hours could show it.
  private static func clock(_ token: Token, _ hours: Double) -> [Token] {
    let digits = token.text
    let reading = token.read(asClock: hours, digits: "\(digits.prefix(2)):\(digits.suffix(2))")
    guard (1..<13).contains(hours) else { return [reading] }
    let end = token.range.upperBound
    let half = hours < 12 ? "am" : "pm"
    return [reading, Token.word(half, join: .glued, at: end..<end)]
  }

  private static func sign(_ sign: String, before token: Token) -> Token {
    let start = token.range.lowerBound
    return Token.sign(sign, join: .apart, at: start..<start)
  }
}
