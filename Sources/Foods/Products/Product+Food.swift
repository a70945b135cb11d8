internal import Nutrition

extension Product {
  /// Before the barcode in a food's id: `off:3017620422003`.
  public static let idPrefix = "off:"

  /// The food's id in the catalogue.
  public var foodID: String { Self.idPrefix + barcode.description }

  /// The product as the catalogue shows foods; nil without energy, of which nothing can be logged.
  public var food: Food? {
    guard let energy = figures.energy else { return nil }
    let grams = servingGrams
    let printed = serving.flatMap { $0.isEmpty ? nil : $0 } ?? "as printed"
    return Food(
      id: foodID, name: title, category: brand ?? "product", source: .product,
      foodType: .of(isBeverage: isDrink, calories: energy, millilitres: 100),
      per100g: figures.nutrients,
      portions: grams.map { [FoodPortion(description: "1 serving, \(printed)", grams: $0)] } ?? [],
      defaultGrams: grams)
  }

  /// The barcode in a food's id.
  static func barcode(inID id: String) -> Barcode? {
    guard id.hasPrefix(idPrefix), let number = UInt64(id.dropFirst(idPrefix.count)) else { return nil }
    return Barcode(number: number)
  }
}
