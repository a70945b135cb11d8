import Foods

/// Decides which pieces of a group are one food: the reading that the catalogue covers best.
struct FoodPartition {
  let linker: PhraseLinker

  var tokens: [Token] { linker.tokens }

  /// Pieces that make one food.
  struct Food: Sendable {
    var pieces: ArraySlice<FoodPiece>
    var phrase: String
    var match: FoodMatch?
    /// The "slice" of "an orange slice", where the food is known without it.
    var trailingUnit: MeasureUnit?

    var quantity: Quantity? { pieces.first?.quantity }
  }

  func foods(in group: [FoodPiece]) -> [Food] {
    let fed = withoutIdleCompany(group)
    if fed.count > 1, let foods = weighedBehind(fed) { return foods }
    let kept = describingBread(withoutIdleNegations(fed))
    let group = kept.count > 1 ? describedBehind(kept) : kept
    guard !group.isEmpty else { return [] }
    if let whole = multiplied(group) { return [whole] }
    // A name that the catalogue has as it stands needs no weighing.
    if group.count > 1, let whole = value(of: group[...], in: group),
      isCertain(whole.food)
    {
      return [whole.food]
    }
    if let foods = sandwiched(group) { return foods }
    var foods = bestFoods(in: group)
    foods.removeAll { isDescriptionOnly($0) }
    if foods.count > 1, let one = filledWithBoth(group) { return [one] }
    if foods.count > 1, let named = namedAfterTwo(group) { return named }
    // What lay on a dish was weighed with it.
    if group[0].quantity?.isOfWhole ?? false { foods = Array(foods.prefix(1)) }
    let once = countedOnce(withoutSecondBread(foods))
    var apart: [Food] = []
    for food in once {
      for part in parted(food) { apart.append(withoutRemark(part)) }
    }
    return apart
  }

  /// All pieces are one food of the catalogue that is named as a combination of them.
  func isCertain(_ food: Food, enough: Double = Self.certain) -> Bool {
    food.match?.confidence ?? 0 > enough && agreement(of: food.match, with: food.pieces) >= 0
      && !food.pieces.dropFirst().contains { $0.quantity != nil }
  }
}
