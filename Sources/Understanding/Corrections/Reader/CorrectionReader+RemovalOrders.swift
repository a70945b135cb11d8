import Nutrition
import ToolCalls

/// How a removal is ordered or told, and where what it is of begins and ends.
extension CorrectionReader {
  private static let preludesOfRemovals: WordSet = [
    "actually", "oh", "wait", "sorry", "please", "and", "oops", "can", "you", "could", "i", "my", "mistake", "bad",
    "nvm", "nevermind",
  ]

  /// Where a removal begins behind "oops, sorry, can you please".
  func startOfRemoval(_ tokens: [Token]) -> Int {
    var start = 0
    while start < tokens.count,
      tokens[start].kind == .punctuation
        || isNoAhead(start, of: tokens)
        || Self.preludesOfRemovals.contains(tokens[start]) && !CorrectionWords.removal.contains(tokens[start])
        || tokens[start].isWord("never") && start + 1 < tokens.count && tokens[start + 1].isWord("mind")
        || tokens[start].isWord("mind") && start > 0 && tokens[start - 1].isWord("never")
    {
      if !isNoAhead(start, of: tokens), CorrectionWords.removalPhrases.match(at: start, in: tokens) != nil { break }
      start += 1
    }
    return start
  }

  /// The first "no" of "oh no wait, no jam", which denies nothing yet.
  private func isNoAhead(_ index: Int, of tokens: [Token]) -> Bool {
    tokens[index].isWord("no") && index + 2 < tokens.count
      && tokens[index + 1].isOne(of: "wait", "sorry", "actually", "oops", "hang", "hold")
      && tokens[(index + 2)...].contains { $0.isWord("no") }
  }

  /// Behind "no": what was really had, or more words that deny.
  private static let afterDenial = WordList.words("it i that they we wait sorry actually oops only just hang hold make")

  /// How many tokens at `start` order or tell a removal, and where what it is said of ends; nil where they do not.
  func removing(_ tokens: [Token], at start: Int) -> (count: Int, end: Int)? {
    let end = reason(in: tokens, from: start)
    // "Lose 2 kg" and "took the dog out" are about no food.
    let isLoose = CorrectionWords.loose.contains(tokens[start])
    guard !isLoose || ListWords.definite.occurs(in: tokens[start...].dropFirst().prefix(2)) else {
      return nil
    }
    if tokens[start].isWord("take") || tokens[start].isWord("took"),
      let off = CorrectionWords.away.firstIndex(in: tokens[start..<end].prefix(7)),
      off > start + 1
    {
      // "take the crisps off".
      return (1, off)
    }
    if let phrase = CorrectionWords.removalPhrases.match(at: start, in: tokens) {
      // "no cheese" takes cheese off; "no, turkey instead of ham" and "no I had soup" do not.
      if tokens[start].isWord("no"),
        start + 1 >= tokens.count || tokens[start + 1].kind != .word || tokens.contains(where: { $0.isWord("not") })
          || Self.afterDenial.contains(tokens[start + 1])
          // "No more samosas for me" is a resolve.
          || tokens[start + 1].isOne(of: "more", "longer")
      {
        return nil
      }
      // "I didn't have lunch but I had a smoothie" tells of something else.
      if phrase.count > 1, tokens.contains(where: { $0.isWord("but") }) { return nil }
      return (phrase.count, end)
    }
    guard tokens[start].kind == .word,
      CorrectionWords.removal.contains(tokens[start]) || isLoose && !tokens[start].isWord("took")
    else { return nil }
    return (1, end)
  }

  /// Begin a reason, and what tells of something else than a food.
  static let openingsOfReasons: WordSet = [
    "i", "it", "my", "someone", "somebody", "she", "he", "we", "they", "that", "because", "was", "wasn't", "it's",
    "its", "they're", "still",
  ]

  /// Where a reason begins behind a comma: "remove the crisps, my son had them"; else the end.
  private func reason(in tokens: [Token], from start: Int) -> Int {
    tokens.indices.dropLast().first { index in
      index > start + 1 && tokens[index].isSign(",")
        && (Self.openingsOfReasons.contains(tokens[index + 1]) || Self.havingGot.contains(tokens[index + 1]))
    } ?? tokens.count
  }

  /// Tell of a meal in a reason: "got some at work".
  static let havingGot = EatingWords.plain.union(["got"])

  private static let polite: WordSet = ["please", "can", "could", "you", "just", "ok", "now"]
  private static let pointing = ListWords.definite.union(["it", "last", "all"])
  static let longestOrder = 8

  /// "Delete the beer", which logs none, whether or not there is one to delete.
  func ordersRemoval(_ tokens: [Token]) -> Bool {
    guard tokens.count <= Self.longestOrder, let verb = tokens.firstIndex(where: { !Self.polite.contains($0) }),
      verb + 1 < tokens.count
    else { return false }
    // "Take out the beer", "take the beer off".
    if tokens[verb].isWord("take") {
      let isAhead = CorrectionWords.away.contains(tokens[verb + 1])
      let thing = tokens[(verb + 1)...].dropFirst(isAhead ? 1 : 0)
      return thing.count > 1 && Self.pointing.contains(thing[thing.startIndex])
        && (isAhead || tokens.last.map { CorrectionWords.away.contains($0) } ?? false)
    }
    guard CorrectionWords.removing.contains(tokens[verb]) else { return false }
    return (tokens.count < 4 || Self.pointing.contains(tokens[verb + 1])) && !Self.havingGot.occurs(in: tokens)
  }

  /// "Didn't have lunch", "didn't have time" of a meal that nobody called lunch: it stays. With "the" it is pointed at.
  func tellsNothingHad(_ tokens: [Token], at start: Int, count: Int, of object: [Token]) -> Bool {
    guard count > 1, Self.unhad.occurs(in: tokens[start..<(start + count)]),
      !tokens[start + count - 1].isWord("the")
    else { return false }
    if !tokens[start].isWord("i") { return true }
    guard let meal = lastMeal, let word = object.first(where: { MealWords.mealTypes[$0] != nil }) else { return false }
    let said = meal.rawInput.map { Lexer.tokens(of: $0) } ?? []
    return !said.contains { $0.folded == word.folded }
  }

  private static let unhad: WordSet = ["didn't", "did"]
}
