import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Lines in capitals, orders put as questions, and short forms of counts.
@Suite struct OrdersAndShoutsTests {
  private static func foods(_ sentence: String) -> [String] {
    OfflineReading.items(sentence).map { "\($0.catalogId ?? $0.name) \(OfflineReading.grams(of: $0))" }
  }

  @Test(arguments: [
    "I ate 3 onions and a bowl of sweetcorn for lunch", "4 doughnuts and a coffee",
    "200 g of gravy with 80 g of croissant",
    "some mango, a bowl of sushi",
  ])
  func `capitals all through change nothing`(sentence: String) {
    #expect(!Self.foods(sentence).isEmpty)
    #expect(Self.foods(sentence.uppercased()) == Self.foods(sentence))
  }

  @Test(arguments: [
    "could you put down some granola for lunch?", "put down some granola for lunch",
    "please jot down some granola for lunch",
    "can you note down some granola for lunch", "put me down for some granola for lunch",
  ])
  func `what is to be put down is logged`(sentence: String) {
    #expect(OfflineReading.names(sentence) == ["granola"])
    #expect(OfflineReading.meals(OfflineReading.read(sentence)).map(\.mealType) == [.lunch])
  }

  @Test(arguments: [
    "can you make it 4?", "could you change that to 4 please", "would you make that 4?", "can you change 2 to 4",
  ])
  func `an amount is changed where it is asked for politely`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.eggs])
    #expect(OfflineReading.corrections(reading).first?.items?.first?.item?.quantity == 4)
  }

  @Test(arguments: ["could you scrap the eggs?", "can you bin the eggs please", "would you drop the eggs"])
  func `an entry is taken out where it is asked for politely`(sentence: String) {
    let asked = OfflineReading.read(sentence, last: [CorrectionTests.eggs])
    #expect(
      asked.calls.map(\.name) == OfflineReading.read("scrap the eggs", last: [CorrectionTests.eggs]).calls.map(\.name))
    #expect(!asked.calls.isEmpty)
  }

  @Test(arguments: [
    "could you change my protein target to 130 g?", "can you make lasagne?", "can you change your name",
  ])
  func `other requests change no entry`(sentence: String) {
    #expect(OfflineReading.corrections(OfflineReading.read(sentence, last: [CorrectionTests.eggs])).isEmpty)
  }

  @Test(arguments: [
    ("2xmuffin", "2 muffins"), ("muffins (x3)", "3 muffins"), ("muffins (3x)", "3 muffins"),
    ("3 pcs oranges", "3 oranges"),
    ("peas @ 120g", "120 g of peas"), ("rice, 1.5 c", "1.5 cups of rice"), ("1.5 c rice", "1.5 cups of rice"),
    ("milk 1 c", "1 cup of milk"), ("2 T mayonnaise", "2 tbsp of mayonnaise"), ("2 T. of honey", "2 tbsp of honey"),
    ("2 t peanut butter", "2 tsp of peanut butter"), ("three tea spoons of honey", "3 tsp of honey"),
    ("two table spoons of jam", "2 tbsp of jam"), ("pesto x 2 tbsp", "2 tbsp of pesto"),
    ("coffee with 2 spoons of sugar", "coffee with 2 tsp of sugar"),
    ("milk and two sugars in my coffee", "a coffee with milk and two sugars"),
    ("went halves on a pizza", "half a pizza"),
  ])
  func `short forms of an amount say the same`(sentence: String, plain: String) {
    #expect(Self.foods(sentence) == Self.foods(plain))
  }

  @Test func `pieces of a menu's meal stay its name`() {
    #expect(OfflineReading.items("6 pc nugget meal").map { $0.quantity ?? 1 } == [1])
  }

  @Test(arguments: ["forgot to mention a boiled egg", "oh, I forgot to tell you about a boiled egg"])
  func `what was forgotten to be told is told`(sentence: String) {
    #expect(OfflineReading.names(sentence) == ["boiled egg"])
    let later = OfflineReading.read(sentence, last: [CorrectionTests.lunch])
    #expect(later.calls.count == 1)
  }

  @Test(arguments: [
    ("had the most amazing pizza", "pizza"), ("the tastiest samosa", "samosa"),
    ("went for a spring roll", "spring roll"),
    ("settled for a spring roll", "spring roll"), ("opted for spring rolls", "spring rolls"),
  ])
  func `praise and verbs of choosing leave the food's name whole`(sentence: String, food: String) {
    #expect(OfflineReading.names(sentence) == [food])
  }
}
