/// "Two slices of plain and one of pepperoni": slices that are called after what is on them are of pizza.
enum PizzaSlices {
  private static let slices: WordSet = ["slice", "slices"]
  /// Nobody eats one or two slices of these by themselves.
  private static let kinds: WordSet = [
    "plain", "pepperoni", "hawaiian", "supreme", "veggie", "vegetarian", "lovers", "feast", "margherita", "bbq",
  ]
  /// A slice of cheese is pizza where one of those stands beside it.
  private static let besides: WordSet = ["cheese"]
  /// More slices of pepperoni are of the sausage.
  private static let most = 4.0
  /// What slices of cheese or sausage are put on or eaten with, and what else comes in plain slices.
  private static let carriers = WordList.words(
    """
    bread toast toastie sandwich sandwiches wrap wraps bagel bagels roll rolls bun buns sub subs burger burgers cracker
    crackers omelette omelet egg eggs ham salami turkey bacon cake loaf rye sourdough wholemeal white brown butter jam
    panini baguette tortilla pita salad cheddar swiss provolone prosciutto cucumber ritz keto charcuterie
    """)
  private static let places: WordSet = ["place", "joint", "shop", "parlor", "parlour", "hut", "night", "counter"]
  private static let followers = WordList.words(
    "and with then from for at plus & after before last yesterday today tonight this on in but")

  /// `tokens` with the noun that was meant behind each kind.
  static func named(_ said: [Token]) -> [Token] {
    guard slices.occurs(in: said), kinds.occurs(in: said), !carriers.occurs(in: said) else { return said }
    let tokens = withoutPizzaAhead(said)
    guard !namesPizza(tokens) else { return said }
    let sure = tokens.indices.filter { kinds.contains(tokens[$0]) && isOfSlices($0, in: tokens) }
    guard !sure.isEmpty else { return said }
    let meant = sure + tokens.indices.filter { besides.contains(tokens[$0]) && isOfSlices($0, in: tokens) }
    var result: [Token] = []
    for index in tokens.indices where !(index > 0 && meant.contains(index - 1) && slices.contains(tokens[index])) {
      if meant.contains(index) {
        named(index, in: tokens, onto: &result)
      } else {
        result.append(tokens[index])
      }
    }
    return result
  }

  /// "slice of cheese pizza" for "cheese slice", and "one slice of pepperoni pizza" for "one of pepperoni".
  private static func named(_ index: Int, in tokens: [Token], onto result: inout [Token]) {
    let range = tokens[index].range
    func word(_ text: String) -> Token { Token.word(text, at: range) }
    if index + 1 < tokens.count, slices.contains(tokens[index + 1]) {
      result += [tokens[index + 1], word("of")]
    } else if index > 1, tokens[index - 1].isWord("of"), !slices.contains(tokens[index - 2]) {
      result.insert(word("slice"), at: result.count - 1)
    }
    result += [tokens[index], word("pizza")]
  }

  private static let articles: WordSet = ["the", "their", "a"]
  private static let breaks: WordSet = [",", ".", ":", ";", "-", "and", "but"]

  /// "I had 3 slices of pepperoni" for "we ordered pizza, I had 3 slices of the pepperoni", which tells of no other pizza.
  private static func withoutPizzaAhead(_ tokens: [Token]) -> [Token] {
    guard let pizza = tokens.firstIndex(where: { $0.isOne(of: "pizza", "pizzas") }),
      let slice = slices.firstIndex(in: tokens), pizza + 1 < slice,
      breaks.contains(tokens[pizza + 1]),
      !tokens[..<pizza].contains(where: { $0.isCount && !NumberWords.articles.contains($0) }),
      slice + 1 < tokens.count,
      let kind = tokens[slice...].prefix(4).firstIndex(where: { kinds.contains($0) || besides.contains($0) }),
      tokens[(slice + 1)..<kind].allSatisfy({ $0.isWord("of") || articles.contains($0) })
    else { return tokens }
    return tokens.indices.filter { index in
      index != pizza && !(articles.contains(tokens[index]) && index == pizza - 1)
        && !(index > slice && articles.contains(tokens[index]) && tokens[index - 1].isWord("of"))
    }.map { tokens[$0] }
  }

  /// "The pizza place" is no food, and "cheese pizza" one of the kinds.
  private static func namesPizza(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      tokens[index].isOne(of: "pizza", "pizzas")
        && !(index > 0 && (kinds.contains(tokens[index - 1]) || besides.contains(tokens[index - 1])))
        && !(index + 1 < tokens.count && places.contains(tokens[index + 1]))
    }
  }

  /// "a slice of plain", "2 slices pepperoni", "a cheese slice", and "one of pepperoni" behind slices.
  private static func isOfSlices(_ index: Int, in tokens: [Token]) -> Bool {
    if index + 1 < tokens.count, slices.contains(tokens[index + 1]) {
      return index > 0 && isFew(before: index, in: tokens) && ends(index + 2, in: tokens)
    }
    guard ends(index + 1, in: tokens), index > 0 else { return false }
    let unit = tokens[index - 1].isWord("of") ? index - 2 : index - 1
    guard unit >= 0 else { return false }
    if slices.contains(tokens[unit]) { return unit == 0 || isFew(before: unit, in: tokens) }
    return unit == index - 2 && isFew(before: index - 1, in: tokens) && slices.occurs(in: tokens[..<unit])
  }

  /// Counted, and not often.
  private static func isFew(before index: Int, in tokens: [Token]) -> Bool {
    if let size = QuantityWords.sizes[tokens[index - 1]], !size.isEmpty { return true }
    guard let number = NumberPhrase.read(at: index - 1, in: tokens) else {
      return !tokens[index - 1].isCount && !tokens[index - 1].isWord("of")
    }
    return number.value <= most
  }

  private static func ends(_ index: Int, in tokens: [Token]) -> Bool {
    index >= tokens.count || tokens[index].kind != .word || followers.contains(tokens[index])
  }
}
