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
      guard !folded.isEmpty, folded.allSatisfy({ table.word($0) != nil || Self.joiners.contains($0) }) else { break }
      known += 1
    }
    for count in stride(from: known, to: 0, by: -1) {
      let run = words.prefix(count)
      guard let last = run.last, !Self.joiners.contains(last) else { continue }
      guard let query = Query(run.joined(separator: " "), table: table, correctingTypos: false) else { continue }
      guard let best = CandidateSearch(table: table).best(1, for: query).first else { continue }
      let said = Set(table.wordRange(ofEntry: best.entry).map { table.entryWord($0).word })
      guard query.words.allSatisfy({ $0.number.map(said.contains) ?? false }), best.score > 0.45 else { continue }
      return (count, FoodMatch(food: table.food(best.food), confidence: confidence(best.score)))
    }
    return nil
  }

  private static let joiners: Set<String> = ["and", "with", "of", "in", "on", "n", "the", "a", "or", "without", "no"]
}
