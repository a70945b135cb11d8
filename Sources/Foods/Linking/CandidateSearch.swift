/// Looks through the entries that share telling words with a query, and ranks the foods behind them.
struct CandidateSearch {
  var table: TableBytes

  /// A food and how well its best name answers.
  struct Candidate {
    var food: Int
    var entry: Int
    var score: Float
  }

  /// The best foods for a query, best first; equal scores stand in the table's order.
  func best(_ limit: Int, for query: Query) -> [Candidate] {
    let scorer = LinkScore(table: table, query: query)
    var best: [Candidate] = []
    best.reserveCapacity(limit + 1)
    let words = (table.entries.count + 63) / 64
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: words) { seen in
      seen.initialize(repeating: 0)
      for word in telling(query) {
        table.forEachEntry(withWord: word) { entry in
          guard seen[entry >> 6] & (1 << UInt64(entry & 63)) == 0 else { return }
          seen[entry >> 6] |= 1 << UInt64(entry & 63)
          let score = scorer.score(entry: entry)
          if best.count == limit, let last = best.last, score <= last.score { return }
          insert(Candidate(food: table.food(ofEntry: entry), entry: entry, score: score), into: &best, limit: limit)
        }
      }
    }
    return best
  }

  private func insert(_ candidate: Candidate, into best: inout [Candidate], limit: Int) {
    if let known = best.firstIndex(where: { $0.food == candidate.food }) {
      guard candidate.score > best[known].score else { return }
      best.remove(at: known)
    }
    let place = best.firstIndex { $0.score < candidate.score } ?? best.count
    best.insert(candidate, at: place)
    if best.count > limit { best.removeLast() }
  }

  /// The words an answer must share at least one of: the rarest, until what is left could not carry a match.
  private func telling(_ query: Query) -> [Int] {
    let words = query.words.filter { $0.number != nil && !$0.roles.contains(.negated) }
      .sorted { $0.weight > $1.weight }
    let whole = words.reduce(0) { $0 + $1.weight }
    var left = whole
    var out: [Int] = []
    for word in words {
      guard let number = word.number else { continue }
      if !out.isEmpty, left < 0.4 * whole { break }
      out.append(number)
      left -= word.weight
    }
    return out
  }
}
