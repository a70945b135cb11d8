/// Measures as notes have them: "bowl muesli, slice toast".
extension QuantityParser {
  /// Measures that open a phrase without a number or "of" in notes: "bowl porridge, slice toast".
  private static let terse: WordSet = [
    "glass", "mug", "cup", "bowl", "bottle", "packet", "pack", "bag", "tin", "slice", "handful", "scoop", "plate",
    "portion", "pint", "jar", "tub", "carton", "punnet", "splash", "drizzle", "dollop", "knob", "squeeze",
    "imperial pint", "family bag", "share bag", "sharing bag", "grab bag", "multipack bag",
  ]
  /// Behind those measures they make a food's name: "glass noodles", "mug cake".
  private static let behindTerse: WordSet = [
    "cake", "cakes", "steak", "noodle", "noodles", "roast", "pie", "pies", "gourd", "a", "of", "n", "soup", "pudding",
    "glass", "and", "with", "or", "size", "sized",
  ]

  /// "bowl muesli": a measure at the beginning of a phrase, with its food right behind it.
  func isTerse(_ unit: MeasureUnit, at index: Int, before food: Int) -> Bool {
    guard Self.terse.contains(unit.name), food < tokens.count, tokens[food].kind == .word,
      tokens[food - 1].join != .hyphen, tokens[food].join == .apart, !Self.behindTerse.contains(tokens[food]),
      !tokens[food].isBreak, !MealWords.prepositions.contains(tokens[food])
    else { return false }
    guard index > 0 else { return true }
    let before = tokens[index - 1]
    return before.kind == .punctuation && before.join != .glued || before.isSign(",") || before.isWord("and")
      || QuantityWords.sizes[before] != nil
      || before.isWord("plus") || before.isWord("w") || before.isWord("with") || MealWords.verbs.contains(before)
  }
}
