import Testing
import ToolCalls

@testable import Understanding

/// Remarks behind what was eaten, about the place, the people, the price or how it was.
@Suite struct RemarkTests {
  @Test(
    arguments: [
      ("a cheese toastie at the garage, the mechanic was humming Abba", ["cheese toastie"]),
      ("three crackers with hummus, the meeting was dragging on", ["crackers", "hummus"]),
      ("a falafel wrap from the market, the heating's fixed", ["falafel wrap"]),
      ("a scone and an espresso, cost me a fiver", ["scone", "espresso"]),
      ("a slice of carrot cake, weird but fine", ["carrot cake"]),
      ("two samosas, and, miracle, they weren't greasy", ["samosas"]),
      ("a cortado and a flapjack, the usher waved at my umbrella", ["cortado", "flapjack"]),
      ("a pear and a yogurt, Nora was snoring next door", ["pear", "yogurt"]),
    ])
  func `what nobody eats is no food behind one`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      ("two tacos, the starter was nachos", ["tacos", "nachos"]),
      ("a burger, the side was onion rings", ["burger", "onion rings"]),
      ("soup at noon, dessert was a brownie", ["Soup", "brownie"]),
      ("a pint of stout, my reward was a scotch egg", ["stout", "scotch egg"]),
      ("two eggs, bacon, the toast was burnt", ["eggs", "bacon", "toast"]),
      ("a curry, the rice was cold but I ate it", ["curry", "rice"]),
      ("a bowl of tomato soup, plus a salty hint of Gouda added to my salad", ["tomato soup", "Gouda"]),
    ])
  func `food that is told of in a clause stays`(sentence: String, foods: [String]) {
    let names = OfflineReading.items(sentence).map { $0.name.lowercased() }
    #expect(names == foods.map { $0.lowercased() })
  }

  @Test(arguments: [
    "I'm 80.2 kg this morning, the salads are working", "81 kg, so the cake at the party left its mark",
  ])
  func `what a weight is put down to was not eaten now`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addWeight])
  }
}
