import Foods
import Foundation
import Testing
import ToolCalls

@testable import Understanding

/// Words of measure and of the day in other languages, as they are mixed into notes.
@Suite struct LanguagesTests {
  @Test(
    arguments: [
      ("pelmeni 9 szt", "pelmeni", 9, "piece"), ("gyoza 5 stk", "gyoza", 5, "piece"),
      ("honey 2 c. à soupe", "honey", 2, "tbsp"), ("jam 1 c. à café", "jam", 1, "tsp"),
      ("ghee 2 chamach", "ghee", 2, "spoon"), ("kofta 2 sikh", "kofta", 2, "skewer"),
      ("paella 1 plato", "paella", 1, "plate"), ("milk 2 vasos", "milk", 2, "glass"),
      ("4 Scheiben Toast", "Toast", 4, "slice"), ("3 rebanadas de manchego", "manchego", 3, "slice"),
      ("lentils 2 cucharadas", "lentils", 2, "tbsp"), ("una taza de quinoa", "de quinoa", 1, "cup"),
      ("a fistful of walnuts", "walnuts", 1, "handful"), ("asparagus 7 spears", "asparagus", 7, "spear"),
      ("satay 4 skewers", "satay", 4, "skewer"),
    ])
  func `a measure of another language is one`(sentence: String, name: String, value: Double, unit: String) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.first)
    #expect(items.count == 1 && item.name == name)
    #expect(item.quantity == value)
    #expect(item.unit == unit)
  }

  @Test(arguments: [
    ("asparagus 7 spears, fish", ["asparagus", "fish"]), ("satay 4 skewers with rice", ["satay", "rice"]),
  ])
  func `what stands behind such a measure is a food of its own`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(arguments: [("gestern: 2 pears", 19), ("ayer 2 pears", 19), ("heute 2 pears", 20)])
  func `a day of another language is that day`(sentence: String, day: Int) throws {
    let meal = try #require(OfflineReading.meals(OfflineReading.read(sentence)).first)
    let time = try #require(meal.timestamp)
    #expect(abs(time.timeIntervalSince(OfflineReading.date("2026-11-\(day)T12:00:00Z"))) < 13 * 3600)
  }

  @Test(arguments: ["broke the news and now we've got a lot on our plates", "got a lot on my plate this week"])
  func `what is on the plate of the busy is no plate of food`(sentence: String) {
    #expect(OfflineReading.items(sentence).isEmpty)
  }
}
