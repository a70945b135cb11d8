/// Why something was eaten, told before it in a clause that would be read as a complaint or a denial: "I was so tired that
/// dinner was toast", "forgot my lunch so I bought a wrap".
enum Reasons {
  private static let states: WordSet = [
    "i", "we", "i'm", "im", "was", "were", "am", "are", "felt", "got", "been", "it",
  ]
  private static let subjects: WordSet = ["i", "we", "my", "our", "all"]
  private static let missing: WordSet = ["forgot", "left", "forgotten"]
  private static let provisions: WordSet = [
    "lunch", "lunchbox", "breakfast", "sandwich", "sandwiches", "dinner", "tupperware", "snacks", "bento",
  ]
  private static let getting: WordSet = ["bought", "got", "grabbed", "ordered", "had", "picked"]
  private static let longestReason = 12

  /// `tokens` without the reason, and with "had" for what was got for it.
  static func dropped(from tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 4 else { return tokens }
    return sleepless(tokens, holdsFood) ?? soThat(tokens, holdsFood) ?? forgotten(tokens, holdsFood) ?? parted(tokens)
      ?? tokens
  }

  private static let denials: WordSet = ["couldn't", "can't", "didn't", "wouldn't"]
  private static let behindSleep: WordSet = [",", ".", "and", "so", "i", "just", "again"]

  /// "At 1am ate toast" for "at 1am couldn't sleep so ate toast": the hour is that of what was eaten.
  private static func sleepless(_ tokens: [Token], _ holdsFood: ([Token]) -> Bool) -> [Token]? {
    guard let sleep = tokens.dropFirst(2).firstIndex(where: { $0.isWord("sleep") }),
      denials.contains(tokens[sleep - 1]),
      sleep < 6, case let next = behindSleep.end(from: sleep + 1, in: tokens), next > sleep + 1, next < tokens.count,
      tokens[..<(sleep - 1)].contains(where: { $0.kind == .clock || $0.isOne(of: "am", "pm") }),
      IntentWords.eating.contains(tokens[next]) || IntentWords.reports.contains(tokens[next]),
      holdsFood(Array(tokens[next...]))
    else { return nil }
    let start = tokens[sleep - 2].isOne(of: "i", ",") ? sleep - 2 : sleep - 1
    return Array(tokens[..<start] + tokens[next...])
  }

  private static let troubles = WordList.words(
    """
    hurts hurt sore tired up knackered exhausted stiff ill sick busy late raining rained pouring cold hot dead fried aching
    achy injured hungover shattered drained wrecked time off flu headache dark
    """)

  /// "My knee hurts, so just a 20 min swim" for the same without its comma.
  private static func parted(_ tokens: [Token]) -> [Token]? {
    guard let so = tokens.dropFirst().dropLast(2).firstIndex(where: { $0.isWord("so") }),
      troubles.contains(tokens[so - 1]),
      case let next = tokens[so + 1].isOne(of: "just", "only") ? so + 2 : so + 1, next < tokens.count,
      tokens[next].isCount || NumberWords.articles.contains(tokens[next])
    else { return nil }
    return tokens[..<so] + [Token.sign(",", at: tokens[so].range)] + tokens[so...]
  }

  /// "I was so knackered on Monday that supper was crisps"; the day is kept.
  private static func soThat(_ tokens: [Token], _ holdsFood: ([Token]) -> Bool) -> [Token]? {
    guard let so = tokens.prefix(5).firstIndex(where: { $0.isWord("so") }), so > 0, so + 4 < tokens.count,
      states.contains(tokens[so - 1]), tokens[..<so].allSatisfy({ states.contains($0) }),
      let that = tokens[(so + 2)...].prefix(longestReason).firstIndex(where: { $0.isWord("that") }),
      that + 3 < tokens.count,
      subjects.contains(tokens[that + 1]) || TimeWords.meals[tokens[that + 1]] != nil,
      !tokens[so..<that].contains(where: { $0.kind == .punctuation }),
      holdsFood(Array(tokens[(that + 1)...].prefix(10)))
    else { return nil }
    return Array(tokens[(so + 2)..<that] + tokens[(that + 1)...])
  }

  /// "Left my sandwiches on the bus so I got a pasty".
  private static func forgotten(_ tokens: [Token], _ holdsFood: ([Token]) -> Bool) -> [Token]? {
    guard let verb = missing.firstIndex(in: tokens.prefix(2)),
      verb == 0 || tokens[0].isWord("i"), verb + 2 < tokens.count, tokens[verb + 1].isWord("my"),
      provisions.occurs(in: tokens[(verb + 2)...].prefix(2)),
      let so = tokens[(verb + 3)...].prefix(longestReason).firstIndex(where: { $0.isOne(of: "so", "and") }),
      case let person = tokens[so + 1].isWord("i") ? so + 1 : so, person + 2 < tokens.count,
      getting.contains(tokens[person + 1])
    else { return nil }
    let object = tokens[person + 1].isWord("picked") && tokens[person + 2].isWord("up") ? person + 3 : person + 2
    guard holdsFood(Array(tokens[object...].prefix(5))) else { return nil }
    return Token.words(["i", "had"], at: tokens[person].range) + tokens[object...]
  }
}
