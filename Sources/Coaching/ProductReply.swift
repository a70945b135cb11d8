import Foods
import JournalStore
import Nutrition
import ToolCalls
import Understanding

/// What is answered to a barcode: what the product holds, and how much of it is to be logged.
enum ProductReply {
  static func turn(_ found: Result<Product, ProductLookupError>, asks: Bool) -> PlannedTurn {
    switch found {
    case .failure(let error):
      return PlannedTurn(status: .unclear, engine: OfflineInterpreter.name, reply: error.description)
    case .success(let product):
      guard let food = product.food else {
        let reply =
          "\(product.title) is known, but not what is in it; teach it from its label with ada foods add."
        return PlannedTurn(status: .unclear, engine: OfflineInterpreter.name, reply: reply)
      }
      var turn = PlannedTurn(
        status: .answered, engine: OfflineInterpreter.name, reply: sentence(product, food.per100g))
      if asks {
        let question = question(product, food)
        turn.clarification = question
        turn.reply += " " + question.text
      }
      return turn
    }
  }

  private static func sentence(_ product: Product, _ per100g: Nutrients) -> String {
    let amount = product.quantity.map { ", \($0)" } ?? ""
    let notes = product.notes.isEmpty ? "" : " Note: \(product.notes.joined(separator: "; "))."
    return "\(product.title)\(amount): 100 \(product.isDrink ? "ml" : "g") have \(Figures.kcal(per100g.calories)), "
      + "\(per100g.proteinG.text(decimals: 1)) g protein, \(per100g.carbsG.text(decimals: 1)) g carbs, "
      + "\(per100g.fatG.text(decimals: 1)) g fat.\(notes)"
  }

  private static func question(_ product: Product, _ food: Food) -> Clarification {
    func choice(_ label: String, _ quantity: Double, _ unit: String) -> Clarification.Choice {
      let item = AddMeal.Item(name: food.id, quantity: quantity, unit: unit)
      return Clarification.Choice(label: label, calls: [.addMeal(AddMeal(items: [item]))])
    }
    var choices: [Clarification.Choice] = []
    if let grams = product.servingGrams { choices.append(choice("one serving, \(Figures.grams(grams))", 1, "serving")) }
    choices.append(choice("100 g", 100, "g"))
    choices.append(Clarification.Choice(label: "no", calls: []))
    return Clarification(
      question: "Log it? Say how much, such as \"30 g\", or \"log it\" for the first:", choices: choices,
      amountOf: food.id)
  }
}

extension ProductLookupError {
  /// For where nobody may be asked.
  static func notOnThisMachine(_ barcodes: [Barcode]) -> ProductLookupError {
    let code = barcodes.first.map { "\($0)" } ?? "That barcode"
    return ProductLookupError(
      .offline, "\(code) is not among the products on this machine; ada barcode asks Open Food Facts.")
  }
}

extension Coach {
  /// The answer to a line that is only a barcode. A look-up has a deadline of its own.
  func product(of barcodes: [Barcode], policy: TurnPolicy) async -> PlannedTurn {
    let found: Result<Product, ProductLookupError>
    do {
      guard let products else { throw ProductLookupError.notOnThisMachine(barcodes) }
      found = .success(try await products.look(up: barcodes, isOffline: policy.isOffline))
    } catch let error as ProductLookupError {
      found = .failure(error)
    } catch {
      found = .failure(.notOnThisMachine(barcodes))
    }
    return ProductReply.turn(found, asks: policy.mayAsk)
  }
}
