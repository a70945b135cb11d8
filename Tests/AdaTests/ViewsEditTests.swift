import AdaTestSupport
import Foods
import Foundation
import JSONTree
import Nutrition
import Testing

@testable import ada

@Suite struct ViewsEditTests {
  func edit(_ edit: EntryEdit, _ entry: Entry) throws -> Entry {
    try edit.applied(to: entry, catalog: .reference, bodyWeightKg: 80).entry
  }

  @Test func `other grams scale the figures`() throws {
    guard case .meal(let meal) = try edit(EntryEdit(grams: 110), .meal(.make())) else { throw Wrong() }
    #expect(meal.items[0].grams == 110)
    #expect(meal.items[0].nutrients.calories == 231.5)
    #expect(meal.items[0].nutrients.proteinG == 10.05)
  }

  @Test func `stated energy stays whatever it weighs`() throws {
    let meal = Meal.make(items: [.make(calories: 500, isCalorieOverridden: true)])
    guard case .meal(let edited) = try edit(EntryEdit(grams: 110), .meal(meal)) else { throw Wrong() }
    #expect(edited.totals.calories == 500)
  }

  @Test func `other energy takes the macros along and is the person's own`() throws {
    guard case .meal(let meal) = try edit(EntryEdit(calories: 926), .meal(.make())) else { throw Wrong() }
    #expect(meal.items[0].nutrients.calories == 926)
    #expect(meal.items[0].nutrients.proteinG == 40.2)
    #expect(meal.items[0].isCalorieOverridden)
  }

  @Test func `a new name takes the table's figures for the same weight`() throws {
    guard case .meal(let meal) = try edit(EntryEdit(name: "banana"), .meal(.make())) else { throw Wrong() }
    let banana = try #require(FoodCatalog.reference.food(id: meal.items[0].catalogId ?? ""))
    #expect(meal.items[0].name.lowercased().contains("banana"))
    #expect(meal.items[0].grams == 220)
    #expect(meal.items[0].nutrients == banana.nutrients(grams: 220))
  }

  @Test func `several items have to be told apart`() throws {
    let meal = Meal.make(items: [.make(id: "1", name: "Egg, fried"), .make(id: "2", name: "Toast")])
    #expect(throws: Failure(.usage, "The meal has 2 items; say which with --item: 1 Egg, fried, 2 Toast.")) {
      try edit(EntryEdit(grams: 50), .meal(meal))
    }
    #expect(throws: Failure(.usage, "There is no item 3; the meal has 1 Egg, fried, 2 Toast.")) {
      try edit(EntryEdit(item: "3", grams: 50), .meal(meal))
    }
    for item in ["2", "toast"] {
      guard case .meal(let edited) = try edit(EntryEdit(item: item, grams: 50), .meal(meal)) else { throw Wrong() }
      #expect(edited.items.map(\.grams) == [220, 50])
    }
  }

  @Test func `a workout's energy follows its length`() throws {
    let workout = WorkoutLog.make(distanceKm: nil)
    guard case .workout(let edited) = try edit(EntryEdit(durationMin: 60), .workout(workout)),
      case .workout(let half) = try edit(EntryEdit(durationMin: 30), .workout(workout))
    else { throw Wrong() }
    #expect(edited.endTime == workout.startTime + 3600)
    #expect(try abs(#require(edited.caloriesBurned) - 2 * #require(half.caloriesBurned)) < 1e-6)
  }

  @Test func `a workout says the figures that its energy comes from, and none where the person gave it`() throws {
    var workout = WorkoutLog.make(distanceKm: nil)
    (workout.met, workout.reckonedWeightKg) = (9.8, 60)
    guard case .workout(let longer) = try edit(EntryEdit(durationMin: 60), .workout(workout)),
      case .workout(let own) = try edit(EntryEdit(calories: 300), .workout(workout))
    else { throw Wrong() }
    #expect(longer.reckonedWeightKg == 80)
    #expect(own.caloriesBurned == 300 && own.met == nil && own.reckonedWeightKg == nil)
  }

  @Test func `a new name or weight is no longer what was said before`() throws {
    var item = FoodItem.make()
    item.origin = ItemOrigin(said: "a burrito", portion: .portion, linkConfidence: 0.8, portionConfidence: 0.7)
    guard case .meal(let named) = try edit(EntryEdit(name: "banana"), .meal(.make(items: [item]))),
      case .meal(let weighed) = try edit(EntryEdit(grams: 100), .meal(.make(items: [item])))
    else { throw Wrong() }
    #expect(named.items[0].origin?.said == "banana" && named.items[0].origin?.linkConfidence != 0.8)
    #expect(weighed.items[0].origin?.portion == .stated)
  }

  @Test func `an own food is known by its name`() throws {
    try ViewsProgram.using { program in
      let taught = try program.run("foods", "add", "zorkbar", "--calories", "210", "--serving-grams", "60")
      let id = try #require(try program.said("an apple")["entries"]?[0]?["id"]?.stringValue)
      let edited = try program.run("edit", id, "--name", "zorkbar", "--grams", "60")
      #expect(taught.code == 0 && edited.out.contains("210 kcal"), "\(edited)")
    }
  }

  @Test func `an option of another kind of entry is refused`() {
    let water = Entry.water(WaterEntry(id: "w", amountMl: 500, timestamp: .made("2026-11-20")))
    #expect(throws: Failure(.usage, "--grams does not fit water; it has --amount, --time.")) {
      try edit(EntryEdit(grams: 5), water)
    }
    #expect(throws: Failure.self) { try edit(EntryEdit(amountMl: 5), .meal(.make())) }
  }

  private struct Wrong: Error {}
}
