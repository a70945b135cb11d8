/// What stands between the foods of a clause: joiners, verbs, scenes and prepositions.
extension ClauseScanner {
  /// Takes what puts the next food to the last.
  mutating func addition(_ token: Token) -> Bool {
    // "walnuts on top of porridge".
    if token.isWord("on"), index + 2 < tokens.count, tokens[index + 1].isWord("top"), tokens[index + 2].isWord("of") {
      take(.soft(.on, index), count: 3)
      return true
    }
    // "a smoothie containing 100 g of kale".
    guard token.isWord("containing"), let held = quantities.quantity(at: index + 1), !held.isArticle else {
      return false
    }
    take(.soft(.with, index))
    return true
  }

  /// Takes "and then", "but" and the like, behind which another food begins.
  mutating func newBeginning(_ token: Token) -> Bool {
    guard let count = filter.joiner(at: index) else { return false }
    isAfterVerb = false
    isAdding = false
    // "cereal but no milk": said of the cereal.
    let isWithout = token.isWord("but") && Self.lacking.contains(at: index + 1, in: tokens)
    take(isWithout ? .soft(.comma, index) : .hard, count: count)
    return true
  }

  /// Takes "and" and its like between foods that may be one.
  mutating func softJoiner(_ token: Token) -> Bool {
    if isRomanceAnd {
      take(.soft(.and, index))
      return true
    }
    guard let joiner = MealWords.softJoiners[token] else { return false }
    if isAfterVerb { index += 1 } else { take(.soft(joiner, index)) }
    return true
  }

  // MARK: Verbs

  private static let infinitives: WordSet = ["have", "eat", "drink", "get", "grab", "try", "finish", "order", "taste"]

  /// Takes "to have" of "obliged to have a crumpet", "lucky enough to get a plate of it": what follows was eaten.
  mutating func infinitiveOfEating() -> Bool {
    guard tokens[index].isWord("to"), index + 2 < tokens.count, Self.infinitives.contains(tokens[index + 1]),
      filter.startsNounPhrase(index + 2) || quantities.quantity(at: index + 2) != nil
    else { return false }
    isAfterVerb = true
    take(.hard, count: 2)
    return true
  }

  /// Takes a verb, behind which its object begins.
  mutating func verb(_ token: Token) -> Bool {
    guard filter.isVerb(index), !isParticiple(token), !isMeasuredNext else { return false }
    isAfterVerb = true
    if MealWords.adding.contains(token) { isAdding = true }
    take(.hard)
    return true
  }

  // MARK: Scenes

  /// Takes where and when it was, and notes the meals it names.
  mutating func scene() -> Bool {
    if let end = filter.prepositionalScene(at: index) {
      passScene(to: end)
      return true
    }
    if timeOfDay() { return true }
    guard let end = filter.sceneRun(at: index, afterContent: isAfterContent) else { return false }
    passScene(to: end)
    return true
  }

  private mutating func passScene(to end: Int) {
    noteMeals(in: index..<end)
    take(.gap, count: end - index)
  }

  /// Drops "because I was hungry" and the like.
  mutating func subordinate(_ token: Token) -> Bool {
    guard MealWords.subordinators.contains(token), !isAfterVerb else { return false }
    drop(to: filter.restOfPhrase(from: index + 1))
    return true
  }

  /// Takes prepositions, copulas and what else stands between names and is of none.
  mutating func smallWord(_ token: Token) -> Bool {
    if token.isWord("from"), isAfterContent {
      origin()
    } else if MealWords.prepositions.contains(token) || isAfterVerb && MealWords.particles.contains(token) {
      preposition(token)
    } else if !filter.isDroppable(index) {
      return false
    } else if token.isOne(of: "is", "are", "was", "were", "which", "that", "it") {
      if let end = complement() { drop(to: end) } else { take(.gap) }
    } else {
      index += 1
    }
    return true
  }
}
