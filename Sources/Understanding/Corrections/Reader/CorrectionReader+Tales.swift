/// Tales around a meal, which mend nothing of what was logged before them.
extension CorrectionReader {
  private static let impersonal: WordSet = ["it", "it's", "twas"]
  private static let shortestTale = 14
  /// Say that something logged before is to be mended.
  private static let mendingWords = WordList.words(
    """
    oops whoops sorry wait wrong typo mistake correction undo scratch meant instead rather should log logged entry delete
    remove
    """)
  private static let denying = mendingWords.union(["not", "no", "actually", "wasn't", "isn't", "only"])

  /// "It was the last warm evening, and on the steps I had a pint of bitter": a tale that opens with how things were, and no
  /// word that mends.
  func opensTale(_ tokens: [Token]) -> Bool {
    tokens.count >= Self.shortestTale && Self.impersonal.contains(tokens[0]) && !Self.denying.occurs(in: tokens)
      && tokens.dropFirst(3).contains { $0.isBreak || ListWords.clauseJoints.contains($0) }
  }

  private static let shortestScene = 4

  /// "There were bees in the hedge. I had 3 crumpets": a meal in a sentence of its own, beside one of something else.
  func tellsBesideScene(_ tokens: [Token]) -> Bool {
    guard tokens.contains(where: { $0.isSign(".") || $0.isSign("!") || $0.isSign(";") }),
      !Self.mendingWords.occurs(in: tokens)
    else {
      return false
    }
    let sentences = SentenceSplitter.sentences(of: tokens)
    guard sentences.count > 1, !sentences.contains(where: \.isQuestion) else { return false }
    let meals = sentences.filter { Self.beginsMeal($0.tokens) && namesFood($0.tokens) }
    let scenes = sentences.filter { !namesFood($0.tokens) }
    return !meals.isEmpty && !scenes.isEmpty && meals.count + scenes.count == sentences.count
      && scenes.allSatisfy { $0.tokens.count >= Self.shortestScene && !$0.tokens.contains { $0.isCount } }
  }

  private static let sureOfFood = 0.75

  private func namesFood(_ tokens: [Token]) -> Bool {
    foods.parts(in: tokens).contains { $0.confidence >= Self.sureOfFood }
  }

  /// "I had 3 crumpets", "Two crumpets", "A bowl of soup".
  private static func beginsMeal(_ tokens: [Token]) -> Bool {
    let start = FrameReader.opening(of: tokens)
    guard start < tokens.count else { return false }
    if ListWords.clauseOpenings.contains(tokens[start]) {
      return start + 1 < tokens.count && EatingWords.having.contains(tokens[start + 1])
    }
    return EatingWords.having.contains(tokens[start]) || tokens[start].isCount
      || NumberWords.articles.contains(tokens[start])
  }
}
