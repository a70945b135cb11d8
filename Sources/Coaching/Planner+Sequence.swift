import Foundation
import JournalStore
import Nutrition

extension Planner {
  /// `changes` with the new workouts that would lie over each other one behind the other, in the order told: those of
  /// unknown hour end with the message, those of one given hour begin with it. No workout moves to another day, and none
  /// ends later than the message.
  func sequenced(_ changes: [JournalChange]) -> [JournalChange] {
    var changes = changes
    var free: [Date: Date] = [:]
    for index in changes.indices {
      guard case .add(.workout(let workout)) = changes[index], !endsNow(workout) else { continue }
      let start = free[workout.startTime] ?? workout.startTime
      if let moved = moved(workout, to: start) { changes[index] = .add(.workout(moved)) }
      free[workout.startTime] = start.addingTimeInterval(workout.durationMin * 60)
    }
    var end = message.at
    for index in changes.indices.reversed() {
      guard case .add(.workout(let workout)) = changes[index], endsNow(workout),
        let moved = moved(workout, to: end.addingTimeInterval(-workout.durationMin * 60))
      else { continue }
      changes[index] = .add(.workout(moved))
      end = moved.startTime
    }
    return changes
  }

  private func endsNow(_ workout: WorkoutLog) -> Bool { workout.endTime == message.at }

  private func moved(_ workout: WorkoutLog, to start: Date) -> WorkoutLog? {
    let end = start.addingTimeInterval(workout.durationMin * 60)
    let days = [start, workout.startTime].map { CalendarDay($0, in: message.timeZone) }
    guard days[0] == days[1], end <= message.at else { return nil }
    var moved = workout
    moved.startTime = start
    moved.endTime = end
    return moved
  }
}
