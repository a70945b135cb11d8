/// What is said of the food just named: how it was eaten and made, which kind it was and how much of it.
extension ClauseScanner {
  /// Takes what is said of a food in a fixed way: "over easy", "skin off", "with a little bit of fat".
  mutating func setPhrase() -> Bool {
    if let end = fixedPhrase() {
      take(through: end)
      return true
    }
    if leavesSkin() { return true }
    guard let fat = touchOfFat() else { return false }
    take(.soft(.with, index), count: fat - index)
    return true
  }

  /// Takes "straight from the jar": how it was eaten.
  mutating func wayOfEating(_ token: Token) -> Bool {
    guard token.isWord("straight") || token.isWord("right"), index + 1 < tokens.count,
      tokens[index + 1].isOne(of: "from", "out", "off", "after", "afterwards", "before", "away")
    else { return false }
    drop(to: filter.restOfPhrase(from: index + 2))
    return true
  }

  /// Takes "butter on both", "30 g on each" and "1 sugar in each": of what was named before.
  mutating func onWhatWasNamed(_ token: Token) -> Bool {
    if token.isOne(of: "on", "in"), eachBehind() { return true }
    guard token.isWord("on") else { return false }
    guard isAfterContent, index + 1 < tokens.count,
      tokens[index + 1].isOne(of: "both", "each", "all", "them", "it", "top"), tokens.ends(at: index + 2)
    else { return false }
    take(.gap, count: 2)
    return true
  }

  /// Takes the "of" of "a big breakfast of eggs": the meal was taken as the time.
  mutating func mealOfFoods(_ token: Token) -> Bool {
    guard token.isWord("of"), isBeforeFood, tokens.word(index + 1) != "course" else { return false }
    switch elements.last {
    case .quantity?: elements.removeLast()
    // "rice and a quick snack of 30 g nuts" begins anew.
    case .soft?: elements[elements.count - 1] = .hard
    default: break
    }
    index += 1
    return true
  }

  /// Nothing but an article stands before.
  private var isBeforeFood: Bool {
    switch elements.last {
    case nil, .hard?, .soft?: true
    case .quantity(let quantity)?: quantity.isArticle && !quantity.hasUnit && quantity.size == nil
    default: false
    }
  }

  /// Takes which kind a food was, and what it was changed for or served with.
  mutating func kindOrExchange() -> Bool {
    if let end = kindBehind() {
      take(.gap, count: end - index)
      return true
    }
    return nicknamed() || namedKind() || kindOfMany() || exchange() || leftWith() || partOfSoup() || cookedNot()
      || toldOneByOne()
  }

  /// Takes how a food was made.
  mutating func wayOfMaking(_ token: Token) -> Bool {
    // "no bake flan".
    if token.isWord("no"), index + 2 < tokens.count, FrameReader.ways.contains(tokens[index + 1]),
      filter.isContent(index + 2)
    {
      index += 2
      return true
    }
    if let end = stirredIn() {
      take(.gap, count: end - index)
      return true
    }
    // "made spaghetti and had a cup of it".
    guard token.isWord("made"), !isAfterContent, filter.isContent(index + 1) else { return false }
    take(.hard)
    return true
  }

  /// Takes what tells how much of a food was had, beside its amount: what it came in, what was left of it, how often it
  /// was had and by whom.
  mutating func shareOfNamed(_ token: Token) -> Bool {
    if let end = box() ?? remainder() {
      take(.gap, count: end - index)
      return true
    }
    return timesCount(token) || repeats() || ownPart(token)
  }

  /// Takes what a food is called besides, and who made it.
  mutating func otherName() -> Bool {
    guard let end = apposition() ?? maker() else { return false }
    take(.gap, count: end - index)
    return true
  }
}
