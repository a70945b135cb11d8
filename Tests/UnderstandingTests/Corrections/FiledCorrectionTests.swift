import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Corrections of the last entry that do not name it: its meal, its hour, its bread, by how much it was off.
@Suite struct FiledCorrectionTests {
  private static func meal(_ said: String, at time: String, _ items: [(name: String, quantity: Double, unit: String)])
    -> Entry
  {
    .meal(
      Meal(
        id: "m", name: said, mealType: .lunch, timestamp: OfflineReading.date("2026-11-20T\(time):00Z"),
        items: items.enumerated().map { index, item in
          FoodItem(
            id: "i\(index)", name: item.name, quantity: item.quantity, unit: item.unit, grams: 100,
            nutrients: Nutrients(calories: 100), catalogId: "usda:\(index)")
        }, rawInput: said))
  }

  private static func correction(_ sentence: String, after last: Entry) -> CorrectEntry? {
    let reading = OfflineReading.read(sentence, last: [last])
    return reading.calls.count == 1 ? OfflineReading.corrections(reading).first : nil
  }

  private static let stew = meal("leek stew", at: "12:30", [("Stew", 1, "serving")])

  @Test(arguments: [
    ("call it supper", MealType.dinner), ("call that breakfast", .breakfast), ("label it dinner", .dinner),
    ("no, call it brunch", .lunch), ("count that as a snack", .snack),
  ])
  func `what a meal is to be called moves it there`(sentence: String, type: MealType) {
    #expect(Self.correction(sentence, after: Self.stew)?.mealType == type)
  }

  @Test(arguments: ["call it a night", "call it a day"])
  func `what is called a night moves nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence, last: [Self.stew]).calls.isEmpty)
  }

  @Test(arguments: [
    ("Wednesday's tea, not today's", MealType.dinner, "2026-11-18"), ("Thursday's lunch", .lunch, "2026-11-19"),
    ("yesterday's tea", .dinner, "2026-11-19"),
    ("sorry that was for yesterday's dinner", .dinner, "2026-11-19"),
    ("sorry, Sunday's breakfast not today's", .breakfast, "2026-11-15"),
  ])
  func `a meal of another day takes the entry there, and tea is one`(sentence: String, type: MealType, day: String)
    throws
  {
    let found = try #require(Self.correction(sentence, after: Self.stew))
    #expect(found.mealType == type)
    #expect(found.items == nil)
    #expect(found.timestamp?.formatted(.iso8601).hasPrefix(day) == true)
  }

  @Test(arguments: [("7 actually", 7.0), ("actually 5", 5), ("sorry, 7", 7)])
  func `a bare figure behind a meal with its hour is the hour`(sentence: String, hour: Double) throws {
    let last = Self.meal("leek stew at 6", at: "06:00", [("Stew", 1, "serving")])
    let found = try #require(Self.correction(sentence, after: last))
    #expect(found.items == nil)
    #expect(found.timestamp == OfflineReading.date("2026-11-20T0\(Int(hour)):00:00Z"))
  }

  @Test func `a bare figure behind what was counted counts it`() {
    let last = Self.meal("2 plums at 8", at: "08:00", [("Plum, raw", 2, "plum")])
    #expect(Self.correction("3 actually", after: last)?.items?.first?.item?.quantity == 3)
  }

  @Test(arguments: [
    ("shave off a kilo", 81.5), ("knock 800 g off", 81.7), ("knock off half a kilo", 82), ("add a kilo", 83.5),
    ("minus 1 kg for the shoes", 81.5),
    ("subtract 500 g for clothes", 82), ("drop it by 300 g", 82.2),
  ])
  func `a weighing is mended by a difference`(sentence: String, kilograms: Double) {
    #expect(Self.correction(sentence, after: CorrectionTests.weight)?.weightKg == kilograms)
  }

  @Test(arguments: ["add 200 g turkey", "plus a tea", "add 40 kg"])
  func `what is added to a weighing is a mass of the body's`(sentence: String) {
    #expect(Self.correction(sentence, after: CorrectionTests.weight)?.weightKg == nil)
  }

  @Test(arguments: ["on rye bread", "on granary", "on seeded bread", "on multigrain bread"])
  func `a bread with on behind a sandwich is its bread`(sentence: String) throws {
    let last = Self.meal("turkey sandwich", at: "12:30", [("Turkey sandwich", 1, "sandwich")])
    let change = try #require(Self.correction(sentence, after: last)?.items?.first)
    #expect(change.action == .replace)
    #expect(change.item?.name.contains("turkey") == true)
  }

  @Test(arguments: ["on toast", "on a bagel", "on wholemeal toast"])
  func `a bread with on behind another food goes with it`(sentence: String) throws {
    let last = Self.meal("mackerel", at: "12:30", [("Mackerel", 1, "serving")])
    let items = try #require(Self.correction(sentence, after: last)?.items)
    #expect(items.map(\.action) == [.add])
  }

  private static func figs(minutesAgo: Double) throws -> Entry {
    let item = try #require(OfflineReading.items("3 figs").first)
    return .meal(
      Meal(
        id: "m", name: "3 figs", mealType: .lunch, timestamp: OfflineReading.now.addingTimeInterval(-minutesAgo * 60),
        items: [
          FoodItem(
            id: "i", name: "Fig, raw", quantity: 3, unit: "fig", grams: 150, nutrients: Nutrients(calories: 100),
            catalogId: item.catalogId)
        ], rawInput: "3 figs"))
  }

  @Test func `the food just logged in another number asks whether that is all of it`() throws {
    let reading = OfflineReading.read("4 figs", last: [try Self.figs(minutesAgo: 0)])
    let question = try #require(reading.clarification)
    #expect(reading.calls.isEmpty)
    #expect(question.choices.map { $0.calls?.map(\.name) } == [[.correctEntry], [.addMeal]])
  }

  @Test func `the same number again and what comes later are logged`() throws {
    #expect(OfflineReading.kinds(OfflineReading.read("3 figs", last: [try Self.figs(minutesAgo: 0)])) == [.addMeal])
    #expect(OfflineReading.kinds(OfflineReading.read("4 figs", last: [try Self.figs(minutesAgo: 90)])) == [.addMeal])
    #expect(OfflineReading.kinds(OfflineReading.read("90 g figs", last: [try Self.figs(minutesAgo: 0)])) == [.addMeal])
  }
}
