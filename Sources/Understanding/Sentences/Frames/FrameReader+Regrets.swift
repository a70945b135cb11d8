/// What was had although the clause sounds of a wish, an opinion or a denial.
extension FrameReader {
  static let regretting = PhraseTable(
    list: """
      wish i hadn't,wish we hadn't,wish i had not,wish i had never,wish i'd not,wish i'd never,wish we'd never
      shouldn't have,should not have,should never have,shouldn't of,ought not to have,oughtn't to have
      """)
  private static let eaten: WordSet = [
    "eaten", "had", "drunk", "finished", "devoured", "scoffed", "demolished", "inhaled", "polished", "downed",
  ]

  /// "Wish I hadn't eaten that second pie", "should never have drunk the stout" without the regret: it was eaten.
  static func withoutRegret(_ tokens: [Token]) -> [Token] {
    for index in tokens.indices {
      guard let match = regretting.match(at: index, in: tokens) else { continue }
      let verb = index + match.count
      guard eaten.contains(at: verb, in: tokens), verb + 1 < tokens.count, tokens.word(verb + 1) != "to" else {
        continue
      }
      return Array(tokens[..<index] + tokens[verb...])
    }
    return tokens
  }

  private static let eating = EatingWords.helping
  private static let judging = ListWords.linking.union(["beat", "hit"])

  /// "The slice of quiche I just had was great": an opinion of what was eaten.
  static func judgesEaten(_ tokens: [Token], from start: Int) -> Bool {
    guard tokens.word(start).isOne(of: "the", "that", "this", "those", "these"),
      let teller = tokens.indices.first(where: { $0 > start + 1 && tokens.word($0).isOne(of: "i", "we") })
    else { return false }
    let verb = tokens.word(teller + 1).isOne(of: "just", "only") ? teller + 2 : teller + 1
    guard eating.contains(at: verb, in: tokens), tokens.word(verb + 1) != "to" else { return false }
    return judging.occurs(in: tokens[(verb + 1)...].prefix(8))
      && !tokens[start..<teller].contains { $0.isWord("and") || judging.contains($0) }
  }

  private static let remarks = WordList.words(
    """
    change changes progress luck miracle miracles surprise surprises wonder doubt regrets joke lie idea excuses shame
    complaints movement difference drama worries problem biggie news magic kidding
    """)
  private static let behindRemark: WordSet = [
    "yet", "there", "here", "again", "at", "all", "really", "still", "today", "on",
  ]

  /// "No luck yet", "no surprise there": a remark on what follows, and no denial of it.
  static func isRemark(_ tokens: [Token]) -> Bool {
    let start = opening(of: tokens)
    return tokens.word(start) == "no" && remarks.contains(at: start + 1, in: tokens)
      && tokens[(start + 2)...].allSatisfy {
        $0.kind != .word || behindRemark.contains($0) || $0.isWord("the") || isScale($0)
      }
  }

  private static func isScale(_ token: Token) -> Bool { token.isWord("scale") || token.isWord("scales") }

  private static let lead: WordSet = ["you'll", "you", "will", "never", "wanna", "can", "ok", "so", "well", "hey"]

  /// "Guess what I had for lunch: ramen" without the riddle: "I had for lunch: ramen".
  static func withoutRiddle(_ tokens: [Token]) -> [Token] {
    guard let guess = tokens.prefix(5).firstIndex(where: { $0.isWord("guess") }),
      tokens[..<guess].allSatisfy({ lead.contains($0) }), tokens.word(guess + 1) == "what",
      tokens.word(guess + 2).isOne(of: "i", "we"), IntentWords.reports.contains(at: guess + 3, in: tokens),
      let answer = tokens[guess...].firstIndex(where: { $0.isSign(":") }), answer + 1 < tokens.count
    else { return tokens }
    return Array(tokens[(guess + 2)...])
  }
}
