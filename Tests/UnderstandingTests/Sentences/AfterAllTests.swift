import Testing
import ToolCalls

@testable import Understanding

/// What the person had after all, behind a clause that logs nothing.
@Suite struct AfterAllTests {
  @Test(
    arguments: [
      ("I said I'd have one samosa. had four", "samosa", 4),
      ("a colleague was giving out mince pies and I had two", "mince pies", 2),
      ("bought ten bagels for the team and ate one on the train", "bagels", 1),
      ("I could pretend I left the cookies, but I had three", "cookies", 3),
      ("I don't like figs but I just ate four", "figs", 4),
      ("the veggie burgers are awful but I ate two", "veggie burgers", 2),
      ("my son ate his soup so I finished two rolls", "rolls", 2),
      ("baked scones for the fair and scoffed two", "scones", 2),
      ("should have passed on the flan. I didn't. had two slices", "flan", 2),
      ("I don't normally eat cake. had two slices", "cake", 2),
      ("nothing to log but a pear at 11", "pear", 1), ("nothing fancier than a lemonade", "lemonade", 1),
      ("curry tomorrow but just two bagels today", "bagels", 2),
      ("nothing today apart from a pear", "pear", 1), ("no carbs today other than two potatoes", "potatoes", 2),
    ] as [(String, String, Double)])
  func `what is told behind a denial, a plan or another's food is logged`(
    sentence: String, food: String, quantity: Double
  ) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == [food], "\(items)")
    #expect(items.first?.quantity == quantity)
  }

  @Test(
    arguments: [
      "swore off crackers in May. just ate a big bag", "given up crisps. just ate a big bag",
      "made chili for the freezer and had a bowl", "cooked paella for my parents and had a plate myself",
    ])
  func `a helping of what was named is logged`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1)
  }

  @Test(
    arguments: [
      ("didn't want the broth, ate it anyway", "broth"), ("I didn't like the stew but finished it", "stew"),
      ("didn't order the flan, ate two slices of it anyway", "flan"),
      ("this oat bar is too dry. ate the whole bar anyway", "whole oat bar"),
      ("that yoghurt is way too sweet. finished the pot all the same", "yoghurt"),
      ("that broth is far too salty. had two bowls regardless", "broth"),
      ("remember the ramen I told you about? I had a bowl of it again for dinner yesterday", "ramen"),
      ("remember the cheesecake? I ate two slices of it just now", "cheesecake"),
      ("are prunes very high in sugar? I had five this morning", "prunes"),
      ("do you know halloumi? just ate 100 g of it", "halloumi"),
    ])
  func `what was named in a question, an opinion or a denial is what was had`(sentence: String, food: String) {
    #expect(OfflineReading.items(sentence).map(\.name) == [food])
  }

  @Test(
    arguments: [
      "remember the flan? She ate all of it", "that flan is too sweet. my son ate the whole thing",
      "this bar is dry. threw the whole thing away", "didn't want the broth, so my husband ate it",
      "is oat milk really good for you?",
    ])
  func `what others had of it logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test func `an exercise that was named is counted too`() {
    let workouts = OfflineReading.workouts(OfflineReading.read("I don't do push-ups. did 30"))
    #expect(workouts.map { $0.exercises?.first?.sets.map(\.reps) } == [[30]])
  }

  @Test(
    arguments: [
      "skipped lunch. got home at five", "I said no to cake. had two meetings", "no beer tonight. got up at six",
      "didn't have the cake. had that feeling again", "ate everything except the beans",
      "ate everything apart from the beans", "hate lunges so much",
    ])
  func `what only sounds so logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }
}
