import Testing
import ToolCalls

@testable import Understanding

/// What was had, told as a regret, a riddle, an opinion, a price or behind a remark.
@Suite struct RegretTests {
  @Test(
    arguments: [
      ("wish I hadn't eaten that second burrito", ["burrito"]), ("I wish I hadn't drunk the milkshake", ["milkshake"]),
      ("should never have eaten those two pies", ["pies"]), ("shouldn't have had the slice of quiche", ["quiche"]),
      ("guess what I ate for dinner: moussaka!", ["moussaka"]),
      ("you'll never guess what I had for breakfast: kippers", ["kippers"]),
      ("the granola bar I just had tasted stale", ["granola bar"]),
      ("the slice of quiche I just ate was great", ["quiche"]),
      ("homesick since I had pierogi last night", ["pierogi"]),
      ("thinking of summer since I ate a peach this morning", ["peach"]),
      ("paid 9 euros for a burrito and finished all of it", ["burrito"]),
      ("coughed up 7 quid for a smoothie and downed it", ["smoothie"]),
      ("paid a fortune for a lobster roll and ate it all", ["lobster roll"]),
      ("no regrets, two brownies", ["brownies"]),
      ("no excuses: three samosas", ["samosas"]), ("no luck at the bakery, had a bagel from the shop", ["bagel"]),
      ("ate a toffee apple, felt like I was ten", ["toffee apple"]),
      ("it was 31 degrees outside, so I had a sorbet", ["sorbet"]),
      ("it's 34 outside, had a sorbet", ["sorbet"]), ("minus 9 outside so I made porridge", ["porridge"]),
      ("14 below zero, drank a cocoa", ["cocoa"]),
      ("turned 33 yesterday and had two cupcakes", ["cupcakes"]), ("had some toast anyway", ["toast"]),
      ("had a flan all the same", ["flan"]),
      ("felt like a kebab so I had one", ["kebab"]),
    ])
  func `what was had is logged`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      "I wish I hadn't had to run for the bus", "I shouldn't have a third pint", "I wish she hadn't eaten my yoghurt",
      "guess what I fancy for lunch: sushi", "you'll never guess what my brother ate: a raw onion",
      "the flan my aunt ate was huge", "haven't eaten since yesterday",
      "happier since I had my teeth done this morning",
      "paid 30 euros for a haircut", "paid 15 euros for a ticket and had a great time", "no sugar, no milk",
      "no luck with the trout", "no surprise, skipped the gym again",
    ])
  func `what only sounds so logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(arguments: [
    "no luck, weighed 82.1 kg", "no change yet, 81.4 kg this morning", "no surprise, 79.9 kg",
  ])
  func `a weighing behind a remark is logged`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addWeight])
  }

  @Test(arguments: ["I wish I'd had pizza instead", "wish it had been a salad instead", "wish I'd had three"])
  func `a wish changes nothing that was logged`(sentence: String) {
    let sandwich = CorrectionTests.meal("ham sandwich", [("Ham sandwich", 1, "sandwich", 112)])
    #expect(OfflineReading.read(sentence, last: [sandwich]).calls.isEmpty)
  }
}
