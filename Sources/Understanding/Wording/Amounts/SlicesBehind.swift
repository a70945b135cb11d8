/// Slices told behind what is on them: "peanut butter on toast, 2 slices" is peanut butter on two slices of toast.
enum SlicesBehind {
  private static let breads = WordList.words(
    "toast bread rye sourdough wholemeal granary crispbread wholewheat pumpernickel")
  /// On toast they are a dish, whose slices are counted with what is on them.
  private static let dishes: WordSet = ["beans", "cheese", "egg", "eggs", "sardines"]
  private static let slices: WordSet = ["slice", "slices", "piece", "pieces", "rounds", "bit", "bits"]

  /// `tokens` with the count before the bread.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4, slices.occurs(in: tokens) else { return tokens }
    for on in tokens.indices.dropFirst().dropLast(3) where tokens[on].isWord("on") {
      guard let bread = breads.lastIndex(in: tokens[(on + 1)...].prefix(3)),
        !dishes.contains(tokens[on - 1]),
        bread + 2 < tokens.count, tokens[bread + 1].isSign(",") || tokens[bread + 1].isSign("-"),
        !tokens[on...bread].contains(where: { $0.isCount }),
        let number = NumberPhrase.read(at: bread + 2, in: tokens), case let unit = bread + 2 + number.count,
        unit < tokens.count, slices.contains(tokens[unit]),
        tokens.ends(at: unit + 1) || ListWords.ands.contains(tokens[unit + 1])
      else { continue }
      let of = Token.word("of", at: tokens[unit].range)
      return tokens[...on] + tokens[(bread + 2)...unit] + [of] + tokens[(on + 1)...bread] + tokens[(unit + 1)...]
    }
    return tokens
  }
}
