import Foods

/// An amount behind a dish that is named after two fillings: "ham and pineapple pizza, 3 slices", "chicken & mushroom pie (1)".
enum AmountOfWhole {
  static let dishes = WordList.words(
    """
    pizza pie pies pasty pasties sandwich sandwiches wrap wraps soup curry quiche omelette omelet cake cakes salad lasagne
    lasagna stew casserole burger burgers bake tart tarts noodles risotto pasta pudding puddings roll rolls toastie toasties
    burrito burritos quesadilla quesadillas muffin muffins smoothie
    """)
  private static let signs: WordSet = [",", "(", "-", ":", "x"]
  private static let longest = 6
  /// How surely the dish has to be known by its whole name.
  private static let sure = 0.9

  /// `tokens` with the amount before all of the dish.
  static func told(_ tokens: [Token], catalog: FoodCatalog) -> [Token] {
    guard tokens.count > 5, let dish = dishes.firstIndex(in: tokens), dish > 2, dish + 2 < tokens.count,
      signs.contains(tokens[dish + 1]), tokens[dish + 2].kind == .number,
      let and = tokens[..<dish].lastIndex(where: { ListWords.ands.contains($0) || $0.isSign("&") }), and > 0,
      dish > and + 1,
      let amount = QuantityParser(tokens).quantity(at: dish + 2), !tokens[..<dish].contains(where: \.isCount)
    else { return tokens }
    let end = tokens[dish + 1].isSign("(") ? amount.tokens.upperBound + 1 : amount.tokens.upperBound
    guard
      end == tokens.count || end < tokens.count && tokens[end].kind == .punctuation
        || end < tokens.count && tokens[end].isBreak,
      let start = (max(0, and - longest)..<and).first(where: { names($0, dish, tokens, catalog) })
    else { return tokens }
    let of = amount.unit == nil || amount.hasOf ? [] : [Token.word("of", at: tokens[dish].range)]
    return tokens[..<start] + tokens[amount.tokens].map { $0.joined(.apart) } + of + tokens[start...dish]
      + tokens[min(end, tokens.count)...]
  }

  /// Whether the words from `start` to the dish are a name of it, with nothing before them that belongs to it.
  private static func names(_ start: Int, _ dish: Int, _ tokens: [Token], _ catalog: FoodCatalog) -> Bool {
    let name = tokens[start...dish]
    guard name.allSatisfy({ $0.kind == .word || $0.isSign("&") }), !NumberWords.articles.contains(tokens[start]),
      !ToldAmounts.eating.contains(tokens[start]), name.count(where: { $0.isBreak || $0.isSign("&") }) == 1
    else { return false }
    let phrase = name.map { $0.isSign("&") ? "and" : $0.folded }.joined(separator: " ")
    return catalog.link(phrase).map { $0.confidence >= sure } ?? false
  }
}
