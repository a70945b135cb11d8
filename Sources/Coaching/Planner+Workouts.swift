import Foundation
import Nutrition
import ToolCalls
import Understanding

extension Planner {
  /// The workouts that a call stands for: one that was told, or those of an earlier day once more.
  func workouts(for call: AddWorkout, assumptions: inout [String]) throws(ToolCallError) -> [WorkoutLog] {
    guard let reference = call.reference else { return [try workout(call, id: newID(), assumptions: &assumptions)] }
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

  /// The workout as it is put right: what was not said stays, and so do what it was imported from and its plan.
  func corrected(
    _ workout: WorkoutLog, by correction: CorrectEntry, assumptions: inout [String]
  ) throws(ToolCallError) -> WorkoutLog {
    let start = correction.timestamp.map { time($0) } ?? workout.startTime
    var call =
      correction.workout
      ?? AddWorkout(
        type: workout.type, name: workout.name, durationMin: workout.durationMin, distanceKm: workout.distanceKm,
        exercises: workout.exercises.isEmpty
          ? nil
          : workout.exercises.map { exercise in
            AddWorkout.Exercise(
              name: exercise.name,
              sets: exercise.sets.map {
                AddWorkout.Set(reps: $0.reps, weightKg: $0.weightKg, durationSec: $0.durationSec)
              })
          })
    call.durationMin = correction.durationMin ?? call.durationMin
    call.distanceKm = correction.distanceKm ?? call.distanceKm
    call.timestamp = start
    let keptLength = keepLength(of: workout, in: &call, correction)
    if workout.reckonedWeightKg == nil {
      // What the person or a device said of the energy holds for another length as well.
      call.statedCalories = call.statedCalories ?? workout.caloriesBurned
    }
    var corrected = try self.workout(call, id: workout.id, assumptions: &assumptions)
    if call.exercises == nil || correction.workout == nil, isSame(call, as: workout) {
      corrected.exercises = workout.exercises
    } else {
      corrected.exercises = corrected.exercises.keepingUndone(of: workout.exercises)
    }
    corrected.assumptions += keptLength.filter { !corrected.assumptions.contains($0) }
    corrected.planId = workout.planId
    corrected.healthKitId = workout.healthKitId
    corrected.notes = workout.notes
    corrected.source = workout.source
    return corrected
  }

  /// Gives `call` the length of `workout` where nothing is said that would change it: one that was told stays beside other
  /// sets, one that was reckoned stays beside other loads.
  ///
  /// - Returns: how that length was reckoned, which stays true of it.
  private func keepLength(of workout: WorkoutLog, in call: inout AddWorkout, _ correction: CorrectEntry) -> [String] {
    guard correction.durationMin == nil else { return [] }
    if let exercises = call.exercises, call.durationMin == nil,
      !workout.isLengthReckoned || Self.takesAsLong(exercises, as: workout.exercises)
    {
      call.durationMin = workout.durationMin
    }
    return call.durationMin == workout.durationMin ? workout.lengthReckoned : []
  }

  private static func takesAsLong(_ exercises: [AddWorkout.Exercise], as logged: [ExerciseLog]) -> Bool {
    exercises.flatMap(\.sets).map { [$0.reps.map(Double.init), $0.durationSec] }
      == logged.flatMap(\.sets).map { [$0.reps.map(Double.init), $0.durationSec] }
  }

  private func isSame(_ call: AddWorkout, as workout: WorkoutLog) -> Bool {
    call.name.lowercased() == workout.name.lowercased()
      || WorkoutEstimator.activityName(of: call.name) == WorkoutEstimator.activityName(of: workout.name)
  }
}

extension [ExerciseLog] {
  /// The same where a set that was not done before stays so: a correction that counts nothing else in it says nothing of
  /// that.
  fileprivate func keepingUndone(of logged: [ExerciseLog]) -> [ExerciseLog] {
    enumerated().map { place, exercise in
      let across = count == logged.count ? logged[place] : nil
      let old = across?.name == exercise.name ? across : logged.first { $0.name == exercise.name } ?? across
      guard let old else { return exercise }
      var kept = exercise
      for index in kept.sets.indices.prefix(old.sets.count) {
        let (new, before) = (kept.sets[index], old.sets[index])
        kept.sets[index].completed =
          new.reps == before.reps && new.durationSec == before.durationSec
          ? before.completed : new.reps != 0 && new.durationSec != 0
      }
      return kept
    }
  }
}
