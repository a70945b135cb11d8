/// Each one of what was counted, told once more by its name: "two bagels with 30 g of cheese per bagel", "3 toasts with butter on
/// each slice", "a sugar in each one". What is told is as much in each.
enum EachOfCounted {
  static let words: WordSet = ["each", "per"]
  private static let pieces: WordSet = ["one", "slice", "piece", "cup", "mug", "glass", "bowl", "plate", "half"]

  /// `tokens` with a plain "each" for such an end.
  static func told(_ tokens: [Token]) -> [Token] {
    guard let each = tokens.indices.dropFirst(4).first(where: { isSaid(at: $0, in: tokens) }) else { return tokens }
    return tokens[..<each] + [tokens[each].read(as: "each")] + tokens[(each + 2)...]
  }

  private static func isSaid(at index: Int, in tokens: [Token]) -> Bool {
    guard words.contains(tokens[index]), tokens.ends(at: index + 2), !tokens.ends(at: index + 1),
      // "60 g protein per 100 g" and "2 coffees per day" are no pieces.
      tokens[..<index].contains(where: { $0.isWord("with") }), tokens[..<index].contains(where: { $0.isCount })
    else { return false }
    let noun = tokens[index + 1].folded
    if tokens[index].isWord("each"), pieces.contains(tokens[index + 1]) { return true }
    return tokens[..<index].contains {
      $0.kind == .word && $0.folded != noun && EnglishPlural.singular(of: $0.folded) == noun
    }
  }
}
