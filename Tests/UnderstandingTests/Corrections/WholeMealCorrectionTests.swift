import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// What is said of the whole of what was logged: its energy, whose it was, and with whom it was eaten.
@Suite struct WholeMealCorrectionTests {
  typealias Named = NamedCorrectionTests

  @Test(arguments: [
    "was 900 kcal in total", "that was 900 kcal", "it all came to 900 calories", "the whole thing was about 900 kcal",
    "900 kcal altogether",
  ])
  func `the energy of a meal is parted among its items`(said: String) {
    let reading = Named.read(said, last: [Named.stew])
    #expect(OfflineReading.kinds(reading) == [.correctEntry])
    #expect(Named.changes(said, last: Named.stew).map { $0.item?.calories } == [300, 300, 300])
  }

  @Test func `energy of each is not parted`() {
    #expect(Named.changes("they were 200 kcal each", last: Named.stew).map { $0.item?.calories } == [200, 200, 200])
    #expect(Named.changes("they were 200 kcal each", last: Named.waffles).map { $0.item?.calories } == [400])
  }

  @Test(arguments: ["the dumplings were 400 kcal", "was 400 kcal of dumplings"])
  func `the energy of one item is not the meal's`(said: String) {
    #expect(Named.changes(said, last: Named.stew).count <= 1)
  }

  @Test(arguments: ["supper was 700 kcal", "add 300 kcal"])
  func `energy of another meal is an entry of its own`(said: String) {
    #expect(OfflineReading.kinds(Named.read(said, last: [Named.stew])) == [.addMeal])
  }

  @Test(
    arguments: [
      ("split the dumplings with Jo", 0.5), ("shared the dumplings", 0.5),
      ("I shared the dumplings with 2 friends", 1 / 3.0),
      ("split the dumplings 4 ways", 0.25), ("went halves on the dumplings with my aunt", 0.5),
    ])
  func `the person's part of what was shared is what is left`(said: String, share: Double) throws {
    let changes = Named.changes(said, last: Named.stew)
    #expect(changes.map(\.itemName) == ["Dumpling, plain"])
    #expect(abs(try #require(changes.first?.item?.quantity) - 2 * share) < 0.001)
  }

  @Test(arguments: [
    ("split it with Jo, I only had a third", 1 / 3.0), ("shared them, so only half", 0.5),
    ("we shared it and I ate about a quarter of it", 0.25), ("I split it with 2 friends, had half", 0.5),
  ])
  func `a part that is told of what was shared is the person's`(said: String, share: Double) throws {
    let changes = Named.changes(said, last: Named.stew)
    #expect(changes.count == 3, "\(said)")
    let dumplings = try #require(changes.first { $0.itemName == "Dumpling, plain" }, "\(said)")
    #expect(abs(try #require(dumplings.item?.quantity) - 2 * share) < 0.001)
  }

  @Test func `all of it is shared and another dish is news`() {
    #expect(Named.changes("split it with Jo", last: Named.stew).count == 3)
    #expect(Named.changes("split it half and half", last: Named.stew).count == 3)
    #expect(OfflineReading.kinds(Named.read("shared a trifle with Jo", last: [Named.stew])) == [.addMeal])
    #expect(Named.changes("split the bill with Jo", last: Named.stew).isEmpty)
  }

  @Test(arguments: [
    "scratch the cider, had a lager", "remove the cider, drank a lager", "drop the cider, had a lager instead",
    "took the cider out, had a lager", "took out the cider, had a lager", "lose the cider, had a lager",
  ])
  func `what was had for something that is taken out takes its place`(said: String) {
    let changes = Named.changes(said, last: Named.stew)
    #expect(changes.count == 1 && changes.first?.action == .replace && changes.first?.itemName == "Cider, alcoholic")
    #expect(changes.first?.item?.name == "lager")
  }

  @Test(arguments: ["took the cider off", "took out the cider", "lose the cider"])
  func `what is taken out goes`(said: String) {
    #expect(Named.changes(said, last: Named.stew).map(\.action) == [.remove])
  }

  @Test(arguments: ["lose 2 kg by june", "took the dog out", "took out a pizza", "lose the attitude"])
  func `what is not logged cannot be taken out`(said: String) {
    #expect(OfflineReading.corrections(Named.read(said, last: [Named.stew])).isEmpty)
  }

  @Test(arguments: ["scratch the cider, had it yesterday", "remove the cider, had a sore head"])
  func `a reason puts nothing in`(said: String) {
    #expect(Named.changes(said, last: Named.stew).map(\.action) == [.remove])
  }

  @Test(arguments: [
    "it wasn't mine", "that was my uncle's, not mine", "it was somebody else's", "that's hers, not mine",
  ])
  func `what was not the person's is taken out`(said: String) {
    #expect(Named.read(said, last: [Named.tea]).calls == [.removeEntry(RemoveEntry(entryId: "t"))])
  }

  @Test(arguments: [
    "it was my nan's", "they were hers", "the tea was my uncle's", "it was my nan's recipe", "it's my nan's",
    "that one was my uncle's",
  ])
  func `whose it was changes nothing before Ada has asked`(said: String) {
    let reading = Named.read(said, last: [Named.tea])
    #expect(reading.calls.isEmpty && reading.clarification?.question.hasPrefix("I left that") == true)
  }

  @Test func `of several foods Ada asks which was somebody else's`() {
    #expect(Named.read("it was my nan's", last: [Named.stew]).clarification?.choices.count == 5)
    #expect(Named.changes("the cider wasn't mine", last: Named.stew).map(\.itemName) == ["Cider, alcoholic"])
  }

  @Test(arguments: [
    ("it was a lentil one", "lentil pasty"), ("it was a lentil one, not lamb", "lentil pasty"),
    ("actually it was a veggie one", "veggie lamb pasty"),
    ("sorry, it was a cheese and onion one", "cheese and onion pasty"),
  ])
  func `one of a kind is the same food of that kind`(said: String, name: String) {
    let pasty = Named.meal("p", [("lamb pasty", "Pasty, lamb", 1, "pasty", 150, false)])
    let changes = Named.changes(said, last: pasty)
    #expect(changes.map(\.itemName) == ["Pasty, lamb"] && changes.first?.item?.name == name)
  }

  @Test func `of several foods the one of which there is such a kind is meant`() {
    let plate = Named.meal(
      "q", [("a muffin", "Muffin", 1, "muffin", 100, false), ("a cola", "Cola", 1, "can", 330, true)])
    #expect(Named.changes("it was a diet one", last: plate).map(\.itemName) == ["Cola"])
  }

  @Test func `what came with it is put in and nothing else is changed`() {
    let changes = Named.changes("and a can of ginger ale with it", last: Named.waffles)
    #expect(changes.map(\.action) == [.add] && changes.first?.item?.unit == "can")
  }
}
