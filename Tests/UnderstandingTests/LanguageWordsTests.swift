import Testing

@testable import Understanding

@Suite struct LanguageWordsTests {
  @Test(arguments: [
    ("I had the soup", true, false), ("ate a quiche", true, false),
    // Dishes with foreign names are eaten in English, and are no words to hold a model to.
    ("I had une baguette avec des frites", false, false), ("had una arepa y unas papas", false, false),
    ("shakshuka", false, false), ("2 eggs", false, false),
    ("ich habe ein Brot gegessen", false, true), ("jag har just ätit", false, true), ("fui a nadar", false, true),
  ]) func `a message is surely English, surely foreign or neither`(
    _ sentence: String, _ isEnglish: Bool, _ isForeign: Bool
  ) {
    let tokens = Lexer.tokens(of: sentence)
    #expect(LanguageWords.areSurelyEnglish(tokens.map(\.folded)) == isEnglish)
    #expect(LanguageWords.areSurelyForeign(tokens) == isForeign)
  }
}
