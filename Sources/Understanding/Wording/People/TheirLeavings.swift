/// What somebody did with the food that the person then had: "half a banana the baby threw at me", "the crusts my son
/// wouldn't eat". The clause names no food and takes none away.
enum TheirLeavings {
  private static let determiners: WordSet = ["the", "my", "our", "his", "her", "their"]
  static let verbs = WordList.words(
    """
    threw didn't wouldn't left refused rejected made gave brought couldn't dropped abandoned saved offered baked cooked
    spat passed handed hated bought
    """)
  private static let farthest = 4
  private static let longest = 9

  /// `tokens` without such a clause.
  static func dropped(from tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 4 else { return tokens }
    for start in tokens.indices.dropFirst().dropLast(2)
    where determiners.contains(tokens[start]) && tokens[start - 1].kind == .word && !tokens[start - 1].isBreak {
      guard let person = person(behind: start, in: tokens),
        let verb = verbs.firstIndex(in: tokens[(person + 1)...].prefix(2)),
        holdsFood([tokens[start - 1]]),
        case let end = tokens[verb...].firstIndex(where: {
          $0.kind == .punctuation || ListWords.ands.contains($0) || $0.isWord("with")
        })
          ?? tokens.count, end - start <= longest, !tokens[verb..<end].contains(where: { $0.isCount })
      else { continue }
      return Array(tokens[..<start] + tokens[end...])
    }
    return tokens
  }

  private static func person(behind start: Int, in tokens: [Token]) -> Int? {
    IntentWords.others.firstIndex(in: tokens[(start + 1)...].prefix(farthest - 2))
  }
}
