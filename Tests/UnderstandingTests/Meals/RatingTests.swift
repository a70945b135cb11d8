import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Ratings, mixtures, halves and other figures that say no amount of a second food.
@Suite struct RatingTests {
  private static func grams(_ sentence: String) -> Double {
    OfflineReading.items(sentence).map(OfflineReading.grams).reduce(0, +)
  }

  @Test(arguments: [
    ("a steak, 10/10 would eat again", "a steak"), ("burger and fries, 7/10", "burger and fries"),
    ("a ramen bowl (4.5/5)", "a ramen bowl"), ("a ramen bowl, 9 out of 10", "a ramen bowl"),
    ("two beers, well three if I'm honest", "three beers"), ("two biscuits, well four really", "four biscuits"),
    ("chicken salad, about 300 g all in", "300 g chicken salad"),
    ("half a sandwich at 11 and the other half at 2", "a sandwich"),
    ("granola with yogurt, more granola than yogurt", "granola with yogurt"),
    ("a bacon roll that was mostly roll", "a bacon roll"), ("one of my five a day: an orange", "an orange"),
    ("a bottle of prosecco between three, so a third", "a bottle of prosecco between three"),
    ("the chicken was dry but I ate about 150g", "150 g chicken"),
    ("macaroni and cheese with peas. I finished everything, even the peas", "macaroni and cheese with peas"),
    ("a quarter of a grilled chicken", "a quarter of a roast chicken"),
  ])
  func `a figure or a remark weighs no more`(sentence: String, plain: String) {
    #expect(abs(Self.grams(sentence) - Self.grams(plain)) < 1, "\(Self.grams(sentence)), \(Self.grams(plain))")
    #expect(Self.grams(plain) > 0)
  }

  @Test(arguments: ["squat 110/5/5/4", "push ups 40/15/15/10", "bench 80 kg 5/5/5"])
  func `sets with strokes are no ratings`(sentence: String) {
    #expect(!OfflineReading.workouts(sentence).isEmpty)
  }

  @Test(arguments: [
    ("two walks, 30 min each", 60.0), ("walked the dog three times, 15 min each time", 45.0),
    ("my knee hurts so only 20 min on the bike", 20.0),
    ("pasta for lunch, 20 min walk back to work", 20.0), ("82 km in 3 hours 5 minutes", 185.0),
    ("walked into town and back, 40 minutes", 40.0),
  ])
  func `a workout lasts as long as all of it`(sentence: String, minutes: Double) {
    #expect(OfflineReading.workouts(sentence).compactMap(\.durationMin).reduce(0, +) == minutes)
  }

  @Test(arguments: [
    "this dutch guy in the dorm cooked six eggs at midnight", "opponent was munching crisps for the whole game",
    "the pros are eating 120 g of carbs per hour",
  ])
  func `what others ate is theirs`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test func `what was ordered and left is not had`() {
    #expect(OfflineReading.items("ordered a burger and fries but only ate the burger").count == 1)
  }

  @Test(arguments: [
    "Old habits from the navy. Tin of corned beef hash heated through and ate the lot, then a plum and some tea",
    "Down to the club with the usual crowd for lunch at last. Fish pie, a decent portion for once, and a plum",
  ])
  func `a story of many words adds no food`(sentence: String) {
    #expect(OfflineReading.names(sentence).allSatisfy { !$0.lowercased().contains("crowd") && !$0.contains("habits") })
    #expect(OfflineReading.items(sentence).count > 1)
  }
}
