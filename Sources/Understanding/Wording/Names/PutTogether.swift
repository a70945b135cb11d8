/// What was put together in a clause of its own: "fried the fish and stuffed it in a roll" is fish, and a roll.
enum PutTogether {
  private static let verbs = WordList.words(
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
    guard tokens.count > 5, let verb = tokens.dropFirst(2).firstIndex(where: { verbs.contains($0) }) else {
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

  private static let mixing: WordSet = ["tossed", "mixed", "combined", "blended", "whisked", "stirred", "layered"]
  private static let heads: WordSet = ["i", "we", "and", "then", "just", "also"]

  /// `tokens` with "had" for the verb of "tossed two cups of spinach with a spoon of oil"; what is tossed alone is thrown
  /// away.
  static func eaten(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard let verb = tokens.firstIndex(where: { mixing.contains($0) }), verb + 4 < tokens.count,
      verb == 0 || heads.contains(tokens[verb - 1]) || tokens[verb - 1].kind == .punctuation,
      ListWords.determiners.contains(tokens[verb + 1]) || tokens[verb + 1].isCount,
      case let clause = tokens[(verb + 2)...].prefix(while: { $0.kind != .punctuation }),
      let joint = clause.firstIndex(where: {
        prepositions.contains($0) || $0.isWord("and") && !tokens[verb].isWord("tossed")
      }),
      joint + 1 < tokens.count,
      !stores.occurs(in: clause[joint...]), holdsFood(Array(clause[..<joint])),
      holdsFood(Array(tokens[(joint + 1)...].prefix(longestName)))
    else { return tokens }
    var result = tokens
    result[verb] = Token.word("had", at: tokens[verb].range)
    if !tokens[joint].isOne(of: "with", "and") { result[joint] = Token.word("with", at: tokens[joint].range) }
    return result
  }

  private static let filled: WordSet = ["filled", "stuffed", "loaded", "packed", "layered"]
  private static let folded: WordSet = [
    "crepe", "crepes", "croissant", "croissants", "omelette", "omelettes", "omelet",
  ]

  /// `tokens` without the participle of "a croissant filled with ham and cheese".
  static func filledPlainly(_ tokens: [Token]) -> [Token] {
    if let over = tokens.indices.dropFirst(2).first(where: { isCover(before: $0, in: tokens) }) {
      return tokens[..<(over - 1)] + [Token.word("with", at: tokens[over].range)] + tokens[(over + 1)...]
    }
    guard let with = tokens.indices.dropFirst(2).first(where: { isFilling(before: $0, in: tokens) }) else {
      return tokens
    }
    return Array(tokens[..<(with - 1)] + tokens[with...])
  }

  private static let covers = WordList.words("melted cheese gravy sauce cheddar mozzarella guacamole salsa")

  /// What is coated with them is a food of its own: "strawberries dipped in chocolate".
  private static let coatings = WordList.words(
    "chocolate batter egg eggs caramel candy toffee flour dark milk white breadcrumbs")

  /// "A burger smothered in melted cheese" is one with it; so are "fries dipped in mayo".
  private static func isCover(before over: Int, in tokens: [Token]) -> Bool {
    if tokens[over - 1].isOne(of: "dipped", "dunked"), tokens[over].isOne(of: "in", "into"), over + 1 < tokens.count {
      return tokens[over - 2].kind == .word && !ListWords.pronouns.contains(tokens[over - 2])
        && !tokens[(over + 1)...].prefix(2).contains { coatings.contains($0) }
    }
    return tokens[over - 1].isOne(of: "covered", "smothered", "drowned") && tokens[over].isOne(of: "in", "with")
      && over + 1 < tokens.count && covers.contains(tokens[over + 1])
  }

  private static func isFilling(before with: Int, in tokens: [Token]) -> Bool {
    tokens[with].isWord("with") && filled.contains(tokens[with - 1])
      && (SandwichWords.carriers[tokens[with - 2]] != nil || folded.contains(tokens[with - 2]))
  }
}
