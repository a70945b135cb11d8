extension SentenceSplitter {
  private static let setWords: WordSet = [
    "x", "×", "*", ",", ":", "@", "/", "at", "kg", "kgs", "lb", "lbs", "reps", "rep", "sets", "set", "then", "and", "-",
  ]

  /// "bench: 80x5, 85x5, 90x3": the sets behind an exercise's name are its own, whatever signs part them.
  static func setLists(in tokens: [Token]) -> [Range<Int>] {
    let crossed = tokens.indices.dropFirst().dropLast().count { isCross($0, in: tokens) }
    guard crossed > 1 else { return [] }
    return ExerciseLexicon.reference.mentions(in: tokens).compactMap { mention in
      var end = mention.range.upperBound
      while end < tokens.count, tokens[end].kind == .number || setWords.contains(tokens[end]) { end += 1 }
      // The last joint leads on to something else.
      while end > mention.range.upperBound, tokens[end - 1].kind != .number, !tokens[end - 1].isWord("kg") { end -= 1 }
      let sets = (mention.range.upperBound..<end).count { isCross($0, in: tokens) }
      return sets > 1 ? mention.range.lowerBound..<end : nil
    }
  }

  private static func isCross(_ index: Int, in tokens: [Token]) -> Bool {
    index > 0 && index + 1 < tokens.count && tokens[index - 1].kind == .number && tokens[index + 1].kind == .number
      && (tokens[index].isWord("x") || tokens[index].isSign("×"))
  }
}
