/// How large a slice was, told by its share of the whole: "a slice of pie, about a sixth of the pie".
enum SharesOfWholes {
  private static let pieces = QuantityWords.pieces
  private static let leads = QuantityWords.approximators.union(["each"])
  private static let articles: WordSet = ["a", "an", "the", "one", "that", "its"]
  /// Shares that one slice is; half a pie is no slice.
  private static let small: WordSet = [
    "quarter", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "twelfth", "sixteenth",
  ]
  private static let mostWords = 4

  /// `tokens` without such a share: the slice is counted, and the table knows how large its slices are.
  static func dropped(from said: [Token]) -> [Token] {
    let tokens = withoutConclusion(said)
    guard tokens.count > 7, pieces.occurs(in: tokens) else { return tokens }
    for index in tokens.indices.dropFirst(3) where tokens[index].isSign(",") || tokens[index].isSign("(") {
      guard pieces.occurs(in: tokens[..<index]),
        let end = share(from: index + 1, in: tokens) ?? source(from: index + 1, in: tokens)
      else { continue }
      let isClosed = end < tokens.count && tokens[end].isSign(")")
      var told = tokens
      told.removeSubrange(index..<(tokens[index].isSign("(") && isClosed ? end + 1 : end))
      return told
    }
    return tokens
  }

  static let parties: WordSet = ["between", "shared", "split", "among", "halved"]
  private static let parts: WordSet = ["half", "third", "quarter", "fifth", "sixth"]

  /// "A bottle of red between two of us" for the same with "so half", which is told once more.
  private static func withoutConclusion(_ tokens: [Token]) -> [Token] {
    guard let party = parties.firstIndex(in: tokens), let part = tokens.last, parts.contains(part),
      let so = tokens.suffix(4).firstIndex(where: { $0.isWord("so") }), so > party,
      tokens[(so + 1)...].dropLast().allSatisfy({ $0.isOne(of: "a", "one", "about", "i", "had", "drank", "ate") })
    else { return tokens }
    return Array(tokens[..<so].dropLast(while: { $0.kind == .punctuation }))
  }

  private static let wholes: WordSet = ["pie", "pizza", "cake", "loaf", "one"]
  /// What is baked in them is cut in them: "a ninth of an 8-inch square".
  private static let pans: WordSet = ["square", "pan", "tin", "tray", "dish", "batch", "sheet", "round"]

  /// The end of "cut from a large pie": the whole that the piece was cut from.
  private static func source(from start: Int, in tokens: [Token]) -> Int? {
    guard start + 2 < tokens.count, tokens[start].isOne(of: "cut", "taken", "sliced"), tokens[start + 1].isWord("from"),
      articles.contains(tokens[start + 2])
    else { return nil }
    let end = wholes.firstIndex(in: tokens[(start + 3)...].prefix(mostWords))
    return end.map { $0 + 1 }
  }

  /// The end of "about a sixth of the pie", "an eighth of a 9-inch one", where the noun was named before.
  private static func share(from start: Int, in tokens: [Token]) -> Int? {
    var at = start
    while leads.contains(at: at, in: tokens) { at += 1 }
    guard articles.contains(at: at, in: tokens), at + 3 < tokens.count,
      small.contains(tokens[at + 1]), tokens[at + 2].isWord("of"),
      articles.contains(at: at + 3, in: tokens)
    else { return nil }
    for end in (at + 4)..<min(at + 4 + mostWords, tokens.count) {
      let isNamed =
        tokens[end].isOne(of: "one", "whole") || pans.contains(tokens[end])
        // "a piece of cheesecake, a twelfth of a 9-inch cake".
        || tokens[..<start].contains { ToldAmounts.isSame($0, tokens[end]) || $0.folded.hasSuffix(tokens[end].folded) }
      let isLast = tokens.breaks(at: end + 1)
      if isNamed, isLast { return end + 1 }
      guard tokens[end].kind == .number || tokens[end].kind == .word && !tokens[end].isBreak else { return nil }
    }
    return nil
  }
}
