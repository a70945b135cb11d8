import AdaTestSupport
import Foundation
import JournalStore
import Nutrition
import Testing

@testable import Coaching

@Suite struct TargetChangeTests {
  static let day = CalendarDay("2026-11-20")!

  static func target(
    weightKg: Double = 80, workout kcal: Double = 0, profile: UserProfile = .make(), events: EventPlan = .none,
    on day: CalendarDay = day
  ) -> EnergyTarget {
    var workouts: [WorkoutLog] = []
    if kcal > 0 {
      workouts = [
        WorkoutLog(
          id: "w", type: .cardio, name: "Running", startTime: day.midnightUTC + 36_000,
          endTime: day.midnightUTC + 37_800, durationMin: 30, caloriesBurned: kcal)
      ]
    }
    return EnergyTarget.target(
      for: profile, weightKg: weightKg, active: .merging(deviceDayTotal: nil, workouts: workouts), events: events,
      on: day)
  }

  @Test func `a target that stays has no cause, one that moves names each`() throws {
    #expect(TargetChange(from: Self.target(), to: Self.target(), on: Self.day) == nil)
    let active = try #require(TargetChange(from: Self.target(), to: Self.target(workout: 300), on: Self.day))
    #expect(active.kilocalories == 300 && active.causes == ["active +300 (logged workouts, net of rest)"])
    let both = try #require(TargetChange(from: Self.target(workout: 300), to: Self.target(weightKg: 82), on: Self.day))
    #expect(
      both.causes.count == 2 && both.causes[0].hasPrefix("base +") && both.causes[1] == "active -300 (no activity yet)")
  }

  @Test func `a planned day and a floor are causes too`() throws {
    let event = PlannedEvent(id: "p", day: Self.day, calories: 800, note: "Party", plannedOn: Self.day.advanced(by: -3))
    let events = EventPlan([event])
    let before = Self.day.advanced(by: -1)
    let change = try #require(
      TargetChange(from: Self.target(events: events, on: before), to: Self.target(events: events), on: Self.day))
    #expect(change.causes.contains { $0.contains("planned: Party on 2026-11-20") })
    let cut = Self.target(weightKg: 52, profile: .make(sex: .female, heightCm: 152, goalType: .cut, goalRate: 0.5))
    let kept = Self.target(weightKg: 52, profile: .make(sex: .female, heightCm: 152))
    let held = try #require(TargetChange(from: kept, to: cut, on: Self.day))
    #expect(held.causes.contains { $0.hasPrefix("goal -") } && held.causes.contains { $0.hasPrefix("bounds +") })
  }

  @Test func `causes add up to the change`() throws {
    for (earlier, later) in [
      (Self.target(), Self.target(weightKg: 71, workout: 512)), (Self.target(workout: 90), Self.target(weightKg: 95)),
    ] {
      let change = try #require(TargetChange(from: earlier, to: later, on: Self.day))
      let sum = change.causes.reduce(0.0) { sum, cause in
        sum + (Double(cause.split(separator: " ")[1].replacing(",", with: "")) ?? .nan)
      }
      #expect(abs(sum - change.kilocalories) <= 2)
    }
  }
}
