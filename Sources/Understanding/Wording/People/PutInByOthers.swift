/// What somebody else put into what one ate: "a gyro, they put chips inside" is a gyro with chips.
enum PutInByOthers {
  static let putting: WordSet = [
    "put", "puts", "add", "added", "adds", "stuffed", "stuff", "stuck", "chucked", "threw", "tucked", "piled",
  ]
  private static let people: WordSet = [
    "they", "he", "she", "guy", "lady", "chef", "waiter", "place", "shop", "girl", "man",
  ]
  private static let joints: WordSet = [",", ".", "and", "but", "where", "which", "-", "(", ";"]
  private static let insides: WordSet = ["inside", "in", "on", "over", "top"]
  private static let pointed: WordSet = ["it", "them", "there", "top", "too", "as", "well"]
  private static let closers: WordSet = [
    "obviously", "too", "also", "as", "well", "of", "course", "naturally", "lol", "for", "me", "free", "there",
  ]
  private static let longest = 6

  /// `tokens` with "with" for the clause around what was put in.
  static func told(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard let verb = putting.firstIndex(in: tokens.dropFirst(2)), verb + 1 < tokens.count,
      people.contains(tokens[verb - 1])
    else { return tokens }
    var start = verb - 1
    if start > 0, ListWords.definite.contains(tokens[start - 1]) { start -= 1 }
    while start > 0, joints.contains(tokens[start - 1]) { start -= 1 }
    let rest = tokens[(verb + 1)...]
    let stop = rest.firstIndex { insides.contains($0) || $0.kind == .punctuation } ?? tokens.count
    var end = stop
    if end < tokens.count, insides.contains(tokens[end]) {
      let isInside = tokens[end].isWord("inside")
      end += 1
      if !isInside {
        // "They put chips in the bag" is of the bag.
        guard pointed.contains(at: end, in: tokens) else { return tokens }
      }
      while pointed.contains(at: end, in: tokens) { end += 1 }
    }
    end = closers.end(from: end, in: tokens)
    let added = Array(tokens[(verb + 1)..<stop])
    guard start > 0, (1...longest).contains(added.count), tokens.ends(at: end), holdsFood(added),
      holdsFood(Array(tokens[..<start])), stop < end || tokens[verb].isOne(of: "add", "added", "adds")
    else { return tokens }
    return tokens[..<start] + [Token.word("with", at: tokens[verb].range)] + added + tokens[end...]
  }
}
