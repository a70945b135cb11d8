extension SentenceSplitter {
  private static let eating = EatingWords.plain
  private static let meanwhile: WordSet = ["while", "whilst", "whereas"]
  private static let lengths: WordSet = ["hour", "half", "hr", "marathon"]

  /// "after a 5 km run we had a beer": whether at `index`, without a comma, the circumstance that `joint` began at
  /// `start` ends and what is told begins. Only where something measured was done: "after dinner I had" is a time.
  static func beginsReport(_ index: Int, behind joint: String, from start: Int, in tokens: [Token]) -> Bool {
    guard index > start + 1 else { return false }
    let token = tokens[index]
    // "instead of the gym I mowed the lawn".
    if joint == "instead", ListWords.tellers.contains(token), index + 1 < tokens.count,
      IntentWords.reports.contains(tokens[index + 1]) || tokens[index + 1].folded.hasSuffix("ed")
    {
      return true
    }
    // "While Priya had curry I had a wrap".
    if ListWords.tellers.contains(token), meanwhile.contains(joint), index + 1 < tokens.count,
      !ListWords.tellers.contains(tokens[start]), IntentWords.eating.contains(tokens[index + 1])
    {
      return true
    }
    guard token.kind == .word, TimeWords.circumstances.contains(joint) else { return false }
    // "after a week in Italy I'm 79.9 kg".
    if token.isOne(of: "i'm", "im"), index + 1 < tokens.count, tokens[index + 1].kind == .number,
      UnitTable.unit(at: index + 2, in: tokens)?.unit.dimension == .mass
    {
      return true
    }
    let isTold =
      ListWords.tellers.contains(token) && index + 1 < tokens.count && IntentWords.reports.contains(tokens[index + 1])
      || eating.contains(token) && !ListWords.tellers.contains(tokens[index - 1])
    return isTold && tokens[start..<index].contains { $0.isCount || lengths.contains($0) }
  }

  private static let soon = straight.union(["soon", "shortly"])

  /// "straight after", "right before": how soon, and nothing of what was done.
  static func isSoon(_ token: Token, before joint: Token) -> Bool {
    soon.contains(token) && joint.isOne(of: "after", "before", "afterwards", "following")
  }

  /// "Post Raisin Bran": who makes it.
  static func isMaker(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].isWord("post") && index + 1 < tokens.count && tokens[index + 1].kind == .word
      && SceneFilter.isCapitalLetter(tokens[index]) && SceneFilter.isCapitalLetter(tokens[index + 1])
  }

  /// "160 lb. 7 mile bike ride": a measure of something else begins behind the point; "1 lb. 2 oz." goes on.
  static func isNextReport(_ index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].kind == .number, let unit = UnitTable.unit(at: index + 1, in: tokens)?.unit else {
      return false
    }
    return unit.dimension == .length || unit.dimension == .time
  }

  /// "weights followed by 15 min rowing", "40 km ride straight into a 5k run": what was done next. What is eaten is one
  /// meal.
  static func isFollowed(_ index: Int, from start: Int, in tokens: [Token]) -> Bool {
    guard index > start, index + 1 < tokens.count else { return false }
    let isNext =
      tokens[index].isWord("followed") && tokens[index + 1].isWord("by")
      || straight.contains(tokens[index]) && tokens[index + 1].isWord("into")
    return isNext
      && !ActivityLexicon.reference.mentions(in: Array(tokens[start..<index])).isEmpty
  }

  private static let straight: WordSet = ["straight", "directly", "immediately", "right"]

  private static let recently = WordList.words(
    "just yesterday today tonight morning lunch breakfast dinner noon midday earlier")

  /// "Hungry until I ate a wrap": what was eaten at last; "until I had finished" is a time.
  static func tellsUntil(_ index: Int, from start: Int, in tokens: [Token]) -> Bool {
    tokens[index].isWord("until") && index > start && index + 3 < tokens.count
      && ListWords.tellers.contains(tokens[index + 1]) && EatingWords.plain.contains(tokens[index + 2])
      && (IntentWords.determiners.contains(tokens[index + 3]) || tokens[index + 3].isCount)
  }

  private static let subjects = ListWords.determiners.union([
    "there", "it", "he", "she", "they", "everyone", "everybody", "nobody", "somebody", "someone", "nothing",
  ])
  private static let longestSubject = 5

  /// "Some kebab since my train was cancelled", "soup when the power went off": a clause of its own about something else.
  static func tellsCircumstance(_ index: Int, from start: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isOne(of: "since", "when", "as"), index > start, index + 2 < tokens.count,
      subjects.contains(tokens[index + 1])
        || tokens[index].isWord("when") && tokens[index + 1].isWord("i") && tokens[index + 2].isWord("should"),
      !TimeWords.meals.contains(tokens[index + 2])
    else { return false }
    let clause = Array(tokens[(index + 1)...].prefix { $0.kind == .word && !$0.isBreak })
    return VerbWords.finite.occurs(in: clause.dropFirst().prefix(longestSubject)) || SettingClause(clause) != nil
  }

  /// "Homesick since I had pierogi last night": what was had a while ago is told behind it; "since I ate less" is no time.
  static func tellsSince(_ index: Int, from start: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord("since"), index > start, index + 2 < tokens.count,
      ListWords.tellers.contains(tokens[index + 1])
    else { return false }
    let verb = tokens[index + 2].isWord("just") || tokens[index + 2].isWord("only") ? index + 3 : index + 2
    guard verb < tokens.count, eating.contains(tokens[verb]) else { return false }
    let isLastNight = tokens[verb...].indices.dropLast().contains {
      tokens[$0].isWord("last") && tokens[$0 + 1].isWord("night")
    }
    return isLastNight || recently.occurs(in: tokens[(index + 2)...])
  }

  /// "Nothing today apart from a pear", "nothing fancier than tea": how many words lead to what there was after all.
  static func exceptionLength(at index: Int, in tokens: [Token]) -> Int {
    guard index > 0, index + 1 < tokens.count else { return 0 }
    switch tokens[index] {
    case "apart", "aside": return tokens[index + 1].isWord("from") ? 2 : 0
    case "other": return tokens[index + 1].isWord("than") ? 2 : 0
    case "than": return index > 1 && tokens[index - 2].isWord("nothing") ? 1 : 0
    default: return 0
    }
  }
}
