/// Memories of another time of life, and dreams.
extension FrameReader {
  static let dreamAnchor: Anchor = "dreamt dreamed dreaming dream dreams nightmare"
  static let memoryAnchor =
    Anchor(memories.openings, recalling, seasons)
    | "when as ago in back last worked ever remember never"

  private static let memories = PhraseTable(
    list: """
      before i had kids,before we had kids,before i had children,before we had children,as students,as teenagers
      always had,always ate,always drank
      growing up,back then,in those days,those were the days,in the old days,once upon a time,as kids,as children
      in my childhood,in my youth,when we were kids,when we were children,when we were newlyweds
      when i lived,when we lived,when i still lived,when we still lived,when i got married,when we got married
      when i got engaged,when we got engaged,when we were married,when i first met,when we first met,when i first moved
      when i studied,when we studied,when i worked at,when i worked for,when i worked as
      in the fifties,in the sixties,in the seventies,in the eighties,in the nineties,in the noughties
      """)

  /// At the start: what is told behind them is long past.
  private static let remembering = PhraseTable(
    list: """
      i remember the,i remember when,i remember my,i remember our,i remember how,i remember that,i still remember
      remember when,remember the,i'll never forget,i will never forget
      """)

  /// "Growing up we had rye bread", "when we lived by the sea", "the first mango I ever had": another time of life.
  static func isMemory(_ tokens: [Token], from start: Int) -> Bool {
    memories.occurs(in: tokens) || remembersDoing(tokens, from: start) || isFormerWork(tokens)
      || remembering.match(at: start, in: tokens) != nil
      || isFirstEver(tokens, from: start) || isSeason(tokens, from: start)
  }

  private static let recalling: WordSet = ["remember", "remembering", "recall"]

  /// "I remember eating oysters in Brittany", unless it was today.
  private static func remembersDoing(_ tokens: [Token], from start: Int) -> Bool {
    guard recalling.occurs(in: tokens) else { return false }
    var at = start
    while tokens.word(at).isOne(of: "i", "we", "still", "can", "just", "do") { at += 1 }
    guard recalling.contains(at: at, in: tokens), tokens.word(at + 1).folded.hasSuffix("ing")
    else {
      return false
    }
    let when = TimeScanner.scan(tokens)
    return when.day == nil && when.clock == nil && when.part == nil && when.meal == nil && when.secondsAgo == nil
  }

  private static let grounds = WordList.words("garden yard shed allotment greenhouse garage attic loft")

  /// "When I worked in a bakery"; "when I worked in the garden" was an hour of a day.
  private static func isFormerWork(_ tokens: [Token]) -> Bool {
    tokens.indices.dropFirst(2).contains { index in
      tokens[index].isWord("worked") && tokens.word(index - 1) == "i" && tokens.word(index - 2) == "when"
        && tokens.word(index + 1) == "in"
        && !grounds.occurs(in: tokens[(index + 2)...].prefix(2))
    }
  }

  private static let seasons: WordSet = ["summer", "winter", "spring", "autumn", "year", "years"]

  /// "The summer I turned twenty".
  private static func isSeason(_ tokens: [Token], from start: Int) -> Bool {
    tokens.word(start) == "the" && seasons.contains(at: start + 1, in: tokens)
      && tokens.word(start + 2).isOne(of: "i", "we", "when", "that")
  }

  private static let firsts: WordSet = ["first", "last", "only", "worst"]

  /// "The first curry I ever ate"; "had my first mango ever" was had.
  private static func isFirstEver(_ tokens: [Token], from start: Int) -> Bool {
    guard tokens.word(start).isOne(of: "the", "my"), firsts.contains(at: start + 1, in: tokens),
      let ever = tokens.firstIndex(where: { $0.isWord("ever") })
    else { return false }
    return tokens.word(ever - 1).isOne(of: "i", "we")
  }

  private static let dreams = PhraseTable(
    list: """
      dreamt,dreamed,i dreamt,i dreamed,had a dream,i had a dream,had a nightmare,i had a nightmare,was dreaming
      i was dreaming,in my dream,in my dreams,in the dream,in a dream,had this dream,i had this dream,had a weird dream
      i had a weird dream,had the weirdest dream,i had the weirdest dream
      """)

  /// "Dreamt I ate a whole goose"; "dreamed up a sauce" is no dream.
  static func isDream(_ tokens: [Token], from start: Int) -> Bool {
    // When it was is scanned for in a dream alone.
    guard dreams.occurs(in: tokens) else { return false }
    let places = [start, TimeScanner.scan(tokens).covered.first { $0.lowerBound == 0 }?.upperBound ?? start]
    return places.contains { place in
      guard let match = dreams.match(at: place, in: tokens) else { return false }
      return tokens.word(place + match.count) != "up"
    }
  }

  /// Whether it begins a tale of old days or of a dream.
  static func isTale(_ tokens: [Token]) -> Bool {
    let start = opening(of: tokens)
    return isMemory(tokens, from: start) || isDream(tokens, from: start)
  }

  private static let spansAgo = WordList.words(
    """
    ago years year decades decade months about some over nearly almost back in the around roughly maybe somewhere
    sometime summers winters last of early late mid more than at least a few several couple many fifties sixties
    seventies eighties nineties noughties
    """)

  /// "Twenty years ago", "late in the sixties": nothing but a time long past.
  static func isLongAgoAlone(_ tokens: [Token]) -> Bool {
    isLongAgo(tokens, from: 0)
      && tokens.allSatisfy {
        $0.kind != .word || spansAgo.contains($0) || NumberWords.cardinals.contains($0)
      }
  }

  /// The year that the token at `index` names; nil where it is no whole number that people write for one.
  static func year(at index: Int, in tokens: [Token]) -> Int? {
    guard index < tokens.count, tokens[index].kind == .number, let value = tokens[index].value,
      value == value.rounded(), TimeWords.years.contains(value),
      // "2026-11-05" is a day.
      index + 1 == tokens.count || tokens[index + 1].join == .apart
        || tokens[index + 1].kind != .number
          && !tokens[index + 1].isSign("-") && !tokens[index + 1].isSign("/")
    else { return nil }
    return Int(value)
  }

  private static let partsOfYears: WordSet = [
    "early", "mid", "late", "about", "around", "spring", "summer", "autumn", "winter",
  ]

  /// "In 2012 we had crisps", "vegan since May 2019": a year that is over, or one since which something has been so.
  static func namesFormerYear(_ tokens: [Token], now: @autoclosure () -> Int) -> Bool {
    tokens.indices.contains { index in
      let isSince = tokens[index].isWord("since")
      guard isSince || tokens[index].isWord("in") else { return false }
      var at = partsOfYears.end(from: index + 1, in: tokens)
      if TimeWords.months.contains(tokens.word(at)) { at += 1 }
      guard let named = year(at: at, in: tokens) else { return false }
      if isSince {
        return named <= now() && UnitTable.unit(at: at + 1, in: tokens) == nil
          && !isClock(named, behind: Array(tokens[..<index]))
      }
      // "In 2000 steps" counts.
      let next = tokens.word(at + 1)
      return named < now() && (next.isEmpty || next.isOne(of: "i", "we", "my", "our", "when", "and"))
    }
  }

  /// "Had 3 beers since 1930": so much is had in an evening, and clocks are told to five minutes.
  private static func isClock(_ figure: Int, behind said: [Token]) -> Bool {
    figure.isMultiple(of: 5) && EatingWords.having.occurs(in: said) && statesAmount(said)
  }
}
