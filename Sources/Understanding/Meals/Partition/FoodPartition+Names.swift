import Foods

/// What the name of a food is linked to: readings of it that may be better than the name as it stands, each tried in its
/// turn on what the one before it left.
extension FoodPartition {
  /// What was said of how much.
  struct HowMuch {
    var amount: SaidAmount
    /// The whole group was weighed in one.
    var isWeighed: Bool
  }

  /// A better food for a name; nil where there is none.
  private typealias Reading = @Sendable (Food, HowMuch, inout PhraseLinker) -> FoodMatch?

  /// The name without what only goes with a food: an owner, talk, what was left out, a chain.
  private static let names: [Reading] = [
    { withoutOwner($0.pieces, match: $0.match, amount: $1.amount, linker: &$2) },
    { withoutTalk($0.pieces, match: $0.match, amount: $1.amount, linker: &$2) },
    { withoutDenial($0.pieces, match: $0.match, amount: $1.amount, linker: &$2) },
    { withoutChain($0.pieces, match: $0.match, amount: $1.amount, linker: &$2) },
    { food, _, linker in withoutCocktail(food.pieces, linker: &linker) },
    { plainHead($0.pieces, match: $0.match, amount: $1.amount, linker: &$2) },
  ]

  /// How it was cut, cooked, flavoured or made lighter.
  private static let preparations: [Reading] = [
    { uncut($0.pieces, amount: $1.amount, linker: &$2) },
    { food, _, linker in dryGrain(food.pieces, linker: &linker) },
    { $1.isWeighed ? nil : withoutFlavor($0.pieces, match: $0.match, linker: &$2) },
    { withoutPlain($0.pieces, match: $0.match, amount: $1.amount, linker: &$2) },
    { food, _, linker in withoutCooking(food.pieces, match: food.match, linker: &linker) },
    { food, _, linker in lightened(food.pieces, match: food.match, linker: &linker) },
    { food, _, linker in
      food.match?.confidence ?? 0 < doubtfulName ? unknownBurger(food.pieces, linker: &linker) : nil
    },
    { food, _, linker in cutFood(food.pieces, match: food.match, linker: &linker) },
  ]

  /// What the pieces together are called.
  static func named(_ food: Food, _ said: HowMuch, linker: inout PhraseLinker) -> FoodMatch? {
    var food = food
    let pieces = food.pieces
    food.match = linker.link(food.phrase, amount: said.amount)
    if food.match == nil, let plain = withoutManner(pieces, tokens: linker.tokens) {
      food.match = linker.link(linker.phrase(plain), amount: said.amount)
    }
    food.match = best(of: names, for: food, said, linker: &linker)
    if let match = food.match,
      isOnUnsaidBread(match, pieces, food.phrase) || isOfAnotherKind(match, pieces, linker: &linker)
        || addsDrink(match, pieces, tokens: linker.tokens) || losesDrink(match, pieces, tokens: linker.tokens)
    {
      food.match = nil
    }
    return food.match ?? dishOfBoth(pieces, linker: &linker)
  }

  /// The same food as it was prepared.
  static func prepared(_ food: Food, _ said: HowMuch, linker: inout PhraseLinker) -> FoodMatch? {
    best(of: preparations, for: food, said, linker: &linker)
  }

  /// Each reading that is better takes the place of what was before it.
  private static func best(
    of readings: [Reading], for food: Food, _ said: HowMuch, linker: inout PhraseLinker
  ) -> FoodMatch? {
    var food = food
    for reading in readings {
      if let better = reading(food, said, &linker) { food.match = better }
    }
    return food.match
  }

  /// The food that a measure within the name is of: "a rice bowl", "an orange slice", "a latte grande".
  static func measured(_ food: Food, in group: [FoodPiece], linker: inout PhraseLinker) -> Food {
    let (pieces, match) = (food.pieces, food.match)
    if let inner = bowlOfBase(pieces, in: group, linker: &linker)
      ?? publishedPart(pieces, match: match, linker: &linker)
      ?? publishedAtEnd(of: pieces, match: match, linker: &linker)
      ?? sizeBehindChain(in: pieces, match: match, linker: &linker)
      ?? partOf(pieces, match: match, linker: &linker)
    {
      return Food(pieces: pieces, phrase: inner.phrase, match: inner.match, trailingUnit: inner.unit)
    }
    guard let inner = measureAtEnd(of: pieces, match: match, linker: &linker) else { return food }
    var food = Food(pieces: pieces, phrase: inner.phrase, match: inner.match, trailingUnit: inner.unit)
    // Slices that fill a cup are how it was cut.
    if pieces.first?.quantity?.unit != nil { food.pieces[pieces.startIndex].quantity?.cut = inner.unit.name }
    return food
  }
}
