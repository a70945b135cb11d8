import Foods
import Testing
import ToolCalls

@testable import Understanding

/// What a sentence tells more than once, or of the same plate, is counted once; and what was told stays.
@Suite struct OnePlateTests {
  private static func grams(_ sentence: String) -> [Double] {
    OfflineReading.items(sentence).map { OfflineReading.grams(of: $0) }
  }

  @Test(arguments: [
    ("an ounce of almonds, about 23 nuts", 28.0...29), ("half an ounce of walnuts, about 7 halves", 14...15),
    ("a cup of grapes (roughly 20 grapes)", 149...152), ("a serving of chips, around 12 chips", 20...30),
    ("a handful of cashews, maybe 12 nuts", 15...21),
  ])
  func `an amount told again by the piece is one amount`(sentence: String, grams: ClosedRange<Double>) {
    #expect(Self.grams(sentence).count == 1 && grams.contains(Self.grams(sentence)[0]), "\(Self.grams(sentence))")
  }

  @Test(arguments: ["103 g salisbury steak with gravy", "150 g of beef with gravy"])
  func `a gravy that the dish has is counted once`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1, "\(OfflineReading.names(sentence))")
  }

  @Test(arguments: [
    ("fries dipped in ketchup", ["french fries", "Ketchup"]), ("grapes dipped in brown sugar", ["Grapes", "Sugar"]),
    ("bread dipped in olive oil", ["Bread", "Olive oil"]),
    ("our holiday plate included 200 g of turkey and 90 g of rice", ["Turkey", "Rice"]),
    ("3 ounces of dried, unpeeled European chestnuts", ["Nuts, chestnuts, european, dried"]),
    ("I'm snacking on 3 ounces of dried, unpeeled European chestnuts", ["Nuts, chestnuts, european, dried"]),
    ("a whisky with 2 ice cubes", ["Whisk", "Water"]),
  ])
  func `what it was eaten with and on is no part of its name`(sentence: String, foods: [String]) {
    let read = OfflineReading.items(sentence).map { OfflineReading.food(of: $0)?.name ?? "-" }
    #expect(read.count == foods.count && zip(read, foods).allSatisfy { $0.contains($1) }, "\(read)")
  }

  @Test(arguments: [("a cup of dry bulgur cooked with fat", 690.0), ("a cup of bulgur cooked with fat", 140)])
  func `a cup that was measured dry yields more`(sentence: String, grams: Double) {
    #expect(Self.grams(sentence) == [grams])
  }

  @Test(arguments: ["tonight I'm having soup and bread", "tonight we're having rice, beans and a salad"])
  func `all of a dinner to come is to come`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    ("tonight I'm having tacos, had soup for lunch", 1), ("tonight I had soup and bread", 2),
  ])
  func `what was eaten before it is logged`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.names(sentence))")
  }
}
