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

  static func foods(in group: [FoodPiece], linker: PhraseLinker) -> [Food] {
    let fed = withoutIdleCompany(group, linker: linker)
    if fed.count > 1, let foods = weighedBehind(fed, linker: linker) { return foods }
    let kept = describingBread(withoutIdleNegations(fed, linker: linker), tokens: linker.tokens)
    let group = kept.count > 1 ? describedBehind(kept, linker: linker) : kept
    guard !group.isEmpty else { return [] }
    if let whole = multiplied(group, linker: linker) { return [whole] }
    // A name that the catalogue has as it stands needs no weighing.
    if group.count > 1, let whole = value(of: group[...], in: group, linker: linker),
      isCertain(whole.food, tokens: linker.tokens)
    {
      return [whole.food]
    }
    if let foods = sandwiched(group, linker: linker) { return foods }
    var foods = bestFoods(in: group, linker: linker)
    foods.removeAll { isDescriptionOnly($0, tokens: linker.tokens) }
    if foods.count > 1, let one = filledWithBoth(group, linker: linker) { return [one] }
    // What lay on a dish was weighed with it.
    if group[0].quantity?.isOfWhole ?? false { foods = Array(foods.prefix(1)) }
    let once = countedOnce(withoutSecondBread(foods, linker: linker), linker: linker)
    var apart: [Food] = []
    for food in once {
      for part in parted(food, linker: linker) { apart.append(withoutRemark(part, linker: linker)) }
    }
    return apart
  }

  /// All pieces are one food of the catalogue that is named as a combination of them.
  static func isCertain(_ food: Food, tokens: [Token], enough: Double = certain) -> Bool {
    food.match?.confidence ?? 0 > enough && agreement(of: food.match, with: food.pieces, tokens: tokens) >= 0
      && !food.pieces.dropFirst().contains { $0.quantity != nil }
  }
}
