import Nutrition

/// Distances, and the lengths of pools that laps are counted in.
extension WorkoutAmountReader {
  /// "of a 25 m pool", "in a 50 metre pool", "in pool of 25 metres", "33 m pool" and "of 50 m" behind lengths.
  func poolLength(at index: Int) -> (meters: Double, end: Int)? {
    let lead = word(index).isOne(of: "of", "in") || sign(index, "(") || sign(index, ",") ? index + 1 : index
    var start = word(lead).isOne(of: "a", "an", "the", "our") ? lead + 1 : lead
    // "40 lengths in pool of 25 metres", "20 laps of the pool, 50 m".
    if word(start) == "pool", lead > index {
      start += 1
      if word(start).isOne(of: "of", "with", "is", "was") || sign(start, ",") || sign(start, "(") { start += 1 }
      if let (meters, end) = poolMeters(at: start) { return (meters, end) }
      return nil
    }
    guard let (meters, end) = poolMeters(at: start) else { return nil }
    if word(end) == "pool" { return (meters, end + 1) }
    return word(index) == "of" && start == index + 1 && isSwim ? (meters, end) : nil
  }

  static let courses: WordSet = [
    "track", "course", "loop", "circuit", "lap", "route", "trail", "velodrome", "lake", "park", "field", "reservoir",
    "block", "pitch",
  ]

  /// "of the 400 m track", "of a 2 km loop" behind laps.
  func courseLength(at index: Int) -> (meters: Double, end: Int)? {
    guard word(index).isOne(of: "of", "round", "around", "on") else { return nil }
    let at = IntentWords.determiners.contains(at: index + 1, in: tokens) ? index + 2 : index + 1
    guard let number = NumberPhrase.read(at: at, in: tokens), !number.isArticle,
      let unit = UnitTable.unit(at: at + number.count, in: tokens), unit.unit.dimension == .length,
      case let meters = number.value * unit.unit.factor, (100...50_000).contains(meters),
      case let end = at + number.count + unit.count, end < tokens.count, Self.courses.contains(tokens[end])
    else { return nil }
    return (meters, end + 1)
  }

  /// "25 m" and nothing else, in brackets behind lengths: metres from wall to wall.
  static func poolLength(alone tokens: [Token]) -> Double? {
    guard let (meters, end) = WorkoutAmountReader(tokens, isSwim: true).poolMeters(at: 0) else { return nil }
    return tokens[end...].allSatisfy { $0.kind == .punctuation || $0.isWord("pool") } ? meters : nil
  }

  private func poolMeters(at index: Int) -> (meters: Double, end: Int)? {
    if word(index) == "olympic" { return (50, word(index + 1).isOne(of: "size", "sized") ? index + 2 : index + 1) }
    guard index < tokens.count, tokens[index].kind == .number, let value = tokens[index].value,
      let unit = UnitTable.unit(at: index + 1, in: tokens), unit.unit.dimension == .length,
      case let meters = value * unit.unit.factor, (10...100).contains(meters)
    else { return nil }
    return (meters, index + 1 + unit.count)
  }

  func isHour(_ at: Int) -> Bool { word(at).isOne(of: "h", "hr", "hour") }

  mutating func distance(_ kilometers: Double, end: Int) -> Int {
    // "half of my 10k".
    let isHalf = (max(0, end - 5)..<max(0, end - 1)).contains { word($0) == "half" && word($0 + 1) == "of" }
    let kilometers = isHalf ? kilometers / 2 : kilometers
    // One that cannot be is kept as well, for the question about it.
    if kilometers > 0, kilometers.isFinite,
      amounts.kilometers == nil || Self.isRace(amounts.kilometers)
    {
      amounts.kilometers = kilometers
    }
    return end
  }

  static func isRace(_ kilometers: Double?) -> Bool {
    kilometers.map { $0 == 42.195 || $0 == 42.195 / 2 } ?? false
  }

  /// What the "k" at `at` counts: "10k steps", "5k".
  mutating func thousands(_ value: Double, at: Int, from index: Int) -> Int? {
    if word(at + 1).isOne(of: "steps", "step") {
      amounts.steps = value * 1000
      return at + 2
    }
    if word(at + 1).isOne(of: "cal", "kcal", "calories") { return nil }
    // "couch to 5k" is what it is called.
    guard value <= 500, !namesPlan(before: index) else { return nil }
    return distance(value, end: at + 1)
  }

  /// "couch to 5k", "couch 2 5k".
  private func namesPlan(before index: Int) -> Bool {
    word(index - 2) == "couch" && (word(index - 1) == "to" || tokens[index - 1].value == 2)
  }

  /// Behind "and a half" of "a mile and a half".
  func halfBehind(_ end: Int, unit: MeasureUnit) -> Int? {
    guard word(end) == "and", unit.factor >= 900, case let half = word(end + 1) == "a" ? end + 2 : end + 1,
      word(half) == "half", word(half + 1) != "of"
    else { return nil }
    return half + 1
  }
}
