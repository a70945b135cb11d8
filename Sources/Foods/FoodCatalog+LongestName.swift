extension FoodCatalog {
  /// No food's name runs over more words than this.
  static let longestRun = 7

  /// The longest run of words, from the start of `words`, that a food is called by, and that food; nil when not even
  /// the first word begins a food's name. Every word of the run is accounted for.
  public func longestName(in words: ArraySlice<String>) -> (count: Int, match: FoodMatch)? {
    guard let first = words.first, knows(word: first) else { return nil }
    var known = 0
    for word in words.prefix(Self.longestRun) {
      let folded = WordFolding.words(word)
      guard !folded.isEmpty, folded.allSatisfy({ Self.joiners.contains($0) || knows(folded: $0) }) else { break }
      known += 1
    }
    for count in stride(from: known, to: 0, by: -1) {
      let run = words.prefix(count)
      guard let last = run.last, !Self.joiners.contains(last) else { continue }
      let text = run.joined(separator: " ")
      if let match = whole(text, in: table, atLeast: 0.45) { return (count, match) }
      // Labels name nearly everything once, so only a plain run of words that is the whole name counts.
      guard count > 1, let labels, !run.contains(where: Self.joiners.contains) else { continue }
      if let match = whole(text, in: labels, atLeast: 0.85) { return (count, match) }
    }
    return nil
  }

  /// The best food of a table when its name has every word of the text.
  private func whole(_ text: String, in table: TableBytes, atLeast least: Float) -> FoodMatch? {
    guard let query = Query(text, table: table, correctingTypos: false), query.words.allSatisfy({ $0.number != nil }),
      let best = CandidateSearch(table: table).best(1, for: query).first, best.score > least
    else { return nil }
    let said = table.wordRange(ofEntry: best.entry).map { table.entryWord($0).word }
    guard query.words.allSatisfy({ $0.number.map(said.contains) ?? false }) else { return nil }
    return FoodMatch(food: table.food(best.food), confidence: confidence(best.score))
  }

  private func knows(folded word: String) -> Bool { table.word(word) != nil || labels?.word(word) != nil }

  private static let joiners: Set<String> = ["and", "with", "of", "in", "on", "n", "the", "a", "or", "without", "no"]
}
