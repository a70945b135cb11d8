import Testing
import ToolCalls

@testable import Understanding

/// What the same message says was not eaten of what it named.
@Suite struct DeniedPartTests {
  @Test(
    arguments: [
      ("soup and a bread roll but I didn't touch the roll", ["soup"]),
      ("pie, mash and peas. Left the peas.", ["pie", "mash"]),
      ("pie, mash and peas, the mash went in the bin", ["pie", "peas"]),
      ("pie and mash, mash untouched", ["pie"]),
      ("pie and a cider, the cider I didn't drink", ["pie"]),
      ("2 sausages, 1 egg, toast (didn't eat the toast)", ["sausages", "egg"]),
      ("eggs, sausages and beans, gave the sausages to the dog", ["eggs", "beans"]),
      ("a pear and a muffin, scratch the muffin", ["pear"]),
      ("a pear, a plum and a muffin, not the plum", ["pear", "muffin"]),
      ("tea and a muffin, no muffin actually", ["tea"]),
      ("one lemon slice, which I did not eat, and a tea", ["tea"]),
      ("curry with rice and naan but I left the rice and the naan", ["curry"]),
      ("had pizza, a muffin and a pear but didn't eat the muffin because it was stale", ["pizza", "pear"]),
      ("pizza and garlic bread, my brother ate the garlic bread", ["pizza"]),
      ("pizza and soup, they forgot the soup", ["pizza"]),
    ])
  func `what was left of a list is not counted`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      ("fish and chips, only ate the chips", ["chips"]),
      ("ordered a salad and soup but only had the soup", ["soup"]),
      ("tea and a muffin, scratch that, just the tea", ["tea"]),
    ])
  func `what alone was eaten is counted alone`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(arguments: ["cheeseburger but didn't eat the bun", "cheeseburger, left the bun"])
  func `a part that the tables know is taken off its dish`(sentence: String) {
    #expect(OfflineReading.items(sentence).map(\.catalogId) == ["dish:cheeseburger-without-bun"])
  }

  @Test(
    arguments: [
      ("had 5 buns, gave two to my brother", 3.0), ("made 8 pancakes, gave 3 to the kids and ate the rest", 5),
      ("bought 6 buns, gave 2 away and ate the rest", 4), ("ordered 4 wraps, my son ate one", 3),
      ("I ate 4 wraps, my son ate one", 4), ("ate 2 buns and gave 1 kiss to my wife", 2),
    ])
  func `what others got of a count is not counted`(sentence: String, count: Double) {
    #expect(OfflineReading.items(sentence).first?.quantity == count)
  }

  @Test(
    arguments: [
      ("rice and curry, left some of the rice", ["rice", "curry"]),
      ("pasta with meatballs, I couldn't finish the meatballs", ["pasta", "meatballs"]),
      ("pie with peas, skipped the salad", ["pie", "peas"]),
      ("two buns, left the office at 7", ["buns"]),
      ("had coffee but didn't have the energy for a run", ["coffee"]),
      ("I had the steak and my friend had the steak too", ["steak"]),
      ("a pear, and I skipped lunch", ["pear"]),
    ])
  func `what was eaten at least in part stays`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }
}
