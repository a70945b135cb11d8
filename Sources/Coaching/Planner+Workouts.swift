import Foundation
import Nutrition
import ToolCalls

extension Planner {
  /// The workouts that a call stands for: one that was told, or those of an earlier day once more.
  func workouts(for call: AddWorkout, assumptions: inout [String]) throws(ToolCallError) -> [WorkoutLog] {
    guard let reference = call.reference else { return [workout(call, id: newID(), assumptions: &assumptions)] }
    let memory = WorkoutMemory(now: message.at, timeZone: message.timeZone, workouts: workouts)
    let found: WorkoutMemory.Found
    do {
      found = try memory.find(reference)
    } catch {
      throw .notRecalled(question: error.question)
    }
    assumptions.append(found.assumption)
    return found.workouts.map { copy(of: $0, as: call, assumption: found.assumption) }
  }

  /// The workout as a new one, in the length or the distance that was said this time, at the same pace.
  private func copy(of earlier: WorkoutLog, as call: AddWorkout, assumption: String) -> WorkoutLog {
    var copy = earlier
    let share =
      call.durationMin.map { $0 / earlier.durationMin }
      ?? call.distanceKm.flatMap { said in earlier.distanceKm.flatMap { $0 > 0 ? said / $0 : nil } } ?? 1
    copy.id = newID()
    copy.durationMin = min(1440, max(1, earlier.durationMin * share))
    copy.distanceKm = call.distanceKm ?? earlier.distanceKm.map { $0 * share }
    copy.caloriesBurned = call.statedCalories ?? earlier.caloriesBurned.map { $0 * share }
    copy.startTime = call.timestamp.map { time($0) } ?? message.at.addingTimeInterval(-copy.durationMin * 60)
    copy.endTime = copy.startTime.addingTimeInterval(copy.durationMin * 60)
    copy.source = .chat
    copy.healthKitId = nil
    copy.notes = nil
    copy.assumptions = [assumption]
    return copy
  }
}
