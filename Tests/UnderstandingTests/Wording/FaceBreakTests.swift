import Testing
import ToolCalls

@testable import Understanding

/// Pictures of faces part clauses; those of food are food.
struct FaceBreakTests {
  @Test(arguments: [
    ("weight 81.2 🙈 had a slice of carrot cake", 2), ("2 eggs 😋 ran 5k", 2), ("81.2 kg 🙈 2 eggs", 2),
    ("weight 81.2 had 2 eggs", 2), ("weight 81.2 this morning ate 2 eggs", 2), ("had pizza 🤤 and beer", 1),
    ("🍌 and 2 🥚 😋", 1),
  ])
  func `what stands around a face is told apart`(sentence: String, calls: Int) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.count == calls)
    #expect(OfflineReading.items(sentence).allSatisfy { !$0.name.lowercased().contains("weight") })
  }

  @Test func `a burger and fries beside a face are both had`() {
    #expect(OfflineReading.items("burger 😅 fries").count == 2)
  }

  @Test(arguments: ["blended 100g raw oats, 1 banana, 30g whey", "blitzed 100g oats with 200 ml milk"])
  func `what was blended is as much as was said`(sentence: String) {
    #expect(OfflineReading.items(sentence).first.map { $0.quantity == 100 && $0.unit == "g" } == true)
  }

  @Test(arguments: ["0.3 kg per week", "100 g rice per meal"])
  func `what is told per week or meal is no name of a food`(sentence: String) {
    #expect(OfflineReading.names(sentence).allSatisfy { !$0.contains("per") })
  }
}
