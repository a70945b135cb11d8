import Testing
import ToolCalls

@testable import Understanding

/// Questions typed without their mark.
@Suite struct UnmarkedQuestionTests {
  @Test(arguments: [
    "will two beers and a kebab undo my run", "does milk break a fast", "do rice and pasta have the same carbs",
    "can cheese give me nightmares", "would porridge fill me up", "could two gins stop me losing weight",
    "hey, will a crumpet break my fast", "do push ups make you strong",
  ])
  func `what a food is asked to do logs nothing`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty && reading.query != nil)
  }

  @Test(arguments: [
    ("can you log a plum", ["plum"]), ("can u add a muffin", ["muffin"]), ("can of lager to help me sleep", ["lager"]),
    ("can of soup and toast to keep me going", ["soup", "toast"]),
  ])
  func `orders and tins are no questions`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test func `exercise that is had a rest from is no question`() {
    #expect(OfflineReading.workouts("do 50 star jumps and have a rest").count == 1)
  }

  @Test(arguments: ["Will had a tart", "Will made a pie", "will have soup and bread to fill me up"])
  func `somebody called Will and what is still to come are not logged`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }
}
