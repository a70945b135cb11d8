import Testing
import ToolCalls

@testable import Understanding

/// Wine that is called by its colour.
@Suite struct PouredWineTests {
  @Test(arguments: [
    ("white at supper, 3 glasses", "white wine", 3.0), ("red, a small glass", "red wine", 1),
    ("drank red over lunch, half a glass", "red wine", 0.5), ("white at lunch - a large glass", "white wine", 1),
  ])
  func `a colour with its glasses behind is wine`(sentence: String, name: String, quantity: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == [name] && items.first?.quantity == quantity)
  }

  @Test(arguments: ["egg white, 2 glasses of milk", "red pepper, 2 glasses of milk", "white rice, a glass of juice"])
  func `a colour before or behind a food is the food's`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 2 && !items.contains { $0.name.contains("wine") })
  }
}
