import Foundation
import Testing
import ToolCalls

@testable import Understanding

/// Meals of one message that were had at different times.
@Suite struct OccasionMomentTests {
  @Test(
    arguments: [
      ("toast this morning and a wrap at lunch", 2), ("muesli yesterday morning, dal for dinner", 2),
      ("muesli at 7 and ramen for lunch", 2), ("an orange this afternoon and stew for dinner", 2),
      ("toast this morning and a pear at noon", 2), ("toast this morning, tea at 9", 2),
      ("this morning at 7 toast and tea", 1), ("an espresso this morning and a flapjack after lunch", 2),
      ("an espresso this morning, a plum and a fig after lunch", 2), ("a kiwi at 11 and a plum before lunch", 1),
      ("dal for lunch and a flapjack after dinner yesterday", 2),
      ("this morning porridge for breakfast", 1), ("a wrap at noon and a pear this afternoon", 2),
    ] as [(String, Int)])
  func `no lunch is had in the morning`(sentence: String, count: Int) {
    #expect(OfflineReading.meals(OfflineReading.read(sentence)).count == count)
  }

  @Test(
    arguments: [
      ("pizza last night and 3 slices this morning", [nil, 3.0]),
      ("6 pieces of sushi yesterday and 2 pieces today", [6, 2]),
    ] as [(String, [Double?])])
  func `an amount at another time is of the same food`(sentence: String, quantities: [Double?]) {
    let meals = OfflineReading.meals(OfflineReading.read(sentence))
    #expect(meals.count == quantities.count)
    #expect(meals.flatMap(\.items).map(\.quantity) == quantities)
  }

  @Test(
    arguments: [
      ("risotto and seconds", 2.0), ("goulash, went back for seconds", 2), ("a bowl of dal and had seconds too", 2),
    ])
  func `seconds are another helping`(sentence: String, quantity: Double) {
    #expect(OfflineReading.items(sentence).map(\.quantity) == [quantity])
  }

  @Test(
    arguments: [
      ("dinner on tues was stew", "2026-11-17T19:00:00Z"), ("lunch on thurs was stew", "2026-11-19T12:30:00Z"),
      ("noodles at quarter to midnight last night", "2026-11-19T23:45:00Z"),
      ("toast at ten past noon", "2026-11-20T12:10:00Z"),
    ])
  func `short days and named hours say when`(sentence: String, moment: String) throws {
    let meal = try #require(OfflineReading.meals(OfflineReading.read(sentence)).first)
    #expect(meal.timestamp == OfflineReading.date(moment))
  }
}
