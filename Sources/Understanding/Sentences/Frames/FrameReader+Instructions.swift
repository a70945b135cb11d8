/// Recipes and instructions: how something is made, and not that anybody made it.
extension FrameReader {
  /// Bare verbs of the kitchen that open an order. Some name a food too ("roast", "toast", "mash"): they are orders only
  /// before what is to be roasted.
  private static let kitchen = WordList.words(
    """
    preheat simmer knead soak rinse drain marinate marinade sift dice whisk pour heat melt chop peel boil bake fry roast
    grill grease mix blend stir beat fold toss season spread sprinkle cover combine bring let leave cook toast mash
    slice crush grate steam saute brown drizzle reduce strain crumble rub microwave place serve top garnish brush fill
    """)
  /// Those that no food is called by, so that an amount behind them is to be worked on too.
  private static let plainOrders = WordList.words(
    "preheat simmer knead soak rinse drain sift dice whisk pour melt chop peel grease beat combine grate strain")
  private static let particles: WordSet = ["in", "together"]
  /// "Toast in the garden" tells where it was eaten, "toast in the oven" how it is made.
  private static let meals: WordSet = ["toast", "roast"]
  private static let cookware = WordList.words(
    "oven pan grill skillet wok pot tray toaster microwave airfryer air butter oil fat rest remaining")
  private static let objects: WordSet = ["the", "your", "it", "them", "both", "everything", "each", "until", "till"]
  private static let dressing: WordSet = [
    "season", "cover", "serve", "top", "garnish", "brush", "sprinkle", "toss", "drizzle", "fill",
  ]
  private static let labels: WordSet = [
    "ingredients", "method", "directions", "instructions", "recipe", "example", "examples",
  ]
  /// What a dish is made with, as recipes head their lists.
  private static let makings = WordList.words(
    "dough batter sauce marinade dressing filling topping crust glaze frosting icing pastry brine rub syrup garnish")
  private static let telling = ListWords.selves.union(EatingWords.plain).union(["drunk", "eaten", "myself"])
  /// What is done with one's own plate too: "a stew, let it cool, a roll", "a pie and let the cat have the crust".
  private static let letting: WordSet = ["let", "leave", "bring", "place"]
  private static let seams: WordSet = ["and", "then", ",", ":", "-", ";"]

  /// "Simmer the lentils for 20 minutes", "serves 6: 1 kg rice", "for the batter you need 3 eggs": nobody has eaten it.
  static func isInstruction(_ tokens: [Token]) -> Bool {
    guard !telling.occurs(in: tokens) else { return false }
    let start = opening(of: tokens)
    return isLabelled(tokens) || isExample(tokens) || tellsYield(tokens, from: start)
      || takesIngredients(tokens, from: start)
      || tellsWhatYouNeed(tokens) || tellsHowYouCook(tokens)
      || tokens.indices.contains { index in
        (index == start || index > start && seams.contains(tokens[index - 1]) && !letting.contains(tokens[index]))
          && isOrder(at: index, in: tokens)
      }
  }

  private static let layering: WordSet = ["layer", "simmer", "brown", "fry", "whisk", "boil", "bake", "knead", "stir"]

  /// "For the lasagne you layer the sheets": how anybody makes it.
  private static func tellsHowYouCook(_ tokens: [Token]) -> Bool {
    tokens.indices.dropFirst().contains { index in
      tokens[index - 1].isWord("you") && (kitchen.contains(tokens[index]) || layering.contains(tokens[index]))
    }
  }

  /// "Ingredients: 2 eggs, 100 g flour".
  private static func isLabelled(_ tokens: [Token]) -> Bool {
    // "For the dough: 500 g flour".
    if tokens.word(0) == "for", tokens.count > 4, makings.contains(tokens[tokens[2].isSign(":") ? 1 : 2]),
      tokens[2].isSign(":") || tokens[3].isSign(":")
    {
      return true
    }
    return tokens.indices.dropLast().prefix(3).contains { labels.contains(tokens[$0]) && tokens[$0 + 1].isSign(":") }
  }

