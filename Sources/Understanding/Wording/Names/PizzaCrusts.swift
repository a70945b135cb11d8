/// The crust that a pizza has, told behind it: "a pepperoni pizza with a thin crust", "cheese pizza, hand-tossed crust".
/// It says which pizza it was. No table has such a crust by itself, and one that is a food ("pie crust") has no style.
enum PizzaCrusts {
  static let nouns = "crust crusts"
  static let crusts = WordList.words(nouns)
  private static let pizzas: WordSet = ["pizza", "pizzas"]
  private static let styles = WordList.words(
    """
    thin thick crispy crisp crunchy deep dish pan hand tossed stuffed classic regular original traditional whole grain
    wheat wholewheat wholemeal multigrain sourdough gluten free cauliflower rising extra ultra new york style sicilian
    neapolitan
    """)
  private static let joints: WordSet = ["with", "on", "and", "served", "has", "having", ","]
  private static let articles: WordSet = ["a", "an", "its", "the", "their"]
  /// Words between a pizza and its crust: "pizza with ham and pineapple and a thin crust".
  private static let longest = 8

  /// `tokens` with the crust before the pizza's own word: "a pepperoni thin crust pizza".
  static func told(_ tokens: [Token]) -> [Token] {
    guard let crust = crusts.firstIndex(in: tokens[...]), crust > 2,
      let style = styleStart(before: crust, in: tokens),
      case let joint = jointStart(before: style, in: tokens), joint < style,
      let pizza = tokens[..<joint].suffix(longest).lastIndex(where: pizzas.contains),
      !tokens[pizza..<joint].contains(where: isOther)
    else { return tokens }
    var told = Array(tokens[..<pizza])
    told += tokens[style...crust]
    told += tokens[pizza..<joint]
    told += tokens[(crust + 1)...]
    return told
  }

  private static func styleStart(before crust: Int, in tokens: [Token]) -> Int? {
    let count = tokens[..<crust].reversed().prefix { $0.join == .hyphen || styles.contains($0) }.count
    return count > 0 ? crust - count : nil
  }

  /// Where what joins them begins: ", served with a".
  private static func jointStart(before style: Int, in tokens: [Token]) -> Int {
    var start = style
    if start > 0, articles.contains(tokens[start - 1]) { start -= 1 }
    let joined = start
    while start > 0, joints.contains(tokens[start - 1]) || tokens[start - 1].isSign(",") { start -= 1 }
    return start < joined ? start : style
  }

  /// Begins another food or another clause.
  private static func isOther(_ token: Token) -> Bool {
    token.isSign(".") || token.isCount || NumberWords.articles.contains(token) || IntentWords.reports.contains(token)
  }
}
