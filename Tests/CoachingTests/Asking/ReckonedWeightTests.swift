import AdaTestSupport
import Foundation
import JournalStore
import LanguageModels
import Nutrition
import Testing

@testable import Coaching

/// What a workout that a model understood is reckoned with.
@Suite(.timeLimit(.minutes(60))) struct ReckonedWeightTests {
  @Test func `a model's workout has the weight of its own time`() async throws {
    let call = #"{"type":"cardio","name":"Running","durationMin":30,"timestamp":"2026-11-19T12:00:00Z"}"#
    let test = try TestCoach([ScriptedModel.answering(.call("add_workout", call))])
    for (kilograms, day) in [(100.0, -2.0), (70.0, 0.0)] {
      let moment = TestCoach.noon.addingTimeInterval(day * 86_400 - 60)
      _ = try await test.say("weighed \(kilograms) kg", at: moment, policy: TurnPolicy(isOffline: true))
    }
    let said = try await test.say("ran 30 min yesterday")
    let workouts = try test.journal.workouts(from: .distantPast, to: .distantFuture)
    #expect(try said.planned.engine != "offline")
    #expect(workouts.map(\.reckonedWeightKg) == [100])
  }
}
