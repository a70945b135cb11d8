import Testing
import ToolCalls

@testable import Understanding

/// Where somebody was adds no food and hides none.
@Suite struct PlaceTests {
  @Test(
    arguments: [
      ("blueberry muffin on the way to work", "blueberry muffin"), ("a banana on my way home", "banana"),
      ("coffee on the train", "coffee"), ("coffee on the train to London", "coffee"),
      ("an apple at my desk", "apple"), ("granola bar in the car", "granola bar"), ("crisps on the bus", "crisps"),
      ("a croissant at the train station", "croissant"), ("plum in the waiting room", "plum"),
      ("had a pear on the way back from the gym", "pear"), ("on the way to work I had a bagel", "bagel"),
      ("soup on the plane", "soup"), ("a packet of crisps down the pub", "crisps"), ("a scone in my van", "scone"),
      ("pretzel on my commute", "pretzel"),
      ("ate a bagel on our way out", "bagel"), ("a peach by the pool", "peach"),
      ("a scone from the kiosk by Gate 6", "scone"), ("a pretzel on platform 9", "pretzel"),
    ])
  func `a place or a way is no part of the food`(sentence: String, food: String) {
    let items = OfflineReading.meals(OfflineReading.read(sentence)).flatMap(\.items)
    #expect(items.map(\.name) == [food])
    #expect(OfflineReading.workouts(OfflineReading.read(sentence)).isEmpty)
  }

  @Test(arguments: ["I'm on my way to lunch", "on my way to get a burger", "just on my way home"])
  func `being on the way to it has not happened`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    ("had a drink at the bar", 0), ("grabbed a drink in the bar after work", 0), ("had lunch at the burger bar", 0),
    ("went for dinner at the steak house", 0), ("had a bite at the deli and a lemonade", 1),
    ("nibbled at a flapjack", 1), ("had breakfast in bed, a crumpet", 1), ("chess with grandad", 0),
    ("a wrap from the fridge, dont judge me", 1), ("4 crackers, ice cold", 1), ("ravioli, prob 2 cups", 1),
  ])
  func `where something was had in general is no food`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.items(sentence).map(\.name))")
  }

  @Test(
    arguments: [
      ("garden salad", "garden salad"), ("rocky road ice cream", "rocky road"), ("a sub with tuna from Subway", "tuna"),
      ("beans on toast", "beans on toast"), ("2 slices of pizza from the food truck", "pizza"),
    ])
  func `a place that is a food's name stays`(sentence: String, food: String) {
    let names = OfflineReading.meals(OfflineReading.read(sentence)).flatMap(\.items).map(\.name)
    #expect(names.joined(separator: "; ").contains(food), "\(names)")
  }
}
