import Nutrition
import ToolCalls

/// Water with nothing in it, which is logged by its volume alone.
enum PlainWater {
  /// Millilitres, where `item` is plain water; a vessel counts as it is usually filled.
  static func milliliters(of item: AddMeal.Item) -> Double? {
    guard item.foodType != .food else { return nil }
    var isWater = false
    for part in item.name.utf8.split(whereSeparator: { " -,".utf8.contains($0) }) {
      let word = Folding.fold(String(Substring(part)))
      guard names.contains(word) else { return nil }
      isWater = isWater || word == "water" || word == "h2o"
    }
    guard isWater else { return nil }
    if let grams = item.grams { return grams }
    let count = item.quantity ?? 1
    guard let unit = item.unit else { return count * VesselVolumes.glass }
    if let found = UnitTable.unit(named: unit), found.dimension == .volume || found.dimension == .mass {
      return count * found.factor
    }
    let words = unit.split(separator: " ").map(String.init)
    let size = words.first.flatMap { VesselVolumes.sizes[$0] } ?? 1
    guard let vessel = words.last, let volume = VesselVolumes.milliliters[vessel] else {
      return count * VesselVolumes.glass * size
    }
    return count * volume * size
  }

  private static let names: WordSet = [
    "water", "h2o", "tap", "plain", "still", "cold", "ice", "iced", "hot", "warm", "mineral", "spring", "filtered",
    "bottled", "drinking", "fresh", "chilled", "of", "distilled", "purified", "pure", "sachet",
  ]
}
