import AdaTestSupport
import Foods
import Foundation
import JSONTree
import LanguageModels
import Synchronization
import Testing

@testable import Coaching

/// The tool search_food with a barcode.
@Suite(.timeLimit(.minutes(60))) struct BarcodeToolTests {
  /// Knows one product and notes how it was asked.
  private final class Shelf: ProductLookup {
    let asked = Mutex<[Bool]>([])

    func look(up barcodes: [Barcode], isOffline: Bool) async throws(ProductLookupError) -> Product {
      asked.withLock { $0.append(isOffline) }
      guard !isOffline, let barcode = barcodes.first else { throw ProductLookupError.notOnThisMachine(barcodes) }
      var product = Product(barcode: barcode, name: "Oat biscuit")
      product.figures.energy = 450
      return product
    }
  }

  @Test(arguments: [true, false]) func `asks the network only where the person lets it`(isOffline: Bool) async throws {
    let shelf = Shelf()
    let model = ScriptedModel.answering(
      .call("search_food", #"{"query":null,"barcode":"3017620422003"}"#), .words("That is a biscuit."))
    let interpreter = ModelInterpreter(
      choice: ModelChoice(model: model, deadlines: .patient, isLocal: false), catalog: .reference, products: shelf,
      isOffline: isOffline, now: TestCoach.noon, prompt: "", meter: TurnMeter())
    let answer = try await interpreter.interpret(
      [ChatMessage(role: .user, content: "what is 3017620422003?")], started: .now, progress: { _ in .null },
      onText: { _ in })
    #expect(shelf.asked.withLock { $0 } == [isOffline])
    let result = try #require(answer.messages.last { $0.role == .tool })
    #expect(result.content.contains(isOffline ? "not among the products on this machine" : "Oat biscuit"))
    #expect(result.isError == isOffline)
  }
}
