/// Aims in pictures and by what the scale is to show.
extension GoalReader {
  /// Words one of which every such wording has.
  static let pictures: WordSet = [
    "shooting", "gunning", "heading", "headed", "working", "scale", "scales",
  ]
  private static let striving = PhraseTable(
    list: """
      shooting for,gunning for,heading for,heading towards,heading toward,headed for,headed towards,working towards
      working toward
      """)
  private static let scales: WordSet = ["scale", "scales"]
  private static let showing: WordSet = ["say", "read", "show"]
  private static let owners: WordSet = ["the", "my", "our", "those"]

  /// "Gunning for 72 kg" as "aiming for 72 kg", "want the scales to say 72 kg" as "want to weigh 72 kg", and "aiming for
  /// 72 kg on the scales" without the scales.
  func plainlyWorded(_ tokens: [Token]) -> [Token] {
    guard Self.pictures.occurs(in: tokens) else { return tokens }
    return tokens.replacing { index in
      if let found = Self.striving.match(at: index, in: tokens), mass(at: index + found.count, in: tokens) != nil {
        return (index + found.count, Self.written(["aiming", "for"], like: tokens[index]))
      }
      if let end = Self.scaleShows(at: index, in: tokens) {
        return (end, Self.written(["to", "weigh"], like: tokens[index]))
      }
      return Self.onScale(at: index, in: tokens).map { ($0, []) }
    }
  }

  /// Behind "the scales to say".
  private static func scaleShows(at index: Int, in tokens: [Token]) -> Int? {
    let at = owners.contains(tokens[index]) ? index + 1 : index
    guard scales.contains(at: at, in: tokens), tokens.word(at + 1) == "to",
      showing.contains(at: at + 2, in: tokens)
    else { return nil }
    return at + 3
  }

  /// Behind "on the scales".
  private static func onScale(at index: Int, in tokens: [Token]) -> Int? {
    guard tokens[index].isWord("on"), index + 2 < tokens.count, owners.contains(tokens[index + 1]),
      scales.contains(tokens[index + 2])
    else { return nil }
    return index + 3
  }

  private static func written(_ words: [String], like token: Token) -> [Token] {
    Token.words(words, join: token.join, at: token.range)
  }
}
