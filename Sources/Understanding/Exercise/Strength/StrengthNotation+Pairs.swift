import ToolCalls

/// Loads and repetitions that are told apart.
extension StrengthNotation {
  /// "60/70/80 10/8/6": as many repetitions as loads.
  mutating func loadsThenReps() -> [AddWorkout.Set]? {
    guard let (loads, end) = slashedFigures(at: position), loads.count > 1,
      loads.allSatisfy({ (20...600).contains($0) }),
      case let unit = UnitTable.unit(at: end, in: tokens), unit.map({ $0.unit.dimension == .mass }) ?? true,
      case let next = end + (unit?.count ?? 0), case let start = isTimes(next) || sign(next, ",") ? next + 1 : next,
      let (reps, last) = slashedFigures(at: start), reps.count == loads.count,
      reps.allSatisfy({ (1...30).contains($0) })
    else { return nil }
    position = last
    return zip(loads, reps).flatMap { load, reps in
      make(sets: 1, reps: reps, kg: unit.map { min(1000, load * $0.unit.factor / 1000) } ?? assume(load))
    }
  }
}
