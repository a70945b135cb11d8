import AdaTestSupport
import Foods
import Foundation
import JournalStore
import Nutrition
import Testing
import ToolCalls
import Understanding

@testable import Coaching

/// Alternatives to a doubtful food, answered by number.
@Suite(.timeLimit(.minutes(60))) struct RivalTurnTests {
  /// A conversation in which milk was logged as skimmed and whole milk is offered instead.
  private func asked() async throws -> TestCoach {
    let test = try TestCoach([])
    let skim = try #require(FoodCatalog.reference.link("fat free milk")).food
    let message = Message(text: "400 g milk", at: TestCoach.noon, timeZone: .gmt)
    let item = AddMeal.Item(name: "milk", quantity: 400, unit: "g", grams: 400, catalogId: skim.id)
    let question = RivalReader(catalog: .reference).question(about: item, confidence: 0.4)
    let reading = Reading(calls: [.addMeal(AddMeal(items: [item]))], clarification: question)
    let planned = test.coach.offline(for: message).plan(reading, of: message, in: try test.coach.conversation())
    let turn = try test.journal.begin(message.newTurn)
    guard case .started(let started) = turn else { throw CancellationError() }
    _ = try test.coach.commit(planned, turnID: started.id, latencyMs: 0)
    return test
  }

  @Test func `a number puts the other food in its place, and logs nothing twice`() async throws {
    let test = try await asked()
    let before = try #require(try test.meals().first)
    let question = try #require(try test.coach.conversation().pendingQuestion)
    let turn = try await test.say("1").planned
    let meals = try test.meals()
    #expect(meals.count == 1 && meals[0].items.count == 1)
    #expect(meals[0].items[0].grams == 400 && meals[0].items[0].name == question.choices[0].label)
    #expect(meals[0].totals.calories != before.totals.calories)
    #expect(turn.reply.hasPrefix("Corrected: "))
  }

  @Test func `leaving it, and saying something else, change nothing`() async throws {
    let test = try await asked()
    let before = try test.meals()
    _ = try await test.say("no")
    #expect(try test.meals() == before)
    let other = try await asked()
    _ = try await other.say("500 ml water")
    #expect(try other.meals().count == 1 && other.waters() == [500])
  }

  @Test func `the food whose number is said is the one that is logged, when and as much as was said`() async throws {
    let test = try TestCoach([])
    let asked = try await test.say("had 200 g zorbly quince pie for dinner yesterday").planned
    let choices = try #require(asked.clarification).choices
    #expect(asked.changes.isEmpty && choices.count > 1)
    _ = try await test.say("2")
    let meal = try #require(try test.meals().first)
    #expect(meal.items.map(\.name) == [choices[1].label] && meal.items.first?.grams == 200)
    #expect(meal.mealType == .dinner && meal.timestamp < .made("2026-11-20"))
  }

  @Test func `where nobody can be asked the nearest is taken, and said`() {
    let context = ReadingContext(now: TestCoach.noon, timeZone: .gmt, asksBack: false)
    #expect(OfflineEngine().read("lobster mac 300 g", in: context).clarification == nil)
  }
}
