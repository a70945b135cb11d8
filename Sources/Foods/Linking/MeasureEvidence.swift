/// What the measure that was said tells of the food: tables publish the measures in which a food is eaten, so that
/// "a cup of peas" is hardly the roasted snack and "a chop" hardly the roast.
struct MeasureEvidence {
  /// How many of the best foods are looked at.
  static let candidates = 10

  /// Small letters; has to begin a word of a portion.
  private let noun: [UInt8]
  /// How other tables write it.
  private let sameNoun: [UInt8]
  /// By the cup, the spoon and the serving nearly everything is published.
  private let isCommon: Bool
  /// The size that was said of a counted food; empty where none was.
  private let size: [UInt8]
  /// A counted food is its own measure, and one "with sauce" is another food.
  private let isCount: Bool
  private var isServing: Bool { noun.elementsEqual("serving".utf8) }
  /// What is drunk is published by the fluid ounce, whichever vessel it is drunk from.
  private var isCup: Bool { noun.elementsEqual("cup".utf8) || noun.elementsEqual("glass".utf8) }
  private static let fluidOunce = Array("fl oz".utf8)
  private static let alike = ["tbsp": "tablespoon", "tsp": "teaspoon", "slice": "piece", "piece": "slice"]
  private static let common: Set<String> = [
    "cup", "glass", "tbsp", "tsp", "fl oz", "pint", "quart", "ml", "l", "serving", "portion", "helping", "plate",
    "bowl",
  ]
  private static let with = Array("with".utf8)
  private static let sizes = ["1 small", "1 medium", "1 large"].map { Array($0.utf8) }
  private static let single = Array("single".utf8)

  /// nil where the amount says nothing.
  init?(_ amount: SaidAmount, query: Query) {
    switch amount {
    case .none, .weight, .ounces: return nil
    case .count, .sized:
      isCount = true
      if case .sized(let said) = amount { size = Array(said.utf8) } else { size = [] }
      noun = Array(query.words[query.head].text.utf8)
      sameNoun = noun
      isCommon = false
    case .measure(let unit):
      // Tables publish what comes in small pieces as bites; a bite that was taken may be of anything.
      guard unit.utf8.count > 1, unit != "bite" else { return nil }
      isCount = false
      size = []
      noun = Array(unit.utf8)
      sameNoun = Self.alike[unit].map { Array($0.utf8) } ?? noun
      isCommon = Self.common.contains(unit)
    }
  }

  /// What the table's portions of the food add to its score. A menu's measures are its own: no evidence.
  func score(of food: Int, in table: TableBytes) -> Float {
    let source = table.source(ofFood: food)
    // Nor is the serving of a recipe, which is all of it: "a serving of yogurt" tells no more than "yogurt".
    guard source != .menu, !(isServing && source == .dish) else { return 0 }
    let weights = LinkWeights.standard
    var score = strength(for: food, in: table) * (isCount || isCommon ? weights.measured : weights.measuredPiece)
    if !size.isEmpty, table.hasPortion(ofFood: food, { $0.contains(word: size) }) { score += weights.sized }
    return score
  }

  /// How well they answer, 0...1.
  private func strength(for food: Int, in table: TableBytes) -> Float {
    let isPublished = table.hasPortion(ofFood: food) {
      // A "single serving bag" is no serving of what was cooked.
      ($0.contains(word: noun) || $0.contains(word: sameNoun) || isCup && $0.contains(word: Self.fluidOunce))
        && !(isCount && $0.contains(word: Self.with)) && !(isServing && $0.contains(word: Self.single))
    }
    if isPublished { return 1 }
    // "1 medium" is one of the food too, though less plainly so.
    return isCount && table.hasPortion(ofFood: food, { Self.sizes.contains(where: $0.elementsEqual) }) ? 0.5 : 0
  }
}
