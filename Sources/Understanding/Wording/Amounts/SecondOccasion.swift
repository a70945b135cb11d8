import ToolCalls

/// The same once more at another time: "pizza last night and 2 slices this morning", "sushi last night and leftover sushi,
/// 4 pieces, this morning".
enum SecondOccasion {
  static let joints: WordSet = ["and", "then", "plus", "&", "n", "+"]

  /// `tokens` with each amount beside its food: "2 slices of pizza this morning", "leftover sushi 4 pieces this morning".
  static func told(_ said: [Token], foods: FoodPhrases) -> [Token] {
    let tokens = withOtherHalf(said, foods: foods)
    guard tokens.count > 4, tokens.count(where: mayTellTime) > 1,
      joints.occurs(in: tokens) || tokens.contains(where: { $0.isSign(",") })
    else { return tokens }
    let times = TimeScanner.scan(tokens).covered.sorted { $0.lowerBound < $1.lowerBound }
    guard times.count > 1, let first = times.first, ActivityLexicon.reference.mentions(in: tokens).isEmpty,
      !WeightReader.weighing.occurs(in: tokens)
    else { return tokens }
    for time in times.dropFirst() {
      var end = tokens[time.lowerBound - 1].isSign(",") ? time.lowerBound - 1 : time.lowerBound
      // "1 L so far today".
      while end > 1, soFar.contains(tokens[end - 1]) { end -= 1 }
      guard let amount = amount(endingAt: end, in: tokens), amount > first.upperBound,
        case let lead = tokens[amount - 1]
      else { continue }
      // "2 L of water yesterday, 1 L today": a time has closed what is told of it.
      let isOther = lead.isSign(",") && times.contains { $0.upperBound == amount - 1 }
      if lead.isSign(","), !isOther {
        guard joints.occurs(in: tokens) else { continue }
        return Array(tokens[..<(amount - 1)] + tokens[amount..<end] + tokens[time.lowerBound...])
      }
      guard isOther || joints.contains(lead),
        let named = name(in: Array(tokens[..<(amount - 1)]), foods: foods, amount: tokens[amount..<end])
      else { continue }
      return tokens[..<end] + Token.words(["of"] + named, at: lead.range) + tokens[end...]
    }
    return tokens
  }

  private static let soFar: WordSet = ["so", "far", "already"]
  private static let drinking = EatingWords.drinking.union(["drink", "drinking"])

  /// The words of the food that was told before; of a volume that was drunk and not named, water.
  private static func name(in tokens: [Token], foods: FoodPhrases, amount: ArraySlice<Token>) -> [String]? {
    if let name = foods.parts(in: tokens).last?.tokens {
      return tokens[name].filter { $0.kind == .word }.map(\.folded)
    }
    guard
      tokens.contains(where: { $0.isOne(of: "water", "h2o", "💧") })
        || drinking.occurs(in: tokens) && QuantityParser(Array(amount)).quantity(at: 0)?.milliliters != nil
    else { return nil }
    return ["water"]
  }

  private static let timeWords = WordSet(
    ["at", "ago", "last", "this", "on", "now", "noon", "midnight", "tonight"] + TimeWords.meals.keys
      + TimeWords.days.keys
      + TimeWords.parts.keys + TimeWords.weekdays.keys)

  /// A cheap look, before the times are read: most messages name one at most.
  private static func mayTellTime(_ token: Token) -> Bool {
    token.kind == .clock || token.kind == .number && token.join != .apart || timeWords.contains(token)
  }

  private static let ends: WordSet = ["at", "for", "and", "this", "last", "in", "on", "earlier", "before", "with"]

  /// "Half a sandwich at 11 and half a sandwich at 2" for the same with "the other half".
  private static func withOtherHalf(_ tokens: [Token], foods: FoodPhrases) -> [Token] {
    guard let other = tokens.lastIndex(where: { $0.isWord("other") }), other > 4, other + 1 < tokens.count,
      tokens[other - 1].isWord("the"), tokens[other + 1].isWord("half"),
      other + 2 < tokens.count, !tokens[other + 2].isWord("of"),
      let half = tokens[..<(other - 1)].lastIndex(where: { $0.isWord("half") }),
      case let phrase = tokens[(half + 1)..<(other - 1)].prefix(while: { !ends.contains($0) && $0.kind == .word }),
      (2...4).contains(phrase.count),
      phrase.first.map({ NumberWords.articles.contains($0) || $0.isWord("the") }) ?? false,
      foods.holdsFood(Array(phrase))
    else { return tokens }
    var told = Array(tokens[..<(other - 1)])
    told += tokens[half..<phrase.endIndex]
    return told + tokens[(other + 2)...]
  }

  private static let longest = 4

  /// Where an amount of food begins that ends right before `end`.
  private static func amount(endingAt end: Int, in tokens: [Token]) -> Int? {
    (max(1, end - longest)..<max(1, end)).first { start in
      guard let quantity = QuantityParser(tokens).quantity(at: start), quantity.tokens.upperBound == end,
        !tokens[start..<end].contains(where: { $0.isSign(",") }), quantity.value != nil,
        !quantity.isArticle || quantity.unit != nil
      else { return false }
      return quantity.seconds == nil && quantity.meters == nil && quantity.kilocalories == nil
    }
  }
}
