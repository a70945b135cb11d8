/// What was dipped or spread and what it was dipped in or spread on, told with the verb: "I dunked three biscuits in tea" is
/// biscuits with tea, and "I spread butter on my toast" is butter on toast.
enum DippedIn {
  private static let verbs: WordSet = ["dipped", "dunked", "dipping", "dunking", "scooped"]
  private static let farthest = 8

  private static let spreading: WordSet = ["spread", "smeared", "slathered", "sprinkled", "drizzled", "spooned"]

  /// "Had butter on my toast" for "spread butter on my toast".
  private static func spread(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 3,
      let verb = tokens.indices.dropLast(3).first(where: {
        spreading.contains(tokens[$0]) && ($0 == 0 || isLead(tokens[$0 - 1]))
      }),
      let on = tokens[(verb + 2)...].prefix(farthest).firstIndex(where: { $0.isOne(of: "on", "over", "onto") }),
      on + 1 < tokens.count, !tokens[(verb + 1)..<on].contains(where: { $0.kind == .punctuation }),
      holdsFood(Array(tokens[(verb + 1)..<on])), holdsFood(Array(tokens[(on + 1)...].prefix(farthest)))
    else { return tokens }
    var told = tokens
    told[verb] = Token.word("had", at: tokens[verb].range)
    told[on] = Token.word("on", at: tokens[on].range)
    return told
  }

  /// `said` with "had" for the verb and "with" for its "in", and without what was done to an egg.
  static func told(_ said: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    let tokens = spread(brokenIn(prepared(said, holdsFood: holdsFood)), holdsFood: holdsFood)
    guard tokens.count > 3,
      let verb = tokens.indices.dropLast(3).first(where: {
        verbs.contains(tokens[$0]) && ($0 == 0 || isLead(tokens[$0 - 1]))
      }),
      let over = tokens[(verb + 2)...].prefix(farthest).firstIndex(where: { $0.isOne(of: "in", "into") }),
      over + 1 < tokens.count, !tokens[(verb + 1)..<over].contains(where: { $0.kind == .punctuation }),
      holdsFood(Array(tokens[(verb + 1)..<over])), holdsFood(Array(tokens[(over + 1)...].prefix(farthest)))
    else { return tokens }
    var told = Array(tokens[..<verb])
    told.append(Token.word("had", at: tokens[verb].range))
    told += tokens[(verb + 1)..<over]
    told.append(Token.word("with", at: tokens[over].range))
    return told + tokens[(over + 1)...]
  }

  private static let having: WordSet = ["wali", "wale", "wala"]

  /// "Roti with ghee" for the "roti ghee wali" of Hindi, "masala chai" for "masala wali chai"; the "chai wala" sells it.
  private static func prepared(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard let at = having.firstIndex(in: tokens), at > 0, tokens[at - 1].kind == .word, !tokens[at - 1].isBreak else {
      return tokens
    }
    guard tokens.breaks(at: at + 1) else {
      return tokens[at + 1].kind == .word && holdsFood([tokens[at + 1]])
        ? Array(tokens[..<at] + tokens[(at + 1)...]) : tokens
    }
    guard at > 1, tokens[at - 2].kind == .word, holdsFood([tokens[at - 2]]) else { return tokens }
    let added = holdsFood([tokens[at - 1]]) ? [Token.word("with", at: tokens[at].range), tokens[at - 1]] : []
    return tokens[..<(at - 1)] + added + tokens[(at + 1)...]
  }

  private static let broken: WordSet = ["cracked", "beaten", "poached", "dropped", "broken"]
  private static let held: WordSet = ["in", "into", "it", "them", "on", "top", "the", "broth", "soup", "hot"]

  /// "With an egg" for "with an egg cracked in".
  static func brokenIn(_ tokens: [Token]) -> [Token] {
    guard
      let verb = tokens.indices.dropFirst(2).dropLast().first(where: {
        broken.contains(tokens[$0]) && tokens[$0 - 1].isOne(of: "egg", "eggs")
          && tokens[$0 + 1].isOne(of: "in", "into", "on")
      }), case let end = held.end(from: verb + 1, in: tokens), tokens.breaks(at: end)
    else { return tokens }
    return Array(tokens[..<verb] + tokens[end...])
  }

  private static func isLead(_ token: Token) -> Bool {
    token.kind == .punctuation || token.isOne(of: "i", "we", "and", "then", "just", "also")
  }
}
