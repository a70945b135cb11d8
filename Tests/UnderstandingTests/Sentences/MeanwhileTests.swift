import Testing
import ToolCalls

@testable import Understanding

/// What a person was at while they ate, told behind the food without a joint.
@Suite struct MeanwhileTests {
  @Test(
    arguments: [
      ("ate a kebab walking back from the match", ["kebab"]),
      ("had a chicken pie sitting on the stairs with my coat on", ["chicken pie"]),
      ("munched some popcorn watching the derby on the telly", ["popcorn"]),
      ("scoffed two bananas standing in the queue", ["bananas"]),
      ("noodles scrolling my phone", ["noodles"]), ("two slices of toast reading the paper", ["toast"]),
      ("two crackers leaning on the counter and an apple", ["crackers", "apple"]),
      ("a standing rib roast with potatoes", ["standing rib roast", "potatoes"]),
    ])
  func `posture and pastime are no part of a food`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      ("had rye toast with lentil soup instead", ["rye toast", "lentil soup"]),
      ("no scones left so I had a flapjack instead", ["flapjack"]),
    ])
  func `instead behind a food is none of its name`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }
}
