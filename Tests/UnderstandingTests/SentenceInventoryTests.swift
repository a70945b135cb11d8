import Nutrition
import Testing

@testable import Understanding

@Suite struct SentenceInventoryTests {
  @Test func `figures are found whatever they count`() {
    let said = SentenceInventory("after half an hour two 330 ml cans, 1 lb of beef, 3 x 8 at 60 kg and 5k in 28:30")
    #expect(said.numbers.isSuperset(of: [0.5, 2, 330, 1, 3, 8, 60, 5, 28.5]))
    #expect(said.milliliters.contains(330) && said.minutes.contains(30) && said.kilograms.contains(60))
    #expect(said.kilograms.contains { abs($0 - 0.4536) < 0.0001 })
  }

  @Test func `an amount is said with its own unit`() {
    let said = SentenceInventory("log 5000 kcal of butter, 0.5 kg of rice and two eggs")
    #expect(!said.says(5000, of: "kcal"))
    #expect(!said.says(5000, of: "g") && said.says(500, of: "g") && !said.says(5000, of: "ml"))
    #expect(said.says(2, of: nil) && said.says(2, of: "piece") && !said.says(3, of: "piece"))
  }

  @Test func `ounces may be fluid`() {
    #expect(SentenceInventory("16 oz of water").milliliters.contains { abs($0 - 473.2) < 0.1 })
  }

  @Test func `words that tell things apart are kept, in the singular, and pictures are words`() {
    let said = SentenceInventory("I had 2 large slices of toast with the tomatoes 🍌")
    #expect(said.content.isSuperset(of: ["toast", "tomato", "banana"]))
    #expect(said.content.isDisjoint(with: ["i", "large", "slice", "of", "with", "the", "2"]))
  }

  @Test(arguments: [
    ("I had the soup", true), ("shakshuka", false), ("ich habe ein Brot gegessen", false),
    ("ik heb een appel gegeten", false),
    ("ho mangiato una mela", false), ("a bit of rice", true), ("2 eggs", false),
  ])
  func `English is told by words that hardly any other language has`(sentence: String, isEnglish: Bool) {
    #expect(SentenceInventory(sentence).isSurelyEnglish == isEnglish)
  }

  @Test func `questions, corrections and meals are told`() {
    #expect(SentenceInventory("sorry, two of them").isCorrection && !SentenceInventory("two bars").isCorrection)
    #expect(SentenceInventory("is rice fattening?").isQuestion && !SentenceInventory("rice? no, pasta").isQuestion)
    #expect(SentenceInventory("soup for lunch and a snack").mealTypes == [.lunch, .snack])
  }

  @Test(arguments: ["", "?", "\u{0}", "🍕🍕🍕", String(repeating: "9", count: 500), "1/0 2/", "½½½ of of of"])
  func `any text is taken`(_ sentence: String) {
    _ = SentenceInventory(sentence)
  }
}
