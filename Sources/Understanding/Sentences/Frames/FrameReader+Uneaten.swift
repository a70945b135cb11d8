/// What is announced, and what went to waste.
extension FrameReader {
  private static let eating: WordSet = [
    "having", "eating", "getting", "ordering", "making", "cooking", "grilling", "grabbing",
  ]

  /// "Grilling a trout in half an hour", "later on we're getting pizza": announced, and not told.
  static func isAnnounced(_ tokens: [Token], from start: Int) -> Bool {
    var at = start
    while tokens.word(at).isOne(of: "i'm", "im", "we're", "i", "we", "am", "are", "just", "on", "today") { at += 1 }
    let isLater = tokens[..<at].indices.contains { index in
      tokens[index].isWord("later") && tokens.word(index + 1).isOne(of: "on", "today", "tonight", "this")
    }
    if isLater, at > start, tokens.word(at).folded.hasSuffix("ing") { return true }
    // "Meeting Tom for pizza".
    if tokens.word(at) == "meeting", isPerson(at + 1, in: tokens) || isPerson(at + 2, in: tokens) {
      return tokens.contains { $0.isWord("for") } && TimeScanner.scan(tokens).day != .ago(1)
    }
    guard eating.contains(at: at, in: tokens) else { return false }
    return tokens.indices.contains { index in
      guard index > at, tokens[index].isWord("in"),
        let span = QuantityParser(tokens).quantity(at: index + 1), span.seconds != nil
      else { return false }
      return span.tokens.upperBound == tokens.count
    }
  }

  private static let wasted = PhraseTable(
    list: """
      in the bin,in the trash,in the garbage,in the rubbish,in the compost,down the sink,down the drain,down the loo
      down the toilet,fell on the floor,fell on the ground,landed on the floor,hit the floor,was stolen,were stolen
      got stolen,threw up,vomited up,puked up,spat out,was nicked,were nicked,got nicked,drooling over,drooled over,salivating over
      """)

  /// "Tipped my cocoa down the drain", "left the plate untouched", "the curry we ordered never came": nobody ate it.
  static func isUneaten(_ tokens: [Token]) -> Bool {
    func isEaten(before index: Int) -> Bool {
      tokens[..<index].contains { $0.isOne(of: "ate", "had", "drank", "eaten", "drunk") }
    }
    return tokens.indices.contains { index in
      if tokens[index].isOne(of: "untouched", "uneaten", "undrunk")
        || wasted.match(at: index, in: tokens) != nil
      {
        return !isEaten(before: index)
      }
      return tokens[index].isWord("never") && tokens.word(index + 1).isOne(of: "came", "arrived", "turned", "showed")
        && !isEaten(before: index)
    }
  }

  private static let throwing: WordSet = ["threw", "throw", "chucked", "tossed", "poured", "tipped", "gave", "flung"]

  /// "I threw the pasta away", "poured my beer out", with what it was between the two words.
  static func isThrownAway(_ tokens: [Token], from start: Int) -> Bool {
    let verb = verb(tokens, from: start)
    guard verb + 3 < tokens.count, throwing.contains(tokens[verb]), IntentWords.determiners.contains(tokens[verb + 1]),
      let away = tokens[(verb + 2)...].prefix(longestThrown).firstIndex(where: { $0.isOne(of: "away", "out") })
    else { return false }
    return tokens.breaks(at: away + 1)
      && !tokens[verb..<away].contains { portions.contains($0) || $0.isBreak || $0.isWord("of") }
  }

  private static let longestThrown = 5

  private static let giving: WordSet = ["gave", "give", "giving", "given"]

  /// "Gave the cake a miss": nobody had it.
  static func isGivenMiss(_ tokens: [Token]) -> Bool {
    guard let miss = tokens.lastIndex(where: { $0.isWord("miss") }), miss > 2, tokens[miss - 1].isWord("a") else {
      return false
    }
    return giving.occurs(in: tokens[..<(miss - 1)])
  }

  private static let returning: WordSet = ["sent", "handed", "gave", "sending", "returned"]
  private static let portions: WordSet = [
    "half", "rest", "some", "most", "bit", "part", "leftovers", "plate", "plates",
  ]

  /// "Sent the fish back", "handed the pie back because it was raw": given back as it came, and not in part.
  static func isSentBack(_ tokens: [Token], from start: Int) -> Bool {
    let verb = verb(tokens, from: start)
    guard verb + 2 < tokens.count, returning.contains(tokens[verb]) else { return false }
    // "Handed back the pie", "returned the pie to the kitchen".
    if tokens[verb + 1].isWord("back") {
      return IntentWords.determiners.contains(tokens[verb + 2]) && !portions.occurs(in: tokens)
    }
    if tokens[verb].isWord("returned") {
      return tokens.indices.dropFirst(verb + 2).contains { index in
        tokens[index].isWord("to") && tokens.word(index + 2).isOne(of: "kitchen", "shop", "store", "counter", "till")
      }
    }
    guard let back = tokens[(verb + 2)...].prefix(5).firstIndex(where: { $0.isWord("back") })
    else { return false }
    return !tokens[verb..<back].contains { portions.contains($0) || $0.kind == .punctuation }
      && !tokens.word(back - 1).isOne(of: "and", "with", "for")
  }
}
