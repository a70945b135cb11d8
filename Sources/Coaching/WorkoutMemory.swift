import Foundation
import Nutrition
import ToolCalls
import Understanding

/// Looks up workouts that a sentence names by an earlier day, in the journal.
struct WorkoutMemory {
  /// The moment the sentence is read with.
  let now: Date
  let timeZone: TimeZone
  /// Workouts that began between two moments, oldest first.
  let workouts: (Date, Date) -> [WorkoutLog]

  /// Days that "the same workout" with no day looks back.
  static let longestLook = 90

  /// What a reference stands for.
  struct Found: Equatable {
    var workouts: [WorkoutLog]
    var assumption: String
  }

  /// What could not be found, as a question to the person.
  struct Missing: Error, Equatable { var question: String }

  func find(_ reference: WorkoutReference) throws(Missing) -> Found {
    let kind = reference.activity?.lowercased() ?? "workout"
    guard let days = reference.daysBack else {
      let all = workouts(now.addingTimeInterval(-86_400 * Double(Self.longestLook)), now.addingTimeInterval(1))
      guard let last = all.last(where: { isMeant($0, by: reference) }) else {
        throw Missing(question: "There is no \(kind) to repeat in the last \(Self.longestLook) days. What did you do?")
      }
      return Found(workouts: [last], assumption: "taken from your last \(kind): \(Self.words([last]))")
    }
    let day = CalendarDay(now, in: timeZone).advanced(by: -days)
    let (start, end) = day.interval(in: timeZone)
    let all = workouts(start, end)
    let name = days == 0 ? "today" : days == 1 ? "yesterday" : "on \(day)"
    let found = all.filter { isMeant($0, by: reference) }
    guard !found.isEmpty else {
      let there = all.isEmpty ? "" : ", only \(Self.words(all))"
      throw Missing(question: "No \(kind) is logged \(name)\(there). What did you do?")
    }
    return Found(workouts: found, assumption: "taken from your \(kind) \(name): \(Self.words(found))")
  }

  private func isMeant(_ workout: WorkoutLog, by reference: WorkoutReference) -> Bool {
    reference.activity.map { WorkoutEstimator.activityName(of: workout.name) == $0 } ?? true
  }

  private static func words(_ workouts: [WorkoutLog]) -> String { workouts.map(\.name).joined(separator: "; ") }
}
