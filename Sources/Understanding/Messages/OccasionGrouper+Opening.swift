import Foods
import ToolCalls

/// What leads up to the food of a run.
extension OccasionGrouper {
  /// What a person has of something that was served to several.
  static let shares: WordSet = ["plate", "portion", "share", "bowl", "order", "serving", "half", "part"]

  private static let serving: WordSet = [
    "made", "cooked", "gave", "bought", "brought", "got", "ordered", "fixed", "baked", "treated", "log", "served",
  ]

  /// `tokens` without what leads up to the food: "anyway", "my wife made me", "dad's".
  func opened(_ tokens: [Token]) -> [Token] {
    var start = 0
    while start < tokens.count, tokens[start].kind == .word, IntentWords.openers.contains(tokens[start]) {
      start += 1
    }
    if tokens.word(start) == "my", Self.shares.contains(at: start + 1, in: tokens),
      tokens.word(start + 2).isOne(of: "was", "had", "were", "included")
    {
      start += 3
    }
    let lead = tokens[start...].prefix(7)
    if let me = lead.firstIndex(where: { $0.isWord("me") || $0.isWord("us") || $0.isWord("myself") }), me > start,
      Self.serving.contains(tokens[me - 1]),
      // "a fried egg fixed me": what did it is what was eaten.
      foods.holdsFood(Array(tokens[(me + 1)...])) || !foods.holdsFood(Array(tokens[start..<me]))
    {
      start = me + 1
      if start < tokens.count, tokens[start].isWord("to") { start += 1 }
    }
    // "Gran pressed a second plate on me".
    if let verb = tokens[start...].prefix(4).indices.first(where: { FrameReader.pressesOnMe($0, tokens) }) {
      start = verb + 1
    }
    let rest = Array(tokens[start...])
    return rest.indices.filter { index in
      !isOwner(index, rest) && !(index + 1 < rest.count && isRelative(index, rest) && isOwned(by: index + 1, rest))
        && !(index > 0 && isRelative(index - 1, rest) && isOwned(by: index, rest))
    }.map { rest[$0] }
  }

  /// The "mum's" of "my mum's soup".
  private func isOwner(_ index: Int, _ tokens: [Token]) -> Bool {
    tokens[index].kind == .word && tokens[index].ends(in: "'s")
      && IntentWords.others.contains(String(tokens[index].folded.dropLast(2)))
  }

  /// The "Uncle" of "Uncle Bert's chilli"; "Uncle Ben's" is rice.
  private func isRelative(_ index: Int, _ tokens: [Token]) -> Bool {
    IntentWords.others.contains(tokens[index]) && index + 1 < tokens.count
      && foods.catalog.link("\(tokens[index].folded) \(tokens[index + 1].folded)")?.confidence ?? 0 < Self.brand
  }

  private static let brand = 0.5

  /// The "Bert's" of "Uncle Bert's chilli".
  private func isOwned(by index: Int, _ tokens: [Token]) -> Bool {
    FrameReader.isName(index, tokens) && tokens[index].ends(in: "'s")
  }
}
