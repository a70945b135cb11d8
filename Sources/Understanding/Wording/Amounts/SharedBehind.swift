/// "A pizza shared with my wife" for "a pizza, shared with my wife": the sharing is of the one dish before the comma.
enum SharedBehind {
  private static let joints: WordSet = ["with", "between", "among"]
  private static let longestDish = 7

  /// `tokens` without the comma, where one dish opens the message and nothing but who shared it stands behind.
  static func told(_ tokens: [Token]) -> [Token] {
    guard let verb = EatingWords.sharing.firstIndex(in: tokens), verb > 1, verb - 1 <= longestDish,
      tokens[verb - 1].isSign(","),
      verb + 2 < tokens.count, joints.contains(tokens[verb + 1]),
      tokens[..<(verb - 1)].allSatisfy({ $0.kind != .punctuation || $0.isSign("-") || $0.isSign("\"") }),
      !ListWords.ands.occurs(in: tokens[..<(verb - 1)]),
      tokens[(verb + 2)...].allSatisfy({ $0.kind == .word })
    else { return tokens }
    var told = tokens
    told.remove(at: verb - 1)
    return told
  }
}
