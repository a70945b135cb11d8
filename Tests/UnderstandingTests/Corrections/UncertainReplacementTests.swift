import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Words that may be no food, figures of no unit, and what comes to a food instead of taking its place.
@Suite struct UncertainReplacementTests {
  typealias Named = NamedCorrectionTests

  @Test(arguments: [
    "it was bedlam", "sorry, train broke down", "it was a gloobnik", "oops, snowing", "it was my gran's wedding",
  ])
  func `what no table has takes the place of nothing before Ada has asked`(said: String) {
    let reading = Named.read(said, last: [Named.waffles])
    #expect(reading.calls.isEmpty)
    #expect(reading.clarification?.question.hasPrefix("I don't know") == true, "\(reading)")
  }

  @Test(arguments: [
    "wait, how many calories are left", "actually I feel awful", "oops spilled cocoa on the sofa",
    "actually skipped the gym", "actually, going for a swim now",
    "they were out of crumpets",
  ])
  func `questions, feelings and mishaps change nothing`(said: String) {
    #expect(Named.read(said, last: [Named.waffles]).calls.isEmpty)
  }

  @Test(arguments: ["wrong button", "sorry, wrong chat", "I logged that twice", "oops, duplicate"])
  func `what was not meant to be logged may go`(said: String) {
    let reading = Named.read(said, last: [Named.waffles])
    #expect(reading.calls.isEmpty)
    #expect(reading.clarification?.choices.first?.calls == [.removeEntry(RemoveEntry(entryId: "w"))])
  }

  @Test(arguments: [("it was about 480", "480 g"), ("make it 350", "350 g")])
  func `nobody eats hundreds of one thing`(said: String, label: String) {
    let reading = Named.read(said, last: [Named.waffles])
    #expect(reading.calls.isEmpty)
    #expect(reading.clarification?.choices.first?.label == label)
  }

  @Test(arguments: [("only 1 dumpling", 1.0), ("just 5 dumplings actually", 5)])
  func `only so many of what is logged is no more of it`(said: String, count: Double) {
    let changes = Named.changes(said, last: Named.stew)
    #expect(changes.map(\.itemName) == ["Dumpling, plain"] && changes.first?.item?.quantity == count)
  }

  @Test(arguments: ["only a cider", "just 3 crumpets", "only 2 plums"])
  func `another one is another one`(said: String) {
    #expect(OfflineReading.kinds(Named.read(said, last: [Named.stew])) == [.addMeal])
  }

  @Test func `half of it is half of all of it`() {
    #expect(Named.changes("threw half of it away", last: Named.stew).map { $0.item?.quantity } == [0.5, 1, 0.5])
  }

  @Test func `a few more of one thing are so many`() {
    #expect(Named.changes("make it 6", last: Named.waffles).first?.item?.quantity == 6)
  }

  @Test(arguments: [
    "they were on rye bread", "it was with custard", "they came with custard", "actually had a pear as well",
    "wait, a pear too",
    "oops, also a pear too",
  ])
  func `what came with a food is put beside it`(said: String) {
    let changes = Named.changes(said, last: Named.waffles)
    #expect(changes.map(\.action) == [.add], "\(changes)")
  }

  @Test(arguments: ["it was on the train", "it was with my aunt", "it was in the garden", "it was on sunday"])
  func `where and with whom it was puts nothing in`(said: String) {
    #expect(Named.changes(said, last: Named.waffles).isEmpty)
  }

  @Test(arguments: [("it was in a sandwich", "tuna sandwich"), ("it was fried in butter", "fried tuna in butter")])
  func `what something was in is named after it`(said: String, name: String) {
    let tuna = Named.meal("u", [("tuna", "Fish, tuna, canned", 1, "can", 120, false)])
    let changes = Named.changes(said, last: tuna)
    #expect(changes.map(\.action) == [.replace] && changes.first?.item?.name == name, "\(changes)")
  }

  @Test func `milk that is named behind a drink is in it`() {
    let latte = Named.meal("l", [("a latte", "Coffee, Latte", 1, "mug", 240, true)])
    let changes = Named.changes("with soya milk", last: latte)
    #expect(changes.map(\.action) == [.replace] && changes.first?.item?.name.hasPrefix("latte") == true, "\(changes)")
  }

  @Test(arguments: [("it was lamb", "lamb curry"), ("actually prawn", "prawn curry"), ("it was rice", "rice")])
  func `another filling makes another dish of that name`(said: String, name: String) {
    let curry = Named.meal("k", [("turkey curry", "Turkey curry", 1, "serving", 300, false)])
    #expect(Named.changes(said, last: curry).map { $0.item?.name } == [name])
  }

  @Test(arguments: ["actually it was 2 eggs", "oops, 2 plums not one"])
  func `foods are no figure of a workout`(said: String) {
    #expect(OfflineReading.corrections(OfflineReading.read(said, last: [CorrectionTests.run])).isEmpty)
    #expect(OfflineReading.corrections(OfflineReading.read("make it 6", last: [CorrectionTests.run])).count == 1)
  }

  @Test(arguments: [
    "it was 900 kcal", "weighed in at 11 stone 4, not happy", "a plate of gnocchi instead",
    "hang on, it was 20 minutes",
    "not a drop of wine yesterday except one pint of cider",
  ])
  func `what measures something else is no water`(said: String) {
    #expect(OfflineReading.corrections(OfflineReading.read(said, last: [CorrectionTests.water])).isEmpty)
  }

  @Test(arguments: [
    "it was 70 kg", "weighed in at 11 stone 4, not happy", "the crumpet was a plain one actually",
    "no, the swim was 2 km",
  ])
  func `what nobody eats is no amount of what was eaten`(said: String) {
    #expect(OfflineReading.corrections(Named.read(said, last: [Named.stew])).isEmpty)
  }

  @Test(arguments: [
    ("3/4 of it", 1.5), ("a quarter of it", 0.5), ("oops, spilled half of it", 1), ("dropped half of them", 1),
  ])
  func `a share of what was logged is what was eaten of it`(said: String, count: Double) {
    #expect(Named.changes(said, last: Named.waffles).map { $0.item?.quantity } == [count])
  }
}
