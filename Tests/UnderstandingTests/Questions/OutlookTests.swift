import Nutrition
import Testing

@testable import Understanding

@Suite struct OutlookTests {
  @Test(arguments: [
    ("When will I reach 75 kg?", ForecastQuestion(targetKg: 75)),
    ("when will i be 75kg if i eat 1900 kcal", .init(targetKg: 75, calories: 1900)),
    ("how long until I reach my goal weight?", .init()),
    ("What would I need to eat to be 75 kg by 1 June?", .init(targetKg: 75, by: CalendarDay("2027-06-01"))),
    (
      "how many calories do I need to eat to weigh 75 kg by 2027-03-15",
      .init(targetKg: 75, by: CalendarDay("2027-03-15"))
    ),
    ("how much should i eat to be 75 kg in 12 weeks", .init(targetKg: 75, by: CalendarDay("2027-02-12"))),
    ("how long will it take to lose 5 kg", .init(lossKg: 5)),
    ("how many weeks to put on 3 kg eating 2900 kcal", .init(lossKg: -3, calories: 2900)),
    ("can I lose 4 kg in 12 weeks", .init(lossKg: 4, by: CalendarDay("2027-02-12"))),
    ("what will I weigh in 8 weeks?", .init(weeks: 8)),
    ("what will i weigh in 3 months eating 2000 calories", .init(weeks: 13, calories: 2000)),
  ])
  func `questions about the weight to come are read`(sentence: String, question: ForecastQuestion) {
    #expect(OfflineReading.read(sentence).query == .forecast(question))
  }

  @Test func `pounds are read as such`() throws {
    guard case .forecast(let question) = OfflineReading.read("when will I reach 165 lb?").query else {
      Issue.record("not a forecast")
      return
    }
    let target = try #require(question.targetKg)
    #expect(abs(target - 74.8) < 0.1)
  }

  @Test(arguments: [
    ("2026-11-19 is all logged", "2026-11-19", true), ("yesterday was half logged", "2026-11-19", false),
    ("yesterday is complete", "2026-11-19", true), ("that was all yesterday", "2026-11-19", true),
  ])
  func `what is said of a whole day is read`(sentence: String, day: String, isComplete: Bool) throws {
    let day = try #require(CalendarDay(day))
    #expect(OfflineReading.read(sentence).query == .dayLogged(day, isComplete: isComplete))
  }

  @Test(arguments: [
    "what should I eat", "when did I eat lunch", "how many calories in 75 g of rice", "I weighed 75 kg yesterday",
    "what did I eat by 10 am", "I want to reach 75 kg", "how many calories should I eat", "yesterday I had all bran",
    "2027-01-01 is all logged",
  ])
  func `other sentences are left to the rest`(sentence: String) {
    switch OfflineReading.read(sentence).query {
    case .forecast, .dayLogged: Issue.record("\(sentence) is neither")
    default: break
    }
  }
}
