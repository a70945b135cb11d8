/// Volumes of what was drunk out of several vessels.
extension PieceAssembly {
  private static let trays: WordSet = [
    "tray", "plate", "platter", "box", "basket", "bucket", "container", "tub", "pack",
  ]
  private static let cuts: WordSet = ["piece", "slice", "wedge"]

  /// "a platter of maki, 6 pieces": how many lay on what was named as one.
  mutating func countContents(_ quantity: Quantity) -> Bool {
    guard let unit = quantity.unit, Self.cuts.contains(unit.name), quantity.value ?? 0 > 1, !quantity.hasContent,
      !quantity.hasOf
    else { return false }
    let isOne = { (piece: FoodPiece) in
      guard let held = piece.quantity, let vessel = held.unit, !held.hasContent else { return false }
      return held.value ?? 1 == 1 && Self.trays.contains(vessel.name)
    }
    if group.count == 1, isOne(group[0]) {
      group[0].quantity = quantity
      return true
    }
    guard group.isEmpty, let last = groups.indices.last, groups[last].count == 1, isOne(groups[last][0]) else {
      return false
    }
    groups[last][0].quantity = quantity
    return true
  }

  /// Millilitres that one vessel holds at most; more is what there was in all.
  private static let mostHeld: WordTable<Double> = [
    "can": 600, "tin": 600, "bottle": 1000, "carton": 1000, "glass": 300, "cup": 400, "mug": 400, "pouch": 600,
  ]

  /// "two cans of lager, the 440 ml ones", "half a bottle of wine, 750 ml": the volume is that of each vessel.
  func ofEachVessel(_ quantity: Quantity, _ held: Quantity?) -> Quantity? {
    guard let unit = quantity.unit, unit.dimension == .volume, !quantity.hasContent, let value = quantity.value,
      let held, !held.hasContent, let count = held.value, count != 1, let vessel = held.unit,
      let most = Self.mostHeld[vessel.name], value * unit.factor <= (count < 1 ? most * 2 : most)
    else { return nil }
    var all = quantity
    all.value = value * count
    return all
  }

  private static let spoons: WordSet = ["tbsp", "tsp", "spoon", "spoonful", "dollop", "drizzle", "dash"]
  private static let spooned = WordList.words(
    """
    honey jam jelly marmalade syrup butter margarine cream sauce dressing oil mayo mayonnaise ketchup mustard pesto tahini
    hummus sugar yogurt yoghurt gravy chutney relish nutella spread custard vinegar salsa guacamole
    """)
  /// "scones with jam, a tablespoon": what is spooned and comes with something else.
  func spooned(by quantity: Quantity, in pieces: [FoodPiece]) -> Int? {
    guard let name = quantity.unit?.name, Self.spoons.contains(name), let last = pieces.indices.last,
      pieces[last].joiner == .with, canTake(quantity, pieces[last]),
      let noun = pieces[last].words.last, Self.spooned.contains(tokens[noun])
    else { return nil }
    return last
  }

  private static let drinkVessels: WordSet = ["mug", "cup", "glass", "pint", "can", "bottle", "pot", "flask"]
  private static let drinks = WordList.words(
    """
    coffee tea beer lager ale cider wine juice water squash milk cocoa cola coke lemonade prosecco champagne chai latte
    cappuccino espresso americano mocha smoothie kombucha soda tonic
    """)

  /// "a scone and tea, four cups": vessels of drink fill the drink that nobody measured, and not what was eaten with it.
  func drink(for quantity: Quantity, in pieces: [FoodPiece]) -> Int? {
    guard pieces.count > 1, quantity.unit.map({ Self.drinkVessels.contains($0.name) }) ?? false,
      let last = pieces.indices.last, pieces[last].joiner == .and || pieces[last].joiner == .comma,
      !pieces[last].hasAmount, let noun = pieces[last].words.last, Self.drinks.contains(tokens[noun])
    else { return nil }
    return last
  }
}
