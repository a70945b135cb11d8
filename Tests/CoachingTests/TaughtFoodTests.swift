import AdaTestSupport
import JournalStore
import Nutrition
import Testing

@testable import Coaching

/// What was taught with its figures is logged with exactly those, in every amount of it.
@Suite(.timeLimit(.minutes(60))) struct TaughtFoodTests {
  /// The items that the last of `lines` logs.
  private func items(_ lines: [String]) async throws -> [FoodItem] {
    let test = try TestCoach([])
    var items: [FoodItem] = []
    for line in lines {
      let planned = try await test.say(line, at: .made("2026-11-20", hour: 12)).planned
      items = []
      for case .add(.meal(let meal)) in planned.changes { items += meal.items }
    }
    return items
  }

  @Test(
    arguments: [
      ("remember that my whey powder has 120 kcal and 24g protein per scoop", "2 scoops of my whey powder", 240, 48),
      ("remember that my whey powder has 120 kcal and 24g protein per 30g scoop", "45 g of my whey powder", 180, 36),
      ("remember: my muesli is 400 kcal and 10 g protein per 100g", "50g of my muesli", 200, 5),
      ("remember: my loaf is 90 kcal, 4 g protein per slice", "3 slices of my loaf", 270, 12),
      ("remember: a slice of my loaf is 90 kcal with 4 g protein", "2 slices of my loaf", 180, 8),
      ("remember: my batter mix has 200 kcal and 6 g protein per cup", "2 cups of my batter mix", 400, 12),
      ("remember: my biscotti are 80 kcal and 2 g protein each", "3 of my biscotti", 240, 6),
      ("remember: mum's lasagne is 600 kcal a portion, 30g protein", "half a portion of mums lasagne", 300, 15),
      ("remember: grandma's pie is 320 kcal and 4 g protein a slice", "two slices of grandma's pie", 640, 8),
    ])
  func `a food that was taught scales with its figures`(
    taught: String, said: String, calories: Double, protein: Double
  ) async throws {
    let items = try await items([taught, said])
    #expect(items.count == 1)
    #expect(abs((items.first?.nutrients.calories ?? 0) - calories) < 0.5, "\(items)")
    #expect(abs((items.first?.nutrients.proteinG ?? 0) - protein) < 0.5)
  }

  @Test func `a recipe that serves four is eaten by the quarter`() async throws {
    let whole = try await items(["remember: my broth = 400 g lentils, 2 carrots", "my broth"])
    let share = try await items(["remember: my broth = 400 g lentils, 2 carrots, serves 4", "a serving of my broth"])
    #expect(abs((whole.first?.grams ?? 0) - 4 * (share.first?.grams ?? 0)) < 0.5)
    let slice = try await items([
      "remember: grandma's tart = 400 g flour, 200 g butter, makes 8 slices", "a slice of grandma's tart",
    ])
    #expect(abs((slice.first?.grams ?? 0) - 75) < 0.5)
  }

  @Test(arguments: ["my breakfast", "had my breakfast", "my usual breakfast", "had my breakfast at 8"])
  func `a meal that was saved as breakfast is found by its name`(said: String) async throws {
    let items = try await items(["2 eggs, toast and coffee", "save that as my breakfast", said])
    #expect(items.count == 3)
  }

  @Test func `a meal is called by a name that was given to it`() async throws {
    #expect(try await items(["2 eggs and toast", "call that power breakfast", "power breakfast"]).count == 1)
    #expect(try await items(["2 eggs and toast", "call it a day"]).isEmpty)
  }
}
