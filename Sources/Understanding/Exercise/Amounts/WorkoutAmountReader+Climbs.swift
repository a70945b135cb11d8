import Nutrition

/// Rises: of a treadmill, in percent, and of a way, in metres.
extension WorkoutAmountReader {
  private static let slopes: WordSet = ["incline", "grade", "gradient", "slope"]

  /// "8% incline", "incline 6", "at an incline of 4 %".
  mutating func grade(at index: Int) -> Int? {
    func percent(_ at: Int) -> Double? {
      guard tokens.indices.contains(at), tokens[at].kind == .number, let value = tokens[at].value, value > 0,
        value <= 40
      else { return nil }
      return value
    }
    if let value = percent(index) {
      let isSigned = sign(index + 1, "%") || word(index + 1) == "percent"
      let slope = isSigned ? index + 2 : index + 1
      // "treadmill 6 km/h 10 %".
      if isSigned, !Self.slopes.contains(at: slope, in: tokens),
        tokens[max(0, index - 8)..<min(tokens.count, index + 8)].contains(where: {
          $0.isWord("treadmill") || $0.isWord("incline")
        })
      {
        amounts.gradePercent = value
        return index + 2
      }
      // "speed 5.5 incline 3": the figure behind is the rise.
      guard Self.slopes.contains(at: slope, in: tokens), isSigned || percent(slope + 1) == nil else { return nil }
      amounts.gradePercent = value
      return slope + 1
    }
    guard Self.slopes.contains(at: index, in: tokens) else { return nil }
    let at = word(index + 1).isOne(of: "of", "at") || sign(index + 1, ":") ? index + 2 : index + 1
    guard let value = percent(at), sign(at + 1, "%") || UnitTable.unit(at: at + 1, in: tokens) == nil else {
      return nil
    }
    amounts.gradePercent = value
    return sign(at + 1, "%") ? at + 2 : at + 1
  }

  private static let climbs: WordSet = [
    "ascent", "elevation", "climb", "climbs", "climbing", "gain", "vert", "vertical", "uphill", "elev",
  ]

  /// "900 m of ascent", "2300 ft elevation gain", "elevation 450 m": where the length that ends before `end` is a rise,
  /// behind its words.
  mutating func ascent(_ meters: Double, from index: Int, end: Int) -> Int? {
    var at = end
    while word(at).isOne(of: "of", "total", "in") { at += 1 }
    if Self.climbs.contains(at: at, in: tokens) {
      while Self.climbs.contains(at: at, in: tokens) { at += 1 }
    } else if word(at) == "up", tokens.ends(at: at + 1) {
      at += 1
    } else if Self.climbs.contains(at: index - 1, in: tokens) || word(index - 1) == "climbed" {
      at = end
    } else {
      return nil
    }
    guard (10...10_000).contains(meters) else { return nil }
    amounts.ascentMeters = meters
    return at
  }

  /// "speed 5.5" of a treadmill, in the unit the person counts ways in.
  mutating func labelledSpeed(at index: Int) -> Int? {
    guard word(index) == "speed" else { return nil }
    let at = word(index + 1).isOne(of: "of", "at") || sign(index + 1, ":") ? index + 2 : index + 1
    guard tokens.indices.contains(at), tokens[at].kind == .number, let value = tokens[at].value,
      (1...25).contains(value), UnitTable.unit(at: at + 1, in: tokens) == nil,
      !word(at + 1).isOne(of: "mph", "kph", "kmh", "kmph")
    else { return nil }
    amounts.kilometersPerHour = inMiles ? UnitConversion.kilometres(miles: value) : value
    return at + 1
  }
}
