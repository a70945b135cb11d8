import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Fragments and questions that ask for figures of a food or an exercise, and log nothing.
@Suite struct AskedFigureTests {
  private func names(_ sentence: String) -> [String] {
    let reading = OfflineReading.read(sentence)
    guard reading.calls.isEmpty else { return ["logged"] }
    switch reading.query {
    case .nutrition(let items), .fit(let items), .comparison(let items):
      return items.compactMap { OfflineReading.food(of: $0)?.shownName ?? $0.name }
    default: return ["\(String(describing: reading.query))"]
    }
  }

  @Test(
    arguments: [
      ("zinc in a steak", "Beef, steak"), ("omega 3 in salmon", "Salmon, cooked"),
      ("vitamin c in an orange", "Orange, raw"),
      ("carbs per banana", "Banana, raw"), ("protein per 100g chicken", "Chicken"),
      ("grams of protein in tofu", "Tofu, raw, firm, prepared with calcium sulfate"),
      ("calories per slice of pizza", "Pizza, cheese, from restaurant or fast food"),
      ("how many grams is a cup of rice", "Rice, white, cooked, no added fat"),
      ("is salmon high in protein?", "Salmon, cooked"), ("is bacon low carb", "Bacon, cooked"),
      ("is a banana a good snack", "Banana, raw"), ("would a pear be ok before a swim", "Pear, raw"),
      ("is a protein bar healthy", "Nutrition bar or meal replacement bar"), ("whats in a snickers", "SNICKERS Bar"),
      ("if I eat a burger how many calories is that", "Hamburger"),
      ("how long do I have to walk to burn off a pear", "Pear, raw"),
      ("best protein powder for muscle", "Nutritional powder mix, whey based"),
    ])
  func `the words of a question are no part of the food's name`(sentence: String, food: String) {
    #expect(names(sentence) == [food])
  }

  @Test func `two kinds of one food are compared`() {
    #expect(
      names("difference between brown and white rice") == [
        "Rice, brown, cooked, no added fat", "Rice, white, cooked, no added fat",
      ])
    #expect(names("compare white and brown bread").allSatisfy { $0.contains("Bread") })
    #expect(names("eggs or fried chicken, which has more protein")[0].hasPrefix("Egg"))
  }

  @Test(
    arguments: [
      "calories burned rowing 20 min", "calories burned walking 9000 steps", "kcal burned cycling 15 km",
      "if I run 5k how many calories is that",
    ])
  func `what an exercise burns is asked and not done`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty)
    guard case .activityEnergy? = reading.query else {
      Issue.record("\(sentence): \(String(describing: reading.query))")
      return
    }
  }

  @Test(
    arguments: [
      "tried not to eat the crisps", "I really tried to avoid bread", "managed to resist the muffins",
      "decided not to have pudding",
    ])
  func `what was left be is not logged`(sentence: String) {
    #expect(OfflineReading.read(sentence) == Reading(query: .notDone))
  }

  @Test(
    arguments: [
      "tried the new muffins", "best coffee ever", "best breakfast: eggs and toast", "omega 3 in the morning",
      "had protein porridge", "salt in my soup", "burned 300 calories running",
      "tried not to overeat, had 2 slices of pizza",
    ])
  func `what was had or done is still logged`(sentence: String) {
    #expect(!OfflineReading.read(sentence).calls.isEmpty)
  }
}

/// Messages that leave out what they are about.
@Suite struct UntoldMealTests {
  @Test(
    arguments: [
      ("had lunch", "What did you have for lunch?"), ("had a big dinner yesterday", "What did you have for dinner?"),
      ("had a few drinks", "What did you have to drink?"), ("I ate", "What did you have to eat?"),
      ("250 kcal", "What had 250 kcal?"), ("25g protein", "What had 25 g protein?"),
      ("no", "I asked nothing just now."),
    ])
  func `what was left out is asked for`(sentence: String, question: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty)
    #expect(reading.clarification?.question.hasPrefix(question) == true, "\(reading)")
  }

  @Test func `a day or a week alone is asked about`() {
    let today = CalendarDay(OfflineReading.now, in: OfflineReading.utc)
    #expect(OfflineReading.read("today").query == .progress(JournalQuestion(.overview, .day(today))))
  }

  @Test func `hunger is answered with what is left, and what may be illness is not`() {
    #expect(OfflineReading.read("I'm so hungry").query == .advice(.whatToEat(nil)))
    #expect(OfflineReading.read("hungry and dizzy").query == .feeling)
  }

  @Test(
    arguments: [
      "remember: my mug is 350 ml", "remember that I take my coffee with milk and one sugar",
      "from now on my flask holds 500 ml",
    ])
  func `what cannot be kept is not logged`(sentence: String) {
    #expect(OfflineReading.read(sentence) == Reading.notKept)
  }

  @Test func `what is noted of a meal that was had is logged`() {
    #expect(!OfflineReading.read("note that I had 2 eggs for breakfast").calls.isEmpty)
  }

  @Test(arguments: ["yes", "yes I had it", "yeah I did", "yep"])
  func `a yes tells nothing of a meal that was asked about`(answer: String) throws {
    let asked = try #require(OfflineReading.read("I had a snack").clarification)
    let reading = OfflineReading.engine.read(answer, in: OfflineReading.context(pending: asked))
    #expect(reading.calls.isEmpty && reading.clarification == asked)
    #expect(OfflineReading.read(answer).clarification != asked)
  }

  @Test func `a small figure of a workout is asked for its unit`() {
    let walk = WorkoutLog(
      id: "w", type: .cardio, name: "Walking", startTime: OfflineReading.now, durationMin: 30)
    let reading = OfflineReading.read("no 2", last: [.workout(walk)])
    #expect(reading.calls.isEmpty && reading.clarification?.question.hasPrefix("2 of what? ") == true)
    #expect(!OfflineReading.read("no, 40", last: [.workout(walk)]).calls.isEmpty)
  }
}
