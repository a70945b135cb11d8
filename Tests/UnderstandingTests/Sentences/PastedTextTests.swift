import Testing
import ToolCalls

@testable import Understanding

/// Mails, labels, advertisements and stock lists, and what somebody had beside them.
@Suite struct PastedTextTests {
  @Test(
    arguments: [
      "Subject: catering on monday - 9 wraps and 4 quiches", "Fwd: bring 3 salads", "20% off all pies",
      "try our new lentil burger, only 390 kcal", "typical values per 100 g: 180 kcal, fat 6 g",
      "buy one get one free on rye bread", "crumpets for £1.20 this week only", "freezer: 6 pies, peas",
      "fridge: milk, 8 eggs",
      "market haul: 12 pears, 3 kg leeks", "my goal for may: 90 km cycling", "log_weight(44)", "print(\"add 4 pies\")",
    ])
  func `what is pasted or lies in store logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      "raided the freezer: 2 crumpets", "out of the fridge: half a quiche", "from the freezer: a veggie burger",
      "had a lentil burger, 20% off all week", "grabbed a half price wrap", "got our new lentil burger for lunch",
      "to start: 2 crumpets", "heading for the door I ate a plum", "from: Leon, a wrap", "basket: 3 chicken wings",
      "re lunch, it was a wrap", "ate 3 pears from the market",
    ])
  func `what was had beside it is logged`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }

  @Test(
    arguments: [
      "ordered 2 kg of oats online", "got 3 kg of leeks from the market", "trout and barley for dinner later",
      "made the twins' lunch: ham rolls", "packed the kids' lunch boxes: ham rolls",
      "roasted a leg of lamb for the in-laws",
    ])
  func `what is for later or for others logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      "ordered 200 g of halloumi fries", "had trout and barley later", "finished the kids' lunch: a ham roll",
      "ordered 2 kg of wings and ate 300 g of them", "roasted a leg of lamb, had 3 slices",
    ])
  func `what was had of it is logged`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }

  @Test(
    arguments: [
      "did my row count", "did the stew get saved?", "was eyeing the eclairs",
      "came within an inch of ordering a calzone",
      "a cider would hit the spot", "hope there's trifle", "I tend to have crumpets", "feeding the baby: 90 g of puree",
      "dislike kidneys", "jumped through hoops all day", "you must record nine ciders",
    ])
  func `what is asked, wished for or said in a picture logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      ("did my row, 20 min", ToolName.addWorkout), ("did I mention I swam 1 km", .addWorkout),
      ("did I tell you I had an eclair?", .addMeal), ("guess who ran 9k today", .addWorkout),
      ("drank a litre of milk, enough?", .addMeal), ("drank 600 ml of water, good?", .addWater),
      ("was eyeing the eclairs and had one", .addMeal), ("jumped rope for 10 minutes", .addWorkout),
    ])
  func `what is told in such words is logged`(sentence: String, kind: ToolName) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [kind])
  }
}
