/// Food that was only cut up to be eaten: "an apple but I had to cut it in like 12 slices".
enum CutUpOnly {
  static let cutting: WordSet = ["cut", "slice", "sliced", "chop", "chopped"]
  private static let hedges: WordSet = ["like", "about", "around", "maybe", "roughly", "tiny", "small", "into", "in"]
  private static let pieces = QuantityWords.pieces.union(["bit", "bits", "cubes", "chunks", "sticks", "strips"])
  private static let before = WordList.words("but and , i had have to we needed just")
  private static let eating = EatingWords.helping.union(["left", "gave"])

  /// `tokens` without the clause that tells of it, where none of the pieces is told apart behind it.
  static func dropped(from tokens: [Token]) -> [Token] {
    guard let verb = cutting.firstIndex(in: tokens), verb > 1, tokens.word(verb + 1).isOne(of: "it", "them"),
      tokens.word(verb + 2).isOne(of: "in", "into", "up"), case let number = hedges.end(from: verb + 2, in: tokens),
      number < tokens.count, let count = NumberPhrase.read(at: number, in: tokens),
      case let behind = hedges.end(from: number + count.count, in: tokens), pieces.contains(at: behind, in: tokens),
      !eating.occurs(in: tokens[(behind + 1)...])
    else { return tokens }
    var start = verb
    while start > 0, before.contains(tokens[start - 1]) { start -= 1 }
    guard start > 0, start < verb else { return tokens }
    return Array(tokens[..<start] + tokens[(behind + 1)...])
  }
}
