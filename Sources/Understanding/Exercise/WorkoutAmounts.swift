/// How long, how far and how hard, as the words around an activity say.
struct WorkoutAmounts: Equatable, Sendable {
  var minutes: Double?
  var kilometers: Double?
  var kilometersPerHour: Double?
  var kilocalories: Double?
  var steps: Double?
  /// Lengths of a pool or rounds of a track.
  var laps: Double?
  var flights: Double?
  var holes: Double?
  var rounds: Double?
  /// Percent that a treadmill or a road rises.
  var gradePercent: Double?
  var effort: Effort?
  /// Hard and easy stretches by the clock, whatever was done in them.
  var isIntervals = false
  var assumptions: [String] = []
  /// Tokens that were read as amounts.
  var covered: [Range<Int>] = []

  enum Effort: Sendable { case light, moderate, vigorous }

  /// Whether anything measures the activity.
  var hasAmount: Bool {
    minutes != nil || kilometers != nil || steps != nil || laps != nil || flights != nil || kilocalories != nil
      || holes != nil || rounds != nil
  }
}
