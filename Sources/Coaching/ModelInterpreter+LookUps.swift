import Foods
import JSONTree
import LanguageModels
import Nutrition
import ToolCalls

/// What a model is told when it looks something up.
extension ModelInterpreter {
  /// - Parameters:
  ///   - messages: the conversation so far; a barcode is looked up only where the person has said it.
  ///   - limit: what is left of the turn.
  func found(_ search: SearchFood, in messages: [ChatMessage], within limit: Duration) async -> String {
    if let code = search.barcode, !code.isEmpty {
      guard Self.isSaid(code, in: messages) else { return "Error: the person has said no such barcode." }
      return await product(code, within: limit)
    }
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
  private func product(_ code: String, within limit: Duration) async -> String {
    do {
      let product = try await look(up: try Barcode.read(code), within: limit).get()
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

  /// A look-up has a deadline of its own, which may be longer than what is left of the turn.
  private func look(up barcodes: [Barcode], within limit: Duration) async -> Result<Product, ProductLookupError> {
    guard let products else { return .failure(.notOnThisMachine(barcodes)) }
    let late = ProductLookupError(.timeout, "Nobody answered in time.")
    return await withTaskGroup(of: Result<Product, ProductLookupError>.self) { [isOffline] group in
      group.addTask {
        do throws(ProductLookupError) {
          return .success(try await products.look(up: barcodes, isOffline: isOffline))
        } catch {
          return .failure(error)
        }
      }
      group.addTask {
        try? await Task.sleep(for: limit)
        return .failure(late)
      }
      defer { group.cancelAll() }
      return await group.next() ?? .failure(late)
    }
  }

  /// Whether the person has said these digits, with or without spaces between them: a model also makes numbers up.
  private static func isSaid(_ code: String, in messages: [ChatMessage]) -> Bool {
    let digits = String(code.filter { $0.isASCII && $0.isNumber }.drop { $0 == "0" })
    return messages.contains { message in
      message.role == .user && message.content.filter { $0 != " " && $0 != "-" }.contains(digits)
    }
  }
}
