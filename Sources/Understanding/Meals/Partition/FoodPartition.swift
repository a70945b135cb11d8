import Foods

/// Decides which pieces of a group are one food: the reading that the catalogue covers best.
enum FoodPartition {
  /// Pieces that make one food.
  struct Food: Sendable {
    var pieces: ArraySlice<FoodPiece>
    var phrase: String
    var match: FoodMatch?
    /// The "slice" of "an orange slice", where the food is known without it.
    var trailingUnit: MeasureUnit?

    var quantity: Quantity? { pieces.first?.quantity }
  }

  static func foods(in group: [FoodPiece], linker: inout PhraseLinker) -> [Food] {
    let kept = describingBread(withoutIdleNegations(group, linker: &linker), tokens: linker.tokens)
    let group = kept.count > 1 ? describedBehind(kept, linker: &linker) : kept
    guard !group.isEmpty else { return [] }
    if let whole = multiplied(group, linker: &linker) { return [whole] }
    // A name that the catalogue has as it stands needs no weighing.
    if group.count > 1, let whole = value(of: group[...], in: group, linker: &linker),
      isCertain(whole.food, tokens: linker.tokens)
    {
      return [whole.food]
    }
    if let foods = sandwiched(group, linker: &linker) { return foods }
    var foods = bestFoods(in: group, linker: &linker).filter { !isDescriptionOnly($0, tokens: linker.tokens) }
    if foods.count > 1, let one = filledWithBoth(group, linker: &linker) { return [one] }
    // What lay on a dish was weighed with it.
    if group[0].quantity?.isOfWhole ?? false { foods = Array(foods.prefix(1)) }
    return withoutSecondBread(foods, linker: &linker).flatMap { parted($0, linker: &linker) }
  }

  /// All pieces are one food of the catalogue that is named as a combination of them.
  static func isCertain(_ food: Food, tokens: [Token], enough: Double = certain) -> Bool {
    food.match?.confidence ?? 0 > enough && agreement(of: food.match, with: food.pieces, tokens: tokens) >= 0
      && !food.pieces.dropFirst().contains { $0.quantity != nil }
  }

  /// What comes after the first piece only describes it: "bars, infused with cream".
  private static func isDescribed(_ pieces: ArraySlice<FoodPiece>, tokens: [Token]) -> Bool {
    pieces.indices.dropFirst().allSatisfy { index in
      isDependent(pieces[index], tokens: tokens)
        || pieces[index - 1].words.last.map { MealWords.binders.contains(tokens[$0]) } ?? false
    }
  }

  /// The part of a joined name that says what it is: the last of a list of flavours or of a label, else the first.
  private static func head(
    of pieces: ArraySlice<FoodPiece>, amount: SaidAmount, linker: inout PhraseLinker
  ) -> FoodMatch? {
    guard let first = pieces.first, let last = pieces.last else { return nil }
    let isList = pieces.dropFirst().allSatisfy { $0.joiner == .and || $0.joiner == .comma }
    let tokens = linker.tokens
    if isList, isFlavorList(pieces.dropFirst(), tokens: tokens) || pieces.allSatisfy({ $0.isShouted(tokens) }),
      let match = linker.link(linker.words(last), amount: amount)
    {
      return match
    }
    let named = pieces.first { !$0.words.allSatisfy { MealWords.modifiers.contains(tokens[$0]) } }
    let words = linker.words(named ?? first)
    // "tongue, braised": however it was cooked, it is not the raw one.
    let isCooked = pieces.contains { $0.words.contains { CookingWords.cooked.contains(tokens[$0]) } }
    return linker.link(isCooked ? words + " cooked" : words, amount: amount)
  }

