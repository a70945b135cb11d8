/// Looks through the entries that share words with a query, and ranks the foods behind them.
struct CandidateSearch {
  var table: TableBytes

  /// A food and how well its best name answers.
  struct Candidate {
    var food: Int
    var score: Float
  }

  /// Entries whose words are compared one by one; the others cover less of the query.
  private static let mostCompared = 600

  /// A longer name is not meant by a single word that many names have.
  private static let longestForOneWord = 8

  /// The best foods for a query, best first; equal scores stand in the table's order.
  ///
  /// First every entry gets the weight of the query's words it has, which only reads the postings; then the names that
  /// got nearly the most are scored in full.
  func best(_ limit: Int, for query: Query) -> [Candidate] {
    let words = known(query)
    let whole = words.reduce(0) { $0 + $1.weight }
    guard let rarest = words.first, limit > 0, whole > 0 else { return [] }
    if words.count == 1 { return best(limit, among: [rarest.number], for: query) }
    let telling = telling(words, whole: whole)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: table.entries.count) { covered in
      covered.initialize(repeating: 0)
      var most: UInt8 = 0
      for word in words {
        let weight = UInt8(word.weight / whole * 250)
        table.forEachEntry(withWord: word.number) { entry in
          covered[entry] &+= weight
          most = max(most, covered[entry])
        }
      }
      let floor = most - min(most - 1, 45)
      return LinkScore.with(query, in: table) { scorer in
        var best: [Candidate] = []
        best.reserveCapacity(limit + 1)
        var compared = 0
        // The entries that have the most of the query first: what they score shuts out most of the others.
        for (least, mostCompared) in [(most - min(most, 3), Int.max), (floor, Self.mostCompared)] {
          var least = least
          for number in telling {
            table.forEachEntry(withWord: number) { entry in
              guard covered[entry] >= least, compared < mostCompared || covered[entry] == most else { return }
              covered[entry] = 0
              compared += 1
              guard insert(entry, by: scorer, into: &best, limit: limit), best.count == limit else {
                return
              }
              least = max(least, scorer.leastCover(toBeat: best[limit - 1].score, whole: whole))
            }
          }
        }
        return best
      }
    }
  }

  private func best(_ limit: Int, among words: [Int], for query: Query) -> [Candidate] {
    LinkScore.with(query, in: table) { scorer in
      var best: [Candidate] = []
      best.reserveCapacity(limit + 1)
      for word in words {
        let isCommon = table.entryCount(ofWord: word) > Self.mostCompared
        table.forEachEntry(withWord: word) { entry in
          if isCommon, table.wordRange(ofEntry: entry).count > Self.longestForOneWord { return }
          insert(entry, by: scorer, into: &best, limit: limit)
        }
      }
      return best
    }
  }

  /// Whether the entry is among the best.
  @discardableResult
  private func insert(_ entry: Int, by scorer: LinkScore, into best: inout [Candidate], limit: Int) -> Bool {
    let least = best.count == limit ? best[limit - 1].score : -.infinity
    let score = scorer.score(entry: entry, toBeat: least)
    if score <= least { return false }
    let candidate = Candidate(food: table.food(ofEntry: entry), score: score)
    if let known = best.firstIndex(where: { $0.food == candidate.food }) {
      guard candidate.score > best[known].score else { return false }
      best.remove(at: known)
    }
    let place = best.firstIndex { $0.score < candidate.score } ?? best.count
    best.insert(candidate, at: place)
    if best.count > limit { best.removeLast() }
    return true
  }

  /// The query's words that the table has, the most telling first.
  private func known(_ query: Query) -> [(number: Int, weight: Float)] {
    let all = query.words.compactMap { word -> (number: Int, weight: Float, isWeak: Bool)? in
      // What is not in a food is not always in its name.
      guard let number = word.number, !word.roles.contains(.negated), !word.isSugarless else { return nil }
      return (number, word.weight, word.wordClass == .weak)
    }
    let strong = all.filter { !$0.isWeak }
    return (strong.isEmpty ? all : strong).map { ($0.number, $0.weight) }.sorted { $0.weight > $1.weight }
  }

  /// The words an answer must share at least one of: until what is left could not carry a match.
  private func telling(_ words: [(number: Int, weight: Float)], whole: Float) -> [Int] {
    var left = whole
    var out: [Int] = []
    for word in words {
      if !out.isEmpty, left < 0.4 * whole { break }
      out.append(word.number)
      left -= word.weight
    }
    return out
  }
}
