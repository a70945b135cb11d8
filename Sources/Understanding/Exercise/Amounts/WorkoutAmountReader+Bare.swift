import Nutrition

/// Figures of a workout that are said without their unit.
extension WorkoutAmountReader {
  private static let hours: WordSet = ["h", "hr", "hrs", "hour", "hours"]
  /// What a bare figure of minutes may stand before.
  private static let afterMinutes: WordSet = [
    "of", "on", "at", "in", "with", "this", "yesterday", "today", "last", "total", "for", "and", "but",
  ]

  static let ands: WordSet = ["and", "n", "&"]

  /// The minutes of "1 hr 40", "an hour and ten" and "one hour thirty-four", which are said without their unit, and where
  /// they end, behind the hours at `index`.
  static func looseMinutes(behind index: Int, in tokens: [Token]) -> (minutes: Double, end: Int)? {
    guard index + 1 < tokens.count, hours.contains(tokens[index]) else { return nil }
    let at = ands.contains(tokens[index + 1]) ? index + 2 : index + 1
    guard at < tokens.count, let number = NumberPhrase.read(at: at, in: tokens), !number.isArticle,
      (5..<60).contains(number.value), number.value == number.value.rounded(), case let end = at + number.count,
      end == tokens.count || tokens[end].kind == .punctuation && !tokens[end].isSign("%")
        || afterMinutes.contains(tokens[end])
    else { return nil }
    return (number.value, end)
  }

  /// A bare "hour and a half", "hour on the cross trainer".
  mutating func bareHour(at index: Int) -> Int? {
    if word(index).isOne(of: "hour", "hr"), word(index + 1) == "and", word(index + 2) == "a",
      let more = ["half": 30.0, "quarter": 15][word(index + 3).folded]
    {
      add(minutes: 60 + more)
      return index + 4
    }
    if let end = wholeHour(at: index) { return end }
    guard index == 0, word(0) == "hour", word(1).isOne(of: "of", "on", "at", "in") else { return nil }
    add(minutes: 60)
    return 1
  }

  private static let wholes: WordSet = ["full", "whole", "entire", "solid"]

  /// "the full hour", "the hour-long lesson".
  private mutating func wholeHour(at index: Int) -> Int? {
    guard word(index) == "hour", word(index - 1) != "half" else { return nil }
    let isWhole = Self.wholes.contains(at: index - 1, in: tokens) && word(index - 2) == "the"
    let isLong = word(index + 1) == "long" && tokens[index + 1].join == .hyphen
    guard isWhole || isLong else { return nil }
    add(minutes: 60)
    return isLong ? index + 2 : index + 1
  }

  /// "burned 480", with no word for the energy.
  mutating func burned(at index: Int) -> Int? {
    guard word(index).isOne(of: "burned", "burnt"), index + 1 < tokens.count, tokens[index + 1].kind == .number,
      let value = tokens[index + 1].value, (50...5000).contains(value),
      tokens.ends(at: index + 2) || word(index + 2) == "on"
    else { return nil }
    amounts.kilocalories = value
    return index + 2
  }

  /// "12-3-30": percent of rise, miles an hour and minutes of a walk on a treadmill.
  mutating func inclineByName(at index: Int) -> Int? {
    guard index + 2 < tokens.count, tokens[index].kind == .number,
      (index...index + 2).map({ tokens[$0].value }) == [12, 3, 30],
      tokens[index + 1].join == .hyphen, tokens[index + 2].join == .hyphen
    else { return nil }
    amounts.gradePercent = 12
    amounts.kilometersPerHour = UnitConversion.kilometres(miles: 3)
    add(minutes: 30)
    return index + 3
  }

  /// Kilometres an hour that a distance is covered at.
  private static let speeds = 2.0...50

  /// "10k in 49.32", "8k in 43": minutes and seconds with a point, or minutes alone, where a distance says that they are
  /// a time.
  mutating func readPointedTime() {
    guard amounts.minutes == nil, let kilometers = amounts.kilometers,
      let index = tokens.indices.first(where: { index in
        tokens[index].kind == .number && (word(index - 1) == "in" || index + 1 == tokens.count && word(index - 1) == "")
          && UnitTable.unit(at: index + 1, in: tokens) == nil && !amounts.covered.contains { $0.contains(index) }
      })
    else { return }
    if word(index - 1) == "in", tokens.ends(at: index + 1),
      let minutes = tokens[index].value, minutes == minutes.rounded(), minutes > 0,
      Self.speeds.contains(kilometers / (minutes / 60))
    {
      return add(minutes: minutes)
    }
    let parts = tokens[index].folded.split(separator: ".").map(String.init)
    guard parts.count == 2, parts[1].count == 2, let minutes = Double(parts[0]), let seconds = Double(parts[1]),
      seconds < 60
    else { return }
    add(minutes: minutes + seconds / 60)
  }
}
