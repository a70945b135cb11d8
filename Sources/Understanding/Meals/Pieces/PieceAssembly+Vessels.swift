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
    if let part = ofPack(quantity, held) { return part }
    guard let unit = quantity.unit, unit.dimension == .volume, !quantity.hasContent, let value = quantity.value,
      let held, !held.hasContent, let count = held.value, count != 1, let vessel = held.unit,
      let most = Self.mostHeld[vessel.name], value * unit.factor <= (count < 1 ? most * 2 : most)
    else { return nil }
    var all = quantity
    all.value = value * count
    return all
  }

  private static let hotDrinks = CoffeeWords.cups.union(["chocolate", "milk"])
  private static let cereals: WordSet = [
    "cereal", "porridge", "oatmeal", "muesli", "granola", "cornflakes", "shreddies", "cheerios", "weetabix", "oats",
    "soup",
  ]
  private static let additions: WordSet = [
    "milk", "cream", "creamer", "sugar", "honey", "lemon", "syrup", "sweetener", "yogurt", "yoghurt",
  ]
  private static let cups = CoffeeWords.vessels.union(["glass"])
  /// Millilitres of milk or cream that nobody puts in a coffee.
  private static let leastCup = 150.0

  /// "coffee with milk 1 cup", "tea with sugar 1 mug", "cereal with banana 1 bowl": what the vessel holds is the drink
  /// or the cereal, whatever came with it.
  func fillsDrink(_ quantity: Quantity) -> Bool {
    if group.count == 1, isOfCarrier(quantity, group[0], beside: piece) { return true }
    let isWith = piece.joiner == .with || piece.joiner == .and && group.dropFirst().contains { $0.joiner == .with }
    guard isWith, !piece.hasAmount, let added = piece.words.last, let held = group.first, !held.hasAmount,
      let noun = held.words.last, let unit = quantity.unit
    else { return false }
    if Self.cereals.contains(tokens[noun]) { return unit.name == "bowl" }
    guard Self.hotDrinks.contains(tokens[noun]), Self.additions.contains(tokens[added]) else { return false }
    return Self.cups.contains(unit.name) || quantity.milliliters ?? 0 >= Self.leastCup
  }

  private static let packs: WordSet = ["block", "bar", "ball", "log", "wheel", "roll"]
  private static let tins: WordSet = ["tin", "can"]
  /// Grams in the common tin of beans, tomatoes or fruit, of 400 g or 15 oz.
  private static let tinGrams = 380.0...440

  /// "half a tub of hummus (200 g tub)", "a third of a bag of spinach, 150 g bag": the whole pack's weight, of which a
  /// part was eaten. A bare weight, as in "half a bag of crisps (75 g)", is what was eaten, unless it is what a whole
  /// tin holds.
  private func ofPack(_ quantity: Quantity, _ held: Quantity?) -> Quantity? {
    guard let grams = quantity.grams, let held, !held.hasContent, let part = held.value, part < 1,
      isShareOfPack(held, weighed: quantity, grams: grams)
    else { return nil }
    var eaten = quantity
    eaten.value = (quantity.value ?? 1) * part
    return eaten
  }

  /// "A third of a large Galaxy (180 g bar)" names the pack behind its weight alone.
  private func isShareOfPack(_ held: Quantity, weighed quantity: Quantity, grams: Double) -> Bool {
    guard let pack = held.unit, isPack(pack) else {
      return namesPack(behind: quantity) && held.unit.map { QuantityWords.sizes[$0.name] != nil } ?? true
    }
    return namesPack(behind: quantity) || Self.tins.contains(pack.name) && Self.tinGrams.contains(grams)
  }

  private func isPack(_ unit: MeasureUnit) -> Bool {
    UnitTable.containers.contains(unit.name) || Self.packs.contains(unit.name)
  }

  private func namesPack(behind quantity: Quantity) -> Bool {
    quantity.hasContent || UnitTable.unit(at: quantity.tokens.upperBound, in: tokens).map { isPack($0.unit) } ?? false
  }

  private static let spoons: WordSet = ["tbsp", "tsp", "spoon", "spoonful", "dollop", "drizzle", "dash"]
  private static let spooned = WordList.words(
    """
    honey jam jelly marmalade syrup butter pb philly nutella marmite margarine cream sauce dressing oil mayo mayonnaise ketchup mustard pesto tahini
    hummus sugar yogurt yoghurt gravy chutney relish spread custard vinegar salsa guacamole
    """)
  /// "scones with jam, a tablespoon": what is spooned and comes with something else.
  func spooned(by quantity: Quantity, in pieces: [FoodPiece]) -> Int? {
    guard let name = quantity.unit?.name, Self.spoons.contains(name), let last = pieces.indices.last,
      pieces[last].joiner == .with, canTake(quantity, pieces[last]),
      let noun = pieces[last].words.last, Self.spooned.contains(tokens[noun])
    else { return nil }
    return last
  }

  private static let drinkVessels = cups.union(["pint", "can", "bottle"])
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
