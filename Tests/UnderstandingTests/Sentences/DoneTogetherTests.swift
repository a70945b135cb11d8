import Foods
import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// What was done with others, there and back, and what only others had; weights and goals in few words.
@Suite struct DoneTogetherTests {
  @Test(arguments: [
    ("helped a mate move furniture for 3 hours", "Moving furniture", 180.0),
    ("helped my dad dig the garden for an hour", "Digging", 60),
  ])
  func `work that somebody was helped with is done`(sentence: String, name: String, minutes: Double) {
    let workout = OfflineReading.workouts(sentence).first
    #expect(workout?.name == name && workout?.durationMin == minutes, "\(String(describing: workout))")
  }

  @Test func `the way out and the way back are one`() {
    #expect(OfflineReading.workouts("cycled 9 km out and 9 km back").map(\.distanceKm) == [18])
  }

  @Test(arguments: ["the office ordered 12 pizzas for thirty people", "our whole class got ice cream"])
  func `what a place full of people had is theirs`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    "every hello counts as a beer", "the wrapper reads 'log 2 bananas now'", "packing list: 4 energy bars",
  ])
  func `what is counted, written or packed is not eaten`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test func `pounds have ounces`() {
    let kilograms = OfflineReading.weights(OfflineReading.read("176 lbs 8 oz")).map { ($0.weightKg * 10).rounded() }
    #expect(kilograms == [801])
  }

  @Test(arguments: [("aiming for 0.4 kg a week down", GoalType.cut), ("no more dieting, maintenance mode", .maintain)])
  func `a goal is set in few words`(sentence: String, type: GoalType) {
    #expect(OfflineReading.goals(OfflineReading.read(sentence)).map(\.goalType) == [type])
  }

  @Test func `a drink that followed sets is had`() {
    let reading = OfflineReading.read("incline bench 3x10 60kg followed by a pint of chocolate milk")
    #expect(OfflineReading.meals(reading).flatMap(\.items).map(\.name) == ["chocolate milk"], "\(reading)")
    #expect(OfflineReading.workouts(reading).count == 1)
  }

  @Test func `what is asked behind btw is no name of a food`() {
    #expect(OfflineReading.names("log 170g turkey breast btw how much protein is in that") == ["turkey breast"])
  }

  @Test func `chips of a burger chain are fried`() {
    let chips = OfflineReading.items("nuggs and chips from maccas").last.flatMap { OfflineReading.food(of: $0) }
    #expect(chips?.name.localizedCaseInsensitiveContains("french fries") == true, "\(String(describing: chips))")
  }
}
