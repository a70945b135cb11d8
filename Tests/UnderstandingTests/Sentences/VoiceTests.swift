import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Asides of the people who tell: whom they speak to, what they dreamt, what the weather was.
@Suite struct VoiceTests {
  private static func foods(_ sentence: String) -> [String] {
    OfflineReading.items(sentence).map { OfflineReading.food(of: $0)?.name ?? "-" }
  }

  @Test(arguments: [
    ("BRO. 250 g chicken breast", ["Chicken breast"]), ("Honey, I ate two biscuits", ["Biscuit"]),
    ("honey, 2 tsp, and toast", ["Honey", "Bread"]), ("mate, I had a pie", ["Pie"]),
    ("half a bottle of rioja, hints of cherry and vanilla", ["Wine"]), ("35 min run in the rain, drizzle", []),
    ("Tea last night was fish and chips", ["Fish and chips"]),
    ("day 12 of keto. 3 egg omelette", ["Egg"]),
  ])
  func `what is said around a meal names no food`(sentence: String, foods: [String]) {
    let read = Self.foods(sentence)
    #expect(read.count == foods.count && zip(read, foods).allSatisfy { $0.hasPrefix($1) }, "\(read)")
  }

  @Test(arguments: [
    "had the weirdest dream, I ate a whole wheel of brie", "in chapter four she eats a peach on the balcony",
    "the ward fridge has two yoghurts with names on them", "imma eat 10 eggs",
    "came home with nothing but rage and a long walk in the dark ahead of me still",
  ])
  func `dreams, stories and fridges log nothing`(sentence: String) {
    #expect(OfflineReading.items(sentence).isEmpty, "\(OfflineReading.names(sentence))")
  }

  @Test func `who wakes up eats again`() {
    #expect(Self.foods("had a dream I ate brie, then woke up and had two boiled eggs").count == 1)
  }

  @Test(arguments: [
    "my boss was in a mood and the sky was grey all day, so I had two slices of toast",
    "Karen from accounts talked about her holiday for an hour while I ate two slices of toast",
  ])
  func `a word of a long story that only a label has is talk`(sentence: String) {
    #expect(Self.foods(sentence).allSatisfy { $0.hasPrefix("Bread") } && Self.foods(sentence).count == 1)
  }

  @Test(arguments: [
    "popchips and 2 plums", "a Babybel and some Skips with my tea and a biscuit while I was on the train home",
  ])
  func `a label that is meant stays`(sentence: String) {
    #expect(Self.foods(sentence).count > 1)
  }

  @Test(arguments: [
    ("two slices of buttered sourdough", 2), ("soup with a buttered roll", 3), ("two rolls with butter", 2),
    ("three crumpets, buttered", 2), ("crumpets (2) buttered", 2), ("a slice of malt loaf, buttered", 2),
    ("two buttered oatcakes", 2),
    ("two eggs on buttered rye", 3), ("two slices of buttered toast", 1), ("a steak with a loaded baked potato", 2),
    ("ribeye and a loaded baked potato", 2),
    ("two mars bars", 1), ("three snickers bars", 1), ("a snickers, fun size, three of them", 1),
    ("a smoothie with a banana, some spinach, 1 scoop whey and 250 ml oat milk", 4),
    ("a shake with banana, 1 scoop whey and 300 ml milk", 3), ("cereal bowl: 40 g cheerios, 150 ml milk", 2),
    ("1 banana, 200 ml oat milk and a tbsp of peanut butter into a smoothie", 3),
    ("a smoothie with banana and spinach, 200 g chicken and an apple pie", 3),
    ("a smoothie with berries, 2 eggs and 30 g cheese", 3),
    ("tofu stir fry with peanut sauce and rice", 3), ("a pizza cut into 8, ate 3 slices", 1),
    ("fish tacos with cabbage slaw", 2),
  ])
  func `everything named is counted, once`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.names(sentence))")
  }

  @Test func `what was cut into parts is no goal`() throws {
    let reading = OfflineReading.read("a pizza cut into 8, ate 3 slices")
    #expect(reading.calls.count == 1 && OfflineReading.goals(reading).isEmpty)
    #expect(try #require(OfflineReading.meals(reading).first?.items.first?.quantity) == 0.375)
  }

  @Test(arguments: [
    ("walked the dog 25 min, twice", 50.0), ("stretched 10 minutes three times", 30), ("yoga 30 min", 30),
  ])
  func `a time of what was done several times is all of it`(sentence: String, minutes: Double) {
    #expect(OfflineReading.workouts(sentence).map(\.durationMin) == [minutes])
  }

  @Test(arguments: [("2 large eggs", 100.0), ("2 medium eggs", 87.5), ("2 small boiled eggs", 75), ("2 eggs", 100)])
  func `tables weigh large eggs`(sentence: String, grams: Double) {
    #expect(OfflineReading.items(sentence).map { OfflineReading.grams(of: $0) } == [grams])
  }
}
