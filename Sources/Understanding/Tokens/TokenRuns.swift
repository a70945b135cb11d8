extension [Token] {
  /// These tokens with other words for runs of them: `run` tells where the one that begins at a place ends, and what is
  /// read in its stead; nil where none begins.
  func replacing(_ run: (Int) -> (end: Int, words: [Token])?) -> [Token] { retelling { index, _ in run(index) } }

  /// The same, where `run` looks at what is told so far too, or changes it.
  func retelling(_ run: (Int, inout [Token]) -> (end: Int, words: [Token])?) -> [Token] {
    var told: [Token] = []
    var index = 0
    while index < count {
      if let (end, words) = run(index, &told) {
        told += words
        index = end
      } else {
        told.append(self[index])
        index += 1
      }
    }
    return told
  }

  /// These tokens without some runs: `end` tells where the one that begins at a place ends; nil where none begins.
  func without(_ end: (Int) -> Int?) -> [Token] { replacing { index in end(index).map { ($0, []) } } }

  /// These tokens with `sign` before the places that `begins` tells of.
  func parted(by sign: String, where begins: (Int) -> Bool) -> [Token] {
    replacing { begins($0) ? ($0 + 1, [Token.sign(sign, at: self[$0].range), self[$0]]) : nil }
  }
}
