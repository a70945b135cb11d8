import Foods

/// "a smoothie (1 banana, 200 ml milk, a scoop of oats)": a bracket that lists what a dish was made of, as a colon would.
enum BracketLists {
  /// Dishes that people put together and tell the parts of.
  private static let made = WordList.words(
    """
    smoothie shake oats porridge oatmeal bowl salad omelette omelet soup stew curry wrap sandwich roll parfait
    fruit veg vegetables muesli granola bircher pancakes breakfast lunch dinner brunch snack burrito pasta risotto chili chilli
    carbonara vongole amatriciana puttanesca caprese bolognese lasagne lasagna paella ramen pizza stroganoff
    """)
  private static let longest = 60

  /// `tokens` with such brackets opened: ":" before the list, and "," behind it.
  static func opened(_ said: [Token], foods: FoodPhrases) -> [Token] {
    let tokens = withStates(said)
    guard let open = tokens.firstIndex(where: { $0.isSign("(") }), open > 0,
      let close = tokens[open...].prefix(longest).firstIndex(where: { $0.isSign(")") }),
      made.contains(tokens[open - 1]),
      isList(Array(tokens[(open + 1)..<close]), foods: foods)
    else { return tokens }
    var result = Array(tokens[..<open])
    result.append(Token.sign(":", join: .apart, at: tokens[open].range))
    result += tokens[(open + 1)..<close]
    if close + 1 < tokens.count, tokens[close + 1].kind == .word {
      result.append(Token.sign(",", join: .apart, at: tokens[close].range))
    }
    return result + tokens[(close + 1)...]
  }

  /// "lentils dry" for "lentils (dry weight)": the state of what was weighed is a word of its name.
  private static func withStates(_ tokens: [Token]) -> [Token] {
    guard let open = tokens.firstIndex(where: { $0.isSign("(") }), open > 0, open + 2 < tokens.count,
      MealWords.weighedStates.contains(tokens[open + 1]), tokens[open - 1].kind == .word
    else { return tokens }
    let close = tokens[open + 2].isOne(of: "weight", "weighed") ? open + 3 : open + 2
    guard close < tokens.count, tokens[close].isSign(")") else { return tokens }
    let state = tokens[open + 1].joined(.apart)
    return Array(tokens[..<open] + [state] + tokens[(close + 1)...])
  }

  /// Two or more foods, of which two are measured or counted.
  private static func isList(_ tokens: [Token], foods: FoodPhrases) -> Bool {
    let parts = tokens.split { $0.isSign(",") || $0.isSign("+") || $0.isSign(";") || $0.isWord("and") }.map(Array.init)
    guard parts.count > 1 else { return false }
    let measured = parts.filter { part in
      guard let quantity = QuantityParser(part).quantity(at: 0) else { return false }
      return quantity.seconds == nil && quantity.meters == nil && foods.holdsFood(part)
    }
    return measured.count > 1
  }
}
