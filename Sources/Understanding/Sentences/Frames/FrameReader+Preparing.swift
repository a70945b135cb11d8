import Nutrition

/// Getting ready: meals cooked for other days, and races that are still to be run.
extension FrameReader {
  private static let whichDay: WordSet = ["on", "this", "next", "every", "for"]

  /// "Meal prep Monday", "meal prep 12 December": what is cooked then is eaten on other days. "Meal prep: 200 g turkey"
  /// may be all that is told of a meal.
  static func isMealPrep(_ tokens: [Token], from start: Int) -> Bool {
    guard let prep = tokens[start...].firstIndex(where: { $0.isWord("prep") }), prep > start,
      tokens[prep - 1].isWord("meal"), !EatingWords.having.occurs(in: tokens[..<prep])
    else { return false }
    let at = whichDay.end(from: prep + 1, in: tokens)
    guard at < tokens.count else { return false }
    return TimeWords.weekdays.contains(tokens[at])
      || at > prep + 1 && TimeWords.ambiguousWeekdays.contains(tokens[at])
      || isDate(at, in: tokens)
  }

  /// "12 December", "December 12".
  private static func isDate(_ index: Int, in tokens: [Token]) -> Bool {
    guard index + 1 < tokens.count else { return false }
    let pair = [tokens[index], tokens[index + 1]]
    return TimeWords.months.occurs(in: pair) && pair.contains { $0.kind == .number }
  }

  private static let entering: WordSet = ["entered", "enter", "entering"]

  private static let races = WordList.words(
    """
    race races marathon half triathlon tri duathlon aquathlon ultra ultramarathon ironman relay parkrun sportive
    competition contest tournament championship championships regatta meet event challenge league draw raffle lottery
    """)
  private static let longestName = 4

  /// "Entered a 10k", "we've entered the Berlin marathon": it is still to be run.
  static func isEntry(_ tokens: [Token], from start: Int) -> Bool {
    let verb = verb(tokens, from: start)
    guard entering.contains(at: verb, in: tokens), verb + 2 < tokens.count,
      IntentWords.determiners.contains(tokens[verb + 1]) || NumberWords.articles.contains(tokens[verb + 1])
    else { return false }
    return tokens.indices[(verb + 2)...].prefix(longestName).prefix { !tokens[$0].isBreak }.contains { index in
      races.contains(tokens[index]) || tokens[index].isCount && Intervals.length(at: index + 1, in: tokens) != nil
    }
  }
}
