/// How large a piece was cut, in inches: "a one-inch cube of cheddar" is a cubic inch, "two square inches of pie" are what
/// tables call surface inches, and "a half-inch slice" is a slice.
enum InchesCut {
  static let inches: WordSet = ["inch", "inches", "\"", "”"]
  private static let cubes: WordSet = ["cube", "cubes"]
  private static let squares: WordSet = ["square", "squares"]
  private static let cuts = WordList.words(
    "slice slices piece pieces wedge wedges chunk chunks strip strips section segment length lengths")
  private static let extents: WordSet = ["thick", "long", "wide"]
  private static let articles: WordSet = ["a", "an", "the"]
  /// Inches from which a cube is no bite.
  private static let largestCube = 4.0

  /// `tokens` with such sizes as measures that tables know.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, inches.occurs(in: tokens) else { return tokens }
    return tokens.retelling { index, told in
      guard let cut = cut(at: index, in: tokens) else { return nil }
      if cut.takesArticle, let last = told.last, articles.contains(last) { told.removeLast() }
      if cut.takesArticle, let last = told.last, let count = last.saidNumber, last.isCount {
        told[told.count - 1] = Token.number(count * cut.size, at: last.range)
      } else if cut.takesArticle {
        told.append(Token.number(cut.size, at: tokens[index].range))
      }
      return (cut.end, Token.words(cut.words, at: tokens[index].range))
    }
  }

  private struct Cut {
    /// Its size is counted: an article before it says no more.
    var takesArticle = false
    var size = 1.0
    var words: [String]
    var end: Int
  }

  private static func cut(at index: Int, in tokens: [Token]) -> Cut? {
    guard let number = NumberPhrase.read(at: index, in: tokens), case var at = index + number.count,
      at + 1 < tokens.count
    else { return nil }
    if tokens[at].isWord("square"), inches.contains(tokens[at + 1]) {
      return Cut(takesArticle: true, size: number.value, words: ["surface", "inches"], end: at + 2)
    }
    // "A 3 x 2 inch piece".
    if tokens[at].isOne(of: "x", "by"), let other = NumberPhrase.read(at: at + 1, in: tokens) { at += 1 + other.count }
    guard at + 1 < tokens.count, inches.contains(tokens[at]) else { return nil }
    at += 1
    if at + 1 < tokens.count, extents.contains(tokens[at]) { at += 1 }
    if cubes.contains(tokens[at]), number.value <= largestCube {
      let volume = number.value * number.value * number.value
      return Cut(takesArticle: true, size: volume, words: ["cubic", "inches"], end: at + 1)
    }
    if squares.contains(tokens[at]), at + 1 < tokens.count, tokens[at + 1].isWord("of") {
      return Cut(words: ["piece"], end: at + 1)
    }
    return cuts.contains(tokens[at]) ? Cut(words: [], end: at) : nil
  }
}
