/// What was cut into equal parts, of which some were eaten: "cut a quiche in 8, I had 2", "sliced the pie into six and ate
/// one".
enum CutIntoParts {
  static let cutting: WordSet = ["cut", "split", "sliced", "divided", "halved", "portioned", "chopped"]
  private static let into: WordSet = ["in", "into"]
  private static let eating = EatingWords.helping
  private static let pieces = QuantityWords.pieces.union(["bit", "bits", "part", "parts", "portion", "portions"])
  private static let joints = ListWords.clauseBreaks.union(["i", "just", "only"])
  private static let articles = ListWords.determiners.union(["it"])
  private static let longestName = 5

  /// `tokens` with the share before what was cut: "had 2/8 of a quiche".
  static func told(_ said: [Token]) -> [Token] {
    let tokens = active(halved(said))
    guard cutting.occurs(in: tokens), into.occurs(in: tokens), let verb = cutting.firstIndex(in: tokens),
      let joint = into.firstIndex(in: tokens[verb...].prefix(longestName + 3)), joint > verb + 1,
      articles.contains(tokens[verb + 1]), let parts = count(at: joint + 1, in: tokens), parts.value > 1,
      let eaten = eaten(behind: skipped(pieces, from: parts.end, in: tokens), in: tokens), eaten.value <= parts.value
    else { return tokens }
    let start = verb > 0 && tokens[verb - 1].isOne(of: "i", "we", "he", "she", "they") ? verb - 1 : verb
    let number = Token.number(eaten.value / parts.value, at: tokens[verb].range)
    let had = Token.word("had", at: tokens[verb].range)
    let of = Token.word("of", at: tokens[verb].range)
    return tokens[..<start] + [had, number, of] + tokens[(verb + 1)..<joint] + tokens[eaten.end...]
  }

  /// "Cut a pizza into 8" for "a pizza cut into 8".
  private static func active(_ tokens: [Token]) -> [Token] {
    guard let verb = cutting.firstIndex(in: tokens), verb + 2 < tokens.count, into.contains(tokens[verb + 1]),
      count(at: verb + 2, in: tokens) != nil,
      // "A quesadilla, cut in 4".
      case let end = verb > 0 && tokens[verb - 1].isSign(",") ? verb - 1 : verb,
      let start = nameOfWhole(before: end, in: tokens)
    else { return tokens }
    let name = tokens[start..<end]
    let article = name.first.map { articles.contains($0) } ?? false ? [] : [Token.word("a", at: tokens[start].range)]
    return tokens[..<start] + [tokens[verb]] + article + name + tokens[(verb + 1)...]
  }

  /// Where the name of what was cut begins: at its article, or at the start of the message, as in notes.
  private static func nameOfWhole(before end: Int, in tokens: [Token]) -> Int? {
    let article = articles.lastIndex(in: tokens[..<end].suffix(longestName + 1))
    let start = article ?? 0
    guard start + (article == nil ? 0 : 1) < end, end - start <= longestName + 1,
      tokens[start..<end].allSatisfy({ $0.kind == .word && !$0.isBreak && !eating.contains($0) })
    else { return nil }
    return start
  }

  /// "I had 2 of them".
  private static func eaten(behind start: Int, in tokens: [Token]) -> (value: Double, end: Int)? {
    let at = skipped(joints, from: start, in: tokens)
    guard eating.contains(at: at, in: tokens), let count = count(at: at + 1, in: tokens) else { return nil }
    var end = skipped(pieces, from: count.end, in: tokens)
    if end + 1 < tokens.count, tokens[end].isWord("of"),
      tokens[end + 1].isOne(of: "them", "em", "'em", "it", "those", "these")
    {
      end += 2
    }
    return end == tokens.count || tokens[end].isBreak || tokens[end].isOne(of: "for", "at", "after", "with")
      ? (count.value, end) : nil
  }

  private static func count(at index: Int, in tokens: [Token]) -> (value: Double, end: Int)? {
    guard index < tokens.count, let number = NumberPhrase.read(at: index, in: tokens), number.value >= 1,
      number.value == number.value.rounded(), number.value < 40
    else { return nil }
    return (number.value, index + number.count)
  }

  private static func skipped(_ words: WordSet, from index: Int, in tokens: [Token]) -> Int {
    let at = words.end(from: index, in: tokens)
    return at
  }

  /// "A bottle of wine, had half" for "a bottle of wine, half each".
  private static func halved(_ tokens: [Token]) -> [Token] {
    let end = tokens.count
    guard end > 4, tokens[end - 1].isWord("each"), tokens[end - 2].isWord("half"),
      tokens[end - 3].isSign(",") || tokens[end - 3].isWord("so")
    else { return tokens }
    let had = Token.word("had", at: tokens[end - 2].range)
    // "so half each".
    let head = tokens[..<(end - 3)].last?.isSign(",") == true ? tokens[..<(end - 4)] : tokens[..<(end - 3)]
    return head + [Token.sign(",", join: .apart, at: tokens[end - 3].range), had, tokens[end - 2]]
  }
}
