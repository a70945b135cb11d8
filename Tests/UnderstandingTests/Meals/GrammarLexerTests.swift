import Testing

@testable import Understanding

struct GrammarLexerTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var tokens: [String]

    init(_ text: String, _ tokens: String...) {
      self.text = text
      self.tokens = tokens
    }

    var testDescription: String { text.debugDescription }
  }

  static let cases: [Case] = [
    Case("250g ham", "250", "g", "ham"), Case("3x rolls", "3", "x", "rolls"), Case("rolls x2", "rolls", "x", "2"),
    Case("3x8@60kg", "3", "x", "8", "@", "60", "kg"), Case("1/2 loaf", "0.5", "loaf"), Case("1½ cups", "1.5", "cups"),
    Case("½ lime", "0.5", "lime"), Case("1,5 kg", "1.5", "kg"), Case("1,234 kcal", "1234", "kcal"),
    Case("1,250,000", "1250000"),
    Case("0,250 l", "0.25", "l"), Case("7:30", "7.5"), Case("12-oz", "12", "oz"), Case("2-3 figs", "2", "3", "figs"),
    Case("2–3", "2", "3"), Case(".5 l", "0.5", "l"), Case("eggs.5 figs", "eggs", ".", "5", "figs"),
    Case("low-fat milk", "low", "fat", "milk"), Case("don’t", "don't"), Case("JALAPEÑO", "jalapeno"),
    Case("crème", "creme"),
    Case("tea w/ milk", "tea", "with", "milk"), Case("w/o sugar", "without", "sugar"),
    Case("ham & eggs", "ham", "&", "eggs"),
    Case("85% lean", "85", "%", "lean"), Case("a\n\nb", "a", "\n", "b"), Case("vitamin b12", "vitamin", "b12"),
    Case("20/11/2026", "20", "/", "11", "/", "2026"), Case("“soup”", "“", "soup", "”"), Case("🍌🍌", "banana", "banana"),
    Case("👍🏽", ""), Case("", ""), Case("  \t ", ""), Case("x", "x"), Case("8 - 10", "8", "-", "10"),
    Case("Straße", "strasse"),
    Case("1:02:30", "1.04"), Case("99:99", "99", ":", "99"), Case("5,eggs", "5", ",", "eggs"),
  ]

  @Test(arguments: cases) func `a sentence is cut into tokens`(_ item: Case) {
    let tokens = Lexer.tokens(of: item.text).map { token in
      token.value.map(NumberPhrase.plain) ?? token.folded
    }
    #expect(tokens.joined(separator: " ") == item.tokens.joined(separator: " "))
  }

  @Test func `every token knows where it stands`() {
    let text = "Two éclairs, 250g — and a 🍌!"
    for token in Lexer.tokens(of: text) { #expect(text[token.range] == token.text) }
  }
}
