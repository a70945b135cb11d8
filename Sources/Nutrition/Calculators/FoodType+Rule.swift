extension FoodType {
  /// Under this a drink counts as water, in kcal per 100 ml.
  public static let waterLimit = 5.0

  /// How an item counts: food, a drink with energy, or water (plain water and drinks under 5 kcal/100 ml).
  ///
  /// - Parameters:
  ///   - isBeverage: whether it is drunk.
  ///   - calories: energy of the amount, in kilocalories.
  ///   - millilitres: the amount; its grams do where the volume is not known (1 g is about 1 ml for thin drinks).
  public static func of(isBeverage: Bool, calories: Double, millilitres: Double) -> FoodType {
    guard isBeverage else { return .food }
    // An amount that is not known cannot make a drink with energy into water.
    guard let millilitres = Optional(millilitres).usable, calories.isFinite else { return .drink }
    return calories / millilitres * 100 < waterLimit ? .water : .drink
  }
}
