import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// The day and the hour that one sentence tells and the next one leaves unsaid.
@Suite struct CarriedTimeTests {
  private static func moment(_ sentence: String) -> String {
    let reading = OfflineReading.read(sentence)
    let time = OfflineReading.meals(reading).first?.timestamp ?? OfflineReading.workouts(reading).first?.timestamp
    return (time ?? OfflineReading.now).formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
  }

  @Test(arguments: [
    ("I worked late yesterday. Had beans on toast.", "2026-11-19"),
    ("On Wednesday I met my sister. I had a salad.", "2026-11-18"),
    ("Yesterday was exhausting. Ordered a pizza and ate all of it.", "2026-11-19"),
    ("Last night was rough. I ate a whole bag of crisps.", "2026-11-19"),
    ("We flew back on Tuesday. I had a burger at the airport.", "2026-11-17"),
    ("It was a long day yesterday. Walked 10 km.", "2026-11-19"),
    ("My mum came over yesterday. I had eggs for breakfast.", "2026-11-20"),
    ("yesterday the cousins came, all seven of them. I had trout with rice and kept quiet", "2026-11-19"),
    ("Last night the train was cancelled so we waited at the inn; I had a pasty", "2026-11-19"),
    ("Monday's flood took the shed. Supper that day was porridge", "2026-11-16"),
    ("Concert last night, second row. Two pints of stout", "2026-11-19"),
    ("My aunt came over yesterday. Porridge and tea.", "2026-11-20"),
    ("Lunch meeting at 1. Had a coffee before.", "2026-11-20"),
    ("Saw the doctor yesterday. I had a banana just now.", "2026-11-20"),
    ("Bought apples on Tuesday. Had two.", "2026-11-20"),
    ("rowing 30 min, felt bad about yesterday so went hard", "2026-11-20"),
    ("run 5 km, sore from yesterday", "2026-11-20"),
  ])
  func `a day goes on into the next sentence`(sentence: String, day: String) {
    #expect(Self.moment(sentence).hasPrefix(day))
  }

  @Test(arguments: [
    ("Breakfast at 7. Two eggs.", "T07:00"), ("Lunch break at 11. Ham sandwich.", "T11:00"),
  ])
  func `an hour is that of the next thing told`(sentence: String, hour: String) {
    #expect(Self.moment(sentence).contains(hour))
  }

  @Test(arguments: [
    ("hostel breakfast in Lima was two fried eggs", "breakfast"), ("b: oats 50g, milk 200ml", "breakfast"),
    ("d: 200g rice 150g chicken", "dinner"), ("lunch at the harbour was a crab roll", "lunch"),
  ])
  func `a meal is told with its place or by its letter`(sentence: String, meal: String) {
    #expect(OfflineReading.meals(OfflineReading.read(sentence)).first?.mealType?.rawValue == meal)
  }
}