  /// How much is explained by taking `pieces` as one food, in words; nil where they cannot be one.
  static func value(
    of pieces: ArraySlice<FoodPiece>, in group: [FoodPiece], linker: inout PhraseLinker
  ) -> (value: Double, food: Food)? {
    let tokens = linker.tokens
    guard let first = pieces.first,
      !pieces.dropFirst().contains(where: { $0.hasAmount && !isDependent($0, tokens: tokens) })
    else { return nil }
    if pieces.startIndex > 0, isDependent(first, tokens: tokens) { return nil }
    if pieces.dropFirst().contains(where: { isOwnDish($0, tokens: tokens) }) || isWeighedOats(pieces, tokens: tokens)
      || isBesideMain(pieces, linker: &linker) || isListed(pieces, tokens: tokens)
      || isCountedInOne(pieces, tokens: tokens) || isBesideDenied(pieces, tokens: tokens)
    {
      return nil
    }
    if isSaladBeside(pieces, tokens: tokens) || isWeighedDry(pieces, tokens: tokens)
      || isCountedTopping(pieces, linker: linker)
      || isClosed(first, before: pieces.dropFirst().first, tokens: tokens)
      || isCounted(first, before: pieces.dropFirst().first, tokens: tokens)
    {
      return nil
    }
    // "a drizzle of oil on salad": the little was put on something else.
    if let unit = first.quantity?.unit, QuantityWords.smallMeasures.contains(unit.name),
      pieces.dropFirst().first?.joiner == .on
    {
      return nil
    }
    // "fried egg, black and white pudding": the colour is the next one's.
    if pieces.count > 1, let last = pieces.last, last.joiner == .comma, pieces.endIndex < group.count,
      group[pieces.endIndex].joiner == .and, last.words.allSatisfy({ ListWords.colors.contains(tokens[$0]) })
    {
      return nil
    }
    // "a soup and a salad": each has its own article.
    if first.quantity != nil, pieces.dropFirst().contains(where: { hasOwnArticle($0, tokens: tokens) }) { return nil }
    // What no food is called is not silently taken into the food before it.
    if pieces.count > 1, !isWeighed(group), holdsUnknown(pieces, linker: &linker) { return nil }
    if pieces.count > 1, pieces.contains(where: { !$0.isBracket && $0.isPicture(tokens) }),
      !pieces.dropFirst().allSatisfy(\.isBracket)
    {
      return nil
    }
    // "breaded, cooked chicken": what only describes belongs to what comes next.
    if pieces.endIndex < group.count, pieces.count == 1, isDependent(first, tokens: tokens), first.joiner == nil {
      return nil
    }
    var pieces = linker.trimmed(pieces)
    var phrase = linker.phrase(pieces)
    let amount = first.quantity?.saidAmount ?? .none
    var match = linker.link(phrase, amount: amount)
    if match == nil, let plain = withoutManner(pieces, tokens: tokens) {
      match = linker.link(linker.phrase(plain), amount: amount)
    }
    if let plain = withoutOwner(pieces, match: match, amount: amount, linker: &linker) { match = plain }
    if let plain = withoutTalk(pieces, match: match, amount: amount, linker: &linker) { match = plain }
    if let plain = withoutDenial(pieces, match: match, amount: amount, linker: &linker) { match = plain }
    if let plain = withoutChain(pieces, match: match, amount: amount, linker: &linker) { match = plain }
    if let plain = withoutCocktail(pieces, linker: &linker) { match = plain }
    if let plain = plainHead(pieces, match: match, amount: amount, linker: &linker) { match = plain }
    if let found = match, isOnUnsaidBread(found, pieces, phrase) || isOfAnotherKind(found, pieces, linker: &linker) {
      match = nil
    }
    if addsDrink(match, pieces, tokens: tokens) || losesDrink(match, pieces, tokens: tokens) { match = nil }
    if match == nil { match = dishOfBoth(pieces, linker: &linker) }
    if pieces.count > 1, isWeighed(group),
      leavesOutTopping(pieces, match, linker: linker) || isPlainPair(pieces, match, linker: &linker)
    {
      return nil
    }
    if pieces.count > 1, isPlainList(pieces, match, linker: &linker) || isWeighedApart(pieces, linker: &linker) {
      return nil
    }
    if let whole = uncut(pieces, amount: amount, linker: &linker) { match = whole }
    if let dry = dryGrain(pieces, linker: &linker) { match = dry }
    if !isWeighed(group), let plain = withoutFlavor(pieces, match: match, linker: &linker) { match = plain }
    if let plain = withoutPlain(pieces, match: match, amount: amount, linker: &linker) { match = plain }
    if let plain = withoutCooking(pieces, match: match, linker: &linker) { match = plain }
    if let light = lightened(pieces, match: match, linker: &linker) { match = light }
    if match?.confidence ?? 0 < doubtfulName, let burger = unknownBurger(pieces, linker: &linker) { match = burger }
    if let plain = cutFood(pieces, match: match, linker: &linker) { match = plain }
    var trailing: MeasureUnit?
    if let inner = bowlOfBase(pieces, in: group, linker: &linker)
      ?? publishedPart(pieces, match: match, linker: &linker)
      ?? publishedAtEnd(of: pieces, match: match, linker: &linker)
      ?? sizeBehindChain(in: pieces, match: match, linker: &linker)
    {
      (phrase, match, trailing) = inner
    }
    if trailing == nil, let inner = partOf(pieces, match: match, linker: &linker) { (phrase, match, trailing) = inner }
    if trailing == nil, let inner = measureAtEnd(of: pieces, match: match, linker: &linker) {
      (phrase, match, trailing) = inner
      // Slices that fill a cup are how it was cut.
      if first.quantity?.unit != nil { pieces[pieces.startIndex].quantity?.cut = inner.unit.name }
    }
    // "100 g of kebabs with lemon rice": the weight is of the dish, whose head is known where the whole is not.
    var confidence = match?.confidence ?? 0
    let isList = pieces.count > 1 && confidence < 0.9 && holdsList(pieces, in: group, linker: &linker)
    if isList { confidence = min(confidence, 0.3) }
    if pieces.count > 1, !isList, confidence < 0.45, isWeighed(group) || isDescribed(pieces, tokens: tokens),
      let head = head(of: pieces, amount: amount, linker: &linker),
      head.confidence > confidence
    {
      match = head
      let rest = pieces.dropFirst().reduce(0) { $0 + $1.words.count }
      confidence = (Double(first.words.count) * head.confidence + Double(rest) * 0.3) / Double(first.words.count + rest)
    }
    if isSizedList(pieces, match, linker: &linker) || leavesOutHead(pieces, match, linker: &linker)
      || isCountedPair(pieces, linker: &linker)
    {
      return nil
    }
    if first.quantity?.unit?.dimension == .measure, !isWeighed(group),
      leavesOut(pieces.dropFirst(), match, linker: linker)
    {
      return nil
    }
    let count = pieces.reduce(0) { $0 + $1.words.count }
    let food = Food(pieces: pieces, phrase: phrase, match: match, trailingUnit: trailing)
    var value = Double(count) * confidence
    if pieces.startIndex > 0 {
      value -= cost(ofParting: pieces.startIndex, group, confidence: confidence, linker: &linker)
    }
    for index in pieces.indices.dropFirst() { value += gain(ofJoining: index, group, linker: linker) }
    value += agreement(of: match, with: pieces, tokens: tokens)
    return (value, food)
  }
}
