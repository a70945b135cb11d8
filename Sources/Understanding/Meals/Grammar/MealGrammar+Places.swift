import ToolCalls

/// Where a meal came from, told as its heading.
extension MealGrammar {
  /// "KFC: 3 pieces of chicken", "chinese: fried rice", "wingstop 6 wings": where it came from, and no food.
  func isPlace(_ whole: MealReading.Part, before next: MealReading.Part, tokens: [Token]) -> Bool {
    guard whole.tokens.upperBound < next.tokens.lowerBound else { return false }
    let between = tokens[whole.tokens.upperBound..<next.tokens.lowerBound]
    // "chinese takeaway - ...", "a thai takeaway, ...".
    if isTakeaway(tokens[whole.tokens]), between.contains(where: { $0.isSign(":") || $0.isSign("-") || $0.isSign(",") })
    {
      return true
    }
    guard whole.item.quantity == nil else { return false }
    // "bakery on the corner: ...".
    let name = tokens[whole.tokens].prefix { !Self.situating.contains($0) }
    guard MealWords.eateries.contains(name.map(\.folded).joined(separator: " ")) else { return false }
    if name.count < whole.tokens.count {
      return between.contains { $0.isSign(":") } || tokens[whole.tokens].contains { $0.isSign(":") }
    }
    if between.contains(where: { $0.isSign(":") || $0.isSign("-") }) { return true }
    // "tim hortons 6 doughnuts": what was counted there.
    return next.item.quantity != nil
      && !between.contains { $0.kind == .punctuation || MealWords.softJoiners[$0] != nil }
  }

  private static let situating: WordSet = ["on", "at", "by", "near", "in", "opposite", "round"]
}
