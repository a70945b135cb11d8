/// Figures of a workout with a unit of time or of length.
extension WorkoutAmountReader {
  /// "30 minutes", "5 min a mile": how long it took, or how fast it was; a pause and "2 days ago" are neither.
  mutating func timed(_ value: Double, of unit: MeasureUnit, from index: Int, end: Int) -> Int? {
    // "The over 60s", "5s football".
    if unit.name == "s", word(index - 1).isOne(of: "over", "under", "football") || word(end) == "football" {
      return end
    }
    if sign(end, "/") || word(end) == "per" || word(end) == "a" && word(end + 1).isOne(of: "mile", "km", "k") {
      return pace(at: index, value: value * unit.factor / 60, unitEnd: end)
    }
    if word(end) == "mile" || word(end) == "miles",
      let paced = pace(at: index, value: value * unit.factor / 60, unitEnd: end)
    {
      return paced
    }
    if unit.name == "day" || unit.name == "week" || word(end) == "ago" { return end }
    if Intervals.isRest(end, in: tokens) { return end + 1 }
    if isPause(from: index, to: end) { return end }
    if let paused = breakEnd(at: end) {
      amounts.hasPause = true
      return paused
    }
    return duration(startingAt: index, fallback: value * unit.factor, end: end)
  }

  /// "5 km", "500 m x 4", "10 km/h", "a 300 m climb", "30m run": how far, how fast or how high it went, or how long it
  /// took.
  ///
  /// - Parameter times: How many of that length were told before it.
  mutating func measured(_ value: Double, of unit: MeasureUnit, times: Double, from index: Int, end: Int) -> Int? {
    if word(end) == "pool" { return end + 1 }
    if sign(end, "/") || word(end) == "per" || word(end) == "an", isHour(end + 1) {
      amounts.kilometersPerHour = value * unit.factor / 1000
      return end + 2
    }
    // "5 km uphill" is how far: no rise is told in kilometres.
    if times == 1, unit.name != "km", unit.name != "mile",
      let climbed = ascent(value * unit.factor, from: index, end: end)
    {
      return climbed
    }
    // "30m run" and "40m swim" are minutes, "100m" and "swam 50m" are metres.
    if unit.name == "m", value < 100, times == 1, !isCarried,
      !isSwim || value >= 20 && value.truncatingRemainder(dividingBy: 25) != 0
    {
      add(minutes: value)
      return end
    }
    guard !unit.name.isOne(of: "inch", "cm", "mm"), unit.name != "foot" || value >= 100 else { return nil }
    // "500 m x 4".
    if times == 1, let repeated = Intervals.countBehind(end, in: tokens) {
      return distance(repeated.count * value * unit.factor / 1000, end: repeated.end)
    }
    if times == 1, let half = halfBehind(end, unit: unit) {
      return distance((value + 0.5) * unit.factor / 1000, end: half)
    }
    return distance(times * value * unit.factor / 1000, end: end)
  }
}
