import Testing
import ToolCalls

@testable import Understanding

/// What was there and left alone, and what others did, however it is put.
@Suite struct UntouchedTests {
  @Test(arguments: [
    "there was a trifle in the canteen and I didn't touch it", "muffins by the printer, haven't touched them",
    "a tray of samosas in the hall, didn't have any", "fudge on my desk and I have not had any all week",
    "There's a massive tub of toffees at reception and I haven't touched one, day 5",
  ])
  func `what was left alone was not eaten`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    ("had a tea. There was flan but I didn't have any", ["tea"]),
    ("a tea, there was flan but I didn't touch it", ["tea"]), ("risotto for lunch, didn't finish it", ["risotto"]),
    ("had a stout, never had it before", ["stout"]), ("had broth but I didn't have any bread", ["broth"]),
    ("bought a flan and haven't touched it. Had a pear.", ["pear"]),
  ])
  func `what was eaten beside it stays`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(arguments: [
    "the toddler finally ate some plums", "our cat even tried the ham", "my sister also had a waffle",
    "my boss actually ordered two pies",
  ])
  func `what somebody else did is not the person's, with an adverb too`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    "Will probably order noodles later", "Probably having gnocchi for tea", "maybe getting ribs tonight",
  ])
  func `what is likely is a plan`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: ["3 kilos gone since june", "a stone gone since spring", "two pounds gone this week"])
  func `weight that is gone is no food`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test func `a weighing with what is gone is a weighing`() {
    #expect(OfflineReading.kinds(OfflineReading.read("Down to 77.4kg!! 3 kilos gone since june")) == [.addWeight])
  }

  @Test(arguments: [
    ("my aunt made a cobbler and I had seconds", ["cobbler"]),
    (
      "dad made a goulash with salad, and I went back for seconds on the salad",
      ["goulash", "salad", "salad"]
    ),
    ("went back for seconds on the gnocchi", ["gnocchi"]),
  ])
  func `seconds are more of what was served`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(arguments: ["flat white, 9oz", "large flat white, 14oz", "a flat white at the depot bc I missed breakfast"])
  func `a flat white is no bench press and is had where breakfast was missed`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }
}
