/// Steps told behind their name: "my steps today: 10,000", "step count 9400", and before a walk: "a 12000 step walk".
enum StepCounts {
  static let names: WordSet = ["steps", "step"]
  private static let between: WordSet = [
    "count", "total", "today", "yesterday", "so", "far", "is", "was", "were", "are", ":", "-", "=",
  ]
  private static let before: WordSet = ["my", "the", "a", "total", "daily", "today's"]
  private static let fewest = 500.0

  /// `tokens` with the number before "steps".
  static func told(_ tokens: [Token]) -> [Token] {
    guard let name = names.firstIndex(in: tokens) else { return tokens }
    if let walk = beforeWalk(name, tokens) { return walk }
    guard tokens[..<name].allSatisfy({ before.contains($0) }), name + 1 < tokens.count else { return tokens }
    let figure = between.end(from: name + 1, in: tokens)
    guard figure > name + 1, figure < tokens.count, tokens[figure].kind == .number, tokens[figure].value ?? 0 >= fewest,
      tokens.ends(at: figure + 1)
    else { return tokens }
    // "Steps were 12,000" is all of them.
    let isTotal = tokens[..<figure].contains { $0.isOne(of: "total", "were", "was") }
    let total = isTotal ? [Token.word("total", at: tokens[name].range)] : []
    let days = tokens[(name + 1)..<figure].filter { TimeWords.days.contains($0) }
    return [tokens[figure], Token.word("steps", at: tokens[name].range)] + total + days + tokens[(figure + 1)...]
  }

  /// "12000 steps" of "a 12000 step walk".
  private static func beforeWalk(_ name: Int, _ tokens: [Token]) -> [Token]? {
    guard name > 0, name + 1 < tokens.count, tokens[name].isWord("step"), tokens[name + 1].isWord("walk"),
      tokens[name - 1].kind == .number, tokens[name - 1].value ?? 0 >= fewest
    else { return nil }
    return tokens[..<name] + [Token.word("steps", at: tokens[name].range)] + tokens[(name + 2)...]
  }
}
