extension SentenceSplitter {
  /// Signs and words that lead from a name to its sets and from one set to the next.
  private static let links: WordSet = [
    ",", ":", "-", "(", "then", "and", "for", "@", "at", "with", "pb", "pr", "max",
  ]

  /// "bench: 80x5, 85x5, 90x3", "pull ups, 4 sets of 6": the sets behind an exercise's name are its own, whatever
  /// signs part them.
  static func setLists(in tokens: [Token]) -> [Range<Int>] {
    guard tokens.contains(where: { $0.kind == .number || setNouns.contains($0) }) else { return [] }
    return ExerciseLexicon.reference.mentions(in: tokens).compactMap { mention in
      var end = mention.range.upperBound
      while let next = setsEnd(after: end, in: tokens) { end = next }
      return end > mention.range.upperBound ? mention.range.lowerBound..<end : nil
    }
  }

  private static let setNouns: WordSet = ["set", "sets"]

  /// Where the sets end that stand at `index` or behind the links there; nil where none do.
  private static func setsEnd(after index: Int, in tokens: [Token]) -> Int? {
    var start = index
    while start < tokens.count, start - index < 3, links.contains(tokens[start]) { start += 1 }
    var notation = StrengthNotation(tokens, at: start, unitKg: 1)
    return notation.sets() == nil ? nil : notation.position
  }
}
