/// What leaves open what it was, behind a food that was named: "toast or something like that", "soup or whatever it was".
enum VagueTails {
  static let vague: WordSet = [
    "something", "somethin", "summat", "whatever", "similar", "suchlike", "such", "other",
  ]
  private static let likening: WordSet = ["like", "similar", "along", "of"]
  private static let pointed: WordSet = [
    "that", "this", "it", "those", "these", "the", "sort", "kind", "lines", "was", "is", "called", "they", "call", "to",
    "you",
    "i", "guess", "think",
  ]

  /// `tokens` without them.
  static func dropped(from tokens: [Token]) -> [Token] {
    guard vague.occurs(in: tokens) else { return tokens }
    return tokens.replacing { index in
      guard index > 0, tokens[index].isWord("or"), vague.contains(at: index + 1, in: tokens) else { return nil }
      var end = index + 2
      if likening.contains(at: end, in: tokens) { end += 1 }
      end = pointed.end(from: end, in: tokens)
      return tokens.breaks(at: end) || tokens[end].isOne(of: "for", "at", "this", "last", "with") ? (end, []) : nil
    }
  }
}
