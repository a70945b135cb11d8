import Foods
import Testing
import ToolCalls

@testable import Understanding

/// What a food is where it was sold.
@Suite struct SoldAtTests {
  @Test(
    arguments: [
      ("small popcorn at the pictures", "movie theater"), ("large popcorn at the cinema", "movie theater"),
      ("cod from the chippy", "fried"), ("chippy supper: haddock and mushy peas", "fried"),
    ])
  func `the seller tells the kind`(sentence: String, kind: String) {
    let foods = OfflineReading.items(sentence).compactMap { OfflineReading.food(of: $0)?.name.lowercased() }
    #expect(foods.contains { $0.contains(kind) }, "\(foods)")
  }

  @Test(arguments: ["popcorn at home", "grilled cod from the chippy", "baked haddock"])
  func `what was said wins`(sentence: String) {
    let foods = OfflineReading.items(sentence).compactMap { OfflineReading.food(of: $0)?.name.lowercased() }
    #expect(!foods.isEmpty && !foods.contains { $0.contains("movie theater") || $0.contains("fried") }, "\(foods)")
  }
}
