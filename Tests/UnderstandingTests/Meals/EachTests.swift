import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Amounts that are said of each one of several.
@Suite struct EachTests {
  struct Eaten: Equatable, CustomStringConvertible {
    var name: String
    var quantity: Double?
    var unit: String?
    var description: String { "\(quantity.map { "\($0)" } ?? "-") \(unit ?? "-") \(name)" }
  }

  private func eaten(_ sentence: String) -> [Eaten] {
    OfflineReading.items(sentence).map { Eaten(name: $0.name, quantity: $0.quantity, unit: $0.unit) }
  }

  @Test(
    arguments: [
      ("3 pork chops, 180 g each", "pork chops", 540.0, "g"), ("four sausages (55g each)", "sausages", 220, "g"),
      ("2 cans of lager, 440 ml each", "lager", 880, "ml"), ("two eggs, each about 60 g", "eggs", 120, "g"),
      ("cider x3 (330ml each)", "cider", 990, "ml"), ("2 large mugs of tea (350 ml each)", "tea", 700, "ml"),
      ("3 small cans of cola, 150ml each", "cola", 450, "ml"),
    ])
  func `what each of several had is taken as often as they were counted`(
    sentence: String, name: String, quantity: Double, unit: String
  ) {
    #expect(eaten(sentence) == [Eaten(name: name, quantity: quantity, unit: unit)])
  }

  @Test(
    arguments: [
      ("a cup each of peas and sweetcorn", ["peas", "sweetcorn"], 1.0, "cup"),
      ("peas and sweetcorn, a cup each", ["peas", "sweetcorn"], 1, "cup"),
      ("80 g each of rice, beans and corn", ["rice", "beans", "corn"], 80, "g"),
      ("potatoes and carrots, a cup of each", ["potatoes", "carrots"], 1, "cup"),
    ])
  func `an amount of each is every food's of the list`(
    sentence: String, names: [String], quantity: Double, unit: String
  ) {
    #expect(eaten(sentence) == names.map { Eaten(name: $0, quantity: quantity, unit: unit) })
  }

  @Test func `what lies under a list has no share in its amounts`() {
    let items = eaten("1 tbsp each of peanut butter and honey on toast")
    #expect(items.map(\.unit) == ["tbsp", "tbsp", nil])
  }

  @Test func `energy of each is added up`() {
    #expect(OfflineReading.items("4 crackers, 35 kcal each").first?.calories == 140)
  }

  @Test(arguments: ["an apple each morning", "two eggs each day"])
  func `how often is no amount of each`(sentence: String) {
    #expect(eaten(sentence).allSatisfy { $0.unit == nil })
  }

  @Test(
    arguments: [
      ("three coffees with two sugars each", [3.0, 6]), ("two teas with one sugar apiece", [2, 2]),
      ("4 crackers with 10 g of brie each", [4, 40]), ("two scones with jam", [2]),
    ])
  func `what each was had with is taken as often`(sentence: String, quantities: [Double?]) {
    #expect(eaten(sentence).map(\.quantity) == quantities)
  }
}
