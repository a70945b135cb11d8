import Testing
import ToolCalls

@testable import Understanding

/// Clauses that set the scene of what was eaten or done.
@Suite struct SceneryTests {
  @Test(
    arguments: [
      ("the scent of sausages woke me, but I had 40 g of muesli", ["muesli"]),
      ("the barista spelled my name wrong on the latte, and I had a muffin", ["muffin"]),
      ("the dog knocked over the ketchup while I had a hot dog", ["hot dog"]),
      ("the book was Fried Green Tomatoes, and I had a scone", ["scone"]),
      ("we planted a plum tree and I had a scone", ["scone"]),
      ("watched the cricket on TV with my feet up, then I ate a pear", ["pear"]),
      ("my head was mush so I had a coffee", ["coffee"]),
    ])
  func `what other clauses name was not eaten`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      "a swan chased us along the river, but I ran 5 km in 31 minutes", "I ran 10 km and my legs are jelly",
      "our team won the egg and spoon race and I ran 2 km",
    ])
  func `a workout beside them is all there is`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addWorkout])
  }

  @Test(
    arguments: [
      ("porridge, toast, 2 eggs", ["porridge", "toast", "eggs"]),
      ("lunch was soup and I had a roll with it", ["soup", "roll"]),
      ("it was chicken and I had rice with it", ["chicken", "rice"]),
      ("the office ordered pizza and I had some", ["pizza"]),
      ("the set menu came with soup and I had a glass of wine", ["soup", "wine"]),
      ("my pasta went cold but I finished it", ["pasta"]),
      ("watched a film with a pizza and I had a beer", ["pizza", "beer"]),
      ("I smashed a stromboli and had a coke", ["stromboli", "coke"]),
      ("a friend dropped off a lasagne and I had a big plate", ["lasagne"]),
      ("smoked trout and I had chips", ["smoked trout", "chips"]),
      ("the starter was soup and I had a steak", ["soup", "steak"]),
      ("the cheese board turned up late and I had port", ["cheese board", "port"]),
    ])
  func `foods and what points back to them stay`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }
}
