internal import Nutrition

/// How much is eaten of meat and fish that was weighed with its bone.
///
/// FNDDS publishes the yields as portions: "1 oz, with bone, cooked (yield after bone removed)" is 23 g of a veal chop.
enum BoneYield {
  /// Whether the words that a food was named with tell of its bone.
  static func isMeant(by said: String) -> Bool { said.contains(FoodCatalog.boneIn) }

  /// Edible grams in a gram with bone, 0...1; nil where nothing was said of the bone, or the table tells nothing.
  static func share(of food: Food, said: String) -> Double? {
    guard isMeant(by: said) else { return nil }
    let isRaw = ["raw", "uncooked"].contains(where: WordFolding.words(said).contains)
    let state = isRaw && !WordFolding.words(food.name).contains("raw") ? "raw" : "cooked"
    for portion in food.portions where portion.description.contains("with bone") {
      let text = PortionText(portion.description)
      guard case .mass(let grams, _)? = text.measure, text.qualifiers.contains(state), !text.qualifiers.contains("fat")
      else { continue }
      return portion.grams / (grams * text.amount)
    }
    return nil
  }
}

extension FoodCatalog {
  /// Beside a food's name it tells that its weight is with bone, whatever the person called that.
  public static let boneIn = "bone-in"

  /// Edible grams in a gram that was weighed with bone, 0...1, by the food's own yields or those of the reference food
  /// with the nearest name; nil where nothing was said of a bone, or no table tells.
  public func shareWithoutBone(of food: Food, said: String) -> Double? {
    guard BoneYield.isMeant(by: said) else { return nil }
    if let share = BoneYield.share(of: food, said: said) { return share }
    guard let query = Query(food.name, table: table, correctingTypos: false) else { return nil }
    for near in CandidateSearch(table: table).best(Self.kin, for: query) where near.score > Self.leastKin {
      let other = table.food(near.food)
      let isKin = other.category == food.category || firstWord(of: other) == firstWord(of: food)
      if isKin, let share = BoneYield.share(of: other, said: said) { return share }
    }
    return nil
  }

  private func firstWord(of food: Food) -> Substring { food.name.prefix { $0.isLetter } }

  private static let kin = 60
  private static let leastKin: Float = 0
}
