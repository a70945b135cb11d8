/// Numbers in words for those who read other texts than a person's: a model's "stick to six hundred calories".
public enum SpelledNumber {
  /// No number takes more words.
  private static let longest = 10

  /// The number that `words` begin with, and how many of them it takes: 650 of "six hundred and fifty". Nil where none does,
  /// "a" alone is none.
  public static func read(_ words: ArraySlice<String>) -> (value: Double, count: Int)? {
    let tokens = Lexer.tokens(of: words.prefix(longest).joined(separator: " "))
    guard tokens.first?.kind == .word, let number = NumberPhrase.single(at: 0, in: tokens), !number.isArticle else {
      return nil
    }
    return (number.value, number.count)
  }
}
