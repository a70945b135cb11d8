/// What was done, told in the present tense.
extension FrameReader {
  static let standardAnchor = Anchor(standards)

  private static let verbs: WordSet = ["eat", "drink", "run", "walk", "swim", "cycle", "train", "play", "take", "have"]
  /// Beside these the present is of every day.
  private static let repeated = WordList.words(
    """
    usually normally typically generally always often sometimes never rarely daily weekly every each per when whenever if
    because most many times lots like mostly only mainly anything everything meals meal whatever tonight tomorrow kcal
    calories protein carbs out healthy
    """)

  /// "Yesterday I eat 6 pelmeni", "this morning I drink tea", "I eat 2 plums": a time that has passed, or an amount, tells
  /// of one day; "I eat 2 plums a day" of all.
  static func tellsInPresent(_ tokens: [Token], isMeasured: Bool = false) -> Bool {
    guard
      let verb = tokens.indices.first(where: { index in
        index > 0 && verbs.contains(tokens[index]) && tokens[index - 1].isOne(of: "i", "we")
      }),
      !repeated.occurs(in: tokens), !DietWords.areNamed(in: tokens), !isOften(tokens)
    else { return false }
    if isMeasured || statesAmount(Array(tokens[verb...])) { return true }
    let time = TimeScanner.scan(tokens)
    // "I eat for lunch rice": told of this lunch, in the order of other languages.
    if time.meal != nil, tokens.word(verb + 1).isOne(of: "for", "at"), time.covered.first?.lowerBound == verb + 1 {
      return true
    }
    guard time.day != .future else { return false }
    return time.day != nil || time.secondsAgo != nil
  }

  private static let postures = WordList.words(
    "sitting standing waiting lying driving working staring looking thinking wondering shivering crying laughing")
  private static let now: WordSet = ["now", "just", "still", "currently", "here", "only", "finally"]

  /// "I'm sitting on the step": what one is at beside any meal; "sitting here with a coffee" has one.
  static func isPosture(_ tokens: [Token], from start: Int) -> Bool {
    guard tokens.word(start).isOne(of: "i'm", "im", "we're") else { return false }
    let verb = now.end(from: start + 1, in: tokens)
    return postures.contains(at: verb, in: tokens)
      && !tokens[verb...].contains { $0.isWord("with") || EatingWords.ongoing.contains($0) } && !statesMeasure(tokens)
  }

  private static let relishing: WordSet = ["love", "like", "enjoy", "hate", "adore", "miss", "prefer"]

  /// "I love eating rice", "I used to run": verbs of report that report nothing.
  static func isNoReport(_ index: Int, _ tokens: [Token]) -> Bool {
    if tokens[index].isWord("used") { return tokens.word(index + 1) == "to" }
    // "Salsa or fried egg": how it is made, and nobody's doing.
    if CookingWords.cooked.contains(tokens[index]), index > 0,
      tokens.word(index - 1).isOne(of: "or", "eat", "eats", "than", "between", "about", "of", "a", "an", "the")
    {
      return true
    }
    return tokens[index].folded.hasSuffix("ing") && relishing.contains(at: index - 1, in: tokens)
  }

  /// "I have pizza on fridays": of every week.
  static func isWeekly(_ tokens: [Token]) -> Bool {
    tellsHowOften(tokens)
      || tokens.indices.dropLast().contains { index in
        guard tokens[index].isWord("on") || tokens[index].isWord("at") else { return false }
        let next = tokens.word(index + 1)
        return next == "weekends" || TimeWords.isWeekdays(next.folded)
      }
  }

  /// "gym x3 this week", "weights twice this week".
  private static func tellsHowOften(_ tokens: [Token]) -> Bool {
    guard let this = tokens.indices.dropLast().first(where: { tokens[$0].isWord("this") || tokens[$0].isWord("last") }),
      tokens.word(this + 1).isOne(of: "week", "month", "year"), this > 0
    else { return false }
    let isCounted = tokens[this - 1].kind == .number && tokens.word(this - 2) == "x"
    return isCounted || tokens.word(this - 1).isOne(of: "x", "times", "twice")
  }

  /// "a day", "on mondays".
  static func isOften(_ tokens: [Token]) -> Bool {
    isWeekly(tokens)
      || tokens.indices.contains { index in
        tokens.word(index).isOne(of: "a", "an")
          && tokens.word(index + 1).isOne(of: "day", "week", "month", "night", "year")
          && !namesOccasion(index, tokens) && tokens.word(index + 2) != "ago"
      }
  }

  /// "A night in", "a day out": no rate.
  private static func namesOccasion(_ index: Int, _ tokens: [Token]) -> Bool {
    tokens.word(index + 2).isOne(of: "in", "out", "off", "away") && tokens.word(index - 1) != "times"
  }

  private static let standards: WordSet = [
    "usual", "normal", "typical", "average", "pb", "pr", "record", "best", "max",
  ]

  /// "My usual run is 6k", "my 10k pb is 51 min": what holds at large.
  static func tellsStandard(_ tokens: [Token], from start: Int) -> Bool {
    guard tokens.word(start) == "my", let copula = tokens.firstIndex(where: { $0.isWord("is") }), copula - start <= 5
    else { return false }
    return standards.occurs(in: tokens[start..<copula])
      && !tokens.contains { $0.isOne(of: "now", "new", "today") || TimeWords.meals.contains($0) }
  }

  /// "I enjoy 2 pears": a count, and no figure of how often.
  static func relishesCount(_ tokens: [Token]) -> Bool {
    tokens.contains { $0.isOne(of: "like", "love", "enjoy") } && statesAmount(tokens)
      && !tokens.contains { $0.isOne(of: "day", "week", "daily", "weekly", "times") }
  }
}
