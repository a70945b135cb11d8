import AdaTestSupport
import Foundation
import Nutrition
import Testing

@testable import ada

@Suite struct EntryLinesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var type: FoodType
    var quantity: Double
    var unit: String
    var grams: Double
    var shown: String
    var units = UnitSystem.metric
    var testDescription: String { "\(quantity.text(decimals: 2)) \(unit), \(type)" }
  }

  @Test(arguments: [
    Case(type: .drink, quantity: 250, unit: "ml", grams: 237, shown: "250 ml"),
    Case(type: .drink, quantity: 1.5, unit: "l", grams: 1572, shown: "1.5 l"),
    Case(type: .drink, quantity: 2, unit: "cup", grams: 488, shown: "473 ml"),
    Case(type: .drink, quantity: 12, unit: "fl oz", grams: 357, shown: "12 fl oz", units: .us),
    // No volume was said: what it weighs is all that is known.
    Case(type: .drink, quantity: 1, unit: "can", grams: 368, shown: "368 g"),
    Case(type: .drink, quantity: 200, unit: "g", grams: 200, shown: "200 g"),
    // An imperial pint, and an amount that was mended since.
    Case(type: .drink, quantity: 1, unit: "pint", grams: 573, shown: "573 g"),
    Case(type: .drink, quantity: 330, unit: "ml", grams: 165, shown: "165 g"),
    // Of water a gram counts as a millilitre, as in the day's total.
    Case(type: .water, quantity: 1, unit: "mug", grams: 300, shown: "300 ml"),
    Case(type: .food, quantity: 1, unit: "cup", grams: 158, shown: "158 g"),
    Case(type: .food, quantity: 1, unit: "cup", grams: 4.2, shown: "4.2 g"),
  ])
  func `a drink shows the volume that was said, and never its grams as millilitres`(one: Case) {
    var item = FoodItem.make(foodType: one.type, grams: one.grams)
    (item.quantity, item.unit) = (one.quantity, one.unit)
    let lines = EntryLines(page: ViewsTests.page(80, units: one.units), timeZone: .gmt).items(of: .make(items: [item]))
    #expect(lines.count == 1 && lines[0].contains(" \(one.shown)  "), "\(lines)")
  }
}
