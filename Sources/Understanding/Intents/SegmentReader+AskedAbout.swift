import Foods

/// Questions behind the name of what they are about.
extension SegmentReader {
  private static let figures = WordList.words(
    """
    calories calorie kcal kcals cals cal kj protein carbs carb carbohydrates fat fats sugar sugars fibre fiber salt sodium
    macros caffeine cholesterol iron
    """)
  private static let verdicts = WordList.words(
    "healthy unhealthy healthier nutritious fattening keto vegan vegetarian halal kosher junk")
  /// What such a question holds beside the figure: nothing of the person and nothing of what was had.
  private static let asking = WordList.words(
    """
    how many much what what's whats is are it they does do it's has have contain contains a an one the in of per for and or
    roughly about approx approximately around exactly ballpark any idea good bad source high low rich
    you or not usually normally typically would be serving portion average typical grams g so very too at all really food
    """)

  /// "Gyoza, how many calories?", "a flapjack - healthy?": a name alone before a question about such a food asks of it;
  /// "had gyoza, how many calories?" and "3 gyoza, how many calories is that?" tell too.
  func askAboutNamed(_ segments: inout [Segment]) {
    guard segments.count == 2, segments[1].frame == .question, segments[0].frame == .report,
      Self.asksOfKind(segments[1].tokens), isNameAlone(segments[0].tokens)
    else { return }
    segments[0].frame = .question
  }

  /// "How many calories?", "roughly what kcal?", "is it healthy?".
  private static func asksOfKind(_ tokens: [Token]) -> Bool {
    (figures.occurs(in: tokens) || verdicts.occurs(in: tokens) || endsInForYou(tokens))
      && tokens.allSatisfy {
        $0.kind == .punctuation
          || $0.kind == .word && (figures.contains($0) || verdicts.contains($0) || asking.contains($0))
      }
  }

  /// "Good for you?".
  private static func endsInForYou(_ tokens: [Token]) -> Bool {
    tokens.contains { $0.isWord("good") || $0.isWord("bad") } && tokens.contains { $0.isWord("you") }
  }

  private static let personal = WordList.words(
    "i i've ive i'm im my we we've our me this that today yesterday just now so and for at with after before")

  /// "Gyoza", "a bowl of pho": no verb, no amount, no meal and nobody's.
  private func isNameAlone(_ tokens: [Token]) -> Bool {
    tokens.count <= 5
      && tokens.allSatisfy { token in
        token.kind == .punctuation
          || token.kind == .word && !Self.personal.contains(token) && TimeWords.meals[token] == nil
            && !IntentWords.reports.contains(token)
            && (NumberWords.cardinals[token] == nil || NumberWords.articles.contains(token))
      } && foods.holdsFood(tokens)
  }
}
