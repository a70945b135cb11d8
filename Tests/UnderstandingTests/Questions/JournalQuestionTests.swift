import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Questions that the journal answers, on Friday, 20 November 2026.
@Suite struct JournalQuestionTests {
  private static let today = CalendarDay("2026-11-20") ?? CalendarDay(daysSince1970: 0)
  private static func ago(_ days: Int) -> JournalQuestion.Span { .day(today.advanced(by: -days)) }
  private static func last(_ days: Int, until back: Int = 0) -> JournalQuestion.Span {
    .days(today.advanced(by: 1 - days - back), through: today.advanced(by: -back))
  }

  private static func asked(_ sentence: String) -> JournalQuestion? {
    guard case .progress(let question)? = OfflineReading.read(sentence).query else { return nil }
    return question
  }

  @Test(
    arguments: [
      ("how much protein is left?", [AskedNutrient.protein]), ("how many calories are left today?", [.calories]),
      ("how much protein left", [.protein]), ("how many carbs left for today?", [.carbs]), ("what's left?", []),
      ("what do I have left today", []), ("calories left", [.calories]), ("kcal remaining?", [.calories]),
      ("how much fat have i got left pls", [.fat]), ("how many more calories can I eat?", [.calories]),
      ("how much more protein do I need today", [.protein]), ("have I hit my protein goal?", [.protein]),
      ("am I over my calories?", [.calories]), ("remaining macros", [.protein, .carbs, .fat]),
      ("did I eat enough fibre today?", [.fiber]), ("am I on track?", []),
      ("how many calories do I still have to go", [.calories]), ("how far am I from my protein target", [.protein]),
    ] as [(String, [AskedNutrient])])
  func `what is left is asked of today's targets`(sentence: String, nutrients: [AskedNutrient]) {
    #expect(Self.asked(sentence) == JournalQuestion(.left(nutrients), Self.ago(0)))
  }

  @Test(
    arguments: [
      ("how much protein have I eaten today", JournalQuestion(.eaten([.protein]), ago(0))),
      ("calories so far", JournalQuestion(.eaten([.calories]), ago(0))),
      ("protein today?", JournalQuestion(.eaten([.protein]), ago(0))),
      ("how much have I eaten today", JournalQuestion(.eaten([.calories]), ago(0))),
      ("how much sugar did I have yesterday?", JournalQuestion(.eaten([.sugar]), ago(1))),
      ("how many calories did I eat on Monday?", JournalQuestion(.eaten([.calories]), ago(4))),
      ("how much fibre this week?", JournalQuestion(.eaten([.fiber]), last(7))),
      ("average calories last week", JournalQuestion(.eaten([.calories]), last(7, until: 7))),
      ("how much protein in the last 3 days", JournalQuestion(.eaten([.protein]), last(3))),
      ("how many calories in my lunch yesterday?", JournalQuestion(.eaten([.calories]), ago(1), meal: .lunch)),
      ("how many calories was that?", JournalQuestion(.eaten([.calories]), .latest)),
      ("what did I eat yesterday", JournalQuestion(.meals, ago(1))),
      ("what have I had so far", JournalQuestion(.meals, ago(0))),
      ("what did I have for breakfast?", JournalQuestion(.meals, ago(0), meal: .breakfast)),
      ("did I log lunch?", JournalQuestion(.meals, ago(0), meal: .lunch)),
      ("show my meals", JournalQuestion(.meals, ago(0))),
      ("how many pears have I had today?", JournalQuestion(.food("pears"), ago(0))),
      ("did I eat any eggs yesterday?", JournalQuestion(.food("eggs"), ago(1))),
      ("how am I doing", JournalQuestion(.overview, ago(0))),
      ("how was yesterday", JournalQuestion(.overview, ago(1))),
      ("how was my week", JournalQuestion(.overview, last(7))),
      ("what's my total so far", JournalQuestion(.overview, ago(0))),
    ] as [(String, JournalQuestion)])
  func `what was eaten is asked of its days`(sentence: String, question: JournalQuestion) {
    #expect(Self.asked(sentence) == question)
  }

  @Test(
    arguments: [
      ("how much water have I had?", JournalQuestion(.water, ago(0))),
      ("how much water left", JournalQuestion(.water, ago(0))),
      ("did I drink enough water yesterday?", JournalQuestion(.water, ago(1))),
      ("how much have I drunk today", JournalQuestion(.water, ago(0))),
      ("how many steps today", JournalQuestion(.steps, ago(0))),
      ("how many steps did I do yesterday?", JournalQuestion(.steps, ago(1))),
      ("how many calories did I burn today", JournalQuestion(.burned(nil), ago(0))),
      ("how many calories did I burn running yesterday", JournalQuestion(.burned("Running"), ago(1))),
      ("what workouts did I do this week?", JournalQuestion(.workouts(nil), last(7))),
      ("did I work out yesterday?", JournalQuestion(.workouts(nil), ago(1))),
      ("how far did I run this week?", JournalQuestion(.workouts("Running"), last(7))),
      ("what was my last workout?", JournalQuestion(.lastWorkout(nil), last(90))),
      ("when did I last swim?", JournalQuestion(.lastWorkout("Swimming"), last(90))),
    ] as [(String, JournalQuestion)])
  func `water, steps and training are asked of the journal too`(sentence: String, question: JournalQuestion) {
    #expect(Self.asked(sentence) == question)
  }

  @Test(
    arguments: [
      "how much protein is in an egg?", "how many calories in two pears", "how much sugar is left in decaf coffee",
      "how many calories does rowing burn?", "how much water is in a melon", "how much protein should I eat",
      "what should I eat for dinner", "can I still have dessert?", "what are my macros", "what's my calorie target?",
      "compare rice and quinoa", "2 eggs and toast so far", "how many calories does 10000 steps burn",
    ])
  func `questions about foods, needs and the future are others'`(sentence: String) {
    #expect(Self.asked(sentence) == nil)
  }

  @Test(arguments: [
    "protein bar today", "no sugar today", "leftover pasta", "fat free yogurt today", "had protein today",
  ])
  func `a line that only sounds like a question is none`(sentence: String) {
    #expect(Self.asked(sentence) == nil)
  }

  @Test func `what was logged in the same breath is asked about too`() throws {
    let reading = OfflineReading.read("2 eggs, how much protein is left?")
    #expect(OfflineReading.kinds(reading) == [.addMeal])
    #expect(reading.query == .progress(JournalQuestion(.left([.protein]), Self.ago(0))))
  }
}
