import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Days and hours that there are none of, and ones that are written in other ways.
@Suite struct ImpossibleTimeTests {
  @Test(
    arguments: [
      ("on 31 June I had ramen", "31 June"), ("31 Sept: ramen", "31 Sept"), ("30 February 2 bagels", "30 February"),
      ("29 Feb 2025 ran 5 km", "29 Feb 2025"), ("ramen on 31/4", "31 / 4"),
      ("Up from 79 to 80.3 kg on 31 november", "31 november"), ("80 kg on 30 feb, was 81 last week", "30 feb"),
    ])
  func `a day that no month has is asked about`(sentence: String, day: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty)
    #expect(reading.clarification?.question == "There is no day \"\(day)\". When was it?")
  }

  @Test func `an hour that no day has is asked about`() {
    let reading = OfflineReading.read("at 26:10 I had ramen")
    #expect(reading.calls.isEmpty)
    #expect(reading.clarification?.question == "There is no time \"26:10\". When was it?")
  }

  @Test func `how long a run took is no hour`() throws {
    let workout = try #require(OfflineReading.workouts(OfflineReading.read("ran 5 km at 26:10")).first)
    #expect(abs((workout.durationMin ?? 0) - 26.17) < 0.01)
  }

  @Test(
    arguments: [
      ("this morning at 9.20 two bagels", "2026-11-20T09:20:00Z"), ("ramen at 19.45 yesterday", "2026-11-19T19:45:00Z"),
      ("ramen around 7.30 last night", "2026-11-19T19:30:00Z"), ("at 24:00 I had ramen", "2026-11-20T00:00:00Z"),
      ("11/11 I had ramen", "2026-11-11T12:00:00Z"), ("9/11: ramen", "2026-11-09T12:00:00Z"),
      ("on 4/10 I had ramen", "2026-10-04T12:00:00Z"), ("14.11.2026 ramen", "2026-11-14T12:00:00Z"),
    ])
  func `a time is read as it is written`(sentence: String, moment: String) throws {
    let meal = try #require(OfflineReading.meals(OfflineReading.read(sentence)).first)
    #expect(meal.timestamp == OfflineReading.date(moment))
  }

  @Test(arguments: [
    "ramen for £9.20", "ramen at 9.20 euros", "3/4 of a bagel", "bagel with 1/2 avocado", "wine at 12.5 %",
  ])
  func `a price or a part is no time`(sentence: String) throws {
    #expect(try #require(OfflineReading.meals(OfflineReading.read(sentence)).first).timestamp == nil)
  }

  static func dinner(_ said: String, _ type: MealType) -> Entry {
    let item = FoodItem(
      id: "i", name: "ramen", quantity: 1, unit: "bowl", grams: 400, nutrients: Nutrients(calories: 400))
    return .meal(
      Meal(
        id: "m", name: said, mealType: type, timestamp: OfflineReading.date("2026-11-20T10:15:00Z"), items: [item],
        rawInput: said))
  }

  @Test(
    arguments: [
      ("ramen for dinner", MealType.dinner, "actually that was yesterday", "2026-11-19T19:00:00Z"),
      ("ramen", .breakfast, "that was yesterday", "2026-11-19T08:00:00Z"),
      ("ramen at 10.15", .snack, "that was yesterday", "2026-11-19T10:15:00Z"),
      ("ramen", .lunch, "and that was last night", "2026-11-19T21:00:00Z"),
      ("ramen at 10.15", .snack, "no, that was on Monday for lunch", "2026-11-16T12:30:00Z"),
    ])
  func `a meal moved to another day keeps its hour`(
    said: String, type: MealType, correction: String, moment: String
  ) throws {
    let reading = OfflineReading.read(correction, last: [Self.dinner(said, type)])
    #expect(try #require(OfflineReading.corrections(reading).first).timestamp == OfflineReading.date(moment))
  }

  @Test func `a workout moved to another day keeps its hour`() throws {
    let run = Entry.workout(
      WorkoutLog(
        id: "w", type: .cardio, name: "Running", startTime: OfflineReading.date("2026-11-20T07:40:00Z"), durationMin: 30
      ))
    let correction = OfflineReading.corrections(OfflineReading.read("that was yesterday", last: [run])).first
    #expect(try #require(correction).timestamp == OfflineReading.date("2026-11-19T07:40:00Z"))
  }
}
