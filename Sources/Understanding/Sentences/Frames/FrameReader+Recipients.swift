/// What came to somebody else: "the crusts went to the ducks".
extension FrameReader {
  private static let creatures: WordSet = [
    "dog", "dogs", "cat", "cats", "birds", "ducks", "gulls", "seagulls", "pigeons", "hens", "chickens", "pigs", "bin",
    "compost", "fox", "squirrels",
  ]
  private static let goers: WordSet = ["i", "we", "he", "she", "they", "who", "and", "then"]

  /// Whether food "went to" a person, an animal or the bin; whoever goes to one is no food.
  static func wentToOthers(_ tokens: [Token], from start: Int) -> Bool {
    guard let went = tokens.firstIndex(where: { $0.isWord("went") }), went > start, word(went + 1, tokens) == "to",
      !goers.contains(tokens[went - 1]), !hasReport(Array(tokens[..<went]), from: start)
    else { return false }
    let at = went + 2
    if isNamedPerson(at, in: tokens) { return true }
    guard IntentWords.determiners.contains(at: at, in: tokens) else { return false }
    return creatures.contains(at: at + 1, in: tokens) || IntentWords.others.contains(at: at + 1, in: tokens)
  }
}
