import ToolCalls

/// Water with nothing in it, which is logged by its volume alone.
enum PlainWater {
  /// Millilitres, where `item` is plain water; a vessel counts as it is usually filled.
  static func milliliters(of item: AddMeal.Item) -> Double? {
    let words = item.name.split(whereSeparator: { $0 == " " || $0 == "-" || $0 == "," }).map {
      Folding.fold(String($0))
    }
    guard words.contains("water") || words.contains("h2o"), words.allSatisfy(names.contains) else { return nil }
    if let grams = item.grams { return grams }
    let count = item.quantity ?? 1
    guard let unit = item.unit else { return count * (vessels["glass"] ?? 250) }
    if let found = UnitTable.unit(named: unit), found.dimension == .volume { return count * found.factor }
    if let found = UnitTable.unit(named: unit), found.dimension == .mass { return count * found.factor }
    let words2 = unit.split(separator: " ").map(String.init)
    let size = words2.first.flatMap { sizes[$0] } ?? 1
    guard let vessel = words2.last, let volume = vessels[vessel] else { return count * 250 * size }
    return count * volume * size
  }

  private static let names: Set<String> = [
    "water", "h2o", "tap", "plain", "still", "cold", "ice", "iced", "hot", "warm", "mineral", "spring", "filtered",
    "bottled",
    "drinking", "fresh", "chilled", "of", "distilled", "purified",
  ]

  /// How much a vessel usually holds, in millilitres.
  private static let vessels: [String: Double] = [
    "glass": 250, "glassful": 250, "bottle": 500, "mug": 250, "can": 330, "bowl": 300, "jug": 1000, "pitcher": 1500,
    "carafe": 750,
    "flask": 750, "thermos": 500, "canteen": 1000, "tumbler": 350, "shaker": 500, "sip": 15, "gulp": 30, "swig": 30,
    "mouthful": 30,
    "shot": 45, "jar": 500, "serving": 250, "goblet": 300, "pouch": 200, "carton": 330, "large": 400,
  ]

  private static let sizes: [String: Double] = ["small": 0.7, "large": 1.5, "extra": 2, "tall": 1.3]
}
