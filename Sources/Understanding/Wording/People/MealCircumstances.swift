/// Who was there and between what something was eaten, where the words could name a food: "soup with pigeons for company",
/// "a scone between two budget meetings", "two dates on my tea break".
enum MealCircumstances {
  /// `tokens` without such circumstances.
  static func dropped(from tokens: [Token]) -> [Token] {
    guard tokens.count > 5 else { return tokens }
    let alone = withoutCompany(teaAsMeal(withoutKindOfDay(withoutPlate(tokens))))
    return withoutMaker(withoutMeanwhile(withoutMeetings(alone)))
  }

  private static let longestMeanwhile = 10

  /// "Soup while watching the rain, with a roll": the roll was eaten with the soup.
  private static func withoutMeanwhile(_ tokens: [Token]) -> [Token] {
    guard let place = tokens.dropFirst().firstIndex(where: { $0.isOne(of: "while", "whilst") }),
      place + 4 < tokens.count, tokens[place + 1].folded.hasSuffix("ing"),
      let comma = tokens[(place + 2)...].prefix(longestMeanwhile).firstIndex(where: { $0.isSign(",") }),
      comma + 2 < tokens.count, tokens[comma + 1].isOne(of: "with", "alongside", "plus"),
      tokens[comma + 2].isCount || ListWords.determiners.contains(tokens[comma + 2]),
      !tokens[place..<comma].contains(where: { $0.isCount || $0.isBreak })
    else { return tokens }
    return Array(tokens[..<place] + tokens[(comma + 1)...])
  }

  private static let makers: WordSet = ["she", "he", "they", "she'd", "he'd", "they'd"]
  private static let made: WordSet = ["made", "baked", "cooked", "brought", "bought", "prepared", "ordered", "roasted"]

  /// "A pie she had baked herself": whose work it was, and no baked food behind it.
  private static func withoutMaker(_ tokens: [Token]) -> [Token] {
    guard makers.occurs(in: tokens) else { return tokens }
    return tokens.replacing { index in
      guard index > 1, makers.contains(tokens[index]), tokens[index - 1].kind == .word,
        !ListWords.ands.contains(tokens[index - 1]),
        case let had = tokens[index].folded.hasSuffix("'d") ? index : index + 1, had + 1 < tokens.count,
        had == index || tokens[had].isWord("had"), made.contains(tokens[had + 1])
      else { return nil }
      var end = had + 2
      if end < tokens.count, tokens[end].isOne(of: "herself", "himself", "themselves") { end += 1 }
      guard tokens.breaks(at: end) || ListWords.ands.contains(tokens[end]) else { return nil }
      return (end, [])
    }
  }

  private static let whens = WordList.words(
    "last night yesterday today tonight this evening on monday tuesday wednesday thursday friday saturday sunday")

  /// "Tea last night was fish and chips": the meal, whose time is told before it then.
  private static func teaAsMeal(_ tokens: [Token]) -> [Token] {
    guard let tea = tokens.first, tea.isWord("tea"),
      let verb = tokens.prefix(5).firstIndex(where: { $0.isWord("was") || $0.isWord("were") }), verb > 1,
      tokens[1..<verb].allSatisfy({ whens.contains($0) })
    else { return tokens }
    return tokens[1..<verb] + [tea] + tokens[verb...]
  }

  private static let holding: WordSet = ["included", "includes", "held", "holds", "featured", "features", "consisted"]

  /// "Our holiday plate included 200 g of turkey": whose it was, and no plate of something.
  private static func withoutPlate(_ tokens: [Token]) -> [Token] {
    guard let verb = holding.firstIndex(in: tokens.dropFirst(2)), verb + 2 < tokens.count,
      tokens[verb - 1].isOne(of: "plate", "platter", "tray", "bowl", "lunchbox", "bento"),
      let owner = ListWords.determiners.lastIndex(in: tokens[..<verb].suffix(5))
    else { return tokens }
    let told = Token.words(["i", "had"], at: tokens[verb].range)
    return tokens[..<owner] + told + tokens[(tokens[verb + 1].isWord("of") ? verb + 2 : verb + 1)...]
  }

  private static let days = WordList.words(
    "night day morning evening afternoon week weekend mood vibe sunday monday tuesday wednesday thursday friday saturday"
  )

  /// "It was a pizza kind of night: two slices of margherita": what the night was like, and no second pizza.
  private static func withoutKindOfDay(_ tokens: [Token]) -> [Token] {
    guard let kind = tokens.dropFirst(2).firstIndex(where: { $0.isWord("kind") || $0.isWord("sort") }),
      kind + 3 < tokens.count, tokens[kind + 1].isWord("of"), days.contains(tokens[kind + 2]),
      let article = tokens[..<kind].suffix(5).lastIndex(where: { $0.isWord("a") || $0.isWord("an") })
    else { return tokens }
    return Array(tokens[..<article] + tokens[(kind + 2)...])
  }

  private static let flocks = WordList.words(
    "ducks geese swans sheep cows goats chickens hens birds sparrows robins bees horses dogs cats podcast radio book tv"
  )

  /// "Lunch with pigeons for company": who was there, and no food.
  private static func withoutCompany(_ tokens: [Token]) -> [Token] {
    guard let company = tokens.dropFirst(3).firstIndex(where: { $0.isWord("company") }),
      tokens[company - 1].isWord("for"),
      let with = tokens[..<company].suffix(7).lastIndex(where: { $0.isWord("with") })
    else { return tokens }
    let who = tokens[(with + 1)..<(company - 1)]
    if IntentWords.others.occurs(in: who) || flocks.occurs(in: who) || who.contains(where: SceneFilter.isCapitalLetter)
    {
      return Array(tokens[..<with] + tokens[(company + 1)...])
    }
    // "Soup with a buttered roll for company".
    return Array(tokens[..<(company - 1)] + tokens[(company + 1)...])
  }

  private static let meetings = WordList.words(
    "meetings calls lectures classes shifts appointments patients clients lessons sessions errands flights trains")

  /// "Between two budget meetings I had soup": when it was, and no food.
  private static func withoutMeetings(_ said: [Token]) -> [Token] {
    let tokens = withoutBreaks(said)
    guard let between = tokens.firstIndex(where: { $0.isWord("between") }),
      let end = meetings.firstIndex(in: tokens[(between + 1)...].prefix(4)),
      tokens[(between + 1)..<end].allSatisfy({ $0.kind != .punctuation })
    else { return tokens }
    return Array(tokens[..<between] + tokens[(end + 1)...])
  }

  /// "Two dates on my tea break": when it was, and no tea.
  private static func withoutBreaks(_ tokens: [Token]) -> [Token] {
    guard
      let rest = tokens.dropFirst(2).firstIndex(where: { $0.isWord("break") || $0.isWord("breaks") }),
      tokens[rest - 1].isOne(of: "tea", "coffee"),
      let lead = tokens[..<rest].suffix(4).firstIndex(where: {
        $0.isOne(of: "on", "at", "with", "during", "in", "for", "after", "before", "over")
      })
    else { return tokens }
    return Array(tokens[..<lead] + tokens[(rest + 1)...])
  }
}
