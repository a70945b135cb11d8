import Foods
import ToolCalls

/// How much of one thing nobody has.
extension MessageReader {
  /// Kilograms of one item that nobody eats.
  private static let most = 5
  /// And of what is told in bottles and the like, which people count over an evening.
  private static let mostInVessels = 10
  /// So few vessels never hold that much, and need not be weighed.
  private static let fewVessels = 4.0

  /// The kilograms that an item is more than, where nobody has so much: "6 kg of rice", "80 bottles of cider".
  func mostExceeded(by item: AddMeal.Item) -> Int? {
    guard let quantity = item.quantity, let unit = item.unit.flatMap({ UnitTable.unit(named: $0) }) else {
      return (item.grams ?? 0) > Double(Self.most * 1000) ? Self.most : nil
    }
    if unit.dimension == .mass || unit.dimension == .volume {
      return quantity * unit.factor > Double(Self.most * 1000) ? Self.most : nil
    }
    guard unit.isContainer, quantity > Self.fewVessels,
      let food = item.catalogId.flatMap({ foods.catalog.food(id: $0) })
    else { return nil }
    let grams = foods.catalog.portion(of: food, quantity: quantity, unit: unit.name, said: item.name).grams
    return grams > Double(Self.mostInVessels * 1000) ? Self.mostInVessels : nil
  }
}
