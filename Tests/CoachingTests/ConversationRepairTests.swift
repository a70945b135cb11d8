import Foundation
import JournalStore
import Nutrition
import Testing

@testable import Coaching

/// What the journal holds behind a few lines of talk, each read offline after the one before.
@Suite struct ConversationRepairTests {
  @Test(arguments: [
    ("30 min run and a banana / run was 40 min", ["Banana, raw 126 g", "Running 40 min"]),
    ("1 litre of water / rowing machine 20 min / the water was only 700 ml", ["Rowing 20 min", "water 700"]),
    ("walked 25 min / 300 ml water / delete the walk, it was logged by my watch", ["water 300"]),
    ("walked 25 min / 2 eggs / the walk was 35 min", ["Egg, whole, cooked 100 g", "Walking 35 min"]),
    ("weighed 82 kg / the weight was 81.5", ["weight 81.5"]),
    ("I want to bulk / 0.3 kg per week", ["goal 0.3"]),
  ])
  func `what an entry is called finds it, in the last turn and before it`(lines: String, entries: [String]) async throws
  {
    #expect(try await TestCoach.behind(lines).words().sorted() == entries.sorted())
  }

  @Test(arguments: [
    ("half a tin of tuna / a whole tin", ["Fish, tuna, canned 115 g"]),
    ("half a pizza / the whole thing", ["Pizza, cheese, from restaurant or fast food 420 g"]),
    ("pint of lager / alcohol free one", ["Alcohol free lager (Alcohol-free beer) 576 g"]),
    ("latte / with skimmed milk", ["Coffee, Latte, nonfat 360 g"]),
    ("coffee with milk / with oat milk", ["Coffee, brewed 240 g", "Oat milk 31 g"]),
    ("salmon poke bowl / mine was the large size", ["Salmon poke bowl (Poke bowl) 567 g"]),
    (
      "sausage and mash / they were veggie sausages",
      ["Mash (Potato, mashed) 125 g", "Veggie sausages (Vegetarian sausage) 50 g"]
    ),
  ])
  func `a few words say what was otherwise`(lines: String, entries: [String]) async throws {
    #expect(try await TestCoach.behind(lines).words().sorted() == entries.sorted())
  }

  @Test func `an hour before midnight is of the night before`() async throws {
    let meals = try await TestCoach.behind("lamb kebab at 1am last night / more like 11pm").entries()
    #expect(meals.map(\.timestamp) == [TestCoach.noon.addingTimeInterval(-13 * 3600)])
  }

  @Test func `a workout is reckoned with the weight that its message tells`() async throws {
    let entries = try await TestCoach.behind("weighed 82.4 kg, rowed 6k in 31 minutes").entries()
    let reckoned = entries.compactMap { if case .workout(let workout) = $0 { workout.reckonedWeightKg } else { nil } }
    #expect(reckoned == [82.4])
  }

  @Test(arguments: [
    "I am male, 34 years old, 180 cm, 90 kg and want to lose 0.5 kg a week",
    "male, 34, 180 cm, 90 kg and want to lose 0.5 kg a week",
  ]) func `who says who they are and goes on to a goal has both`(said: String) async throws {
    let test = try TestCoach([])
    let turn = try await test.say(said)
    let profile = try #require(try test.journal.profile())
    #expect(profile.sex == .male && profile.heightCm == 180 && profile.goalType == .cut && profile.goalRate == 0.5)
    #expect(profile.targetWeightKg == nil)
    #expect(try test.journal.latestWeight()?.weightKg == 90)
    #expect(
      try turn.planned.reply == "Logged weight 90 kg. Logged goal: cut, 0.5 kg a week. Noted: 34 years, male, 180 cm.")
  }

  @Test func `who says who they are and goes on to a meal has the meal`() async throws {
    #expect(try await TestCoach.behind("I'm 34 and had 2 eggs").words() == ["Egg, whole, cooked 100 g"])
  }

  @Test(arguments: ["should be 40 carbs", "make it 30 g protein"])
  func `a nutrient's figure is no count of a meal's food`(said: String) async throws {
    let words = try await TestCoach.behind("2 eggs for breakfast / \(said)").words()
    #expect(words == ["Egg, whole, cooked 100 g"])
  }

  @Test func `also behind a day before puts nothing into today's meal`() async throws {
    let days = try await TestCoach.behind("soup for lunch / yesterday evening also a burger").entries()
      .map { $0.timestamp.ISO8601Format().prefix(10) }
    #expect(days.sorted() == ["2026-11-19", "2026-11-20"])
  }
}
