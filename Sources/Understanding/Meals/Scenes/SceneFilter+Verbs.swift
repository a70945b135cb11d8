extension SceneFilter {
  /// A verb of eating, serving or the like.
  func isVerb(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .word, !isNameLike[index] else { return false }
    // After "I" stands a verb, whatever else the word may be: "I grilled", "I toast".
    if index > 0, tokens[index - 1].isOne(of: "i", "we", "i've", "we've"), !isDroppable(index),
      NumberPhrase.read(at: index, in: tokens) == nil
    {
      return true
    }
    if isCookedBehind(index) { return false }
    if isProgressive(index) || isPhrasal(index) { return true }
    // "Peeled a satsuma", "brewed a coffee"; "peeled tomatoes" is a name.
    if index == 0, Self.handwork.contains(token), isWorkedOn(1) { return true }
    if token.says("make"), index + 1 < tokens.count, tokens[index + 1].isWord("sure") { return true }
    // "satisfying" praises a dish and stills a hunger.
    if OpinionWords.all.contains(token) {
      guard index + 1 < tokens.count, tokens[index + 1].isOne(of: "my", "our", "the", "a") else { return false }
    }
    // "smashed a curry" is eaten, "smashed avocado" is a dish; "fried an egg" tells how it was cooked.
    if IntentWords.reports.contains(token), token.ends(in: "ed"), startsNounPhrase(index + 1),
      !MealWords.modifiers.contains(token), !MealWords.binders.contains(token),
      index + 1 < tokens.count, !tokens[index + 1].isOne(of: "with", "in", "on")
    {
      return true
    }
    guard MealWords.verbs.contains(token) else { return false }
    guard MealWords.nounsToo.contains(token) else { return true }
    // "a wrap at my desk", "a tuna wrap at my desk": the noun.
    if index > 0, NumberWords.articles.contains(tokens[index - 1]) { return false }
    if token.isWord("wrap") || token.isWord("drink"), index > 0, isContent(index - 1) { return false }
    // "picked up a sandwich", "popped to the baker's".
    if index + 1 < tokens.count, Self.afterVerbs.contains(tokens[index + 1]) { return true }
    guard index > 0 else { return index + 1 < tokens.count && startsNounPhrase(index + 1) }
    return [
      "i", "you", "please", "to", "we", "i'll", "i'd", "will", "would", "just", "always", "usually", "and", "often",
      "sometimes",
    ]
    .contains(
      tokens[index - 1].folded) && (!tokens[index - 1].says("and") || startsNounPhrase(index + 1))
  }

  /// "Carrots, boiled", "tongue, cooked and braised": how the food before was cooked, where nothing follows that was.
  private func isCookedBehind(_ index: Int) -> Bool {
    guard CookingWords.cooked.contains(tokens[index]), index > 1 else { return false }
    let before = tokens[index - 1]
    guard before.isSign(",") || before.isWord("and") && CookingWords.cooked.contains(tokens[index - 2]) else {
      return false
    }
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return true }
    return tokens[index + 1].isWord("and") && CookingWords.cooked.contains(at: index + 2, in: tokens)
  }

  private static let handwork: WordSet = [
    "cut", "peeled", "brewed", "steeped", "sliced", "chopped", "grated", "whisked",
  ]

  /// What hands worked on, or the next thing they did.
  private func isWorkedOn(_ index: Int) -> Bool {
    if index == tokens.count { return true }
    guard startsNounPhrase(index) || tokens[index].isWord("and") || tokens[index].isWord("myself") else { return false }
    return !tokens[index].isOne(of: "with", "in", "on")
  }

  /// "warmed up a pie", "whipped up some eggs".
  private func isPhrasal(_ index: Int) -> Bool {
    let next = index + 1
    guard tokens[index].ends(in: "ed"), next + 1 < tokens.count, tokens[next].isWord("up") else { return false }
    return startsNounPhrase(next + 1) || tokens[next + 1].isWord("leftover")
  }

  private static let afterVerbs: WordSet = ["up", "to", "into", "out", "round", "by", "over", "down", "off", "at"]

  /// "I am bringing", "Toasting a slice": a participle that says what is done.
  private func isProgressive(_ index: Int) -> Bool {
    let word = tokens[index]
    guard word.ends(in: "ing"), word.folded.utf8.count > 5, !MealWords.nounsInIng.contains(word) else { return false }
    if index > 0 { return tokens[index - 1].isOne(of: "am", "i'm", "im", "we're") }
    guard index + 1 < tokens.count else { return false }
    return startsNounPhrase(index + 1) && !tokens[index + 1].isOne(of: "with", "in")
      || tokens[index + 1].isOne(of: "up", "half")
  }

  func startsNounPhrase(_ index: Int) -> Bool {
    guard index < tokens.count else { return false }
    return tokens[index].isOne(of: "a", "an", "the", "my", "some", "on", "in", "with")
      || tokens[index].isCount
  }

  /// The adverb or participle at `index` that joins one food to the next, and how many tokens it takes.
  func joiner(at index: Int) -> Int? {
    tokens[index].kind == .word ? MealWords.joiners.match(at: index, in: tokens)?.count : nil
  }

  /// The end of words that belong to a preposition or a clause of circumstance: at the next sign, amount or verb of eating.
  func restOfPhrase(from index: Int) -> Int {
    var end = index
    while end < tokens.count {
      let token = tokens[end]
      if token.kind != .word || token.isWord("with") || isVerb(end) && end > index + 1 { break }
      if joiner(at: end) != nil { break }
      // "dinner at my aunt's was a stew".
      if end > index, token.isWord("was") || token.isWord("were") { break }
      if token.isWord("and"), end + 1 < tokens.count,
        !isDroppable(end + 1) || NumberWords.articles.contains(tokens[end + 1])
      {
        break
      }
      if end > index, let quantity = quantities.quantity(at: end), !quantity.isArticle || quantity.hasUnit { break }
      if end > index, token.isWord("i") || token.isWord("i'm") || token.isWord("we") || token.isWord("i've") { break }
      end += 1
    }
    return end
  }
}
