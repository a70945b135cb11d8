public import Foundation
public import JournalStore
public import Nutrition
import ToolCalls
import Understanding

/// A workout plan on a day: each exercise with what was done last and what that says for next time.
public struct PlannedWorkout: Equatable, Sendable {
  /// One exercise of the plan, with what its history says.
  public struct Exercise: Equatable, Sendable {
    public var planned: PlannedExercise
    /// The newest first, at most `sessionsRead`.
    public var sessions: [LoadProgression.Session]
    /// What the sessions say for this time.
    public var next: LoadProgression

    public var last: LoadProgression.Session? { sessions.first }
  }

  public var plan: WorkoutPlan
  /// In the plan's order.
  public var exercises: [Exercise]
  /// The workouts of that day that were logged against the plan.
  public var done: [WorkoutLog]

  /// How far back an exercise is looked at.
  static let sessionsRead = 5

  /// The plan with its weights and repetitions as the last workouts suggest.
  public var progressed: WorkoutPlan {
    var plan = plan
    for (index, exercise) in exercises.enumerated() {
      plan.exercises[index].weightKg = exercise.next.weightKg
      plan.exercises[index].reps = exercise.next.reps
      plan.exercises[index].durationSec = exercise.next.durationSec
    }
    return plan
  }
}

/// What was done otherwise than planned.
public struct PlanDeviation: Equatable, Sendable {
  /// Sets that were done, by the exercise's name in small letters.
  public var sets: [String: [WorkoutSet]]
  /// Names in small letters of exercises that were left out.
  public var skipped: Set<String>
  /// Minutes; nil for the plan's own estimate.
  public var minutes: Double?

  public init(sets: [String: [WorkoutSet]] = [:], skipped: Set<String> = [], minutes: Double? = nil) {
    self.sets = sets
    self.skipped = skipped
    self.minutes = minutes
  }
}

extension WorkoutPlan {
  /// The plan as a workout that was done: its sets as planned where nothing else was said.
  ///
  /// - Parameters:
  ///   - end: when it ended.
  ///   - weightKg: body weight for the energy, in kilograms; nil lets one be assumed, and said.
  public func log(
    id: String, endingAt end: Date, deviation: PlanDeviation = PlanDeviation(), weightKg: Double?
  ) -> WorkoutLog {
    var done = self
    done.exercises = exercises.filter { !deviation.skipped.contains($0.name.lowercased()) }
    var assumptions: [String] = []
    let logs = done.exercises.map { exercise in
      ExerciseLog(name: exercise.name, sets: deviation.sets[exercise.name.lowercased()] ?? exercise.plannedSets)
    }
    let asPlanned = done.exercises.filter { deviation.sets[$0.name.lowercased()] == nil }.count
    if asPlanned > 0 {
      assumptions.append(asPlanned == logs.count ? "sets as planned" : "sets as planned where none were said")
    }
    let minutes = deviation.minutes ?? done.estimatedMinutes
    if deviation.minutes == nil { assumptions.append("\(minutes.text()) min estimated from the plan's sets and rests") }
    let call = AddWorkout(
      type: .strength, name: name, durationMin: minutes,
      exercises: logs.map { log in
        .init(name: log.name, sets: log.sets.map { .init(reps: $0.reps, weightKg: $0.weightKg) })
      })
    let estimate = WorkoutEstimator.estimate(call, weightKg: weightKg)
    return WorkoutLog(
      id: id, planId: self.id, type: estimate.type, name: name, startTime: end.addingTimeInterval(-minutes * 60),
      endTime: end, durationMin: minutes, caloriesBurned: estimate.netKcal, met: estimate.met, exercises: logs,
      source: .manual, assumptions: assumptions + estimate.assumptions, reckonedWeightKg: estimate.weightKg)
  }
}

extension Journal {
  /// The plan on a day, with what its exercises were last done with before the day ends.
  ///
  /// - Throws: `JournalError` where the journal cannot be read.
  public func planned(_ plan: WorkoutPlan, on day: CalendarDay, in timeZone: TimeZone) throws -> PlannedWorkout {
    let (start, end) = day.interval(in: timeZone)
    let units = try profile()?.units ?? .metric
    return PlannedWorkout(
      plan: plan,
      exercises: try plan.exercises.map { exercise in
        let sessions = try sessions(of: exercise, before: end, in: timeZone)
        return .init(
          planned: exercise, sessions: sessions, next: LoadProgression(of: exercise, after: sessions, units: units))
      }, done: try workouts(from: start, to: end).filter { $0.planId == plan.id })
  }

  /// The plans that are due on a day, each with what it was last done with.
  ///
  /// - Throws: `JournalError` where the journal cannot be read.
  public func plannedWorkouts(on day: CalendarDay, in timeZone: TimeZone) throws -> [PlannedWorkout] {
    try workoutPlans().filter { $0.isDue(on: day) }.map { try planned($0, on: day, in: timeZone) }
  }

  private func sessions(
    of exercise: PlannedExercise, before end: Date, in timeZone: TimeZone
  ) throws -> [LoadProgression.Session] {
    let workouts = try workouts(with: exercise.name, before: end, limit: PlannedWorkout.sessionsRead)
    return workouts.map { workout in
      let logs = workout.exercises.filter { ExerciseName.areSame($0.name, exercise.name) }
      return LoadProgression.Session(day: CalendarDay(workout.startTime, in: timeZone), sets: logs.flatMap(\.sets))
    }
  }
}
