import Randomness
import Testing
import ToolCalls

@testable import Understanding

/// Any text at all: no crash, finite numbers in range, and time in proportion to the length.
struct GrammarFuzzTests {
  static let grammar = MealGrammar()

  static let vocabulary = """
    a an the half two 3 250g 1/2 ½ x2 3x of cup cups tbsp slice can oz ml with and , . ( ) & + - ~ % " ' @ : ; / for as in on to
    dinner snack eggs toast rice cheese burger bun no without large medium extra my i had ate enjoying while because from starbucks
    🍌 🍕 ☕ 👍🏽 500 kcal protein 40g 12:30 8pm 2-3 1,5 1,234 dozen few quarter 0 000 99999999999999999999 .5 1e9 NaN inf \u{0} \u{301}
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)

  private func check(_ text: String, _ seed: UInt64) {
    for item in Self.grammar.reading(of: Lexer.tokens(of: text)).parts.map(\.item) {
      for number in [item.quantity, item.grams, item.calories, item.proteinG, item.carbsG, item.fatG] {
        guard let number else { continue }
        #expect(number.isFinite && number >= 0, "seed \(seed): \(text.debugDescription)")
      }
      if let grams = item.grams { #expect(grams > 0 && grams <= 5000, "seed \(seed): \(text.debugDescription)") }
      #expect(!item.name.isEmpty, "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test(arguments: 0..<150 as Range<UInt64>) func `a salad of words is read`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = (0..<Int.random(in: 1...30, using: &random)).map { _ in
      Self.vocabulary.randomElement(using: &random) ?? ""
    }
    check(words.joined(separator: Bool.random(using: &random) ? " " : ""), seed)
  }

  @Test(arguments: 0..<150 as Range<UInt64>) func `any bytes are read`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<Int.random(in: 0...120, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    check(String(decoding: bytes, as: UTF8.self), seed)
  }

  @Test(arguments: ["and ", "a cup of ", "with ", "2 ", "(", "egg, ", "half ", "for ", "while ", "1/2", "🍌"])
  func `a long line is read`(_ unit: String) {
    check(String(repeating: unit, count: 16_384 / unit.utf8.count), 0)
  }
}
