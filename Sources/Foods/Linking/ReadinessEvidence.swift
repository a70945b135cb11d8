internal import Nutrition

/// That a food was cooked, or drunk, tells against rows for it as it is before: dried beans, dry rice, tea powder. Their
/// names are the shorter ones, and of their hundred grams comes three or twenty times as much to the table.
struct ReadinessEvidence {
  let isCooked: Bool
  private let isDrunk: Bool
  private let said: [String]

  /// nil where nothing was said that tells.
  init?(_ query: Query, amount: SaidAmount, hasFat: Bool) {
    said = query.words.map(\.text)
    isCooked = hasFat || said.contains(where: Self.cooking.contains)
    isDrunk =
      switch amount {
      case .none, .weight: said.contains("iced") || said.contains("bottled")
      case .ounces, .count, .sized: true
      case .measure(let unit): !Self.spoons.contains(unit)
      }
    guard isCooked || isDrunk else { return nil }
  }

  /// What a food loses by not being ready; 0 or less.
  func score(of food: Int, in table: TableBytes, name: @autoclosure () -> [PhraseWord]) -> Float {
    let category = table.categoryBytes(ofFood: food)
    let isDrink = isDrunk && isOfDrinks(category)
    guard isCooked || isDrink else { return 0 }
    // What is bottled is no powder, though its label leaves that out.
    if isDrink, table.source(ofFood: food) == .branded, table.energy(ofFood: food) ?? 0 >= Self.leastPowder,
      Self.thinDrinks.contains(where: { category.contains(word: $0.utf8) })
    {
      return Self.contrary
    }
    let name = name()
    let isUnready = name.indices.contains { index in
      let word = name[index]
      return Self.unready.contains(word.text) && !said.contains(word.text)
        && word.roles.isDisjoint(with: [.tail, .negated, .free, .either])
        // Broiled or baked.
        && !(word.text == "dry" && index + 1 < name.count && name[index + 1].text == "heat")
    }
    if isDrink, isUnready || name.contains(where: { $0.text == "reconstituted" && $0.roles.contains(.negated) }) {
      return Self.contrary
    }
    guard isCooked else { return 0 }
    if isUnready, !name.contains(where: { $0.text == "roasted" }) { return Self.contrary }
    guard table.source(ofFood: food) == .branded, table.energy(ofFood: food) ?? 0 >= Self.leastDry,
      !said.contains(where: Self.unready.contains)
    else { return 0 }
    return Self.dryGoods.contains(where: category.elementsEqual) ? Self.contrary : 0
  }

  private func isOfDrinks(_ category: UnsafeRawBufferPointer) -> Bool {
    Self.drinks.contains { category.contains(word: $0.utf8) }
  }

  private static let contrary: Float = -0.5
  /// Kilocalories in 100 g: cooked, grain and pulses hold under half of it.
  private static let leastDry = 290.0
  /// Kilocalories in 100 g: no tea, coffee or juice holds as much.
  private static let leastPowder = 150.0
  private static let thinDrinks = ["Tea", "Coffee", "Beverages", "juice", "Drinks"]
  private static let cooking: Set<String> = [
    "cooked", "boiled", "steamed", "baked", "roasted", "grilled", "fried", "braised", "stewed", "simmered", "buttered",
    "leftover", "sauteed", "poached", "scrambled",
  ]
  private static let unready: Set<String> = [
    "raw", "uncooked", "dry", "dried", "unprepared", "unheated", "unreconstituted", "dehydrated", "dough", "powder",
    "condensed",
  ]
  /// Powder is taken by them.
  private static let spoons: Set<String> = [
    "tbsp", "tsp", "scoop", "packet", "package", "sachet", "envelope", "spoon", "teaspoon", "tablespoon", "g", "gram",
  ]
  /// The last is where FNDDS 2021-2023 has what nobody eats by itself, powders among it.
  private static let drinks = [
    "Tea", "Coffee", "Beverages", "drinks", "milk", "shakes", "juice", "Soups", "Not included",
  ]
  /// What labels of these shelves count is dry.
  private static let dryGoods = [
    "Rice", "Flavored Rice Dishes", "Pasta by Shape & Type", "All Noodles", "Vegetable and Lentil Mixes",
    "Grains/Flour", "Other Grains & Seeds", "Pasta Dinners", "Processed Cereal Products", "Pasta/Noodles",
  ].map { Array($0.utf8) }
}
