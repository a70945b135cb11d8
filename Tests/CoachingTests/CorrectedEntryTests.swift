import AdaTestSupport
import Foundation
import JournalStore
import Nutrition
import Testing

@testable import Coaching

/// What a correction leaves in the journal.
@Suite(.timeLimit(.minutes(60))) struct CorrectedEntryTests {
  private static let noon = Date.made("2026-11-20", hour: 12)

  @Test func `another amount keeps the food, its words, its grams and how sure it is`() async throws {
    let test = try TestCoach([])
    _ = try await test.say("2 crumpets")
    let before = try #require(try test.meals().first?.items.first)
    _ = try await test.say("actually 3")
    let after = try #require(try test.meals().first?.items.first)
    #expect(after.catalogId == before.catalogId && after.name == before.name && after.quantity == 3)
    #expect(abs(after.grams - before.grams * 1.5) < 0.01)
    #expect(abs(after.nutrients.calories - before.nutrients.calories * 1.5) < 0.1)
    #expect(after.origin == before.origin && after.confidence == before.confidence)
    _ = try await test.say("make that 100 g")
    let weighed = try #require(try test.meals().first?.items.first)
    #expect(weighed.grams == 100 && weighed.origin?.said == before.origin?.said)
    #expect(weighed.origin?.portion == .stated && weighed.catalogId == before.catalogId)
  }

  @Test(arguments: [
    ("2 crumpets", "remove the crumpets", "Took back lunch: Crumpet, 90 g, "),
    ("drank 500 ml water", "delete the water", "Took back 500 ml of water."),
    ("weighed 80.4 kg", "delete that weighing", "Took back weight 80.4 kg."),
  ])
  func `what is taken back is named`(first: String, second: String, reply: String) async throws {
    let test = try TestCoach([])
    _ = try await test.say(first)
    let planned = try await test.say(second).planned
    #expect(planned.reply.hasPrefix(reply), "\(planned.reply)")
    #expect(planned.removed.count == 1)
  }

  @Test func `one item moves to another day with its food and its grams`() async throws {
    let test = try TestCoach([])
    _ = try await test.say("a lasagne and a lager")
    let before = try #require(try test.meals().first)
    _ = try await test.say("the lasagne was yesterday")
    let meals = try test.meals()
    #expect(meals.count == 2)
    let moved = try #require(meals.first)
    let rest = try #require(meals.last)
    #expect(rest.id == before.id && rest.items.map(\.id) == [before.items[1].id])
    #expect(moved.timestamp < Self.noon.addingTimeInterval(-43_200))
    #expect(moved.items.map(\.catalogId) == [before.items[0].catalogId])
    #expect(moved.items.map(\.grams) == [before.items[0].grams])
    _ = try await test.say("undo")
    #expect(try test.meals() == [before])
  }

  @Test func `an item of an earlier meal is mended, and nothing is logged twice`() async throws {
    let test = try TestCoach([])
    _ = try await test.say("a lasagne and a lager")
    _ = try await test.say("a pear")
    _ = try await test.say("the lasagne was 450 kcal")
    let meals = try test.meals()
    #expect(meals.count == 2)
    let items = meals.flatMap(\.items)
    #expect(items.count == 3)
    #expect(items.contains { $0.nutrients.calories == 450 && $0.name.lowercased().contains("lasagn") })
  }

  @Test func `a device's workout keeps its id, its energy and its undone sets`() async throws {
    let test = try TestCoach([])
    var workout = WorkoutLog.make(durationMin: 30, distanceKm: nil, startTime: Self.noon - 3600)
    (workout.source, workout.healthKitId, workout.met) = (.healthKit, "device-1", nil)
    workout.exercises = [ExerciseLog(name: "Squat", sets: [WorkoutSet(reps: 5, weightKg: 80, completed: false)])]
    try test.journal.perform(
      [.add(.workout(workout)), .add(.weight(BodyWeightEntry(id: "w", weightKg: 80, timestamp: Self.noon - 7200)))],
      as: NewTurn(text: "watch", at: Self.noon))
    let planned = try await test.say("actually it was 50 minutes").planned
    let after = try #require(try test.journal.workouts(from: .distantPast, to: .distantFuture).first)
    #expect(after.durationMin == 50, "\(planned.reply)")
    #expect(after.source == .healthKit && after.healthKitId == "device-1" && after.caloriesBurned == 360)
    #expect(after.exercises == workout.exercises && after.name == "Running")
  }

  @Test func `water that was juice is no water any more`() async throws {
    let test = try TestCoach([])
    _ = try await test.say("500 ml water")
    _ = try await test.say("no, it was apple juice")
    #expect(try test.waters().isEmpty)
    let item = try #require(try test.meals().first?.items.first)
    #expect(item.unit == "ml" && item.quantity == 500)
    _ = try await test.say("undo")
    #expect(try test.waters() == [500] && test.meals().isEmpty)
  }

  @Test func `an energy of the person's own names the food that its macros are of`() async throws {
    let test = try TestCoach([])
    _ = try await test.say("300 kcal of cashews")
    let item = try #require(try test.meals().first?.items.first)
    #expect(item.catalogId != nil && item.isCalorieOverridden)
    _ = try await test.say("make that 150 kcal")
    let less = try #require(try test.meals().first?.items.first)
    #expect(less.catalogId == item.catalogId && less.nutrients.calories == 150)
    #expect(abs(less.grams - item.grams / 2) < 0.1)
  }

  @Test(arguments: [("delete it", 0), ("bin that one", 0), ("scratch that", 1)])
  func `what is deleted behind a correction is the entry, what is scratched is the correction`(
    sentence: String, left: Int
  ) async throws {
    let test = try TestCoach([])
    _ = try await test.say("cheese bagel")
    _ = try await test.say("it was a tuna bagel")
    _ = try await test.say(sentence)
    #expect(try test.meals().count == left)
    #expect(try test.meals().allSatisfy { $0.items.first?.name.localizedCaseInsensitiveContains("cheese") == true })
  }
}
