import Foods
import Foundation
import Nutrition
import ToolCalls
import Understanding

/// What `ada edit` was asked for, read and in range; nil stays as it is.
struct EntryEdit: Equatable {
  /// Which item of a meal, by its number from 1 or part of its name.
  var item: String?
  var name: String?
  var grams: Double?
  var calories: Double?
  var meal: MealType?
  var time: Date?
  var amountMl: Double?
  var weightKg: Double?
  var durationMin: Double?
  var distanceKm: Double?

  /// An entry as it is to be, and what was assumed on the way.
  struct Outcome: Equatable {
    var entry: Entry
    var notes: [String] = []
  }

  /// Works the edit into an entry.
  ///
  /// - Parameters:
  ///   - catalog: where a new name's figures come from.
  ///   - bodyWeightKg: for a workout's energy.
  /// - Throws: `Failure` with code 64: an option that this kind of entry does not have, or an item that is not there.
  func applied(to entry: Entry, catalog: FoodCatalog, bodyWeightKg: Double?) throws -> Outcome {
    switch entry {
    case .meal(let meal):
      try allow(["--item", "--name", "--grams", "--calories", "--meal", "--time"], for: "a meal")
      return try edited(meal, catalog: catalog)
    case .workout(let workout):
      try allow(["--name", "--calories", "--time", "--duration", "--distance"], for: "a workout")
      return edited(workout, bodyWeightKg: bodyWeightKg)
    case .water(var water):
      try allow(["--amount", "--time"], for: "water")
      water.amountMl = amountMl ?? water.amountMl
      water.timestamp = time ?? water.timestamp
      return Outcome(entry: .water(water))
    case .weight(var weight):
      try allow(["--weight", "--time"], for: "a weigh-in")
      weight.weightKg = weightKg ?? weight.weightKg
      weight.timestamp = time ?? weight.timestamp
      return Outcome(entry: .weight(weight))
    case .goal:
      throw Failure(.usage, "A goal is changed with ada profile set, not with edit.")
    }
  }

  /// The options that were given.
  private var given: [String] {
    let all: [(String, Bool)] = [
      ("--item", item != nil), ("--name", name != nil), ("--grams", grams != nil), ("--calories", calories != nil),
      ("--meal", meal != nil), ("--time", time != nil), ("--amount", amountMl != nil), ("--weight", weightKg != nil),
      ("--duration", durationMin != nil), ("--distance", distanceKm != nil),
    ]
    return all.filter(\.1).map(\.0)
  }

  private func allow(_ options: [String], for kind: String) throws {
    guard let other = given.first(where: { !options.contains($0) }) else { return }
    throw Failure(.usage, "\(other) does not fit \(kind); it has \(options.joined(separator: ", ")).")
  }

  private func edited(_ workout: WorkoutLog, bodyWeightKg: Double?) -> Outcome {
    var edited = workout
    var notes: [String] = []
    edited.name = name ?? workout.name
    edited.startTime = time ?? workout.startTime
    if name != nil || durationMin != nil || distanceKm != nil {
      let estimate = WorkoutEstimator.estimate(
        AddWorkout(
          type: name == nil ? workout.type : nil, name: edited.name, durationMin: durationMin ?? workout.durationMin,
          distanceKm: distanceKm ?? workout.distanceKm,
          exercises: workout.exercises.isEmpty
            ? nil : workout.exercises.map { AddWorkout.Exercise(name: $0.name, sets: $0.sets.map(Self.set)) }),
        weightKg: bodyWeightKg)
      edited.type = estimate.type
      edited.durationMin = estimate.durationMin
      edited.distanceKm = estimate.distanceKm
      edited.met = estimate.met
      edited.caloriesBurned = estimate.netKcal
      edited.reckonedWeightKg = estimate.weightKg
      notes = estimate.assumptions
    }
    if let calories {
      // The person's own figure comes from no formula.
      edited.caloriesBurned = calories
      edited.met = nil
      edited.reckonedWeightKg = nil
    }
    edited.endTime = edited.startTime.addingTimeInterval(edited.durationMin * 60)
    edited.assumptions = notes.isEmpty ? workout.assumptions : notes
    return Outcome(entry: .workout(edited), notes: notes)
  }

  private static func set(_ set: WorkoutSet) -> AddWorkout.Set {
    AddWorkout.Set(reps: set.reps, weightKg: set.weightKg, durationSec: set.durationSec)
  }
}
