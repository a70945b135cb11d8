import Foods

/// Chains that foods are told with: "6 mcdonalds nuggets", "nuggets from Nando's", "burger king large fries".
extension FoodPartition {
  /// What is left of a piece's words without the chain in front or behind, and the chain; nil where none stands there, or
  /// nothing but a chain.
  func partedFromChain(_ words: ArraySlice<Int>) -> (rest: [Int], chain: [Int])? {
    for length in (1...Self.longestChain).reversed() where length < words.count {
      let front = words.prefix(length)
      let behind = words.suffix(length)
      if isChain(front) { return (Array(words.dropFirst(length)), Array(front)) }
      guard isChain(behind) else { continue }
      var rest = words.dropLast(length)
      while let word = rest.last, Self.beforeChains.contains(tokens[word]) { rest.removeLast() }
      if !rest.isEmpty { return (Array(rest), Array(behind)) }
    }
    return nil
  }

  /// Whether words are a chain by its name and no more: "mcdonald's", "from Taco Bell", "meal from KFC".
  func isChain(_ words: ArraySlice<Int>) -> Bool {
    let isMeal =
      words.count > 2 && Self.meals.contains(tokens[words[words.startIndex]])
      && Self.beforeChains.contains(tokens[words[words.startIndex + 1]])
    let name = (isMeal ? words.dropFirst() : words).drop { Self.beforeChains.contains(tokens[$0]) }
    return MealWords.chains.contains(name.map { tokens[$0].folded }.joined(separator: " "))
  }

  /// "2 taco bell tacos", "chicken nuggets mcdonalds": the food alone, where no more is known than what people mean by the
  /// chain alone, or something else from its menu, or nothing of that chain at all ("longhorn chicken").
  func withoutChain(_ pieces: ArraySlice<FoodPiece>, match: FoodMatch?, amount: SaidAmount) -> FoodMatch? {
    guard pieces.count == 1, pieces.firstWords.count > 1, var first = pieces.first,
      let (rest, chain) = partedFromChain(first.words[...]),
      let noun = rest.last.map({ tokens[$0].folded }), !Self.meals.contains(noun)
    else { return nil }
    guard let found = match else {
      first.words = rest
      return linker.link(linker.words(first), amount: amount)
    }
    let whole = linker.words(first)
    first.words = chain.filter { !Self.beforeChains.contains(tokens[$0]) }
    let isMeal = linker.link(linker.words(first))?.food.id == found.food.id
    let isOfChain =
      found.food.source == .menu
      || Set(FoodCatalog.foldedWords(linker.words(first))).isSubset(of: FoodCatalog.foldedWords(found.food.name))
    // "A zinger burger meal from kfc" is the meal, which has no name of its own.
    let isAnother =
      isOfChain
      ? !Self.isNamed(found, noun)
      : !Self.meals.contains(tokens[chain[0]]) && !linker.catalog.isSpokenName(whole, of: found.food)
    guard isMeal || isAnother else { return nil }
    // "Taco bell tacos" have the words of the chain alone: they are the tacos from there.
    let fromChain = (rest.map { tokens[$0].folded } + ["from"] + chain.map { tokens[$0].folded })
    if isMeal, let bought = linker.link(fromChain.joined(separator: " "), amount: amount),
      bought.food.id != found.food.id, Self.isNamed(bought, noun)
    {
      return bought
    }
    first.words = rest
    guard let plain = linker.link(linker.words(first), amount: amount),
      plain.food.id != found.food.id || plain.confidence > found.confidence
    else { return nil }
    return isMeal || Self.isNamed(plain, noun) ? plain : nil
  }

  private static func isNamed(_ match: FoodMatch, _ noun: String) -> Bool {
    let singular = EnglishPlural.singular(of: noun)
    return FoodCatalog.foldedWords(match.food.name).contains { EnglishPlural.singular(of: $0) == singular }
  }

  /// "kfc meal" names no food.
  private static let meals: WordSet = [
    "meal", "meals", "food", "order", "combo", "dinner", "lunch", "breakfast", "box", "bucket", "deal",
  ]
  private static let beforeChains: WordSet = ["from", "at", "the"]
  /// "in n out".
  private static let longestChain = 4

  private static let menuSizes: WordSet = ["small", "medium", "large"]

  /// "burger king large fries", "a wendys small chili": the size behind the name of a chain is the food's, where the chain's
  /// menu has none of that size.
  func sizeBehindChain(
    in pieces: ArraySlice<FoodPiece>, match: FoodMatch?
  ) -> (phrase: String, match: FoodMatch?, unit: MeasureUnit)? {
    guard pieces.firstWords.count > 2, var piece = pieces.first,
      piece.quantity.map({ $0.isArticle && $0.size == nil && $0.unit == nil && $0.content == nil }) ?? true,
      let place = piece.words.dropLast().dropFirst().prefix(2).firstIndex(where: {
        Self.menuSizes.contains(tokens[$0])
      })
    else { return nil }
    let chain = piece.words[..<place].map { tokens[$0].folded }.joined(separator: " ")
    let size = tokens[piece.words[place]].folded
    guard MealWords.eateries.contains(chain) else { return nil }
    piece.words.remove(at: place)
    let phrase = linker.phrase([piece] + pieces.dropFirst())
    // "large coke" is no "Diet Coke (Large)" where the drink is known better by its name alone.
    let onMenu = match.flatMap { FoodCatalog.foldedWords($0.food.name).contains(size) ? $0.confidence : nil } ?? 0
    guard let found = linker.link(phrase), found.confidence > max(Self.leastOfChain, onMenu + Self.better) else {
      return nil
    }
    return (phrase, found, MeasureUnit(name: size, dimension: .measure, factor: 1))
  }

  /// A food that answers a phrase less well is hardly the one that was bought.
  private static let leastOfChain = 0.5
  private static let better = 0.15
}
