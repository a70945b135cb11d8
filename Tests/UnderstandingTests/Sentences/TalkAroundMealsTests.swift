import Foundation
import Testing
import ToolCalls

@testable import Understanding

/// Words around a meal that stand in some food's name, and ways to tell of eating in several words.
@Suite struct TalkAroundMealsTests {
  @Test(
    arguments: [
      ("Standing in the doorway, I ate a samosa", ["samosa"]),
      ("we finally sat down to a lasagne with salad", ["lasagne", "salad"]),
      ("I put away four crumpets", ["crumpets"]), ("made short work of two kebabs", ["kebabs"]),
      ("all I could face was a bowl of porridge", ["porridge"]),
      ("put away the shopping and had a crumpet", ["crumpet"]),
      ("the day was a marathon of calls and I had a bagel", ["bagel"]),
      ("had daal and rice yaar", ["daal and rice"]), ("a meat pie for lunch bruv", ["meat pie"]),
    ])
  func `only what was eaten is logged`(sentence: String, foods: [String]) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.meals(reading).flatMap(\.items).map { $0.name.lowercased() } == foods)
    #expect(reading.calls.count == 1)
  }

  @Test(
    arguments: [
      "coach weighs 95 kg", "coach eats 4 eggs and 200 g oats", "which has more cals, boiled or fried rice?",
      "the waiter brought olives and I pushed them away untouched",
      "I baked scones for the fete, and not a crumb of them passed my lips",
      "I ordered a curry, but the rider crashed and it never turned up",
      "I packed my daughter's lunchbox with a cheese roll", "promised my aunt I'd bake her a lemon cake",
      "the water was like a mirror",
    ])
  func `what others have and what nobody ate is not logged`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test func `a weight that was read on the label is what the bag held`() {
    let items = OfflineReading.items("ate a bag of peanuts, 90 g according to the label")
    #expect(items.map(OfflineReading.grams) == [90])
  }

  @Test(
    arguments: [
      ("Friday last week I had a pie", "2026-11-13"), ("on Monday last week I had a pie", "2026-11-09"),
      ("Sunday last week: a pie", "2026-11-15"), ("last Friday I had a pie", "2026-11-13"),
      ("on Monday I had a pie", "2026-11-16"),
    ])
  func `a day of last week is of last week`(sentence: String, day: String) {
    let times = OfflineReading.meals(OfflineReading.read(sentence)).compactMap(\.timestamp)
    #expect(times.map { $0.formatted(.iso8601.year().month().day()) } == [day])
  }

  @Test(
    arguments: [
      ("had nothing until noon, then a samosa and chips", ["samosa", "chips"]),
      ("didn't eat till 3pm and then had a bagel", ["bagel"]), ("nothing to eat until lunch, then soup", ["soup"]),
      ("The chowder was cold, so I sent it back and ordered a bagel", ["bagel"]),
    ])
  func `what follows a fast or a dish that was sent back is eaten`(sentence: String, foods: [String]) {
    #expect(OfflineReading.names(sentence).map { $0.lowercased() } == foods)
  }

  @Test func `a weight of long ago gives way to what the scale showed`() {
    let reading = OfflineReading.read("I was 92 kilos back in spring and this morning the scale showed 84.3")
    #expect(OfflineReading.weights(reading).map(\.weightKg) == [84.3])
  }

  @Test func `yesterday's tips are no day`() {
    let reading = OfflineReading.read("cheers for yesterdays tips, 400 ml water so far")
    #expect(OfflineReading.water(reading).map(\.amountMl) == [400])
    #expect(OfflineReading.water(reading).allSatisfy { $0.timestamp == nil || $0.timestamp == OfflineReading.now })
  }
}
