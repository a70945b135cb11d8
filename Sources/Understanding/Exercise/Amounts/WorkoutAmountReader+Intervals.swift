/// Amounts of intervals.
extension WorkoutAmountReader {
  /// "8 x 2 min hard, 1 min easy".
  mutating func intervals(at index: Int) -> Int? {
    guard tokens[index].kind == .number, let found = Intervals.byTheClock(at: index, in: tokens) else { return nil }
    add(minutes: found.minutes)
    amounts.effort = .vigorous
    amounts.isIntervals = true
    return found.end
  }

  /// "50s on 10s off, 7 stations x 2 rounds".
  mutating func stations(at index: Int) -> Int? {
    guard amounts.minutes == nil, tokens[index].kind == .number || index == 0,
      let found = Stations.circuit(in: tokens), found.range.lowerBound == index
    else { return nil }
    add(minutes: found.minutes)
    amounts.effort = .vigorous
    amounts.isIntervals = true
    return found.range.upperBound
  }

  /// "6 x 800 m at 3:10": the time of one stands for all.
  mutating func spreadIntervals() {
    guard let minutes = amounts.minutes, let kilometers = amounts.kilometers,
      let all = Intervals.minutesInAll(minutes, kilometers: kilometers, in: tokens)
    else { return }
    amounts.minutes = min(1440, all)
  }
}
