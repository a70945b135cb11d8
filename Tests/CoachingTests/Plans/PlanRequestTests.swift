import Nutrition
import Testing

@testable import Coaching

@Suite struct PlanRequestTests {
  static let today = CalendarDay("2026-11-20")!  // a Friday

  @Test(arguments: [
    ("What's my workout today?", PlanRequest.due(today)), ("what is my workout", .due(today)),
    ("what's today's workout", .due(today)), ("which workout is due tomorrow?", .due(today.advanced(by: 1))),
    ("show my workout plan", .due(today)), ("is today a rest day?", .due(today)),
    ("do I have a workout today", .due(today)),
    ("start push day", .start("push day")), ("start my workout", .start(nil)), ("let's start legs", .start("legs")),
    ("done with today's workout", .done(nil, minutes: nil)), ("I finished push day", .done("push day", minutes: nil)),
    ("finished my workout in 50 minutes", .done(nil, minutes: 50)), ("push day done", .done("push day", minutes: nil)),
    ("workout done", .done(nil, minutes: nil)), ("I'm done with my workout", .done(nil, minutes: nil)),
    ("how much of my week's budget is left?", .budget), ("how many calories do I have left this week", .budget),
    ("what's left of my weekly budget", .budget), ("weekly budget", .budget),
    (
      "I have a party on Saturday, 800 kcal more",
      .event(today.advanced(by: 1), kilocalories: 800, note: "Party")
    ),
    (
      "plan 600 kcal extra for a birthday dinner tomorrow",
      .event(today.advanced(by: 1), kilocalories: 600, note: "Birthday dinner")
    ),
    ("set aside 500 kcal for sunday", .event(today.advanced(by: 2), kilocalories: 500, note: nil)),
    ("wedding on 2026-12-05, +1200 kcal", .event(CalendarDay("2026-12-05")!, kilocalories: 1200, note: "Wedding")),
    ("copy yesterday's lunch", .copy(today.advanced(by: -1), .lunch)),
    ("copy yesterday", .copy(today.advanced(by: -1), nil)),
    ("copy monday's dinner", .copy(today.advanced(by: -4), .dinner)),
    ("copy lunch from 2026-11-18", .copy(CalendarDay("2026-11-18")!, .lunch)),
    ("copy friday's breakfast", .copy(today.advanced(by: -7), .breakfast)),
    ("save this as a favourite", .keep(name: nil)), ("save that as power breakfast", .keep(name: "power breakfast")),
    ("remember this meal as my usual lunch", .keep(name: "usual lunch")),
  ]) func `what is wanted`(text: String, request: PlanRequest) {
    #expect(PlanRequest(text, today: Self.today) == request)
  }

  @Test(arguments: [
    "2 eggs and toast", "ran 5 km", "how many calories in two bananas?", "I ate 800 kcal more on Saturday",
    "had 500 kcal extra yesterday", "how am I doing this week?", "how much protein is left today?", "done", "start",
    "copy", "copy the recipe", "save money", "remember: my shake is 40 g whey",
    "done with dinner and 2 beers for 300 kcal",
    "what should I eat today?", "party on Saturday", "lunch on Saturday was 800 kcal more than usual",
    "burn 500 kcal more today by running", "set my calories to 1800 kcal", "how much is left", "what did I do today",
    "I had a party on Saturday, 800 kcal more", "9000 kcal more on sunday",
    "finished a pizza in 20 minutes for dinner today",
  ]) func `what was eaten, done or asked otherwise is left alone`(text: String) {
    let request = PlanRequest(text, today: Self.today)
    // A name that is no plan's is let go by who knows the plans.
    if case .start(_?) = request { return }
    if case .done(_?, _) = request { return }
    #expect(request == nil)
  }
}
