import Foundation
public import Nutrition

/// One food of a table, of the person's own or of a product's label, per 100 g of what is eaten.
public struct Food: Sendable, Equatable, Identifiable {
  /// `usda:<fdc id>`, `fndds:<food code>`, `menu:<chain>/<item>`, `dish:<name>`, `branded:<hash of the name>`,
  /// `own:<id>`, `off:<barcode>`.
  public var id: String
  /// As the table has it: "Bread, white, toasted", "Big Mac (McDonalds)".
  public var name: String
  /// The table's own food group; for menus the chain, for products the brand, "own food" or "own recipe" for one's own.
  public var category: String
  public var source: FoodTable
  public var foodType: FoodType
  /// Nutrients in 100 g.
  public var per100g: Nutrients
  /// As published, in their order; empty where none are.
  public var portions: [FoodPortion]
  /// Grams when a person says no amount, as USDA's "quantity not specified"; nil where nothing is published.
  public var defaultGrams: Double?
  /// The serving's weight is not published: it is estimated, and figures by weight with it; those of a serving are not.
  public var isPerServing: Bool

  public init(
    id: String, name: String, category: String, source: FoodTable, foodType: FoodType, per100g: Nutrients,
    portions: [FoodPortion], defaultGrams: Double? = nil, isPerServing: Bool = false
  ) {
    self.id = id
    self.name = name
    self.category = category
    self.source = source
    self.foodType = foodType
    self.per100g = per100g
    self.portions = portions
    self.defaultGrams = defaultGrams
    self.isPerServing = isPerServing
  }

  /// The name without what USDA's surveys say of what they do not know: "Burrito" of "Burrito, NFS" (not further
  /// specified), "Bacon, cooked" of "Bacon, NS as to type of meat, cooked". Two rows may share one.
  public var shownName: String {
    let known = name.replacing(", NFS (", with: " (").components(separatedBy: ", ").filter {
      $0 != "NFS" && !$0.hasPrefix("NS as to ")
    }
    return known.isEmpty ? name : known.joined(separator: ", ").replacing(" or NFS", with: "")
  }

  /// The nutrients in so many grams of this food.
  public func nutrients(grams: Double) -> Nutrients { per100g.scaled(by: grams / 100) }

  /// Whether USDA's tables have both as rows of one food, which differ in how it was prepared alone: their names are the
  /// same before the first comma.
  package func isOneKind(with other: Food) -> Bool {
    source != .branded && source == other.source && name.utf8.contains(0x2C)
      && name.prefix { $0 != "," } == other.name.prefix { $0 != "," }
  }
}
