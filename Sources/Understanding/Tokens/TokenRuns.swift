extension [Token] {
  /// These tokens with other words for runs of them: `run` tells where the one that begins at a place ends, and what is
  /// read in its stead; nil where none begins.
  func replacing(_ run: (Int) -> (end: Int, words: [Token])?) -> [Token] {
    var result: [Token] = []
    var index = 0
    while index < count {
      if let (end, words) = run(index) {
        result += words
        index = end
      } else {
        result.append(self[index])
        index += 1
      }
    }
    return result
  }

  /// These tokens without some runs: `end` tells where the one that begins at a place ends; nil where none begins.
  func without(_ end: (Int) -> Int?) -> [Token] { replacing { index in end(index).map { ($0, []) } } }
}
