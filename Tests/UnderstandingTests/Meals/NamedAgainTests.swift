import Foods
import Testing
import ToolCalls

@testable import Understanding

/// A food that is told of once more: how it was, of what kind, what was in it.
@Suite struct NamedAgainTests {
  private static func foods(_ sentence: String) -> [String] {
    OfflineReading.items(sentence).map { OfflineReading.food(of: $0)?.name ?? "-" }
  }

  @Test(arguments: [
    ("burger with fries. The fries were a bit soggy", 2), ("soup and bread, the soup was too spicy", 2),
    ("chicken curry and rice. The curry had too much salt", 2), ("steak and chips. The steak was huge", 2),
    ("coffee and cake, the cake was dry and I left the coffee", 2),
    ("toast. Toast was burnt, then a banana", 2),
  ])
  func `how it was adds no second one`(sentence: String, count: Int) {
    #expect(Self.foods(sentence).count <= count && !Self.foods(sentence).isEmpty, "\(Self.foods(sentence))")
  }

  @Test(arguments: [
    ("had a pie. The pie was apple", "Pie, apple"), ("chicken and rice. The chicken was grilled", "Chicken"),
    ("a burger and chips, the burger was veggie", "Veggie burger"),
    ("coffee and a muffin, the muffin was blueberry", "Coffee"),
    ("I had a salad. The salad had chicken in it", "Garden salad with chicken"),
  ])
  func `what kind it was is told of the one`(sentence: String, first: String) {
    #expect(Self.foods(sentence).first?.hasPrefix(first) ?? false, "\(Self.foods(sentence))")
  }

  @Test func `its weight is still its own`() throws {
    let items = OfflineReading.items("steak and chips. The steak was 200 g")
    let steak = try #require(items.first)
    #expect(items.count == 2 && OfflineReading.grams(of: steak) == 200)
  }

  @Test func `two meals of one food stay two`() {
    #expect(OfflineReading.meals(OfflineReading.read("lunch was a burger. Dinner last night was a burger")).count == 2)
  }

  @Test(arguments: [
    ("half a banana the baby threw at me", 1), ("three olives like small planets, and a plum", 2),
    ("two slices of the cake my mum made", 1), ("a can of coke, needed the sugar", 1),
    ("big ol' bowl of chili", 1), ("well honey I had two biscuits", 1),
    ("Worth every yen, that bowl of ramen with egg", 1),
    ("BG 6.2 before breakfast. 40g oats with 200ml milk", 2), ("glucose 15 g", 1), ("a steak of about 200 grams", 1),
    ("I spread butter on my toast", 2), ("I dunked three biscuits in tea", 1), ("coffee with a few drops of milk", 2),
    ("one crisp, lightly salted", 1), ("pork ribs, four ounces raw with the bone", 1),
  ])
  func `words around it are no food`(sentence: String, count: Int) {
    #expect(Self.foods(sentence).count == count, "\(Self.foods(sentence))")
  }

  @Test(arguments: [
    "my son max had two burgers", "my patient refused his lunch, only took two spoons of soup",
    "young apprentice put down four sausage rolls", "on the cruise last summer they served us lobster",
    "my grandkids want me to bake an apple pie and two cakes for Christmas",
  ])
  func `what others had stays theirs`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }
}
