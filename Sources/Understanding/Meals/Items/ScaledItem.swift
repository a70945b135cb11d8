import ToolCalls

extension AddMeal.Item {
  /// A part or a multiple of it: its amount, its grams and the figures that were stated of it times `factor`.
  func scaled(by factor: Double) -> AddMeal.Item {
    var item = self
    item.quantity = (quantity ?? 1) * factor
    item.grams = grams.map { $0 * factor }
    item.calories = calories.map { $0 * factor }
    item.proteinG = proteinG.map { $0 * factor }
    item.carbsG = carbsG.map { $0 * factor }
    item.fatG = fatG.map { $0 * factor }
    return item
  }
}
