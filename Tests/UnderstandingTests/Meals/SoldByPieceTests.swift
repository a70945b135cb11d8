import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Slices, pieces and packs by which foods are ordered.
@Suite struct SoldByPieceTests {
  private static func foods(_ sentence: String) -> [String] {
    OfflineReading.items(sentence).map { OfflineReading.food(of: $0)?.name ?? "-" }
  }

  @Test(arguments: [
    ("4 crackers with cheese", ["Crackers, NFS", "Cheese, NFS"]), ("9 cheese crackers", ["Crackers, cheese"]),
    ("crackers with cheese", ["Cheese and crackers"]),
  ])
  func `crackers with cheese are not of cheese`(sentence: String, foods: [String]) {
    #expect(Self.foods(sentence) == foods)
  }

  @Test(arguments: [
    ("3 slices of plain and one of pepperoni", [3.0, 1.0]), ("a slice of plain and a pepperoni slice", [1, 1]),
    ("2 pepperoni slices and a cheese slice", [2, 1]), ("a slice of pepperoni and a sprite", [1, 1]),
  ])
  func `a slice that is called after its topping is of pizza`(sentence: String, counts: [Double]) {
    let items = OfflineReading.items(sentence)
    #expect(items.map { $0.quantity ?? 0 } == counts)
    #expect(Self.foods(sentence).first?.hasPrefix("Pizza") ?? false)
  }

  @Test(arguments: [
    ("12 slices of pepperoni", "Pepperoni"), ("2 cheese slices", "Cheese"), ("a slice of plain toast", "Bread"),
    ("crackers with 3 slices of pepperoni", "Crackers"),
  ])
  func `other slices are what they are called`(sentence: String, food: String) {
    #expect(Self.foods(sentence).first?.hasPrefix(food) ?? false, "\(Self.foods(sentence))")
  }

  @Test(arguments: [
    ("popeyes 3 piece meal", 430.0), ("kfc two piece combo", 325), ("4 pc chicken meal", 535), ("kfc meal", 325),
  ])
  func `pieces of a meal are not so many meals`(sentence: String, grams: Double) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect(OfflineReading.grams(of: item) == grams)
  }

  @Test(arguments: [
    ("tinned apricots in juice", "juice pack"), ("no sugar added canned pears", "juice pack"),
    ("pineapple rings in natural juice", "juice pack"), ("canned peaches in water", "water pack"),
    ("tinned peaches in syrup", "syrup"), ("a tin of mandarins in juice", "juice pack"),
  ])
  func `canned fruit is in what it was packed in`(sentence: String, packed: String) {
    #expect(Self.foods(sentence).first?.contains(packed) ?? false, "\(Self.foods(sentence))")
  }

  @Test(arguments: [
    ("2 cherry pop tarts", 104.0), ("poptart", 52), ("1 pack of pop tarts", 104), ("wholemeal bread, 2 heels", 56),
    ("1 mango cheek", 75), ("2 fried slices", 90), ("bread, 1 heel", 25),
  ])
  func `pieces weigh what they weigh`(sentence: String, grams: Double) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect(OfflineReading.grams(of: item) == grams, "\(item)")
  }

  @Test(arguments: [("lentil pot", "Lentils"), ("new pots and gammon", "Potato"), ("a pot roast", "Beef")])
  func `a pot of something is no potato`(sentence: String, food: String) {
    #expect(Self.foods(sentence).first?.hasPrefix(food) ?? false, "\(Self.foods(sentence))")
  }
}
