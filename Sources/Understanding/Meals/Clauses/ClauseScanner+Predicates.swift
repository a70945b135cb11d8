/// What is said of a food right behind its name: how it came out, what it did for somebody, what was given for it.
extension ClauseScanner {
  /// Verbs that what a thing was like stands behind.
  static let becoming = ListWords.seeming.union(["came", "turned", "went", "stayed", "remained"])
  private static let directions = WordList.words("out down up off over")
  private static let degrees = WordList.words(
    "really so very quite too pretty rather a an bit little just all absolutely properly surprisingly")
  private static let objects: WordSet = ["me", "us"]
  static let doing = WordList.words(
    "woke saved fixed cured rescued revived warmed filled cheered did kept set beat hit killed judging calling tempting"
  )

  /// The end of "nothing stronger than" at `index`, which leads to what was had, and of "barely touched" behind it.
  func littleMore() -> Int? {
    guard index + 1 < tokens.count else { return nil }
    if tokens[index].isWord("nothing"), index + 2 < tokens.count, tokens[index + 2].isWord("than") { return index + 3 }
    return tokens[index].isOne(of: "barely", "hardly", "scarcely") && tokens[index + 1].isWord("touched")
      ? index + 2 : nil
  }

  /// The end of "instead" behind a food: "had soup instead".
  func instead() -> Int? {
    guard tokens[index].isWord("instead"), isAfterContent, endsPhrase(index + 1) else { return nil }
    return index + 1
  }

  /// "came out fine", "went cold", "felt like bliss"; "turned out to be" and "came with" lead to what it was.
  func becoming() -> Int? {
    guard elements.contains(where: \.isWord), isAfterContent, Self.becoming.contains(tokens[index]) else { return nil }
    var end = index + 1
    while end < tokens.count, Self.directions.contains(tokens[end]) || Self.degrees.contains(tokens[end]) { end += 1 }
    guard end < tokens.count, tokens[end].kind == .word, !tokens[end].isBreak else { return nil }
    if tokens[end].isWord("like") { return filter.restOfPhrase(from: end + 1) }
    let next = end + 1
    guard !tokens[end].isOne(of: "to", "of", "into", "through", "it", "me", "us"),
      tokens.breaks(at: next) || filter.joiner(at: next) != nil || MealWords.small.contains(tokens[next])
        || MealWords.subordinators.contains(tokens[next])
    else { return nil }
    return next
  }

  /// "fixed me this morning", "judging me": what the food, or who looks on, does to somebody.
  func doing() -> Int? {
    guard elements.contains(where: \.isWord), index + 1 < tokens.count, Self.objects.contains(tokens[index + 1]),
      Self.doing.contains(tokens[index])
    else {
      return nil
    }
    return filter.restOfPhrase(from: index + 2)
  }

  private static let compared = WordList.words(
    "something anything things thing stuff food foods i we looked felt tasted looks tastes more much just")

  /// "like a king", "as usual" behind a food: how it was eaten, or what it was like.
  func manner() -> Int? {
    guard elements.contains(where: \.isWord), index > 0, index + 1 < tokens.count,
      !Self.compared.contains(tokens[index - 1])
    else { return nil }
    if tokens[index].isWord("like"), tokens[index + 1].isOne(of: "a", "an", "some"), index + 2 < tokens.count,
      tokens[index + 2].kind == .word, !tokens[index - 1].isSign(",")
    {
      return filter.restOfPhrase(from: index + 2)
    }
    // "thick as usual".
    let start = tokens[index - 1].isSign(",") ? index + 1 : index
    guard start + 1 < tokens.count, tokens[start].isWord("as") else { return nil }
    return tokens[start + 1].isOne(of: "usual", "always", "ever", "normal") ? start + 2 : nil
  }

  private static let bits = WordList.words(
    "grain crumb drop bite bit morsel mouthful scrap spoonful forkful sip slice strand")

  /// "every last crumb", "to the last bite": all of it.
  func lastOf() -> Int? {
    guard elements.contains(where: \.isWord) else { return nil }
    if tokens[index].isOne(of: "to", "down"),
      let last = tokens[index...].prefix(4).firstIndex(where: { $0.isWord("last") }),
      last + 1 < tokens.count, Self.bits.contains(tokens[last + 1]),
      tokens[(index + 1)..<last].allSatisfy({ $0.isOne(of: "to", "the", "very") })
    {
      return last + 2
    }
    guard tokens[index].isWord("every"), index + 2 < tokens.count,
      tokens[index + 1].isOne(of: "last", "single"), Self.bits.contains(tokens[index + 2])
    else { return nil }
    let end = index + 3
    return end + 1 < tokens.count && tokens[end].isWord("of") && tokens[end + 1].isOne(of: "it", "them")
      ? end + 2 : end
  }

  /// Takes "left me with" at `index`: what was had follows.
  mutating func leftWith() -> Bool {
    guard FrameReader.leavesMeWith(tokens, at: index) else { return false }
    take(.hard, count: 3)
    isAfterVerb = true
    return true
  }

  static let providing = WordList.words(
    """
    left made baked cooked brought bought gave ordered sent packed saved got grilled fried roasted prepared poured dropped
    refused rejected abandoned
    """)

  /// "the scones the kids left", "the flan my aunt baked": who it was from.
  func providedBy() -> Int? {
    guard elements.contains(where: \.isWord), isAfterContent else { return nil }
    var at = index
    if IntentWords.determiners.contains(tokens[at]),
      !NumberWords.articles.contains(tokens[at]) || tokens[at].isWord("the")
    {
      at += 1
      guard at < tokens.count, IntentWords.others.contains(tokens[at]) else { return nil }
      at += 1
      if FrameReader.isName(at, tokens) { at += 1 }
    } else {
      guard FrameReader.isCalled(at, tokens) else { return nil }
      at += 1
    }
    guard at < tokens.count, Self.providing.contains(tokens[at]) else { return nil }
    return filter.restOfPhrase(from: at + 1)
  }

  private static let exchanging: WordSet = ["swapped", "traded", "exchanged", "swapping", "trading"]
  private static let longestExchange = 7

  /// Takes "swapped the fries for" at `index`: what was had instead follows.
  mutating func exchange() -> Bool {
    guard Self.exchanging.contains(tokens[index]), !isAfterContent else { return false }
    let given = tokens[(index + 1)...].prefix(Self.longestExchange).prefix { $0.kind == .word }
    guard let lead = given.firstIndex(where: { $0.isWord("for") }), lead > index + 1,
      tokens[(lead + 1)...].first.map({ MealWords.mealTypes[$0] == nil }) ?? false
    else { return false }
    take(.hard, count: lead + 1 - index)
    isAfterVerb = true
    return true
  }
}
