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

  /// What the journal holds behind lines parted by strokes where nobody is asked back, at half past eight.
  private static func morning(_ lines: String) async throws -> [String] {
    try await TestCoach.behind(lines, at: TestCoach.noon.addingTimeInterval(-12_600), asksBack: false).words().sorted()
  }

  @Test(arguments: [
    (
      "eggs on toast / breakfast was 4 eggs", ["Egg, whole, cooked 200 g", "Toast (Bread, white, toasted) 25 g"]
    ),
    ("eggs on toast / 4 eggs", ["Egg, whole, cooked 200 g", "Toast (Bread, white, toasted) 25 g"]),
    ("a bowl of grapes / 20 grapes", ["Grapes, raw 140 g"]),
    ("3 ciders / I reckon 5 ciders", ["Cider, British 1800 g"]),
    ("2 crumpets / I think I had 3 crumpets", ["Crumpet 135 g"]),
    (
      "salmon and couscous / couscous was 180 cooked", ["Couscous, cooked 180 g", "Salmon, cooked 113 g"]
    ),
    ("2 turkey bagels / make it 4", ["Bagel 420 g", "Turkey 240 g"]),
  ])
  func `a figure is of what it counts and of nothing that lies under it`(lines: String, entries: [String]) async throws
  {
    let found = try await Self.morning(lines)
    #expect(found == entries, "\(found)")
  }

  @Test(arguments: [
    ("curry for breakfast / breakfast was lamb curry", ["Lamb curry (Beef curry) 240 g"]),
    ("soup / 400g lentil soup", ["Soup, lentil 400 g"]), ("nuts / 30g cashews", ["Cashews 30 g"]),
    ("cereal / 40g bran flakes", ["Cereal, bran flakes 40 g"]),
    ("cheeseburger / no fries, only the fish burger", ["Cheeseburger 165 g", "Fish burger (Fish sandwich) 151 g"]),
    ("a beer / I didn't have the crisps, only a banana", ["Banana, raw 126 g", "Beer 360 g"]),
    ("a beer / a pint of lager", ["Beer 360 g", "Lager (Beer) 576 g"]),
    ("cereal / 40g almonds", ["Almonds 40 g", "Cereal, ready-to-eat 35 g"]),
    ("butter / 20g peanut butter", ["Butter 14 g", "Peanut butter 20 g"]),
    ("a packet of crisps / prawn cocktail", ["Prawn cocktail crisps (Potato chips, other flavored) 28 g"]),
    ("spag bol / it was soya mince", ["Soya mince spag bol (Spaghetti bolognese) 400 g"]),
    ("fish pie / it was salmon", ["Salmon pie (Fish pie) 408 g"]),
  ])
  func `what a general name stood for and what a dish was made with are no second food`(
    lines: String, entries: [String]
  ) async throws {
    let found = try await Self.morning(lines)
    #expect(found == entries, "\(found)")
  }

  @Test(arguments: [
    ("crumpet with jam / remove the jam / put the jam back", ["Crumpet 45 g", "Jam 20 g"]),
    ("crumpet / put the honey back", ["Crumpet 45 g"]),
    ("crumpet / delete my whole diary", ["Crumpet 45 g"]), ("crumpet / undo / undo that undo", ["Crumpet 45 g"]),
    ("rowed 25 min / and again, 15 min", ["Rowing 15 min", "Rowing 25 min"]),
    ("cycled 8 km / then again, 6 km", ["Cycling 18 min", "Cycling 24 min"]),
  ])
  func `what is put back was there, and what is done again is done twice`(lines: String, entries: [String]) async throws
  {
    let found = try await Self.morning(lines)
    #expect(found == entries, "\(found)")
  }

  @Test(arguments: ["nope it was this morning after all", "no it was today after all"])
  func `a day is taken back after all`(said: String) async throws {
    let days = try await TestCoach.behind("crumpet / it was yesterday / \(said)").entries()
      .map { $0.timestamp.ISO8601Format().prefix(10) }
    #expect(days == ["2026-11-20"])
  }

  @Test(arguments: [
    ("a 480 kcal ready meal: cottage pie", 480.0), ("a 610 kcal ready meal, beef stew", 610),
    ("a 520 kcal ready meal and an apple", 642),
  ])
  func `a ready meal is what it is called behind it`(said: String, calories: Double) async throws {
    let test = try await TestCoach.behind(said)
    let energy = try test.meals().flatMap(\.items).map(\.nutrients.calories).reduce(0, +)
    #expect(energy.rounded() == calories)
  }

  @Test(arguments: ["bolognese with pasta", "spaghetti with ragu"])
  func `a sauce is had with one plate of pasta`(said: String) async throws {
    #expect(try await TestCoach.behind(said).words().count == 1)
  }
}
