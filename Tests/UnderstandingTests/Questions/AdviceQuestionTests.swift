import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

@Suite struct AdviceQuestionTests {
  private static let today = CalendarDay(OfflineReading.now, in: .gmt)

  @Test(
    arguments: [
      ("what should I eat for dinner?", .whatToEat(.dinner)), ("what can I have for lunch", .whatToEat(.lunch)),
      ("any breakfast ideas?", .whatToEat(.breakfast)), ("what should I cook tonight?", .whatToEat(nil)),
      ("should I eat more protein?", .amount(.protein)),
      ("should I cut down, do I eat too much salt?", .amount(.sodium)),
      ("should I eat fewer carbs", .amount(.carbs)), ("was my lunch healthy?", .meal(.lunch, today)),
      ("is 1100 kcal a day enough?", .dailyEnergy(1100)), ("can I eat 600 calories per day?", .dailyEnergy(600)),
      ("is it good to fast?", .general), ("what should I eat before a run?", .general),
      ("should I run or swim today?", .general),
    ] as [(String, AdviceQuestion)])
  func `advice is asked about something`(sentence: String, question: AdviceQuestion) {
    #expect(OfflineReading.read(sentence).query == .advice(question))
  }

  @Test func `a meal of another day is that day's`() {
    #expect(
      OfflineReading.read("was breakfast yesterday ok?").query
        == .advice(.meal(.breakfast, Self.today.advanced(by: -1))))
  }

  @Test(arguments: [
    ("how much did I weigh 2 weeks ago?", 14), ("what did I weigh a month ago", 30),
    ("what was my weight yesterday?", 1),
  ])
  func `a weight is asked of a day`(sentence: String, days: Int) {
    #expect(OfflineReading.read(sentence).query == .weight(Self.today.advanced(by: -days)))
  }

  @Test(arguments: ["what's my bmi?", "whats my BMI", "what is my bmi"])
  func `the body mass index is known by its letters`(sentence: String) {
    #expect(OfflineReading.read(sentence).query == .bodyMassIndex)
  }

  @Test func `bread is no pain`() {
    let items = OfflineReading.meals(OfflineReading.read("pain au chocolat for breakfast")).flatMap(\.items)
    #expect(items.map(\.name) == ["pain au chocolat"])
    #expect(OfflineReading.read("I am in pain").query == .feeling)
  }
}
