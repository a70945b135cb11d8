import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Meals that are told by what was on the table, and foods that stand side by side in one.
@Suite struct ListedMealTests {
  @Test(arguments: [
    ("saturday curry: prawn jalfrezi, boiled rice and a poppadom", 3), ("stir fry: beef, peppers, rice noodles", 3),
    ("sunday roast: pork, stuffing, cabbage", 3), ("curry: dal, chapati", 2),
    ("thali: 3 puris, dal, raita and a gulab jamun", 4),
  ])
  func `a kind of meal is what its list names`(sentence: String, count: Int) {
    let names = OfflineReading.names(sentence)
    #expect(names.count == count && !names.contains { $0.hasSuffix("curry") || $0 == "roast" }, "\(names)")
  }

  @Test(arguments: [
    ("3 puris, dal, raita", ["puris", "dal", "raita"]), ("2 puris, chole and chai", ["puris", "chole", "chai"]),
    ("basmati rice, broc, cod", ["basmati rice", "broccoli", "cod"]), ("plate of idli (4 idlis)", ["idlis"]),
    ("chole kulche (2 kulche)", ["chole kulche"]), ("a tofu sanga", ["tofu sandwich"]),
    ("a burrito with pork, beans and rice", ["burrito with pork, beans, rice"]),
    ("schnitzel mit gurkensalat, i mean cucumber salad", ["schnitzel", "cucumber salad"]),
    ("noodle soup with an egg cracked in", ["noodle soup", "egg"]),
    ("went to the carvery and had gammon, peas and mash", ["gammon", "peas", "mash"]),
  ])
  func `each food of a list is kept, and none is told twice`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(arguments: ["beef stew: carrots, potatoes, beef", "a poke bowl: tuna, rice, mango"])
  func `a dish that is known is itself`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1)
  }

  @Test(arguments: [
    ("granola with yoghurt", ["granola", "yoghurt"]), ("crackers with hummus", ["crackers", "hummus"]),
    ("cookies with milk", ["cookies", "milk"]), ("tuna with mayo", ["tuna", "mayo"]),
    ("rice with beans", ["rice with beans"]), ("oatmeal with raisins", ["oatmeal", "raisins"]),
  ])
  func `a small tub of both is no helping of each`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(arguments: [
    ("pizza slice", 1.0, "Pizza, cheese"), ("3 cold pizza slices", 3, "Pizza, cheese"),
    ("2 pepperoni pizza slices", 2, "Pizza with pepperoni"), ("costco pizza slice", 1, "Costco pizza"),
  ])
  func `slices of pizza are those of its kind`(sentence: String, count: Double, food: String) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    #expect(item.quantity == count && item.unit == "slice", "\(item)")
    #expect(OfflineReading.food(of: item)?.name.hasPrefix(food) ?? false)
  }

  @Test(arguments: [
    ("a litre n a half of milk", 1.5), ("2 n a half scoops of casein", 2.5), ("a cup n a quarter of oats", 1.25),
  ])
  func `"n" before a part is "and"`(sentence: String, quantity: Double) {
    #expect(OfflineReading.items(sentence).map(\.quantity) == [quantity])
  }

  @Test(arguments: [
    ("cheese toastie, 2 slices of rye, 40 g gouda", ["rye", "gouda"]),
    ("hummus wrap, 1 tortilla, 60 g hummus", ["tortilla", "hummus"]),
    ("ham sandwich, 2 pears, 30 g nuts", ["ham sandwich", "pears", "nuts"]),
    ("cheese sandwich, a roll", ["cheese sandwich", "roll"]),
  ])
  func `a sandwich whose bread is counted is its parts`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test func `"that" behind another's food and before "n" is that food`() {
    #expect(OfflineReading.names("the cafe had leek soup so i had that n a scone") == ["leek soup", "scone"])
  }
}
