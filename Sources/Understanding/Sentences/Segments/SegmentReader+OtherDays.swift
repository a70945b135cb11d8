import ToolCalls

/// One activity on several days.
extension SegmentReader {
  /// "Ran 5k on Monday, 8k on Wednesday": the same on a day of its own.
  func onAnotherDay(
    _ workout: AddWorkout, _ amounts: WorkoutAmounts, at index: Int, of segments: [Segment], target: Int
  ) -> AddWorkout? {
    guard target < index, let day = segments[index].time.day, let before = segments[target].time.day, day != before,
      workout.exercises == nil, amounts.kilometers != nil || amounts.minutes != nil,
      let activity = ActivityLexicon.reference.activity(named: workout.name)
    else { return nil }
    return WorkoutReader().workout(activity, amounts: amounts, phrase: nil)
  }
}
