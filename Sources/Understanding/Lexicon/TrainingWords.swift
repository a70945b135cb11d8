/// Words around training that name no activity.
enum TrainingWords {
  /// Miles, as runners write them.
  static let miles: WordSet = ["mi", "mile", "miles", "miler"]

  /// Occasions on which people train or play: "fencing class".
  static let sessions: WordSet = ["class", "session", "lesson", "match", "game", "practice", "training"]

  /// What lies between sets and intervals: "90 s rest".
  static let rests: WordSet = ["rest", "rests", "recovery", "recoveries"]
}
