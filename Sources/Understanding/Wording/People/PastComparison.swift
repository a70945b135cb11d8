/// What is told beside another time: "0.4 kg lighter than last week" weighs today, and not a week ago.
enum PastComparison {
  static let links: WordSet = ["than", "vs", "versus", "compared", "unlike", "same"]
  private static let prepositions: WordSet = [
    "as", "to", "with", "on", "at", "in", "the", "my", "it", "was", "i", "did", "had",
  ]
  private static let times: WordSet = ["before", "usual", "ever", "normal", "previously", "expected", "planned"]
  /// "last time", "last month": another time that is no day.
  private static let spans: WordSet = [
    "time", "month", "year", "session", "weighin", "summer", "winter",
  ]
  private static let comparatives: WordSet = [
    "lighter", "heavier", "faster", "slower", "quicker", "longer", "shorter", "further", "farther", "better", "worse",
    "less", "more", "fewer", "up", "down", "lower", "higher", "bigger", "smaller", "stronger", "later", "earlier",
  ]
  private static let ofWeight: WordSet = ["lighter", "heavier"]
  private static let weighing: WordSet = [
    "weigh", "weighed", "weighing", "weight", "scale", "scales", "kg", "kgs", "kilos", "lb", "lbs", "stone",
  ]
  private static let degrees: WordSet = ["a", "bit", "little", "much", "slightly", "way", "far", "about", "roughly"]
  /// Words that a comparison beside a comma begins with: "that's 2 minutes faster than ...".
  private static let pointers: WordSet = ["that's", "which", "is", "it's", "its", "so"]

  /// `tokens` without what they are compared with at another time, and without by how much; a comparative of weights
  /// leaves the weighing it tells of. What asks keeps them.
  static func removed(from tokens: [Token]) -> [Token] {
    guard links.occurs(in: tokens), let link = tokens.indices.first(where: { isLink($0, tokens) }),
      let end = end(at: link, tokens), !isAsked(around: link, tokens)
    else { return tokens }
    var start = link
    if start > 0, comparatives.contains(tokens[start - 1]) {
      start = amountStart(before: start - 1, tokens)
      while start > 0, pointers.contains(tokens[start - 1]) { start -= 1 }
    } else if let more = more(before: link, tokens) {
      // "More rice than last night": rice.
      return removed(from: Array(tokens[..<more] + tokens[(more + 1)..<link] + tokens[end...]))
    }
    var rest = Array(tokens[..<start] + tokens[end...])
    if link > 0, ofWeight.contains(tokens[link - 1]), !weighing.occurs(in: rest),
      rest.contains(where: { $0.kind == .number })
    {
      rest.insert(Token.word("weighed", at: tokens[start].range), at: start)
    }
    return rest.count { $0.kind == .word } > 0 ? removed(from: rest) : tokens
  }

  /// "than", and the "same as" that stands beside what was counted: "2 eggs, same as yesterday".
  private static func isLink(_ index: Int, _ tokens: [Token]) -> Bool {
    guard links.contains(tokens[index]), end(at: index, tokens) != nil else { return false }
    guard tokens[index].isWord("same") else { return index > 0 || !tokens[index].isWord("than") }
    return index > 1 && tokens[index - 1].isSign(",") && tokens[index + 1].isWord("as")
      && tokens[..<index].contains { $0.isCount }
  }

  /// "More" or "less" of something in the same clause.
  private static func more(before link: Int, _ tokens: [Token]) -> Int? {
    tokens[..<link].suffix(4).reversed().prefix { $0.kind != .punctuation }.firstIndex {
      $0.isOne(of: "more", "less", "fewer")
    }.map { $0.base - 1 }
  }

  /// "Did I eat more than yesterday?" is no report.
  private static func isAsked(around link: Int, _ tokens: [Token]) -> Bool {
    let start = ListWords.sentenceEnds.lastIndex(in: tokens[..<link]).map { $0 + 1 } ?? 0
    if let stop = tokens[link...].first(where: { ListWords.sentenceEnds.contains($0) }), stop.isSign("?") {
      return true
    }
    return FrameReader.frame(of: Array(tokens[start...]), isFirst: true) == .question
  }

  /// The end of the time that stands behind the link at `index`; nil where something else is compared.
  private static func end(at index: Int, _ tokens: [Token]) -> Int? {
    var at = index + 1
    while at < tokens.count, prepositions.contains(tokens[at]), at - index < 4 { at += 1 }
    guard at < tokens.count else { return nil }
    if times.contains(tokens[at]) { return at + 1 }
    if tokens[at].isWord("last"), at + 1 < tokens.count, spans.contains(tokens[at + 1]) { return at + 2 }
    // "than the week before", "than a month ago".
    if at + 1 < tokens.count, tokens[at].isOne(of: "week", "day", "time", "month", "year"),
      tokens[at + 1].isWord("before")
    {
      return at + 2
    }
    for start in Set([at, max(index + 1, at - 1)]).sorted() {
      let mention = TimeScanner.scan(Array(tokens[start...].prefix(5)))
      if let covered = mention.covered.first(where: { $0.lowerBound == 0 }), mention.day != nil || mention.part != nil,
        mention.day != .future
      {
        let end = start + covered.upperBound
        // "than yesterday's run": what was done then.
        let owns = tokens[end - 1].folded.hasSuffix("'s")
        return owns && end < tokens.count && tokens[end].kind == .word ? end + 1 : end
      }
    }
    return nil
  }

  /// Where "0.4 kg" or "a bit" before the comparative at `index` begins.
  private static func amountStart(before index: Int, _ tokens: [Token]) -> Int {
    var start = index
    while start > 0, degrees.contains(tokens[start - 1]) { start -= 1 }
    for length in 1...4 where start == index && index - length >= 0 {
      if let quantity = QuantityParser(tokens).quantity(at: index - length), quantity.tokens.upperBound == index {
        start = index - length
      }
    }
    return start
  }
}
