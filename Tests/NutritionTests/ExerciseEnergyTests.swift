import Foundation
import Nutrition
import Testing

struct ExerciseEnergyTests {
  @Test(arguments: [
    (kg: 70.0, met: 4.3, minutes: 45.0, gross: 225.75, net: 173.25),
    (kg: 82.0, met: 9.8, minutes: 30.0, gross: 401.8, net: 360.8),
  ])
  func `gross and net energy of an activity`(
    row: (kg: Double, met: Double, minutes: Double, gross: Double, net: Double)
  ) throws {
    let gross = try #require(ExerciseEnergy.gross(met: row.met, weightKg: row.kg, minutes: row.minutes))
    let net = try #require(ExerciseEnergy.net(met: row.met, weightKg: row.kg, minutes: row.minutes))
    #expect(abs(gross - row.gross) < 0.001)
    #expect(abs(net - row.net) < 0.001)
  }

  @Test func `an activity below rest earns nothing`() {
    #expect(ExerciseEnergy.net(met: 0.95, weightKg: 70, minutes: 60) == 0)
  }

  @Test(arguments: [(-1, 70, 30), (4, 0, 30), (4, -70, 30), (4, 70, -30), (Double.nan, 70, 30), (4, 70, .infinity)])
  func `values that cannot be give no energy`(row: (Double, Double, Double)) {
    #expect(ExerciseEnergy.gross(met: row.0, weightKg: row.1, minutes: row.2) == nil)
  }
}

struct ActiveEnergyTests {
  @Test func `a day's total of a device is held against the sum of the workouts`() {
    func workout(_ kilocalories: Double?) -> WorkoutLog {
      WorkoutLog(
        id: "w", type: .cardio, name: "Run", startTime: Date(timeIntervalSince1970: 0), durationMin: 30,
        caloriesBurned: kilocalories)
    }
    let workouts = [workout(200), workout(150), workout(nil)]
    #expect(ActiveEnergy.merging(deviceDayTotal: 300, workouts: workouts) == ActiveEnergy(fromWorkouts: 350))
    #expect(ActiveEnergy.merging(deviceDayTotal: 400, workouts: workouts) == ActiveEnergy(fromDevice: 400))
    #expect(ActiveEnergy.merging(deviceDayTotal: nil, workouts: []) == ActiveEnergy.none)
  }

  @Test(arguments: [-100, Double.nan, .infinity])
  func `energy that cannot be counts nothing`(kilocalories: Double) {
    #expect(ActiveEnergy.merging(deviceDayTotal: kilocalories, workouts: []) == ActiveEnergy.none)
  }
}
