/// Sets that went on for as long as they could: "3 sets of as many as possible".
enum MostReps {
  private static let able: WordSet = ["could", "can", "possible", "poss", "possibly", "manage", "managed"]
  private static let sets: WordSet = ["set", "sets", "x", "round", "rounds", "of"]
  private static let longest = 8

  /// `tokens` with "amrap" for "as many as possible" where an exercise has sets of them; "I ate as many as I could" has none.
  static func shortened(_ tokens: [Token]) -> [Token] {
    guard let many = tokens.firstIndex(where: { $0.isWord("many") }), many > 1, tokens[many - 1].isWord("as"),
      many + 2 < tokens.count, tokens[many + 1].isOne(of: "as", "reps"),
      sets.occurs(in: tokens[max(0, many - 4)..<many - 1]),
      let end = able.firstIndex(in: tokens[many...].prefix(longest)),
      !ExerciseLexicon.reference.mentions(in: tokens).isEmpty
    else { return tokens }
    let place = tokens[many - 1]
    let mark = Token.word("amrap", at: place.range)
    return tokens[..<(many - 1)] + [mark] + tokens[(end + 1)...]
  }
}
