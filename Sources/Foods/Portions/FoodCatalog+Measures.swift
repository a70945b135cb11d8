internal import Nutrition

extension FoodCatalog {
  /// Millilitres in one of a measure ("ml", "fl oz", "cup"), over 0; nil for what is no volume. A pint is a US one.
  public static func millilitres(in measure: String) -> Double? {
    let words = WordFolding.words(measure)[...]
    guard let (found, length) = Measure.reading(words), length == words.count, case .volume(let one, _) = found else {
      return nil
    }
    return one
  }

  /// Whether the table publishes the food by this measure ("drummette", "regular (16 fl oz)").
  public func publishes(_ measure: String, of food: Food) -> Bool {
    let asked = PortionText(measure)
    let words = (asked.words + asked.qualifiers).filter { !PortionText.sizes.contains($0) || !asked.qualifiers.isEmpty }
    guard asked.measure == nil, !words.isEmpty else { return false }
    return food.portions.contains { portion in
      let text = PortionText(portion.description)
      return text.measure == nil && words.allSatisfy { text.words.contains($0) || text.qualifiers.contains($0) }
    }
  }

  /// "A can of chicken" holds what is canned: the food by that name, where a table has it, and no soup that nobody said.
  func cannedMatch(_ phrase: String, amount: SaidAmount, besides best: FoodMatch?) -> FoodMatch? {
    guard case .measure(let unit) = amount, unit == "can" || unit == "tin", let best, best.food.foodType == .food,
      case let isUnsaid = !WordFolding.words(phrase).contains("soup"),
      case let words = WordFolding.words(best.food.name),
      !words.contains("canned") || isUnsaid && words.contains("soup"),
      case let found = matches("canned " + phrase, limit: 4, floor: Self.leastCanned, amount: amount)
    else { return nil }
    return found.first { match in
      let words = WordFolding.words(match.food.name)
      return match.food.source != .branded && words.contains("canned") && !(isUnsaid && words.contains("soup"))
    }
  }

  /// How well the canned food has to answer.
  private static let leastCanned: Float = 0.75

  /// Grams of one piece or bit of a food of which the tables weigh nothing smaller than the whole: "two pieces of pineapple",
  /// "a few bits of chicken". A piece is what the table cuts it into, else as much as is usually eaten; a bit or a chunk
  /// is a mouthful. nil where the whole is no more than a piece.
  func pieceOfWhole(_ food: Food, _ choice: PortionChoice, _ asked: PortionText) -> Double? {
    guard food.foodType == .food, let measure = asked.words.last else { return nil }
    let whole = choice.counted()?.grams ?? food.defaultGrams ?? 100
    if Self.bits.contains(measure) {
      let one = food.category.contains("bread") || food.category.contains("Bread") ? Self.hunk : Self.mouthful
      return whole > Self.leastParted ? one : nil
    }
    guard measure == "piece", whole > Self.mostOfPiece else { return nil }
    let cut = Self.cuts.lazy.compactMap { choice.named(PortionText($0))?.grams }.first { $0 < whole / 2 }
    return cut ?? min(food.defaultGrams ?? Self.mostOfPiece, Self.mostOfPiece)
  }

  private static let bits: Set<String> = ["bit", "chunk", "morsel", "scrap", "hunk", "lump"]
  /// What large fruit and vegetables are cut into.
  private static let cuts = ["slice", "wedge", "spear", "floret", "ring", "chunk", "strip"]
  /// Grams of a whole that is eaten in bits.
  private static let leastParted = 40.0
  /// Grams of one bit.
  private static let mouthful = 20.0
  /// Grams of bread broken off a loaf.
  private static let hunk = 50.0
  /// Grams; a whole that weighs more is cut before it is eaten.
  private static let mostOfPiece = 250.0
}
