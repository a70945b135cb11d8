/// What an exercise is done with next time, by double progression: first more repetitions within the planned range, then
/// more weight.
///
/// The load goes up by 2-10 % once every set reaches the wanted repetitions (ACSM position stand 2009, "Progression models
/// in resistance training for healthy adults"): here by 2.5 %, at least one pair of the smallest plates, at most 10 %.
/// Taking a tenth off after two misses in a row is coaches' custom, not a measured rule.
public struct LoadProgression: Equatable, Sendable {
  /// What to do with the load next time.
  public enum Step: String, Codable, Sendable {
    /// Nothing is known yet: as planned.
    case start
    case raise, hold, lower
  }

  /// One workout's sets of an exercise.
  public struct Session: Equatable, Sendable {
    public var day: CalendarDay
    /// In the order in which they were done, those that were not completed among them.
    public var sets: [WorkoutSet]

    public init(day: CalendarDay, sets: [WorkoutSet]) {
      self.day = day
      self.sets = sets
    }
  }

  /// Whether next time is heavier, the same or lighter.
  public var step: Step
  /// Kilograms for next time; nil where the body alone is the weight.
  public var weightKg: Double?
  /// Repetitions for next time; nil where the sets are timed.
  public var reps: ClosedRange<Int>?
  /// Seconds of a set for next time; nil where repetitions are counted.
  public var durationSec: Double?
  /// One clause, without an end stop.
  public var reason: String

  /// What `sessions` say of an exercise.
  ///
  /// - Parameters:
  ///   - sessions: the newest first; sets that were not completed count as no repetitions.
  ///   - units: the plates at hand: kilograms, or pounds.
  public init(of exercise: PlannedExercise, after sessions: [Session], units: UnitSystem = .metric) {
    (step, weightKg, reps) = (.start, exercise.weightKg, exercise.reps)
    durationSec = exercise.durationSec
    reason = "not done yet: as planned"
    guard let last = sessions.first, !last.sets.isEmpty else { return }
    if let seconds = exercise.durationSec {
      time(exercise, seconds, last)
    } else if let range = exercise.reps {
      count(exercise, range, sessions, units)
    }
  }

  // MARK: Repetitions

  private mutating func count(
    _ exercise: PlannedExercise, _ range: ClosedRange<Int>, _ sessions: [Session], _ units: UnitSystem
  ) {
    let last = sessions[0]
    let weight = Self.workingWeight(last)
    weightKg = weight ?? exercise.weightKg
    // What was planned heavier meanwhile has not been tried.
    if let planned = exercise.weightKg, let weight, planned > weight + 0.05 {
      (step, weightKg) = (.start, planned)
      reason = "planned since \(last.day): not tried yet"
      return
    }
    switch Self.outcome(last, exercise, range) {
    case .top:
      let top = "all \(exercise.sets) sets reached \(range.upperBound) on \(last.day)"
      step = .raise
      if let weight {
        weightKg = Self.raised(weight, units)
        reason = top
      } else {
        reps = range.lowerBound + 1...range.upperBound + 1
        reason = "\(top): one repetition more, or some weight"
      }
    case .within:
      step = .hold
      reason = "within the range on \(last.day): one repetition more, then weight"
      if range.count == 1 { reason = "not every set was done on \(last.day): the same again" }
    case .missed:
      let before = sessions.dropFirst().first
      let again =
        before.map { session in
          Self.outcome(session, exercise, range) == .missed
            && (weight == nil || (Self.workingWeight(session) ?? 0) <= (weight ?? 0) + 0.05)
        } ?? false
      guard again, let weight, let before else {
        step = .hold
        reason = "under \(range.lowerBound) on \(last.day): the same again"
        return
      }
      step = .lower
      weightKg = Self.lowered(weight, units)
      reason = "under \(range.lowerBound) on \(before.day) and \(last.day): about a tenth less"
    }
  }

  private enum Outcome { case top, within, missed }

  private static func outcome(_ session: Session, _ exercise: PlannedExercise, _ range: ClosedRange<Int>) -> Outcome {
    let weight = workingWeight(session)
    // Lighter sets are for warming up.
    let working = session.sets.filter { weight == nil || abs(($0.weightKg ?? 0) - (weight ?? 0)) < 0.05 }
    let reps = working.map { $0.completed ? $0.reps ?? 0 : 0 }
    if reps.contains(where: { $0 < range.lowerBound }) { return .missed }
    if reps.count >= exercise.sets, reps.allSatisfy({ $0 >= range.upperBound }) { return .top }
    return .within
  }

  /// The heaviest weight of a session.
  private static func workingWeight(_ session: Session) -> Double? {
    session.sets.compactMap { $0.completed ? $0.weightKg : nil }.filter { $0 > 0 }.max()
      ?? session.sets.compactMap(\.weightKg).filter { $0 > 0 }.max()
  }

  // MARK: Time

  private mutating func time(_ exercise: PlannedExercise, _ seconds: Double, _ last: Session) {
    weightKg = Self.workingWeight(last) ?? exercise.weightKg
    let held = last.sets.map { $0.completed ? $0.durationSec ?? 0 : 0 }
    if held.count >= exercise.sets, held.allSatisfy({ $0 >= seconds }) {
      step = .raise
      durationSec = seconds + max(5, (seconds / 50).rounded() * 5)
      reason = "all \(exercise.sets) sets were held on \(last.day)"
    } else {
      step = .hold
      reason = "not every set was held on \(last.day): the same again"
    }
  }

  // MARK: Plates

  /// 2.5 % more, in pairs of the smallest plates (2.5 kg or 5 lb in all), and never over 10 %: light weights go up in
  /// halves of a kilogram or single pounds.
  static func raised(_ weight: Double, _ units: UnitSystem) -> Double {
    let (unit, plate, fine) = plates(units)
    let value = weight / unit
    let coarse = max(plate, (value * 0.025 / plate).rounded() * plate)
    let step = coarse <= value * 0.1 + 0.001 ? coarse : max(fine, (value * 0.1 / fine).rounded(.down) * fine)
    return rounded((value + step) * unit)
  }

  /// About a tenth less, in the plates there are.
  static func lowered(_ weight: Double, _ units: UnitSystem) -> Double {
    let (unit, plate, fine) = plates(units)
    let value = weight / unit * 0.9
    if value >= 10 * plate { return rounded((value / plate).rounded() * plate * unit) }
    return rounded(max(fine, ((value + 0.001) / fine).rounded(.down) * fine) * unit)
  }

  /// Kilograms of the unit, the least step of a barbell in it, and that of small weights.
  private static func plates(_ units: UnitSystem) -> (unit: Double, plate: Double, fine: Double) {
    units == .metric ? (1, 2.5, 0.5) : (UnitConversion.kilogramsPerPound, 5, 1)
  }

  private static func rounded(_ kilograms: Double) -> Double { (kilograms * 100).rounded() / 100 }
}
