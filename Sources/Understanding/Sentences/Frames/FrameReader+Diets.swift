import Nutrition

/// What somebody keeps to: "went vegan in May", "been keto since 2019".
extension FrameReader {
  private static let keeping = WordList.words(
    """
    went go gone going turned turning been being am i'm im we're are became become becoming stayed staying remained
    started starting doing following eating
    """)
  private static let degrees = WordList.words(
    """
    fully strictly mostly mainly totally completely basically practically almost nearly strict full a now recently just
    still all back on
    """)

  private static let lasting: WordSet = ["now", "still", "recently"]

  /// Whether the clause tells of a diet and so of nothing eaten: a verb of turning to it or of keeping to it before its
  /// name, or "now", "since" or how long behind it.
  static func tellsDiet(_ tokens: [Token], from start: Int) -> Bool {
    tokens.indices.contains { index in
      guard let end = DietWords.end(at: index, in: tokens), !isOfMeal(tokens), !statesMeasure(tokens) else {
        return false
      }
      var verb = index - 1
      while degrees.contains(at: verb, in: tokens) { verb -= 1 }
      // "Had tofu as I'm vegan".
      let before = tokens[..<max(0, min(verb, index))]
      guard !EatingWords.ongoing.occurs(in: before), !ListWords.causes.occurs(in: before) else { return false }
      return keeping.contains(at: verb, in: tokens)
        || verb < start && (isLasting(end, in: tokens) || lasting.occurs(in: tokens[max(0, verb + 1)..<index]))
    }
  }

  /// "Now", "since May", "for six years".
  private static func isLasting(_ index: Int, in tokens: [Token]) -> Bool {
    if tokens.word(index).isOne(of: "now", "since") { return true }
    guard tokens.word(index) == "for" else { return false }
    return tokens.word(index + 1).isOne(of: "ages", "years", "months", "weeks", "life", "now")
      || QuantityParser(tokens).quantity(at: index + 1)?.unit?.dimension == .time
  }

  /// "Went vegan for lunch" was eaten.
  private static func isOfMeal(_ tokens: [Token]) -> Bool { TimeWords.meals.occurs(in: tokens) }
}
