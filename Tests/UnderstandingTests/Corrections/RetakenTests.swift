import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// What is told anew in the breath it was told in.
@Suite struct RetakenTests {
  @Test(
    arguments: [
      ("2 slices of quiche, no wait three, and a cider", ["quiche", "cider"], [3.0, 1.0]),
      ("3 rashers of bacon, sorry 4, with bread", ["bacon", "bread"], [4, nil]),
      ("had four, no five meatballs", ["meatballs"], [5]), ("6 prawns, no, 8", ["prawns"], [8]),
      ("quinoa 180g, no 140g", ["quinoa"], [140]), ("120g, sorry 160g of trout", ["trout"], [160]),
      ("2 mugs of cocoa, scratch that, 3 mugs", ["cocoa"], [3]),
    ] as [(String, [String], [Double?])])
  func `an amount told anew takes the place of the last of its sort`(said: String, names: [String], counts: [Double?]) {
    let items = OfflineReading.items(said)
    #expect(items.map(\.name) == names && items.map(\.quantity) == counts, "\(items)")
  }

  @Test(arguments: [
    ("I had lamb, no, duck for supper", ["duck"]),
    ("a mocha, no sorry a flat white, and a brownie", ["flat white", "brownie"]),
    ("I had a bagel for lunch, wait no it was a panini", ["panini"]), ("ate a peach - no, plum", ["plum"]),
    ("a cocoa, make that a tea", ["tea"]), ("sardines... wait, mackerel, with rice", ["mackerel", "rice"]),
    ("toast with honey, scratch that, marmalade", ["toast", "marmalade"]),
    ("half a quiche, no, the whole quiche", ["whole quiche"]),
  ])
  func `a food told anew takes the place of the last`(said: String, names: [String]) {
    #expect(OfflineReading.names(said) == names)
  }

  @Test(
    arguments: [
      ("rowed for 20, sorry, 25 minutes", 25.0, nil), ("cycled 9 km no 11 km", nil, 11.0),
      ("an hour of tennis, no wait, 40 min", 40, nil), ("ran 6k, correction: 6 miles", nil, 9.656),
    ] as [(String, Double?, Double?)])
  func `the length of a workout told anew`(said: String, minutes: Double?, kilometers: Double?) {
    let workout = OfflineReading.workouts(said).first
    #expect(workout?.durationMin == minutes)
    #expect(abs((workout?.distanceKm ?? 0) - (kilometers ?? 0)) < 0.01)
  }

  @Test func `water, a meal and an hour told anew`() {
    #expect(OfflineReading.water(OfflineReading.read("drank 300 ml water, no 450")).map(\.amountMl) == [450])
    #expect(
      OfflineReading.meals(OfflineReading.read("had gnocchi for lunch, I mean dinner")).map(\.mealType) == [.dinner])
    for said in ["had stew at 11am, no 12pm", "a stew at 11, no, at 12"] {
      let meal = OfflineReading.meals(OfflineReading.read(said)).first
      #expect(meal?.timestamp == OfflineReading.date("2026-11-20T12:00:00Z"), "\(said)")
    }
  }

  @Test(arguments: [
    ("kebab, no onion, and a cola", 2), ("2 pies, no peas", 1), ("had a kebab, oops, and a sorbet", 2),
    ("had a kebab, oops, sorbet too", 2), ("20 min wait, 2 teas and a muffin", 2),
    ("90g couscous, no oil, 130g tofu", 2),
    ("6 wings, 1 milkshake, no fries", 2), ("2 ales, oops, 3 shots of rum", 2),
  ])
  func `what was left out and what came too is no second thought`(said: String, count: Int) {
    #expect(OfflineReading.items(said).count == count, "\(OfflineReading.names(said))")
  }

  @Test(arguments: ["swam 40 min, no 5 minute rests", "squats 50kg 4x6, no 5th set", "ran 7k, no stops, 40 min"])
  func `"no" before a noun denies it`(said: String) throws {
    let workout = try #require(OfflineReading.workouts(said).first)
    #expect(workout.durationMin == 40 || workout.exercises?.first?.sets.map(\.reps) == [6, 6, 6, 6])
  }

  @Test(arguments: [
    ("ate 2 large peaches, no, just 2 peaches", ["peaches"], 2.0), ("had three beers, no only two", ["beers"], 2),
    ("5 large muffins, no, only 3 muffins", ["muffins"], 3),
  ])
  func `what was just so many after all is no more`(sentence: String, names: [String], count: Double) {
    #expect(OfflineReading.names(sentence) == names)
    #expect(OfflineReading.items(sentence).map(\.quantity) == [count])
    #expect(OfflineReading.items(sentence).allSatisfy { $0.unit != "large" })
  }
}
