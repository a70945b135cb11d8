import Foundation
import JournalStore
import Nutrition
import SimulatedPeople

extension MadeUpPerson {
  /// Strength on three days of the week, running on two, a walk on one; most of it is done.
  mutating func train(on day: CalendarDay, isLogged: Bool) {
    let weekday = day.daysSince1970 % 7
    guard isLogged, random.happens(0.8) else { return }
    switch weekday {
    // Thursday was the first of January 1970: Monday is 4.
    case 4, 6, 1: lift(on: day)
    case 5, 2: run(on: day)
    case 3: walk(on: day)
    default: break
    }
  }

  private mutating func lift(on day: CalendarDay) {
    let weeks = Double(day.daysSince1970 - firstDay.daysSince1970) / 7
    let exercises = [("Bench press", 60.0), ("Back squat", 80), ("Barbell row", 55)].map { name, start in
      // A little more each week, with an end to it.
      let load = ((start + min(weeks, 40) * 0.5) / 2.5).rounded() * 2.5
      let sets = (0..<3).map { _ in WorkoutSet(reps: 6 + Int(random.uniform(0, 4)), weightKg: load) }
      return ExerciseLog(name: name, sets: sets)
    }
    let words = exercises.map { exercise in
      "\(exercise.name.lowercased()) \(exercise.sets.count)x\(exercise.sets[0].reps ?? 8) at "
        + "\((exercise.sets[0].weightKg ?? 0).text(decimals: 1)) kg"
    }
    log("Weight training", .strength, on: day, met: 3.5, minutes: 50, said: words.joined(separator: ", "), exercises)
  }

  private mutating func run(on day: CalendarDay) {
    let kilometres = (random.uniform(4, 8) * 2).rounded() / 2
    let minutes = (kilometres * random.uniform(5.6, 6.6)).rounded()
    log(
      "Running", .cardio, on: day, met: 9.3, minutes: minutes, distanceKm: kilometres,
      said: "ran \(kilometres.text(decimals: 1)) km in \(minutes.text()) minutes")
  }

  private mutating func walk(on day: CalendarDay) {
    let minutes = (random.uniform(40, 90) / 5).rounded() * 5
    log("Walking", .cardio, on: day, met: 3.8, minutes: minutes, said: "walked \(minutes.text()) minutes")
  }

  private mutating func log(
    _ name: String, _ type: WorkoutType, on day: CalendarDay, met: Double, minutes: Double,
    distanceKm: Double? = nil, said: String, _ exercises: [ExerciseLog] = []
  ) {
    let start = day.midnightUTC + (random.uniform(16.5, 18) * 60).rounded() * 60
    let end = start + minutes * 60
    let weight = body.scaleKg
    let net = ExerciseEnergy.net(met: met, weightKg: weight, minutes: minutes)
    let workout = WorkoutLog(
      id: newID(at: end), type: type, name: name, startTime: start, endTime: end, durationMin: minutes,
      distanceKm: distanceKm, caloriesBurned: net?.rounded(), met: met, exercises: exercises, reckonedWeightKg: weight)
    say(said, at: end, reply: "Logged \(name.lowercased()), \(minutes.text()) min.", .workout(workout))
  }
}
