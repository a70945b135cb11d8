import Nutrition

/// What each word of a clause about eating does.
extension ClauseScanner {
  /// Reads the word at `index`: the first step that knows it takes it, and what none knows is of a food's name.
  mutating func word(_ token: Token) {
    if mealOfChampions() || perEach() || circumstance(token) || wordOfName(token) || setPhrase() || letterOfName(token)
      || wordInBracket(token) || wordsOfOneName(token)
    {
      return
    }
    if wayOfEating(token) || onWhatWasNamed(token) || mealOfFoods(token) || kindOrExchange() || wayOfMaking(token) {
      return
    }
    if isArticleOfName { return content() }
    if shareOfNamed(token) || background(token) || addition(token) || otherName() || newBeginning(token) { return }
    // A meal is noted, whatever else its word does.
    if let meal = MealWords.mealTypes[token], !isFoodName(index) { elements.append(.meal(meal)) }
    if let end = flavorOf() { return drop(to: end) }
    if infinitiveOfEating() || scene() { return }
    // "vegetables, including carrots" goes on with the vegetables.
    if token.isWord("including"), isAfterFood { return content() }
    if marker() || eachWith() || eachAhead() || eachBehind() || labelledFigure() { return }
    if verb(token) || amount() || subordinate(token) || softJoiner(token) { return }
    if !namesFood(token), smallWord(token) { return }
    content()
  }

  // MARK: Words of a name

  /// Takes a word of what is written as a name, and the second half of a hyphenated one.
  private mutating func wordOfName(_ token: Token) -> Bool {
    if filter.isNameLike[index], MealWords.softJoiners[token] == nil {
      // The last word of a name is no vessel: "LENTIL POT of 300 g".
      let isNoun = isAfterContent && UnitTable.unit(named: token.folded) != nil
      if isNoun || !amount() { content() }
      return true
    }
    guard token.join == .hyphen, isAfterContent else { return false }
    content()
    return true
  }

  /// Takes the C of "A.B.C."
  private mutating func letterOfName(_ token: Token) -> Bool {
    guard token.join == .glued, index > 1, tokens[index - 1].isSign("."), tokens[index - 2].kind == .word else {
      return false
    }
    content()
    return true
  }

  /// Takes a word in brackets: an amount, or more of the name.
  private mutating func wordInBracket(_ token: Token) -> Bool {
    guard isInBracket else { return false }
    // "(the whole 500 g tub)".
    let isThe = token.isWord("the") && index + 1 < tokens.count
    let whole = isThe ? index + 1 : index
    if tokens[whole].isWord("whole") || tokens[whole].isWord("entire"), quantities.quantity(at: whole + 1) != nil {
      index = whole + 1
    } else if !amount() {
      content()
    }
    return true
  }

  /// Takes the words of a compound and of "roast beef dinner" together, which apart would be a measure or a meal.
  private mutating func wordsOfOneName(_ token: Token) -> Bool {
    if index + 1 < tokens.count, MealWords.isCompound(token, tokens[index + 1]) {
      content()
      content()
      return true
    }
    guard token.isWord("roast") || token.isWord("roasted"), TimeWords.isRoastDinner(index + 2, in: tokens) else {
      return false
    }
    content()
    content()
    content()
    return true
  }

  mutating func content() {
    isAfterVerb = false
    if MealWords.adding.contains(tokens[index]) { isAdding = true }
    take(.word(index))
  }

  // MARK: What stands around

  /// "vitamin enhanced water": a participle between two words of a name.
  func isParticiple(_ token: Token) -> Bool {
    isAfterContent && token.folded.hasSuffix("ed") && filter.isContent(index + 1)
  }

  /// Right behind "100 g of" stands what was eaten, whatever the word may be elsewhere.
  var isMeasuredNext: Bool {
    if case .quantity(let quantity)? = elements.last {
      quantity.hasUnit && filter.isContent(index + 1)
    } else {
      false
    }
  }

  var isAfterFood: Bool {
    switch elements.last {
    case .word?: return true
    case .soft?: if case .word? = elements.dropLast().last { return true } else { return false }
    default: return false
    }
  }

  /// A scene word beside a food word, or a grade ("choice") that describes one.
  func namesFood(_ token: Token) -> Bool {
    if token.isWord("added") { return isAfterContent || !filter.isContent(index + 1) ? false : true }
    if MealWords.sceneInNames.contains(token), isAfterContent || filter.isContent(index + 1) { return true }
    if MealWords.modifiers.contains(token), case .soft? = elements.last { return true }
    return false
  }

  func followsContent(_ position: Int) -> Bool { filter.isContent(position) }

  func isFoodName(_ position: Int) -> Bool {
    filter.isContent(position + 1) && MealWords.sceneInNames.contains(tokens[position])
  }
}
