import Testing
import ToolCalls

@testable import Understanding

/// People and animals who are told of by their trade, their name or both.
@Suite struct BystanderTests {
  @Test(
    arguments: [
      "The roofer ate my crackers", "our parrot Chilli ate a whole bag of raisins", "Uncle Pete had four beers",
      "Grandma Joan made a trifle", "Little Stella drank a full cup of milk, 120 ml",
      "Marta deadlifted 90 kg for 5 reps",
      "the girls all ordered waffles", "a fox nicked our sausages", "the two decorators drank my coffee",
      "my cousin Rose ate a plate of chips", "Olga scoffed two doughnuts",
    ])
  func `what they had or did is not logged`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(
    arguments: [
      ("The roofer ate my crackers but I had a slice of quiche", ["quiche"]),
      ("the girls all ordered waffles but I had a fruit salad", ["fruit salad"]),
      ("I had a lemonade and Sanjay got apple juice", ["lemonade"]),
      ("my cousin Rose ate a plate of chips and I had a pear", ["pear"]),
      ("a glass of rose and olives", ["rose wine", "olives"]),
      ("the two of us ate a pizza", ["pizza"]), ("Gran's fruit cake, one slice", ["fruit cake"]),
      ("Mum made dumplings and I had six", ["dumplings"]),
      ("Ravi made dumplings and I had six", ["dumplings"]), ("Ravi made me dumplings", ["dumplings"]),
      ("Ravi and I had dumplings", ["dumplings"]), ("Ravi got pizza and we shared it", ["pizza"]),
    ])
  func `what the person had is`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }
}
