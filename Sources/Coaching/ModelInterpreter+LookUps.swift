import Foods
import JSONTree
import Nutrition
import ToolCalls

/// What a model is told when it looks something up.
extension ModelInterpreter {
  func found(_ search: SearchFood) async -> String {
    if let code = search.barcode, !code.isEmpty { return await product(code) }
    guard let query = search.query, !query.isEmpty else { return "Error: give a query or a barcode." }
    let matches = catalog.search(query, limit: 5)
    if matches.isEmpty { return "Nothing found." }
    return JSONValue.array(
      matches.map { match in
        [
          "name": .string(match.food.name), "caloriesPer100g": .number(match.food.per100g.calories),
          "proteinPer100g": .number(match.food.per100g.proteinG), "carbsPer100g": .number(match.food.per100g.carbsG),
          "fatPer100g": .number(match.food.per100g.fatG),
        ]
      }
    ).serialized()
  }

  /// What a barcode stands for. Its texts are data of strangers, as the model is told of all tool results.
  private func product(_ code: String) async -> String {
    do {
      let barcodes = try Barcode.read(code)
      guard let products else { throw ProductLookupError.notOnThisMachine(barcodes) }
      let product = try await products.look(up: barcodes, isOffline: isOffline)
      guard let food = product.food else { return "\(product.title): nobody has written down what is in it." }
      let found: JSONValue = [
        "name": .string(food.name), "caloriesPer100g": .number(food.per100g.calories),
        "proteinPer100g": .number(food.per100g.proteinG), "carbsPer100g": .number(food.per100g.carbsG),
        "fatPer100g": .number(food.per100g.fatG),
        "servingGrams": product.servingGrams.map { .number($0) } ?? .null,
      ]
      return found.serialized()
    } catch let error as ProductLookupError {
      return "Error: \(error.description)"
    } catch {
      return "Error: \(error)"
    }
  }
}
