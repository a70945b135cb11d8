import Nutrition
import ToolCalls

/// A new amount for an item that is logged already: "two", "200 g", "2 slices", "half".
struct Amount {
  private var quantity: Quantity?
  /// A multiple of what was logged.
  private var factor: Double?

  init(factor: Double) { self.factor = factor }

  init?(kilocalories: Double) {
    guard let unit = UnitTable.unit(named: "kcal") else { return nil }
    quantity = Quantity(tokens: 0..<1, value: kilocalories, unit: unit, size: nil)
  }

  init?(_ tokens: [Token]) {
    if let multiple = Multiple.read(tokens) {
      factor = multiple
      return
    }
    for index in tokens.indices {
      if let found = QuantityParser(tokens).quantity(at: index),
        found.value != nil || found.unit != nil || found.size != nil,
        !(found.isArticle && found.unit == nil && found.size == nil), Self.measuresFood(found)
      {
        quantity = found
        return
      }
    }
    // "Bottle" for a glass.
    if tokens.count == 1, let unit = UnitTable.unit(at: 0, in: tokens)?.unit, unit.isContainer {
      quantity = Quantity(tokens: 0..<1, value: 1, unit: unit, size: nil)
      return
    }
    guard let word = tokens.first(where: { QuantityWords.sizes[$0] != nil }) else { return nil }
    quantity = Quantity(tokens: 0..<1, value: nil, unit: nil, size: QuantityWords.sizes[word])
  }

  /// The lengths that a baguette or a pizza is sold by.
  private static let ofFood: WordSet = ["cm", "inch", "foot"]

  /// Whether food is measured so: a distance or a time is nothing to eat.
  private static func measuresFood(_ quantity: Quantity) -> Bool {
    guard let unit = quantity.unit else { return true }
    return unit.dimension != .time && (unit.dimension != .length || ofFood.contains(unit.name))
  }

  /// Whether anybody eats so much of one thing.
  var isEaten: Bool { quantity?.grams.map { $0 <= 5000 } ?? true }

  /// "600" of one curry: nobody eats so many, so it is grams or kilocalories.
  func unlikelyCount(of item: FoodItem) -> Double? {
    guard let value = quantity?.value, quantity?.unit == nil, quantity?.size == nil, (50...10_000).contains(value),
      value > 20 * item.quantity, !Self.smallUnits.contains(item.unit)
    else { return nil }
    return value
  }

  /// Units that are said by the hundred; nobody drinks 650 cups.
  private static let smallUnits: Set<String> = ["g", "ml"]

  /// Whether `tokens` count a unit and say nothing else: "two bars" is no new food, though foods are called so.
  static func counts(_ tokens: [Token]) -> Bool {
    guard let quantity = QuantityParser(tokens).quantity(at: 0) else { return false }
    return quantity.value != nil && quantity.hasUnit && quantity.tokens.upperBound == tokens.count
  }

  /// A number that was said without a measure.
  var count: Double? { quantity.flatMap { $0.unitName == nil ? $0.value : nil } }

  /// "A six inch": how long it was.
  var isLength: Bool { quantity?.unit?.dimension == .length }

  /// The measure that was said.
  var unitName: String? { quantity?.unitName }

  /// "Half" of everything, where no item was named.
  var isFraction: Bool { factor != nil }

  /// What a number without a measure makes of `item`: "100 g, make that two" is twice as much; "make that 150" is grams.
  static func factor(of value: Double, for item: FoodItem) -> Double {
    let isMetric = item.unit == "g" || item.unit == "ml"
    return isMetric && value <= 10 && item.quantity >= 20 ? value : value / max(item.quantity, 0.001)
  }

  /// `item` in the new amount: the same food, its weight in proportion wherever that is known.
  func applied(to item: FoodItem) -> AddMeal.Item {
    var new = AddMeal.Item(
      name: item.name, quantity: item.quantity, unit: item.unit, grams: item.grams, catalogId: item.catalogId)
    if item.foodType != .food { new.foodType = item.foodType }
    new.origin = item.origin ?? ItemOrigin()
    if let factor { return scaled(new, item: item, by: factor) }
    guard let quantity else { return new }
    if quantity.unit?.name == "oz", !quantity.hasContent, item.foodType == .drink || item.unit == "fl oz" {
      // Ounces of a drink are fluid ounces.
      (new.quantity, new.unit, new.grams) = (quantity.value ?? 1, "fl oz", nil)
      return new
    }
    if let grams = quantity.grams {
      new.quantity = grams
      new.unit = "g"
      new.grams = min(5000, grams)
      new.origin?.portion = .stated
      new.origin?.portionConfidence = 1
      return new
    }
    if let energy = quantity.kilocalories {
      new.calories = min(10_000, energy)
      // A weight that was reckoned from the energy goes with it.
      if item.isCalorieOverridden, item.unit == "serving" { new.grams = nil }
      return new
    }
    guard let unitName = quantity.unitName else {
      return scaled(new, item: item, by: Self.factor(of: quantity.value ?? item.quantity, for: item))
    }
    if quantity.value == nil, !quantity.hasUnit, item.quantity != 1, let unit = sized(unitName, item) {
      // "They were small" says not how many there were.
      (new.unit, new.grams) = (unit, nil)
      return new
    }
    let value = quantity.value ?? 1
    if unitName == item.unit { return scaled(new, item: item, by: value / max(item.quantity, 0.001)) }
    // Which pint it is the catalogue knows.
    let milliliters = unitName == "pint" ? nil : quantity.milliliters
    new.quantity = milliliters ?? value
    new.unit = milliliters == nil ? unitName : "ml"
    new.grams = nil
    return new
  }

  /// Pieces of that size: "small" of fruits, "small slice" of slices; nil where they are weighed.
  private func sized(_ size: String, _ item: FoodItem) -> String? {
    guard item.unit != "fruit", let unit = UnitTable.unit(named: item.unit) else { return size }
    return unit.dimension == .measure ? size + " " + unit.name : nil
  }

  private func scaled(_ new: AddMeal.Item, item: FoodItem, by factor: Double) -> AddMeal.Item {
    var scaled = new
    scaled.quantity = item.quantity * factor
    scaled.grams = min(5000, item.grams * factor)
    if item.origin?.portion == .usual { scaled.origin?.portion = .portion }
    return scaled
  }
}
