import Foods
import Nutrition
import ToolCalls

extension ItemGrounding {
  /// A product that was named by its barcode: the label's figures, for the amount that was said.
  func grounded(
    _ product: Product, _ food: Food, _ item: AddMeal.Item, path: String, id: String
  ) throws(ToolCallError) -> Grounded {
    let portion = catalog.portion(of: food, quantity: item.quantity, unit: item.unit)
    guard portion.grams > 0, portion.grams <= 5000 else {
      throw .outOfRange(path: "\(path).grams", value: "\(Int(portion.grams))", allowed: "over 0 and at most 5000")
    }
    let assumptions = item.assumptions + [portion.assumption].compactMap { $0 } + product.notes
    let logged = FoodItem(
      id: id, name: product.title.capitalizedFirst, foodType: food.foodType, source: .barcode,
      quantity: portion.quantity, unit: portion.unit, grams: portion.grams,
      nutrients: food.per100g.scaled(by: portion.grams / 100), barcode: product.barcode.description,
      servingSize: product.serving, confidence: Confidence.calibrated(portion.confidence), catalogId: food.id,
      assumptions: assumptions,
      origin: ItemOrigin(
        said: nil, portion: portion.assumption == nil ? .stated : .portion, linkConfidence: 1,
        portionConfidence: portion.confidence))
    return Grounded(item: logged, assumptions: assumptions)
  }
}
