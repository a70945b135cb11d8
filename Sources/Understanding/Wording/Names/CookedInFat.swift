/// Fat that is told with what it was fried in: "200 g cod fried in 10 g butter", "steak 200 g pan fried in oil".
///
/// Tables' fried foods hold the fat already, so that the food is taken as cooked and the fat as told beside it.
enum CookedInFat {
  static let ways: WordSet = ["fried", "roasted", "sauteed", "seared", "cooked", "grilled", "baked"]
  private static let manners: WordSet = ["pan", "stir", "shallow", "deep", "oven", "lightly"]
  private static let fats = CookingWords.fats
  private static let kinds: WordSet = ["olive", "vegetable", "coconut", "sesame", "rapeseed", "sunflower", "salted"]

  /// `tokens` with "with" in place of how it was cooked.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4, fats.occurs(in: tokens.dropFirst(3)) else { return tokens }
    var result = tokens
    for way in tokens.indices.dropLast(2).reversed() where way > 0 && ways.contains(tokens[way]) {
      guard tokens[way + 1].isOne(of: "in", "with"), isFat(from: way + 2, in: tokens, behind: tokens[way - 1]) else {
        continue
      }
      let start = manners.contains(tokens[way - 1]) && way > 1 ? way - 1 : way
      let with = Token.word("with", at: tokens[way + 1].range)
      result.replaceSubrange(start...(way + 1), with: [with])
    }
    return result
  }

  /// Whether a measured fat stands at `index`, or any fat behind an amount of the food: "200 g fried in butter".
  private static func isFat(from index: Int, in tokens: [Token], behind last: Token) -> Bool {
    var start = index
    let amount = QuantityParser(tokens).quantity(at: index)
    let isMeasured = amount.map { $0.hasUnit && !$0.hasContent } ?? false
    if isMeasured, let amount { start = amount.tokens.upperBound }
    while start < tokens.count, kinds.contains(tokens[start]) || tokens[start].isWord("of") { start += 1 }
    guard start < tokens.count, fats.contains(tokens[start]) else { return false }
    return isMeasured || manners.contains(last) || UnitTable.byName[last]?.dimension == .mass
  }
}
