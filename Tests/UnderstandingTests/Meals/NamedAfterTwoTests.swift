import Testing
import ToolCalls

@testable import Understanding

/// Dishes called after two things in them, and kinds told behind a comma.
@Suite struct NamedAfterTwoTests {
  @Test(arguments: [
    "chicken and mushroom pasty", "a ham and pea quiche", "spinach and feta pie", "goats cheese and onion tart",
    "2 bean and cheese pupusas", "an apple and cheese scone",
  ])
  func `a dish called after two things is one`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1, "\(OfflineReading.items(sentence))")
  }

  @Test(arguments: [
    "toast and mushroom soup", "prawns and fish pie", "banana and blueberry muffin", "coffee and banana muffin",
    "a chicken and mushroom pasty and beans", "chicken and a ham quiche",
  ])
  func `what is had beside a dish is another food`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 2, "\(OfflineReading.items(sentence))")
  }

  @Test(arguments: [
    "muffin from the coffee shop, lemon poppyseed", "clif bar, crunchy peanut butter", "protein bar, chocolate brownie",
    "3 cups of popcorn, lightly salted",
  ])
  func `a kind behind a comma is of the thing before`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1, "\(OfflineReading.items(sentence))")
  }

  @Test(arguments: ["muffin, banana", "a protein bar, an apple"])
  func `another food behind a comma stays one`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 2)
  }

  @Test(arguments: [
    "fish pie (box says 436 kcal)", "fish pie (it says 436 kcal)", "fish pie, tin says 436 kcal",
  ])
  func `a figure read off a pack is of what was in it`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == ["fish pie"] && items.first?.calories == 436, "\(items)")
  }

  @Test func `a chocolate that is gone is eaten`() {
    #expect(OfflineReading.names("a 100g toblerone gone in one sitting") == ["toblerone"])
  }
}
