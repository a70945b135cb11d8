/// What was put together in a clause of its own: "fried the fish and stuffed it in a roll" is fish, and a roll.
enum PutTogether {
  static let verbs = WordList.words(
    """
    put stuffed wrapped rolled tucked stuck shoved piled poured spread sprinkled slapped ladled spooned stirred folded
    tossed mixed layered smeared plopped dumped drizzled loaded slid heaped scattered crumbled threw popped
    """)
  private static let pronouns: WordSet = ["it", "them", "that", "everything", "those", "all"]
  private static let prepositions: WordSet = [
    "in", "into", "inside", "on", "onto", "over", "through", "between", "with", "atop",
  ]
  /// What food is put in and not eaten from there and then.
  private static let stores = WordList.words(
    "bin trash rubbish compost freezer fridge oven microwave tupperware tub tubs lunchbox airfryer cooker")
  private static let longestName = 6

  /// `tokens` with a comma in the place of such words, where a food stands on either side.
  static func parted(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 5, let verb = verbs.firstIndex(in: tokens.dropFirst(2)) else {
      return tokens
    }
    var start = verb
    while start > 0, tokens[start - 1].isOne(of: "and", "then", "i", "we", ",") { start -= 1 }
    guard start > 1, start < verb, pronouns.contains(at: verb + 1, in: tokens) else { return tokens }
    var end = verb + 2
    if tokens[verb + 1].isWord("all"), pronouns.contains(at: end, in: tokens) { end += 1 }
    if end + 1 < tokens.count, tokens[end].isOne(of: "all", "up", "together"), prepositions.contains(tokens[end + 1]) {
      end += 1
    }
    guard prepositions.contains(at: end, in: tokens), end + 1 < tokens.count,
      case let base = Array(tokens[(end + 1)...].prefix(longestName).prefix { $0.kind != .punctuation }),
      !stores.occurs(in: base), holdsFood(base), holdsFood(Array(tokens[..<start]))
    else { return tokens }
    return Array(tokens[..<start]) + [Token.sign(",", at: tokens[start].range)] + tokens[(end + 1)...]
  }

  static let mixing: WordSet = [
    "tossed", "mixed", "combined", "blended", "whisked", "stirred", "layered", "blitzed", "whizzed", "liquidised",
  ]
  private static let heads: WordSet = ["i", "we", "and", "then", "just", "also"]

  /// `tokens` with "had" for the verb of "tossed two cups of spinach with a spoon of oil"; what is tossed alone is thrown
  /// away.
  static func eaten(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard let verb = mixing.firstIndex(in: tokens), verb + 4 < tokens.count,
      verb == 0 || heads.contains(tokens[verb - 1]) || tokens[verb - 1].kind == .punctuation,
      ListWords.determiners.contains(tokens[verb + 1]) || tokens[verb + 1].isCount,
      case let clause = tokens[(verb + 2)...].prefix(while: { $0.kind != .punctuation }),
      let joint = clause.firstIndex(where: {
        prepositions.contains($0) || $0.isWord("and") && !tokens[verb].isWord("tossed")
      }) ?? comma(behind: clause, of: tokens[verb], in: tokens),
      joint + 1 < tokens.count,
      !stores.occurs(in: clause[joint...]), holdsFood(Array(clause[..<joint])),
      holdsFood(Array(tokens[(joint + 1)...].prefix(longestName)))
    else { return tokens }
    var result = tokens
    result[verb] = Token.word("had", at: tokens[verb].range)
    if !tokens[joint].isOne(of: "with", "and", ",") { result[joint] = Token.word("with", at: tokens[joint].range) }
    return result
  }

  /// The comma of "blended 100 g oats, a banana": the list goes on behind it.
  private static func comma(behind clause: ArraySlice<Token>, of verb: Token, in tokens: [Token]) -> Int? {
    !verb.isWord("tossed") && clause.endIndex < tokens.count && tokens[clause.endIndex].isSign(",")
      ? clause.endIndex : nil
  }
}