  private static let trials: WordSet = ["test", "testing", "demo", "sample", "dummy"]
  private static let trialLeads: WordSet = ["just", "a", "only", "this", "is"]

  /// "E.g. 2 eggs", "test: toast": what might be said, to see what comes of it.
  private static func isExample(_ tokens: [Token]) -> Bool {
    if tokens.word(0) == "e", tokens.count > 3, tokens[1].isSign("."), tokens.word(2) == "g" { return true }
    if tokens.word(0).isOne(of: "eg", "ex"), tokens.count > 2, tokens[1].isCount || tokens[1].isSign(":") {
      return true
    }
    if tokens.word(0) == "for", tokens.word(1).isOne(of: "example", "instance") { return true }
    let trial = trialLeads.end(from: 0, in: tokens)
    return trials.contains(at: trial, in: tokens) && trial + 2 < tokens.count
      && (tokens[trial + 1].isSign(":") || tokens[trial + 1].isSign(",") || tokens[trial + 1].isSign("-"))
  }

  /// "Knead the dough", "roast the carrots", "fold in the flour", "bake for 20 minutes".
  private static func isOrder(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].kind == .word, kitchen.contains(tokens[index]), index + 1 < tokens.count else { return false }
    let next = particles.contains(at: index + 1, in: tokens) ? index + 2 : index + 1
    guard next < tokens.count else { return false }
    if next > index + 1, meals.contains(tokens[index]), !cookware.contains(at: next + 1, in: tokens) { return false }
    if objects.contains(tokens[next]) { return true }
    if dressing.contains(tokens[index]), tokens[next].isWord("with") { return true }
    let amount = QuantityParser(tokens).quantity(at: next)
    if tokens.word(next) == "for", let length = QuantityParser(tokens).quantity(at: next + 1) {
      return length.seconds != nil && !length.isArticle
    }
    guard let amount, amount.value != nil, amount.seconds == nil, amount.unit?.dimension != .length else {
      return false
    }
    return plainOrders.contains(tokens[index]) || next > index + 1
  }

  /// "Serves 6: 1 kg rice", "makes 12 scones: 250 g flour": what a recipe is enough for.
  private static func tellsYield(_ tokens: [Token], from start: Int) -> Bool {
    guard start + 1 < tokens.count, tokens.word(start).isOne(of: "serves", "makes", "feeds", "yields"),
      tokens[start + 1].isCount
    else { return false }
    return tokens[(start + 2)...].prefix(3).contains { $0.isSign(":") || $0.isSign(",") }
  }

  private static let taking: WordSet = ["takes", "needs", "requires", "wants", "uses"]
  private static let heads: WordSet = ["the", "this", "that", "these", "each", "every", "a", "my", "our"]

  /// "The batter takes 300 ml of milk": what goes into something, told of no day.
  private static func takesIngredients(_ tokens: [Token], from start: Int) -> Bool {
    guard heads.contains(at: start, in: tokens),
      let verb = tokens.indices.first(where: { $0 > start + 1 && taking.contains(tokens[$0]) }), verb - start <= 4,
      tokens[start..<verb].allSatisfy({ $0.kind == .word })
    else { return false }
    return statesAmount(Array(tokens[(verb + 1)...]))
  }

  private static let asking = WordList.words("can could would will please do if thank")
  private static let needing = kitchen.union(["need", "needed", "take", "use", "want"])

  /// "For the filling you need 200 g of nuts", "to make it you mix 50 g of nuts": what anybody does.
  private static func tellsWhatYouNeed(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      if tokens.word(index) == "you'll" { return tokens.word(index + 1) == "need" }
      return tokens.word(index) == "you" && needing.contains(at: index + 1, in: tokens)
        && !asking.contains(at: index - 1, in: tokens)
    }
  }
}
