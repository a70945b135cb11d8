/// Finds the word of the table that was meant by a word it does not have.
struct Spelling {
  var table: TableBytes

  /// Longer words are not names of food.
  static let longestWord = 24

  /// The nearest word within one or two edits (by length) that is surely meant, the commoner one where several are as
  /// near; nil when none is. The first letter is taken to be right, except that the first two may have changed places.
  func nearest(to text: String) -> (word: Int, typos: Int)? {
    let letters = Array(text.utf8)
    guard letters.count >= 4, letters.count <= Self.longestWord, letters.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return nil }
    let limit = letters.count < 7 ? 1 : 2
    let letterSet = letters.withUnsafeBytes(Self.letterSet)
    var best: (word: Int, typos: Int, count: Int)?
    func search(_ first: UInt8) {
      for word in table.words(beginningWith: first) {
        let candidate = table.wordText(word)
        guard abs(candidate.count - letters.count) <= limit, candidate.count >= 3,
          Self.mayBeNear(letterSet, Self.letterSet(candidate), limit: limit)
        else { continue }
        let ceiling = min(limit, best?.typos ?? limit)
        guard let typos = Self.distance(letters, candidate, limit: ceiling) else { continue }
        let count = table.entryCount(ofWord: word)
        guard Slip(letters, candidate, typos: typos).isSure(ofWordIn: count) else { continue }
        if let known = best, (known.typos, -known.count) <= (typos, -count) { continue }
        best = (word, typos, count)
      }
    }
    search(letters[0])
    if best == nil, letters[0] != letters[1] { search(letters[1]) }
    return best.map { ($0.word, $0.typos) } ?? unclipped(letters)
  }

  /// One bit for each letter that occurs.
  private static func letterSet(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    bytes.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }

  /// False when more letters occur in only one of two words than edits are allowed: a cheap test before the exact one.
  private static func mayBeNear(_ a: UInt32, _ b: UInt32, limit: Int) -> Bool {
    (a & ~b).nonzeroBitCount <= limit && (b & ~a).nonzeroBitCount <= limit
  }

  /// Insertions, deletions, replacements and swaps of neighbours between two words; nil when over the limit.
  /// Optimal string alignment, three rows.
  static func distance(_ a: [UInt8], _ b: UnsafeRawBufferPointer, limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    let width = b.count + 1
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { cells in
      var (before, above, row) = (0, width, 2 * width)
      for column in 0..<width { cells[above + column] = column }
      for i in 1...max(1, a.count) where i <= a.count {
        cells[row] = i
        var lowest = i
        for j in stride(from: 1, to: width, by: 1) {
          var cost = cells[above + j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
          cost = min(cost, cells[above + j] + 1, cells[row + j - 1] + 1)
          if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, cells[before + j - 2] + 1) }
          cells[row + j] = cost
          lowest = min(lowest, cost)
        }
        if lowest > limit { return nil }
        (before, above, row) = (above, row, before)
      }
      let total = cells[above + b.count]
      return total <= limit ? total : nil
    }
  }
}
