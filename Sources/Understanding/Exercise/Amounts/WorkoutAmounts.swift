/// How long, how far and how hard, as the words around an activity say.
struct WorkoutAmounts: Equatable, Sendable {
  var minutes: Double?
  var kilometers: Double?
  var kilometersPerHour: Double?
  /// The pace was said without what it is of, and taken to be of kilometres.
  var isBarePace = false
  var kilocalories: Double?
  var steps: Double?
  /// Lengths of a pool or rounds of a track.
  var laps: Double?
  var flights: Double?
  var holes: Double?
  var rounds: Double?
  /// Percent that a treadmill or a road rises.
  var gradePercent: Double?
  /// Metres that a way rises in all.
  var ascentMeters: Double?
  /// Mean power on a machine.
  var watts: Double?
  /// Of cricket.
  var overs: Double?
  var effort: Effort?
  /// What the parts of a way took, each as hours, minutes and seconds or fewer of them.
  var splits: [[Double]] = []
  /// Minutes of breaks that are told beside the whole time.
  var lostMinutes = 0.0
  /// A time between intervals or sets was said.
  var hasPause = false
  /// A chip or a watch took the time.
  var isTimed = false
  /// Hard and easy stretches by the clock, whatever was done in them.
  var isIntervals = false
  var assumptions: [String] = []
  /// Tokens that were read as amounts.
  var covered: [Range<Int>] = []

  enum Effort: Sendable { case light, moderate, vigorous }

  /// Whether anything tells how the activity was done, besides how long and how far.
  var hasManner: Bool { kilometersPerHour != nil || gradePercent != nil || ascentMeters != nil || watts != nil }

  /// Whether no food is told so: holes of golf, laps, a time that was taken, and how something was done.
  var tellsExercise: Bool { holes != nil || laps != nil || hasManner || isTimed || lostMinutes > 0 }

  /// Whether anything measures the activity.
  var hasAmount: Bool {
    minutes != nil || kilometers != nil || steps != nil || laps != nil || flights != nil || kilocalories != nil
      || holes != nil || rounds != nil || overs != nil
  }
}

extension WorkoutAmounts.Effort {
  /// The words that tell it.
  static let words: WordTable<Self> = [
    "easy": .light, "light": .light, "slow": .light, "gentle": .light, "leisurely": .light, "relaxed": .light,
    "slowly": .light, "recovery": .light, "casual": .light, "chill": .light, "lightly": .light, "mild": .light,
    "gently": .light, "moderate": .moderate, "steady": .moderate, "hard": .vigorous, "intense": .vigorous,
    "vigorous": .vigorous, "fast": .vigorous, "brisk": .vigorous, "tough": .vigorous, "heavy": .vigorous,
    "competitive": .vigorous, "briskly": .vigorous, "vigorously": .vigorous, "intensive": .vigorous, "quick": .vigorous,
    "brutal": .vigorous, "strenuous": .vigorous,
  ]
}
