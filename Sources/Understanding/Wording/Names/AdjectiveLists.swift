/// Adjectives of one food with a comma between: "reduced-fat, reduced-sodium bologna" and "peach, lime and mint flavored
/// gum" name one.
enum AdjectiveLists {
  /// What labels count, as the second half of such an adjective: "low-fat", "sugar-free".
  private static let counted: WordSet = [
    "fat", "sodium", "salt", "sugar", "calorie", "calories", "carb", "cal", "free", "protein", "cholesterol", "lactose",
  ]

  /// `tokens` without such commas.
  static func joined(_ said: [Token]) -> [Token] {
    let tokens = withoutStateCommas(withoutTasteCommas(withoutFlavorCommas(said)))
    guard tokens.count > 5, counted.occurs(in: tokens) else { return tokens }
    return tokens.without { index in
      let isBetween =
        tokens[index].isSign(",") && index > 1 && index + 3 < tokens.count && isEnd(index - 1, tokens)
        && tokens[index + 1].kind == .word && isEnd(index + 2, tokens) && tokens[index + 3].kind == .word
        && !tokens[index + 3].isBreak
      return isBetween ? index + 1 : nil
    }
  }

  private static func isEnd(_ index: Int, _ tokens: [Token]) -> Bool {
    tokens[index].join == .hyphen && counted.contains(tokens[index])
  }

  /// How food tastes or feels, as an adjective that some food is called by too.
  private static let tastes = WordList.words(
    """
    cheesy garlicky buttery herby lemony peppery eggy beefy tomatoey chocolatey chocolaty coconutty oniony gingery fruity
    creamy smoky nutty sticky gooey spicy tangy crispy crunchy zesty
    """)

  /// "A cup of cheesy, creamy rice": one rice, and no cheesy dish beside it.
  private static func withoutTasteCommas(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, tastes.occurs(in: tokens) else { return tokens }
    return tokens.replacing { index in
      guard tokens[index].isSign(","), index > 0, tastes.contains(tokens[index - 1]), index + 2 < tokens.count,
        tastes.contains(tokens[index + 1]), tokens[index + 2].kind == .word
      else { return nil }
      return (index + 1, [])
    }
  }

  private static let states = CookingWords.cooked.union(MealWords.cuts).union([
    "raw", "fresh", "frozen", "canned", "breaded", "battered", "mashed", "buttered", "toasted", "salted", "unsalted",
    "peeled", "dried", "lean",
  ])

  /// "3 cups of cooked, mashed turnip": behind its amount a food is told by several states.
  private static func withoutStateCommas(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4, states.occurs(in: tokens) else { return tokens }
    return tokens.without { index in
      let isBetween =
        tokens[index].isSign(",") && index > 1 && index + 2 < tokens.count && states.contains(tokens[index - 1])
        && (tokens[index - 2].isWord("of") || tokens[index - 2].isCount
          || NumberWords.articles.contains(tokens[index - 2]))
        && states.contains(tokens[index + 1]) && tokens[index + 2].kind == .word
        && !ListWords.ands.contains(tokens[index + 2])
      return isBetween ? index + 1 : nil
    }
  }

  static let flavoring: WordSet = ["flavored", "flavoured"]
  private static let flavors = ListWords.soldFlavors.union(["chocolate", "coconut", "blue", "sour", "lemonade", "cola"])

  /// Without the commas in a list of flavours.
  private static func withoutFlavorCommas(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 5, let end = flavoring.firstIndex(in: tokens), end + 1 < tokens.count else { return tokens }
    var start = end
    while start > 0 {
      let token = tokens[start - 1]
      guard flavors.contains(token) || token.isSign(",") || token.isOne(of: "and", "&") else { break }
      start -= 1
    }
    guard tokens[start..<end].contains(where: { $0.isOne(of: "and", "&") }), start < end,
      flavors.contains(tokens[start])
    else { return tokens }
    return tokens[..<start] + tokens[start..<end].filter { !$0.isSign(",") } + tokens[end...]
  }
}
