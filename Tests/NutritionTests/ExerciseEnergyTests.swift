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
  /// From and to in hours of the day.
  func stretch(_ from: Double, _ to: Double, _ kilocalories: Double) -> EnergyInterval {
    EnergyInterval(
      start: Date(timeIntervalSince1970: from * 3600), end: Date(timeIntervalSince1970: to * 3600),
      kilocalories: kilocalories)
  }

  @Test func `the same hours count once, by the larger`() {
    let hour = [stretch(8, 9, 300)]
    #expect(ActiveEnergy.merging(device: hour, workouts: [stretch(8, 9, 250)]) == ActiveEnergy(fromDevice: 300))
    #expect(ActiveEnergy.merging(device: hour, workouts: [stretch(8, 9, 350)]) == ActiveEnergy(fromWorkouts: 350))
  }

  @Test func `different hours add up`() {
    let active = ActiveEnergy.merging(device: [stretch(8, 9, 300)], workouts: [stretch(18, 19, 250)])
    #expect(active == ActiveEnergy(fromDevice: 300, fromWorkouts: 250))
    #expect(active.kilocalories == 550)
  }

  @Test func `hours that only touch are different hours`() {
    let active = ActiveEnergy.merging(device: [stretch(8, 9, 300)], workouts: [stretch(9, 10, 250)])
    #expect(active.kilocalories == 550)
  }

  @Test func `a workout across two device hours is held against both`() {
    let device = [stretch(8, 9, 100), stretch(9, 10, 120), stretch(12, 13, 50)]
    #expect(ActiveEnergy.merging(device: device, workouts: [stretch(8.5, 9.5, 200)]) == ActiveEnergy(fromDevice: 270))
    #expect(
      ActiveEnergy.merging(device: device, workouts: [stretch(8.5, 9.5, 300)])
        == ActiveEnergy(fromDevice: 50, fromWorkouts: 300))
  }

  @Test func `a device's day holds every workout in it`() {
    let day = [stretch(0, 24, 500)]
    let workouts = [stretch(8, 9, 300), stretch(18, 19, 150)]
    #expect(ActiveEnergy.merging(device: day, workouts: workouts) == ActiveEnergy(fromDevice: 500))
  }

  @Test func `workouts alone add up even when they were logged for the same time`() {
    let workouts = [stretch(18, 19, 200), stretch(18, 18.5, 100)]
    #expect(ActiveEnergy.merging(device: [], workouts: workouts).kilocalories == 300)
  }

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
    #expect(ActiveEnergy.merging(device: [stretch(8, 9, kilocalories)], workouts: []) == ActiveEnergy.none)
    #expect(ActiveEnergy.merging(deviceDayTotal: kilocalories, workouts: []) == ActiveEnergy.none)
  }
}
