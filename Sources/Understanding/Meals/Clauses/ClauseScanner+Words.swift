import Nutrition

extension ClauseScanner {
  mutating func word(_ token: Token) {
    if mealOfChampions() || perEach() || circumstance(token) { return }
    if filter.isNameLike[index], MealWords.softJoiners[token] == nil {
      // The last word of a name is no vessel: "LENTIL POT of 300 g".
      let isNoun = isAfterContent && UnitTable.unit(named: token.folded) != nil
      if isNoun || !amount() { content() }
      return
    }
    if token.join == .hyphen, isAfterContent { return content() }
    if let end = fixedPhrase() { return take(through: end) }
    if leavesSkin() { return }
    if let fat = touchOfFat() {
      take(.soft(.with, index), count: fat - index)
      return
    }
    // The C of "A.B.C."
    if token.join == .glued, index > 1, tokens[index - 1].isSign("."), tokens[index - 2].kind == .word {
      return content()
    }
    if isInBracket {
      // "(the whole 500 g tub)".
      let isThe = token.isWord("the") && index + 1 < tokens.count
      let whole = isThe ? index + 1 : index
      if tokens[whole].isWord("whole") || tokens[whole].isWord("entire"), quantities.quantity(at: whole + 1) != nil {
        index = whole + 1
      } else if !amount() {
        content()
      }
      return
    }
    if index + 1 < tokens.count, MealWords.isCompound(token, tokens[index + 1]) {
      content()
      return content()
    }
    if token.isWord("roast") || token.isWord("roasted"), TimeWords.isRoastDinner(index + 2, in: tokens) {
      content()
      content()
      return content()
    }
    // "straight from the jar": how it was eaten.
    if token.isWord("straight") || token.isWord("right"), index + 1 < tokens.count,
      tokens[index + 1].isOne(of: "from", "out", "off", "after", "afterwards", "before", "away")
    {
      return drop(to: filter.restOfPhrase(from: index + 2))
    }
    if token.isWord("on"), eachBehind() { return }
    // "butter on both": of what was named before.
    if token.isWord("on"), isAfterContent, index + 1 < tokens.count,
      tokens[index + 1].isOne(of: "both", "each", "all", "them", "it", "top"), tokens.ends(at: index + 2)
    {
      return take(.gap, count: 2)
    }
    // "a big breakfast of eggs": the meal was taken as the time.
    if token.isWord("of"), isBeforeFood, tokens.word(index + 1) != "course" {
      switch elements.last {
      case .quantity?: elements.removeLast()
      // "rice and a quick snack of 30 g nuts" begins anew.
      case .soft?: elements[elements.count - 1] = .hard
      default: break
      }
      index += 1
      return
    }
    if let end = kindBehind() { return take(.gap, count: end - index) }
    if nicknamed() || namedKind() || kindOfMany() || exchange() || leftWith() || partOfSoup() || cookedNot()
      || toldOneByOne()
    {
      return
    }
    // "no bake flan": how it is made.
    if token.isWord("no"), index + 2 < tokens.count, FrameReader.ways.contains(tokens[index + 1]),
      filter.isContent(index + 2)
    {
      index += 2
      return
    }
    if let end = stirredIn() { return take(.gap, count: end - index) }
    // "made spaghetti and had a cup of it".
    if token.isWord("made"), !isAfterContent, filter.isContent(index + 1) { return take(.hard) }
    if isArticleOfName { return content() }
    if let end = box() ?? remainder() { return take(.gap, count: end - index) }
    if timesCount(token) || repeats() || ownPart(token) { return }
    if background(token) { return }
    // "walnuts on top of porridge".
    if token.isWord("on"), index + 2 < tokens.count, tokens[index + 1].isWord("top"), tokens[index + 2].isWord("of") {
      return take(.soft(.on, index), count: 3)
    }
    // "a smoothie containing 100 g of kale".
    if token.isWord("containing"), let held = quantities.quantity(at: index + 1), !held.isArticle {
      return take(.soft(.with, index))
    }
    if let end = apposition() ?? maker() { return take(.gap, count: end - index) }
    if let count = filter.joiner(at: index) {
      isAfterVerb = false
      isAdding = false
      // "cereal but no milk": said of the cereal.
      let isWithout = token.isWord("but") && Self.lacking.contains(at: index + 1, in: tokens)
      return take(isWithout ? .soft(.comma, index) : .hard, count: count)
    }
    if let meal = MealWords.mealTypes[token], !isFoodName(index) { elements.append(.meal(meal)) }
    if let end = flavorOf() { return drop(to: end) }
    if isInfinitiveOfEating {
      isAfterVerb = true
      return take(.hard, count: 2)
    }
    if let end = filter.prepositionalScene(at: index) {
      noteMeals(in: index..<end)
      return take(.gap, count: end - index)
    }
    if timeOfDay() { return }
    if let end = filter.sceneRun(at: index, afterContent: isAfterContent) {
      noteMeals(in: index..<end)
      return take(.gap, count: end - index)
    }
    // "vegetables, including carrots" goes on with the vegetables.
    if token.isWord("including"), isAfterFood { return content() }
    if marker() || eachWith() || eachAhead() || eachBehind() || labelledFigure() { return }
    if filter.isVerb(index), !isParticiple(token), !isMeasuredNext {
      isAfterVerb = true
      if MealWords.adding.contains(token) { isAdding = true }
      return take(.hard)
    }
    if amount() { return }
    if MealWords.subordinators.contains(token), !isAfterVerb {
      return drop(to: filter.restOfPhrase(from: index + 1))
    }
    if isRomanceAnd { return take(.soft(.and, index)) }
    if let joiner = MealWords.softJoiners[token] {
      if isAfterVerb { index += 1 } else { take(.soft(joiner, index)) }
      return
    }
    if namesFood(token) { return content() }
    if token.isWord("from"), isAfterContent { return origin() }
    if MealWords.prepositions.contains(token) || isAfterVerb && MealWords.particles.contains(token) {
      return preposition(token)
    }
    if filter.isDroppable(index) {
      let isCopula = token.isOne(of: "is", "are", "was", "were", "which", "that", "it")
      if isCopula {
        if let end = complement() { drop(to: end) } else { take(.gap) }
      } else {
        index += 1
      }
      return
    }
    content()
  }

  private static let infinitives: WordSet = ["have", "eat", "drink", "get", "grab", "try", "finish", "order", "taste"]

  /// "obliged to have a crumpet", "lucky enough to get a plate of it": what follows was eaten.
  var isInfinitiveOfEating: Bool {
    tokens[index].isWord("to") && index + 2 < tokens.count && Self.infinitives.contains(tokens[index + 1])
      && (filter.startsNounPhrase(index + 2) || quantities.quantity(at: index + 2) != nil)
  }

  /// "vitamin enhanced water": a participle between two words of a name.
  func isParticiple(_ token: Token) -> Bool {
    isAfterContent && token.folded.hasSuffix("ed") && filter.isContent(index + 1)
  }

  /// Nothing but an article stands before.
  private var isBeforeFood: Bool {
    switch elements.last {
    case nil, .hard?, .soft?: true
    case .quantity(let quantity)?: quantity.isArticle && !quantity.hasUnit && quantity.size == nil
    default: false
    }
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

  mutating func content() {
    isAfterVerb = false
    if MealWords.adding.contains(tokens[index]) { isAdding = true }
    take(.word(index))
  }

  func followsContent(_ position: Int) -> Bool { filter.isContent(position) }

  func isFoodName(_ position: Int) -> Bool {
    filter.isContent(position + 1) && MealWords.sceneInNames.contains(tokens[position])
  }
}
