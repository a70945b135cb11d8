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

  /// What the pieces together are called: the name as it stands, or without what only goes with a food: an owner, talk, what
  /// was left out, a chain.
  func match(of food: Food, _ said: HowMuch) -> FoodMatch? {
    let (pieces, amount) = (food.pieces, said.amount)
    if let told = spokenOfKind(pieces, amount: amount) { return told }
    var match = linker.link(food.phrase, amount: amount)
    if match == nil, let plain = withoutManner(pieces) {
      match = linker.link(linker.phrase(plain), amount: amount)
    }
    match = withoutOwner(pieces, match: match, amount: amount) ?? match
    match = withoutTalk(pieces, match: match, amount: amount) ?? match
    match = withoutDenial(pieces, match: match, amount: amount) ?? match
    match = withoutChain(pieces, match: match, amount: amount) ?? match
    match = withoutCocktail(pieces) ?? match
    match = plainHead(pieces, match: match, amount: amount) ?? match
    if let both = spokenOfBoth(pieces, match: match, amount: amount) { return both }
    if let found = match,
      Self.isOnUnsaidBread(found, pieces, food.phrase) || isOfAnotherKind(found, pieces)
        || addsDrink(found, pieces) || losesDrink(found, pieces)
        || isOtherFood(found, pieces)
    {
      match = nil
    }
    return match ?? dishOfBoth(pieces)
  }

  /// "Cafezinho, no sugar", "chicken, pan fried": how it was made stands behind a sign, and people call a food by both.
  private func spokenOfKind(_ pieces: ArraySlice<FoodPiece>, amount: SaidAmount) -> FoodMatch? {
    guard pieces.count == 2, let first = pieces.first, let last = pieces.last, last.joiner == .comma || last.isBracket,
      last.quantity == nil, last.words.count <= Self.longestManner, let manner = last.words.first,
      MealWords.negators.contains(tokens[manner]) || Self.manners.contains(tokens[manner])
    else { return nil }
    let (name, kind) = (linker.words(first), linker.words(last))
    for phrase in [name + " " + kind, kind + " " + name] {
      if let found = linker.link(phrase, amount: amount), found.confidence >= Self.sureOfOne,
        found.food.source != .branded, linker.catalog.isSpokenName(phrase, of: found.food)
      {
        return found
      }
    }
    return nil
  }

  private static let longestManner = 3
  private static let manners = CookingWords.cooked.union(["air", "pan", "soaked"])

  /// "Spaghetti with meatballs": the dish that people call by both with "and", before what a maker calls so.
  private func spokenOfBoth(_ pieces: ArraySlice<FoodPiece>, match: FoodMatch?, amount: SaidAmount) -> FoodMatch? {
    guard let match, match.food.source == .branded, pieces.count == 2, let first = pieces.first, let last = pieces.last,
      last.joiner == .with, !last.isBracket
    else { return nil }
    let phrase = linker.words(first) + " and " + linker.words(last)
    guard let both = linker.link(phrase, amount: amount), both.confidence >= Self.sureOfOne,
      both.food.source != .branded,
      Self.isCombination(both.food.name), linker.catalog.isSpokenName(phrase, of: both.food),
      // "Pasta with meatballs" is told by its parts as often.
      Set(linker.catalog.nameWords(linker.phrase(pieces))) == Set(linker.catalog.nameWords(match.food.name))
    else { return nil }
    return both
  }

  /// The same food as it was cut, cooked, flavoured or made lighter.
  func prepared(_ food: Food, _ said: HowMuch) -> FoodMatch? {
    let pieces = food.pieces
    var match = uncut(pieces, amount: said.amount) ?? food.match
    match = dryGrain(pieces) ?? match
    if !said.isWeighed { match = withoutFlavor(pieces, match: match) ?? match }
    match = withoutPlain(pieces, match: match, amount: said.amount) ?? match
    match = withoutCooking(pieces, match: match) ?? match
    match = lightened(pieces, match: match) ?? match
    if match?.confidence ?? 0 < Self.doubtfulName { match = unknownBurger(pieces) ?? match }
    return cutFood(pieces, match: match) ?? match
  }

  /// The food that a measure within the name is of: "a rice bowl", "an orange slice", "a latte grande".
  func measured(_ food: Food, in group: [FoodPiece]) -> Food {
    let (pieces, match) = (food.pieces, food.match)
    if let inner = bowlOfBase(pieces, in: group)
      ?? publishedPart(pieces, match: match)
      ?? publishedAtEnd(of: pieces, match: match)
      ?? sizeBehindChain(in: pieces, match: match)
      ?? partOf(pieces, match: match)
    {
      return Food(pieces: pieces, phrase: inner.phrase, match: inner.match, trailingUnit: inner.unit)
    }
    guard let inner = measureAtEnd(of: pieces, match: match) else { return food }
    var food = Food(pieces: pieces, phrase: inner.phrase, match: inner.match, trailingUnit: inner.unit)
    // Slices that fill a cup are how it was cut.
    if pieces.first?.quantity?.unit != nil { food.pieces[pieces.startIndex].quantity?.cut = inner.unit.name }
    return food
  }
}
