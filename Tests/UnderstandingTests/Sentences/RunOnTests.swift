import Testing
import ToolCalls

@testable import Understanding

/// Clauses that follow one another without a comma.
@Suite struct RunOnTests {
  @Test(arguments: [
    ("my flatmate had a kebab i had soup", ["soup"]), ("skipped lunch had a pear", ["pear"]),
    ("the kids had pasta i had the trout and a lemonade", ["trout", "lemonade"]),
    ("no breakfast had a big bagel at 11", ["bagel"]), ("dad made stew i had a small bowl", ["stew"]),
    ("not hungry had a kiwi", ["kiwi"]), ("no i had a kiwi", ["kiwi"]),
    ("my sister ran a marathon i ate a pasty", ["pasty"]),
  ])
  func `one's own clause begins without a comma too`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(arguments: [
    ("skipped the gym walked 35 mins instead", "Walking"), ("no gym cycled 6 km", "Cycling"),
    ("didnt swim did yoga at home 20 min", "Yoga"), ("skipped dinner went for a 4k run", "Running"),
  ])
  func `what was done instead is logged`(sentence: String, name: String) {
    #expect(OfflineReading.workouts(sentence).map(\.name) == [name])
  }

  @Test(arguments: [
    "he finished the cider i had ordered", "she ate the chips i got her", "my uncle ate the pie i made",
    "didn't eat the stew i made", "my wife made the curry i had a bowl of", "never had a better pasty",
    "my dad had the trout we ordered", "my cousin who lives in Bath had a pasty", "nobody at the office ate the flan",
    "my mate who had a pasty ran 6k", "skipped the do everyone had cake", "didn't think the cat ate my tuna",
  ])
  func `a clause that describes another's food is no new one`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }
}
