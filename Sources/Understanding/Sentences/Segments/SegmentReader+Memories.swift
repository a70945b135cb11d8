/// What is told of old days and of dreams.
extension SegmentReader {
  /// "Growing up we ate rye bread and drank cider", "dreamt I ate a goose and drank a keg": as long as the tale goes on in the
  /// same breath, it is of the same time.
  func isStillTold(_ segment: Segment) -> Bool {
    guard Self.tellingOn.contains(segment.joint) else { return false }
    return !Self.waking.occurs(in: segment.tokens)
  }

  /// "Then I woke up and had toast" ends a dream, which tells of the dreamer otherwise.
  static func wakes(_ segment: Segment) -> Bool { ends.occurs(in: segment.tokens) }

  private static let ends: WordSet = [
    "woke", "awake", "wake", "waking", "real", "actually", "actual", "breakfast", "lunch", "dinner", "morning", "today",
    "now",
  ]

  private static let tellingOn = ListWords.listJoints.union(["plus", "then", "with", "("])
  /// Words that bring a tale back to the person's own day.
  private static let waking = WordList.words(
    """
    i i've i'm we we've we're woke awake wake waking up today now just morning tonight yesterday still so
    breakfast lunch dinner earlier
    """)

  /// "The best curry of all was in Goa, ten years ago", "in 2012 we had crisps": what such a time belongs to.
  func withholdLongAgo(_ segments: inout [Segment]) {
    for index in segments.indices {
      let tokens = segments[index].tokens
      if FrameReader.namesFormerYear(tokens, now: year) {
        segments[index].frame = .habit
      } else if index > 0, segments[index].joint != "before", FrameReader.isLongAgoAlone(tokens) {
        segments[index - 1].frame = .habit
        segments[index].frame = .habit
      }
    }
  }

  private var year: Int { LocalClock(now: context.now, timeZone: context.timeZone).year }

  private static let writing: WordSet = [
    "write", "log", "note", "record", "mention", "tell", "add", "enter", "put", "say",
  ]

  /// "forgot to log it": it is told now.
  func forgetsToWrite(_ tokens: [Token]) -> Bool {
    guard let verb = tokens.prefix(4).firstIndex(where: { $0.isOne(of: "forgot", "forgotten", "neglected") })
    else {
      return false
    }
    return tokens.word(verb + 1) == "to" && Self.writing.contains(at: verb + 2, in: tokens)
  }
}

/// Advice that goes on in the next clause.
extension SegmentReader {
  /// "Drink two glasses" before "before each meal": an order for every day.
  func isRule(_ segments: [Segment], at index: Int) -> Bool {
    guard index + 1 < segments.count, segments[index + 1].joint.isOne(of: "before", "after", "with"),
      let next = segments[index + 1].tokens.first, next.isWord("each") || next.isWord("every")
    else { return false }
    let whole = segments[index].tokens + segments[index + 1].tokens
    return FrameReader.isMaxim(whole, from: FrameReader.opening(of: whole))
  }

  /// "And a slice of rye bread" behind "a good breakfast is two eggs".
  func goesOnWithMaxim(_ segments: [Segment], at index: Int) -> Bool {
    guard index > 0, segments[index].joint.isOne(of: "and", ",", "&", "or", "with", "plus"),
      let clause = segments[..<index].last(where: { $0.isClause })
    else { return false }
    return FrameReader.isMaxim(clause.tokens, from: FrameReader.opening(of: clause.tokens))
  }
}
