import Testing
import ToolCalls

@testable import Understanding

/// What places had, what others ordered or were served, and what the person had then.
@Suite struct ServedByOthersTests {
  @Test(
    arguments: [
      ("the kiosk only had soggy pasties, so I ate a wrap", ["wrap"]),
      ("the bakery on Mill Lane had run out of rolls, which left me with a pretzel", ["pretzel"]),
      ("the waiter brought me a trout by mistake, but I ate my risotto", ["risotto"]),
      ("thought it was veal, turned out to be pork, but I had two helpings of the stew", ["stew"]),
      ("our table ordered a paella and I just had two lamb chops with salad", ["lamb chops", "salad"]),
      ("the kids' waffles looked so good that I drank a milkshake", ["milkshake"]),
      ("the crowd outside Seven Stars spilled into the road, so I had a bagel", ["bagel"]),
      ("Olive, that's our cat, slept while I had stew", ["stew"]),
      ("the milk cooler's broken again, but I had a slice of quiche", ["quiche"]),
      ("left the crusts, but I ate a cheese toastie", ["cheese toastie"]),
    ])
  func `what the person did not have is left out`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      ("the pub served me a burger", ["burger"]), ("the canteen had lasagne, so I had a plate", ["lasagne"]),
      ("the bar had peanuts and I had some", ["peanuts"]), ("our table ordered nachos and I had some", ["nachos"]),
      ("they brought me a cola by mistake but I drank it", ["cola"]),
      ("my son's waffles looked so good I had two", ["waffles"]), ("yesterday's cold pizza", ["cold pizza"]),
      ("Gran made her famous beef stew, I ate one big bowl", ["beef stew"]), ("olives, that's all", ["olives"]),
      ("Gran pressed a second plate of stew on me", ["stew"]),
      ("our landlady roasted chestnuts, I got nine of them plus a glass of cider", ["chestnuts", "cider"]),
      ("my colleague dropped off marble cake, I had two thin slices with custard", ["marble cake", "custard"]),
      ("our uncle grilled sardines, I got 3 pieces with grilled peppers", ["sardines", "grilled peppers"]),
      ("my cousin steamed mussels, we had two bowls with bread", ["mussels", "bread"]),
    ])
  func `what the person had of it is not`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      "my flatmate dropped off pumpkin bread, I had none", "my niece baked a tart, I got two pieces to take home",
      "our neighbour smoked a trout, I took a thin slice home",
    ])
  func `what was only carried home logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(
    arguments: [
      ("I ate the crackers the kids left", ["crackers"]),
      ("had two slices of the flan my aunt baked with cream", ["flan", "cream"]),
      ("a bowl of the soup Maria made yesterday", ["soup"]), ("the pie my mum made and custard", ["pie", "custard"]),
      ("Auntie Wilma's cottage pie, a decent slab, maybe 300 g", ["cottage pie"]),
      ("Uncle Ben's rice", ["Uncle Ben's rice"]), ("a slab of carrot cake", ["carrot cake"]),
    ])
  func `who made it is no part of its name`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      ("swam eight lengths of 50 m", 0.4), ("it was a piece of cake on tarmac, and I jogged 5 km", 5),
    ])
  func `a workout among talk has its length`(sentence: String, kilometers: Double) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.kinds(reading) == [.addWorkout])
    #expect(OfflineReading.workouts(reading).map(\.distanceKm) == [kilometers])
  }

  @Test func `a goal stands behind what another was like`() {
    let reading = OfflineReading.read("the nurse was kind but strict, so I want to lose 0.4 kg a week")
    #expect(OfflineReading.goals(reading).map(\.goalRate) == [0.4])
    #expect(OfflineReading.read("my wife wants to lose 5 kg").calls.isEmpty)
  }

  @Test func `a scale reads a weight for the person`() {
    let reading = OfflineReading.read("it rattles on the tiles, but it reads 171.2 pounds for me today")
    #expect(OfflineReading.kinds(reading) == [.addWeight])
  }
}
