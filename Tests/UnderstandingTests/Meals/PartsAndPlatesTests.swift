import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Where a piece was cut, what it was served on and by whom, and what is in a thing that is told by its name.
@Suite struct PartsAndPlatesTests {
  @Test(
    arguments: [
      ("lasagne, corner piece", ["lasagne"]), ("a corner piece of brownie", ["brownie"]),
      ("cornbread (end slice)", ["cornbread"]), ("rice on a paper plate", ["rice"]),
      ("soup in a plastic cup", ["soup"]), ("noodles, foil tray", ["noodles"]),
      ("curry (small cardboard box)", ["curry"]), ("whatever soup was left in the pot", ["soup"]),
      ("the rice left in the pan", ["rice"]), ("coffee that was left in the pot", ["coffee"]),
      ("tuna sandwich but couldn't face more than half of it", ["tuna sandwich"]),
    ])
  func `what is said around a food is none`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test func `what could not be faced was not eaten`() {
    let all = OfflineReading.items("a burrito")
    let part = OfflineReading.items("a burrito but couldn't face more than a third of it")
    #expect(part.count == 1)
    #expect(abs(OfflineReading.grams(of: part[0]) - OfflineReading.grams(of: all[0]) / 3) < 3, "\(part)")
  }

  @Test(
    arguments: [
      ("the hotel served soup and rolls, I had the soup", ["soup"]),
      ("work provided pizza, ate two slices", ["pizza"]),
      ("our canteen served puri and chole, had two puri", ["puri"]),
      ("my aunt cooked dumplings and I had six", ["dumplings"]),
      ("mum made stew and rice, had two bowls of stew", ["stew"]),
      ("they served salmon, I had the chicken", ["chicken"]),
    ])
  func `of what was served only what was had counts`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(
    arguments: [
      ("3 empanadas, beef and cheese", 1), ("two kolaches, egg and bacon", 1), ("an omelette, ham and cheese", 1),
      ("three tamales, pork and chicken", 1), ("barebar protein bar, cookies and cream", 1),
      ("protein bar, salted caramel", 1), ("2 sandwiches: white bread, ham, cheese", 1),
      ("3 wraps: chicken, lettuce, mayo", 1), ("2 kanapki: bread, butter, ham", 1), ("bolognese over spaghetti", 1),
      ("turkey bolognese on penne", 1), ("bolognese with 200 g spaghetti", 2), ("ragu with pappardelle", 2),
      ("a crepe, ham and cheese", 3), ("2 rolls: ham, cheese", 3), ("4 dextrose tabs", 1),
      ("fufu and egusi soup", 2),
      ("focaccia with ham & brie, about a fist-sized sandwich", 3), ("baguette with ham, a small sandwich", 1),
    ])
  func `what is in a thing is told with it`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.names(sentence))")
  }

  @Test func `a bread without something is still the bread of two`() {
    let names = OfflineReading.names("ham and brie on wheat no butter with mustard")
    #expect(names.count == 4 && names.contains("mustard"), "\(names)")
  }

  @Test(arguments: [
    "pizza after hockey last night, split it with Jo so half", "pizza after football yesterday, shared it with Sam",
    "had pizza after work last night, halved it with my wife", "pizza after the match, split it with Jo so I had half",
  ])
  func `a dish that was shared is half of it whatever it was eaten after`(sentence: String) {
    let whole = OfflineReading.items("shared a pizza with Jo")
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    #expect(abs(OfflineReading.grams(of: items[0]) - OfflineReading.grams(of: whole[0])) < 5, "\(items)")
  }

  @Test(arguments: [
    ("2 dosas for bf", MealType.breakfast), ("soup for lunch yesterday and idli for bf today", .breakfast),
    ("an omelette at bf", .breakfast),
  ])
  func `bf is breakfast where it is a meal`(sentence: String, meal: MealType) {
    #expect(OfflineReading.meals(OfflineReading.read(sentence)).last?.mealType == meal)
  }

  @Test func `what was made for a boyfriend was not eaten`() {
    #expect(OfflineReading.items("made pasta for bf").isEmpty)
  }

  @Test(
    arguments: [
      ("a ham and swiss on rye", "a ham and swiss on rye, please", 1),
      ("a turkey and brie on wheat", "turkey and brie on wheat", 1),
      ("tuna and sweetcorn baguette, only ate half", "a tuna and sweetcorn baguette", 0.5),
      ("cheese and pickle roll but couldn't face more than a third of it", "a cheese and pickle roll", 1.0 / 3),
      ("chicken fillet roll, lettuce, the spicy chicken", "chicken fillet roll, lettuce", 1),
    ])
  func `a sandwich is told by what is in it`(sentence: String, plain: String, share: Double) {
    func grams(_ text: String) -> Double { OfflineReading.items(text).map(OfflineReading.grams).reduce(0, +) }
    #expect(abs(grams(sentence) - grams(plain) * share) < 12, "\(OfflineReading.items(sentence))")
  }
}
