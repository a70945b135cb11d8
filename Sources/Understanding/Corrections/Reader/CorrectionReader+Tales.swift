import Nutrition

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

  /// "wait, I also had a beer", "actually I had stew for dinner" after a lunch: another report, and no correction.
  func isReportOfMore(_ tokens: [Token]) -> Bool {
    guard let i = tokens.prefix(5).firstIndex(where: { $0.isWord("i") }), i + 2 < tokens.count else { return false }
    if tokens[i + 1].isWord("also") || tokens.last(where: { $0.kind == .word })?.isWord("too") == true { return true }
    guard let verb = tokens[i...].prefix(4).firstIndex(where: { $0.isOne(of: "had", "ate", "drank") }),
      let meal = lastMeal
    else { return false }
    let mention = TimeScanner.scan(Array(tokens[verb...]))
    let isOther = mention.meal.map { $0 != meal.mealType } ?? mention.saysWhen
    return isOther && !tokens.contains { $0.isWord("not") || $0.isWord("instead") }
      && ItemMatcher(meal: meal, foods: foods).index(of: Array(tokens[verb...])) == nil
  }

  private static let newClauses = WordList.words("i we had ate drank went ran walked swam cycled grabbed got then so")

  /// "it was a long day, had pizza", "sorry for the delay, I had pizza": how things were, and then a report of its own.
  func isStory(_ tokens: [Token]) -> Bool {
    guard tokens[0].isOne(of: "it", "that", "it's", "that's", "sorry", "not"),
      let joint = tokens.indices.dropFirst(2).first(where: { begins(at: $0, in: tokens) })
    else { return false }
    let before = Array(tokens[firstContent(tokens)...].prefix { $0.range.lowerBound < tokens[joint].range.lowerBound })
    return !before.isEmpty && !foods.holdsFood(before) && Amount(before) == nil
      && (before.count > Self.longestMoment || TimeScanner.scan(before).isEmpty)
      && !before.contains { $0.kind == .number }
      // "Not that, had soup".
      && (!tokens[0].isWord("not") || before.contains { $0.kind == .word && !CorrectionWords.fillers.contains($0) })
  }

  private static let longestMoment = 4

  /// Whether a clause with a verb of its own begins behind `index`: ", had pizza", "but I had", ", but we got".
  private func begins(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].kind == .punctuation || ListWords.clauseJoints.contains(tokens[index]), index + 2 < tokens.count
    else {
      return false
    }
    let next =
      tokens[index].kind == .punctuation && ListWords.clauseJoints.contains(tokens[index + 1]) ? index + 2 : index + 1
    return Self.newClauses.contains(tokens[next])
  }
}
