/// A workout that is named by when it was done: "same run as on Monday", "repeat yesterday's workout".
///
/// It travels with a call and is looked up when the turn is planned: only then is it known what the journal holds.
public struct WorkoutReference: Equatable, Sendable {
  /// Whole days before the sentence; nil is the latest one.
  public var daysBack: Int?
  /// The activity's name in the activity table; nil is any workout.
  public var activity: String?

  public init(daysBack: Int?, activity: String?) {
    self.daysBack = daysBack
    self.activity = activity
  }
}
