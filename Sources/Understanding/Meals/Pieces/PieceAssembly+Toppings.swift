/// "Yoghurt with granola (30 g)": an amount in brackets right behind what a dish comes with.
extension PieceAssembly {
  /// Grams of two foods together that nobody would call a dish.
  private static let least = 50.0
  /// Grams of a topping at most, and of rice or chips on a plate.
  private static let mostTopping = 150.0
  private static let mostSide = 250.0
  /// Come by the bowl or the plate.
  private static let bases = WordList.words(
    """
    yogurt yoghurt skyr porridge oats oatmeal cereal granola muesli salad pasta soup pancakes waffles toast curry rice
    noodles potato quinoa couscous omelette smoothie cottage cheese quark
    """)
  private static let sides = WordList.words(
    "rice pasta chips fries potatoes mash quinoa couscous noodles veg vegetables broccoli beans lentils wedges")

  private static let poured: WordSet = ["milk", "cream", "custard", "water", "juice", "gravy", "kefir", "sauce"]

  /// Whether so much is of the last of two foods that are joined by "with".
  func isOfTopping(_ quantity: Quantity, _ topping: FoodPiece, on dish: FoodPiece) -> Bool {
    guard group.count == 2, topping.joiner == .with, !dish.hasAmount, let noun = dish.words.last,
      let last = topping.words.last
    else { return false }
    if let unit = quantity.unit, UnitTable.containers.contains(unit.name) { return quantity.value != nil }
    if quantity.milliliters != nil { return Self.poured.contains(tokens[last]) }
    guard let grams = quantity.grams else { return false }
    return grams <= Self.least || grams <= Self.mostTopping && Self.bases.contains(tokens[noun])
      || grams <= Self.mostSide && Self.sides.contains(tokens[last])
  }
}
