/// How long somebody ate nothing before what they had: "nothing until noon, then a burger and fries".
enum FastedUntil {
  private static let none = PhraseTable(
    list: """
      had nothing,ate nothing,eaten nothing,nothing to eat,had no food,didn't eat,did not eat,hadn't eaten
      haven't eaten,nothing,fasted,didn't eat anything,had nothing to eat,ate nothing at all
      """)
  static let limits: WordSet = ["until", "till", "til", "before"]
  private static let turns: WordSet = ["then", "when"]
  /// Tokens that tell how long: "until nearly 3 in the afternoon".
  private static let longest = 7

  /// `tokens` without it.
  static func dropped(from tokens: [Token]) -> [Token] {
    guard limits.occurs(in: tokens), turns.occurs(in: tokens) else { return tokens }
    for index in tokens.indices {
      guard let match = none.match(at: index, in: tokens), case let limit = index + match.count,
        limit < tokens.count, limits.contains(tokens[limit]),
        let turn = turns.firstIndex(in: tokens[limit...].prefix(longest)), turn + 1 < tokens.count
      else { continue }
      let start = index > 0 && tokens[index - 1].isOne(of: "i", "we", "i've") ? index - 1 : index
      return Array(tokens[..<start] + tokens[(turn + 1)...])
    }
    return tokens
  }
}
