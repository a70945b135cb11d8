/// The drink that is called by when it is taken: "had a pre-workout", "a scoop of pre workout".
enum PreWorkout {
  private static let leads: WordSet = ["a", "an", "my", "some", "of", "one", "had", "took", "drank", "downed", "the"]
  private static let ends = ListWords.ands.union(["then", "before", "at", "with", "today", "this", "drink", "powder"])

  /// `tokens` with one word for it. "A pre-workout snack" and "banana, pre-workout" tell when it was.
  static func named(_ tokens: [Token]) -> [Token] {
    tokens.replacing { index in
      guard let count = length(at: index, in: tokens) else { return nil }
      let isLed = index > 0 ? leads.contains(tokens[index - 1]) : index + count == tokens.count
      let end = index + count
      guard isLed,
        end == tokens.count || tokens[end].isSign(",") || tokens[end].isSign(".") || ends.contains(tokens[end])
      else { return nil }
      let run = tokens[index..<end]
      let name = Token(
        kind: .word, text: run.map(\.text).joined(separator: tokens[end - 1].join == .hyphen ? "-" : " "),
        folded: "preworkout supplement", range: run[index].range)
      let isTold = end < tokens.count && tokens[end].isOne(of: "drink", "powder")
      return (isTold ? end + 1 : end, [name])
    }
  }

  private static func length(at index: Int, in tokens: [Token]) -> Int? {
    if tokens[index].isWord("preworkout") { return 1 }
    return tokens[index].isWord("pre") && index + 1 < tokens.count && tokens[index + 1].isWord("workout") ? 2 : nil
  }
}
