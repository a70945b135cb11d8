/// Counts of nothing.
extension FrameReader {
  /// What "zero" and "0" say a food is made without: its name goes on behind them.
  static let leftOut = WordList.words(
    """
    sugar fat calorie calories cal cals kcal kcals carb carbs alcohol abv salt caffeine waste proof sugars lactose
    gluten coke pepsi sprite fanta percent degrees
    """)
  private static let leads: WordSet = ["i", "we", "i've", "had", "ate", "drank", "have", "log", "add"]

  /// "0 eggs", "I had zero biscuits": none of what follows; "zero sugar cola" is a name.
  static func countsNone(_ tokens: [Token]) -> Bool {
    var start = 0
    while start + 1 < tokens.count, tokens[start].kind == .word,
      leads.contains(tokens[start]) || IntentWords.openers.contains(tokens[start])
    { start += 1 }
    return isNone(at: start, in: tokens) || start == 0 && isNoneOf(0, in: tokens) || didNone(tokens)
  }

  /// "Ran 0 km", "did 0 push-ups": the only figure, and nothing was done.
  private static func didNone(_ tokens: [Token]) -> Bool {
    guard tokens.count(where: \.isCount) == 1,
      let zero = tokens.firstIndex(where: { $0.says("0") || $0.isWord("zero") }),
      zero > 0
    else { return false }
    if case let dimension? = UnitTable.unit(at: zero + 1, in: tokens)?.unit.dimension,
      [.time, .length].contains(dimension)
    {
      return !ActivityLexicon.reference.mentions(in: tokens).isEmpty
    }
    return tokens.word(zero + 1).isOne(of: "steps", "reps", "lengths", "laps")
      || ExerciseLexicon.reference.mentions(in: Array(tokens[(zero + 1)...])).contains { $0.range.lowerBound == 0 }
  }

  private static let parts = ListWords.determiners.union(["any", "it", "them"])

  /// "Ate none of my trifle": nothing of it, nor of what the list goes on with.
  static func deniesAll(_ tokens: [Token], from start: Int) -> Bool {
    tokens[start...].prefix(5).indices.contains { index in
      isNoneOf(index, in: tokens)
        && (index == start || leads.contains(tokens[index - 1]) || having.contains(tokens[index - 1]))
    }
  }

  private static func isNoneOf(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].isWord("none") && tokens.word(index + 1) == "of" && parts.contains(at: index + 2, in: tokens)
  }

  private static let having: WordSet = ["took", "got", "tried", "touched", "finished", "wanted"]

  /// Whether the token at `index` counts nothing of what stands behind it.
  static func isNone(at index: Int, in tokens: [Token]) -> Bool {
    guard index + 1 < tokens.count, tokens[index].says("0") || tokens[index].isWord("zero") else { return false }
    // "0 g sugar yogurt" is a name too.
    let unit = UnitTable.unit(at: index + 1, in: tokens)?.count ?? 0
    guard index + 1 + unit < tokens.count else { return false }
    let next = tokens[index + 1 + unit]
    return next.kind == .word && next.join != .hyphen && !leftOut.contains(next)
      && !leftOut.contains(tokens[index + 1])
  }
}

/// Food that there was none of any more, or none that could be eaten.
extension FrameReader {
  private static let copulas = IntentWords.copulas.union(["all", "completely", "totally", "just"])
  private static let running = WordList.words(
    """
    we they i he she it we're they're we'd they'd they've we've i'd i've were are was is had have been just all clean totally
    completely already sold run ran
    """)
  private static let longestStock = 4

  /// "They'd sold out of gumbo", "out of oats", "the bread was mouldy": why something else was had.
  static func isSpent(_ tokens: [Token], from start: Int) -> Bool {
    guard start < tokens.count, let last = tokens.last else { return false }
    if MealWords.spoilt.contains(last), tokens.count > start + 2, copulas.contains(tokens[tokens.count - 2]) {
      return true
    }
    guard let out = tokens[start...].prefix(6).firstIndex(where: { $0.isWord("out") }), tokens.word(out + 1) == "of",
      out + 2 < tokens.count, tokens.count - out - 2 <= longestStock, tokens[out + 2].kind == .word,
      !IntentWords.determiners.contains(tokens[out + 2]), !tokens[out + 2].isCount,
      !tokens[out + 2].isOne(of: "this", "that", "these", "those")
    else { return false }
    return tokens[start..<out].allSatisfy { running.contains($0) || isPlaceOfSale($0) }
  }

  private static func isPlaceOfSale(_ token: Token) -> Bool {
    token.isWord("the") || MealWords.places.contains(token) || token.isOne(of: "shop", "deli", "cafe")
  }
}

/// What came to somebody else: "the crusts went to the ducks".
extension FrameReader {
  private static let creatures: WordSet = [
    "dog", "dogs", "cat", "cats", "birds", "ducks", "gulls", "seagulls", "pigeons", "hens", "chickens", "pigs", "bin",
    "compost", "fox", "squirrels",
  ]
  private static let goers: WordSet = ["i", "we", "he", "she", "they", "who", "and", "then"]

  /// Whether food "went to" a person, an animal or the bin; whoever goes to one is no food.
  static func wentToOthers(_ tokens: [Token], from start: Int) -> Bool {
    guard let went = tokens.firstIndex(where: { $0.isWord("went") }), went > start, tokens.word(went + 1) == "to",
      !goers.contains(tokens[went - 1]), !hasReport(Array(tokens[..<went]), from: start)
    else { return false }
    let at = went + 2
    if isNamedPerson(at, in: tokens) { return true }
    guard IntentWords.determiners.contains(at: at, in: tokens) else { return false }
    return creatures.contains(at: at + 1, in: tokens) || IntentWords.others.contains(at: at + 1, in: tokens)
  }
}
