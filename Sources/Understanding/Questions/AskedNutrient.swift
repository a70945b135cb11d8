public import Nutrition

/// What a question about a food wants to know.
public enum AskedNutrient: Equatable, Hashable, Sendable {
  case calories, protein, carbs, fat, fiber, sugar, sodium, alcohol, caffeine
  /// One that the tables here do not hold, by its name.
  case unknown(String)

  static let words: WordTable<AskedNutrient> = [
    "calorie": .calories, "calories": .calories, "kcal": .calories, "kcals": .calories, "cals": .calories,
    "cal": .calories, "energy": .calories, "protein": .protein, "carb": .carbs, "carbs": .carbs,
    "carbohydrate": .carbs, "carbohydrates": .carbs, "fat": .fat, "fiber": .fiber, "fibre": .fiber, "sugar": .sugar,
    "sugars": .sugar, "sodium": .sodium, "salt": .sodium, "alcohol": .alcohol, "caffeine": .caffeine,
    "potassium": .unknown("potassium"), "iron": .unknown("iron"), "calcium": .unknown("calcium"),
    "magnesium": .unknown("magnesium"), "zinc": .unknown("zinc"), "cholesterol": .unknown("cholesterol"),
    "vitamin": .unknown("vitamins"), "vitamins": .unknown("vitamins"), "omega": .unknown("omega fatty acids"),
  ]

  /// The nutrients that a question names, in its order.
  public static func asked(in question: String) -> [AskedNutrient] {
    let tokens = Lexer.tokens(of: question)
    var found: [AskedNutrient] = []
    for index in tokens.indices where isAsked(at: index, in: tokens) {
      if let nutrient = words[tokens[index]], !found.contains(nutrient) { found.append(nutrient) }
    }
    return found
  }

  private static let before: WordSet = WordList.words(
    "much many more less fewer most least any there its total grams milligrams mg has have contain contains and")
  private static let after: WordSet = WordList.words(
    "in of for does do is are content from per there has have would contained on")

  /// Say how much of a nutrient there is.
  static let grades: WordSet = ["high", "low", "rich", "higher", "lower", "richer", "highest", "lowest", "richest"]

  /// Whether the word is what is asked for, and no part of a food's name ("fat free yogurt", "a spoon of sugar").
  static func isAsked(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].kind == .word, let nutrient = words[tokens[index]] else { return false }
    if nutrient == .calories { return true }
    let next = index + 1 < tokens.count ? tokens[index + 1].folded : ""
    let previous = index > 0 ? tokens[index - 1].folded : ""
    if after.contains(next) { return true }
    // "omega 3 in salmon".
    if nutrient == .unknown("omega fatty acids") { return true }
    // "how much protein and fat in", "vitamin c in".
    if next == "and" || next == ",", index + 2 < tokens.count, words[tokens[index + 2]] != nil { return true }
    if nutrient == .unknown("vitamins"), next.count == 1 { return true }
    // "30 g of protein powder" has a noun of its own.
    if previous == "of", index > 1, next.isEmpty || tokens[index + 1].kind == .punctuation,
      tokens[index - 2].isOne(
        of: "grams", "gram", "g", "mg", "milligrams", "amount", "source", "sources",
        "lot", "lots")
    {
      return true
    }
    let ends = next.isEmpty || next == "?" || next == ","
    // "is salmon high in iron", "is bacon low carb", "are eggs a high protein food".
    if previous == "in", index > 1, Self.grades.contains(tokens[index - 2]) { return true }
    // "rice vs quinoa protein": said of both.
    let isCompared = tokens.contains { $0.isWord("vs") || $0.isWord("versus") }
    if ends, Self.grades.contains(previous), index > 2 { return true }
    return ends && previous != "of" && (before.contains(previous) || isCompared && index > 2)
  }

  /// What it is called.
  public var name: String {
    switch self {
    case .calories: "energy"
    case .protein: "protein"
    case .carbs: "carbs"
    case .fat: "fat"
    case .fiber: "fibre"
    case .sugar: "sugar"
    case .sodium: "sodium"
    case .alcohol: "alcohol"
    case .caffeine: "caffeine"
    case .unknown(let name): name
    }
  }

  /// How much of it `nutrients` hold, in `unit`; nil where the source does not say.
  public func amount(in nutrients: Nutrients) -> Double? {
    switch self {
    case .calories: nutrients.calories
    case .protein: nutrients.proteinG
    case .carbs: nutrients.carbsG
    case .fat: nutrients.fatG
    case .fiber: nutrients.fiberG
    case .sugar: nutrients.sugarG
    case .sodium: nutrients.sodiumMg
    case .alcohol: nutrients.alcoholG
    case .caffeine: nutrients.caffeineMg
    case .unknown: nil
    }
  }

  /// The unit it is told in: kilocalories, grams, or milligrams for sodium and caffeine.
  public var unit: String {
    switch self {
    case .calories: "kcal"
    case .sodium, .caffeine: "mg"
    case .protein, .carbs, .fat, .fiber, .sugar, .alcohol, .unknown: "g"
    }
  }
}
