import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Foods
@testable import Understanding

/// Every eleventh food of USDA's surveys, named as a person would: what the table knows has to be found by its own words.
struct NamesAsSaidTests {
  private static let catalog = FoodCatalog.reference

  private struct Named {
    var food: Food
    var words: String
  }

  private static let sample: [Named] = stride(from: 0, to: catalog.table.foods.count, by: 11).compactMap { index in
    let source = catalog.table.source(ofFood: index)
    guard source == .fndds2021 || source == .fndds2017 else { return nil }
    let food = catalog.table.food(index)
    return words(food.name).map { Named(food: food, words: $0) }
  }

  /// "fried fish sandwich with cheese" of "Fish sandwich, fried, with cheese"; nil where a name is a list.
  private static func words(_ name: String) -> String? {
    guard !name.contains(";"), !name.contains("/"), !name.contains("("), !name.contains(", and") else { return nil }
    var parts = name.components(separatedBy: ", ").filter { $0 != "NFS" && !$0.hasPrefix("NS ") }
    guard !parts.isEmpty, parts.count <= 4 else { return nil }
    let head = parts.removeFirst()
    let isBefore = { (part: String) in
      part.split(separator: " ").count <= 3 && !part.contains(/\b(with|from|made|and|or|no|as|in)\b/)
    }
    let before = parts.filter(isBefore)
    let after = parts.filter { !isBefore($0) }
    return (before + [head] + after).joined(separator: " ").lowercased()
  }

  @Test func `a weight of a food named by the table's own words has that food's figures`() {
    var right = 0
    for named in Self.sample {
      let reading = OfflineReading.read("For lunch I had 150 g of \(named.words).")
      let items = OfflineReading.meals(reading).flatMap(\.items)
      guard items.count == 1, let food = items[0].catalogId.flatMap(Self.catalog.food) else { continue }
      let wanted = named.food.per100g
      let isNear =
        abs(food.per100g.carbsG - wanted.carbsG) <= 5
        && abs(food.per100g.calories - wanted.calories) <= max(5, wanted.calories / 10)
      if isNear { right += 1 }
    }
    #expect(Self.sample.count > 500)
    #expect(Double(right) / Double(Self.sample.count) > 0.93, "\(right) of \(Self.sample.count)")
  }
}
