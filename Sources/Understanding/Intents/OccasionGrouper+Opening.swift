import ToolCalls

/// What leads up to the food of a run.
extension OccasionGrouper {
  /// What a person has of something that was served to several.
  static let shares: WordSet = ["plate", "portion", "share", "bowl", "order", "serving", "half", "part"]

  /// `tokens` without what leads up to the food: "anyway", "my wife made me", "dad's".
  func opened(_ tokens: [Token]) -> [Token] {
    var start = 0
    while start < tokens.count, tokens[start].kind == .word, IntentWords.openers.contains(tokens[start]) {
      start += 1
    }
    let restating = tokens[start...].prefix(3).map(\.folded)
    if restating.count == 3, restating[0] == "my", Self.shares.contains(restating[1]),
      ["was", "had", "were", "included"].contains(restating[2])
    {
      start += 3
    }
    let lead = tokens[start...].prefix(7)
    if let me = lead.firstIndex(where: { $0.isWord("me") || $0.isWord("us") || $0.isWord("myself") }), me > start,
      ["made", "cooked", "gave", "bought", "brought", "got", "ordered", "fixed", "baked", "treated", "log", "served"]
        .contains(tokens[me - 1].folded)
    {
      start = me + 1
      if start < tokens.count, tokens[start].isWord("to") { start += 1 }
    }
    return tokens[start...].filter { token in
      !(token.kind == .word && token.folded.hasSuffix("'s")
        && IntentWords.others.contains(String(token.folded.dropLast(2))))
    }
  }
}
