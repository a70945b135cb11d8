/// What is stirred into a cup: "coffee with 2 spoons of sugar" are teaspoons, "tea, 2 sugars a cup" and "coffee, white no
/// sugar" tell of the cup before them.
enum StirredSpoons {
  static let spoons: WordSet = ["spoon", "spoons", "spoonful", "spoonfuls"]

  /// `tokens` with teaspoons and with what was in each cup behind it, where a tea or a coffee is told.
  static func told(_ said: [Token]) -> [Token] {
    guard CoffeeWords.cups.occurs(in: said) || perCup.occurs(in: said) else { return said }
    let tokens = shaded(sweetened(cupFirst(said)))
    guard spoons.occurs(in: tokens), CoffeeWords.cups.occurs(in: tokens) else { return tokens }
    return tokens.indices.map { index in
      guard spoons.contains(tokens[index]), index > 0, tokens[index - 1].isCount || tokens[index - 1].isWord("a"),
        let stirred = tokens.dropFirst(index + 1).first(where: { !$0.isWord("of") }),
        CoffeeWords.sweeteners.contains(stirred)
      else { return tokens[index] }
      return Token.word("tsp", at: tokens[index].range)
    }
  }

  private static let articles: WordSet = ["a", "my", "the", "some", "our"]
  private static let teas = WordList.words(
    "green mint herbal black white lemon ginger peppermint chamomile camomile hot iced milky")

  /// "Green tea with 20 g honey" for "20 g of honey in green tea", and "coffee with 2 spoons sugar" for "sugar in my coffee, 2 spoons".
  private static func cupFirst(_ tokens: [Token]) -> [Token] {
    guard
      let joint = tokens.indices.dropFirst().dropLast().first(where: { index in
        tokens[index].isWord("in") && CoffeeWords.sweeteners.contains(tokens[index - 1])
      }), case let first = articles.end(from: joint + 1, in: tokens),
      case let cup = teas.end(from: first, in: tokens), cup < tokens.count, CoffeeWords.cups.contains(tokens[cup]),
      tokens.breaks(at: cup + 1)
    else { return tokens }
    let with = Token.word("with", at: tokens[joint].range)
    let drink = tokens[first...cup]
    if joint == 1, cup + 3 < tokens.count, tokens[cup + 1].isSign(","), tokens[cup + 2].isCount,
      spoons.contains(tokens[cup + 3]), tokens.breaks(at: cup + 4)
    {
      return drink + [with] + tokens[(cup + 2)...(cup + 3)] + [tokens[0]] + tokens[(cup + 4)...]
    }
    // Where the table has both as one, the weight is of what is stirred in.
    guard first < cup, let start = tokens.indices[..<joint].last(where: { tokens[$0].isCount }), joint - start < 5,
      let amount = QuantityParser(tokens).quantity(at: start), amount.hasUnit, amount.tokens.upperBound == joint - 1
    else { return tokens }
    return tokens[..<start] + drink + [with] + tokens[start..<joint] + tokens[(cup + 1)...]
  }

  private static let perCup: WordSet = ["a", "per", "each", "every", "in"]
  private static let vessels = CoffeeWords.vessels.union(CoffeeWords.cups).union(["one", "time"])

  /// "Tea with 2 sugars" for "tea, 2 sugars a cup" and "tea, 2 sugars in each": none of them is a cup of sugar.
  private static func sweetened(_ tokens: [Token]) -> [Token] {
    guard
      let sugar = tokens.indices.dropFirst().dropLast().first(where: {
        CoffeeWords.sweeteners.contains(tokens[$0]) && perCup.contains(tokens[$0 + 1])
      }), tokens[sugar - 1].isCount
    else { return tokens }
    var end = sugar + 1
    while end < tokens.count, perCup.contains(tokens[end]) { end += 1 }
    if end < tokens.count, vessels.contains(tokens[end]) {
      end += 1
    } else if !tokens[end - 1].isWord("each") {
      return tokens
    }
    guard tokens.breaks(at: end) else { return tokens }
    let comma = sugar - 2
    guard comma > 0, tokens[comma].isSign(",") || tokens[comma].isSign("-"),
      CoffeeWords.cups.contains(tokens[comma - 1])
    else {
      // "Tea x4, a splash of milk and 1 sugar in each" is counted where the cups are.
      let isOfSeveral =
        tokens[end - 1].isWord("each") && tokens[..<(sugar - 1)].contains { $0.value.map { $0 > 1 } ?? false }
      return isOfSeveral ? tokens : Array(tokens[...sugar] + tokens[end...])
    }
    return tokens[..<comma] + [Token.word("with", at: tokens[comma].range)] + tokens[(sugar - 1)...sugar]
      + tokens[end...]
  }

  private static let parting: WordSet = [",", ":", "-", "("]

  /// "Coffee with milk, no sugar" for "coffee, white no sugar", and "black tea, one sugar" for "tea, black one sugar".
  private static func shaded(_ tokens: [Token]) -> [Token] {
    guard
      let shade = tokens.indices.dropFirst().first(where: {
        tokens[$0].isOne(of: "white", "black")
          && (CoffeeWords.cups.contains(tokens[$0 - 1]) || parting.contains(tokens[$0 - 1]))
      }), case let drink = parting.contains(tokens[shade - 1]) ? shade - 2 : shade - 1, drink >= 0,
      CoffeeWords.cups.contains(tokens[drink]), drink < shade - 1 || shade + 1 < tokens.count,
      // "Decaf, black" is called so as it stands.
      tokens[shade].isWord("white") || tokens[drink].isOne(of: "coffee", "coffees", "tea", "teas"),
      tokens.breaks(at: shade + 1) || tokens[shade + 1].isWord("no") || tokens[shade + 1].isCount
    else { return tokens }
    let range = tokens[shade].range
    let named =
      tokens[shade].isWord("black")
      ? [Token.word("black", at: range), tokens[drink]]
      : [tokens[drink]] + Token.words(["with", "milk"], at: range)
    let rest = Array(tokens[(shade + 1)...])
    let parts = rest.first.map { !$0.isBreak && !$0.isWord("no") } ?? false
    return tokens[..<drink] + named + (parts ? [Token.sign(",", at: range)] : []) + rest
  }
}
