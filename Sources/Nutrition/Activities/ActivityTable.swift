import CActivityTable

/// The activities and exercise names that are part of the program.
///
/// Opening it only finds where lines begin; a line becomes a value when it is asked for.
public struct ActivityTable: Sendable {
  /// The embedded table (scripts/make-activity-table makes it).
  public static let reference = ActivityTable(
    activities: TabSeparatedLines(bytes: {
      UnsafeBufferPointer(start: ada_activities_bytes(), count: ada_activities_count())
    }),
    exercises: TabSeparatedLines(bytes: {
      UnsafeBufferPointer(start: ada_exercises_bytes(), count: ada_exercises_count())
    }))

  private let activityLines: TabSeparatedLines
  private let exerciseLines: TabSeparatedLines

  private init(activities: TabSeparatedLines, exercises: TabSeparatedLines) {
    activityLines = activities
    exerciseLines = exercises
  }

  /// The activity of a Compendium 2024 code ("17190"), or nil where there is none.
  public func activity(code: String) -> Activity? {
    var low = 0
    var high = activityLines.count
    while low < high {
      let middle = (low + high) / 2
      let found = activityLines.firstField(of: middle)
      if found == code { return activity(at: middle) }
      if found < code { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Every activity, by code. Made anew on each call: keep it if you need it twice.
  public var activities: [Activity] { (0..<activityLines.count).compactMap { activity(at: $0) } }

  /// Every exercise name, alphabetically. Made anew on each call: keep it if you need it twice.
  public var exercises: [ExerciseName] { (0..<exerciseLines.count).compactMap { exercise(at: $0) } }

  private func activity(at index: Int) -> Activity? {
    let fields = activityLines.fields(of: index)
    guard fields.count == 4, let met = Double(fields[1]) else { return nil }
    return Activity(code: fields[0], met: met, heading: fields[2], description: fields[3])
  }

  private func exercise(at index: Int) -> ExerciseName? {
    let fields = exerciseLines.fields(of: index)
    guard fields.count == 4 else { return nil }
    return ExerciseName(
      name: fields[0], muscles: fields[1].split(separator: ";").map(String.init), category: fields[2],
      equipment: fields[3].isEmpty ? nil : fields[3])
  }
}
