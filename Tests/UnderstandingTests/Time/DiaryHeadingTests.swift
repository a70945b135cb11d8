import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Whole days on one line, as diaries have them.
@Suite struct DiaryHeadingTests {
  private static func told(_ sentence: String) -> [String] {
    OfflineReading.meals(OfflineReading.read(sentence)).map { meal in
      "\(meal.mealType?.rawValue ?? ""): \(meal.items.map(\.name).joined(separator: ", "))"
    }
  }

  @Test(arguments: [
    "breakfast: a bagel lunch: a quiche dinner: a taco", "Breakfast: a bagel Lunch: a quiche Dinner: a taco",
    "BREAKFAST: A BAGEL LUNCH: A QUICHE DINNER: A TACO", "*Breakfast*: a bagel *Lunch*: a quiche *Dinner*: a taco",
    "breakfast a bagel lunch a quiche dinner a taco", "a bagel (breakfast), a quiche (lunch), a taco (dinner)",
    "a bagel - breakfast, a quiche - lunch, a taco - dinner",
    "1) breakfast: a bagel 2) lunch: a quiche 3) dinner: a taco",
    "1. breakfast: a bagel 2. lunch: a quiche 3. dinner: a taco", "#breakfast a bagel #lunch a quiche #dinner a taco",
    "breakfast: a bagel, lunch: a quiche, dinner: a taco",
  ])
  func `each food is of the meal that it stands with`(sentence: String) {
    #expect(Self.told(sentence) == ["breakfast: bagel", "lunch: quiche", "dinner: taco"])
    #expect(OfflineReading.items(sentence).map { $0.quantity ?? 1 } == [1, 1, 1])
  }

  @Test(arguments: [("1) 2 bagels", 2.0), ("2) bagel", 1), ("2. 3 bagels", 3), ("had (2) bagels and (3) tacos", 2)])
  func `the number of an item counts nothing`(sentence: String, count: Double) {
    #expect(OfflineReading.items(sentence).first?.quantity ?? 1 == count)
  }

  @Test(
    arguments: [
      ("Dinner. Risotto. 1 garlic roll.", [2]), ("am: 2 crumpets, pm: lentil soup", [1, 1]),
      ("AM - porridge. PM - a quiche", [1, 1]), ("pm: a quiche", [1]),
    ])
  func `a meal or half of a day before a point or colon heads its foods`(sentence: String, items: [Int]) {
    let meals = OfflineReading.meals(OfflineReading.read(sentence))
    #expect(meals.map(\.items.count) == items, "\(sentence)")
    if sentence.hasPrefix("Dinner") { #expect(meals.first?.mealType == .dinner) }
  }

  @Test(arguments: ["Dinner. Nothing.", "Lunch. Skipped it.", "Breakfast. Forgot."])
  func `a meal with nothing to it logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(sentence)")
  }

  @Test func `numbers in brackets before foods count those`() {
    #expect(OfflineReading.items("(2) bagels and (3) tacos").map(\.quantity) == [2, 3])
  }

  @Test(arguments: [
    ("my breakfast: a bagel and my lunch: a quiche", 2), ("had a breakfast burrito for lunch", 1),
    ("late lunch: a quiche, early dinner: a taco", 2),
  ])
  func `a meal's name within a phrase parts nothing`(sentence: String, meals: Int) {
    #expect(OfflineReading.meals(OfflineReading.read(sentence)).count == meals)
  }

  @Test(arguments: [
    "breakfast crumpets, lunch pizza, tea shepherds pie", "b'fast crumpets; lunch pizza; tea shepherds pie",
  ])
  func `meals that head their foods are no part of their names`(sentence: String) {
    #expect(Self.told(sentence) == ["breakfast: crumpets", "lunch: pizza", "dinner: shepherds pie"])
  }
}
