import Foods
import Testing
import ToolCalls

@testable import Understanding

/// What belongs to one of two foods that are told together.
@Suite struct BesidePackTests {
  @Test(
    arguments: [
      ("12 piece tenders and coleslaw, ate 5", "tenders", 5.0), ("box of 8 churros and a latte, had 3", "churros", 3),
      ("10 piece sushi and edamame, had 6", "sushi", 6), ("16 wings and slaw, only ate 10", "wings", 10),
    ])
  func `what was eaten of a pack is not of its side`(sentence: String, food: String, count: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 2 && items.first?.name == food && items.first?.quantity == count, "\(items)")
    #expect((items.last?.quantity ?? 1) == 1)
  }

  @Test(
    arguments: [
      ("scrambled eggs from 4 eggs", 4.0), ("eggs scrambled, 2 eggs", 2), ("omelette from 3 eggs", 3),
    ])
  func `the eggs that a dish is made from are the dish`(sentence: String, count: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && items.first?.quantity == count, "\(items)")
  }

  @Test(arguments: [
    ("pear in yoghurt", ["Pear, raw", "Yogurt, NFS"]), ("walnuts in porridge", ["Walnuts", "Oatmeal, NFS"]),
    ("peach in greek yogurt", ["Peach, raw", "Yogurt, Greek"]), ("raisins in muesli", ["Raisins", "Cereal, muesli"]),
  ])
  func `what is stirred into a bowl stays itself`(sentence: String, foods: [String]) {
    let names = OfflineReading.items(sentence).map { OfflineReading.food(of: $0)?.name ?? $0.name }
    #expect(names.count == foods.count && zip(names, foods).allSatisfy { $0.hasPrefix($1) }, "\(names)")
  }

  @Test(arguments: ["pears in juice", "chicken in yogurt sauce", "sardines in tomato sauce"])
  func `what is cooked or tinned in something is one food`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1)
  }

  @Test(arguments: [
    ("a mcdouble and small fries", 71.0), ("9 mcnuggets and large fries", 154), ("a mcchicken with medium fries", 117),
  ])
  func `fries beside a burger of a chain are that chain's`(sentence: String, grams: Double) throws {
    let fries = try #require(OfflineReading.items(sentence).last)
    #expect(fries.name.contains("fries") && OfflineReading.grams(of: fries) == grams)
  }

  @Test(
    arguments: [
      ("potstickers x6 with rice", "potstickers", 6.0), ("prawn toasts x3 with fried rice", "prawn toasts", 3),
      ("dumplings x7 with rice", "dumplings", 7), ("falafels x5 with salad", "falafels", 5),
    ])
  func `a staple beside what was counted is a food of its own`(sentence: String, food: String, count: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 2 && items.first?.name == food && items.first?.quantity == count, "\(items)")
  }
}
