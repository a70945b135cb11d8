import ToolCalls

/// Dishes that are what they are made of: "porridge with 50 g oats" is its oats, and what was put to them.
extension MealGrammar {
  private static let oats: WordSet = ["oats", "oat"]
  /// By the last word of the dish, the last words of what it is made of.
  private static let bases: WordTable<WordSet> = [
    "porridge": oats, "risotto": ["rice"], "pilaf": ["rice"], "pilau": ["rice"], "congee": ["rice"], "oatmeal": oats,
    "overnight": oats, "bircher": ["oats", "oat", "muesli"], "scramble": ["tofu"], "parfait": ["yogurt", "yoghurt"],
    "dahl": ["lentils"], "dal": ["lentils"], "daal": ["lentils"],
    "carbonara": pasta, "vongole": pasta, "amatriciana": pasta, "puttanesca": pasta, "aglio": pasta, "pepe": pasta,
    "caprese": ["mozzarella", "burrata", "bocconcini"],
  ]
  private static let pasta = WordList.words(
    "pasta spaghetti linguine tagliatelle fettuccine bucatini rigatoni penne noodles")
  /// Put together of two things at least: of one that was weighed the rest came with it.
  private static let composedOf: WordSet = [
    "carbonara", "vongole", "amatriciana", "puttanesca", "aglio", "pepe", "caprese",
  ]
  /// Behind these another food is told of.
  private static let ends: WordSet = [".", ";", "then", "followed", "plus", "also", "after", "had", "ate", "beside"]
  /// How far behind its dish the base may stand: "porridge made with water, 40 g oats".
  private static let reach = 3

  /// Whether `base` ends the name of what a dish that `dish` ends is made of.
  static func isBase(_ base: Token, of dish: Token) -> Bool { bases[dish]?.contains(base) ?? false }

  /// `parts` without dishes whose base was weighed behind them.
  func withoutWeighedBases(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, parts.contains(where: { dishWord($0, tokens) != nil }) else { return parts }
    return parts.indices.filter { !isWeighedBehind($0, in: parts, tokens: tokens) }.map { parts[$0] }
  }

  private func isWeighedBehind(_ index: Int, in parts: [MealReading.Part], tokens: [Token]) -> Bool {
    let dish = parts[index]
    guard let noun = dishWord(dish, tokens), dish.item.grams == nil, dish.item.unit == nil,
      dish.item.quantity ?? 1 == 1
    else { return false }
    if Self.composedOf.contains(noun), parts[(index + 1)...].prefix(Self.reach).count(where: Self.isAmountTold) < 2 {
      return false
    }
    for base in parts[(index + 1)...].prefix(Self.reach) {
      guard dish.tokens.upperBound <= base.tokens.lowerBound,
        !Self.ends.occurs(in: tokens[dish.tokens.upperBound..<base.tokens.lowerBound])
      else { return false }
      if let last = tokens[base.tokens].last(where: { $0.kind == .word }), Self.isBase(last, of: noun),
        Self.isWeighed(base.item)
      {
        return true
      }
    }
    return false
  }

  private static func isAmountTold(_ part: MealReading.Part) -> Bool {
    part.item.quantity != nil || part.item.grams != nil
  }

  /// The word of a dish that has a base: the "porridge" of "porridge made with water" too.
  private func dishWord(_ part: MealReading.Part, _ tokens: [Token]) -> Token? {
    tokens[part.tokens.clamped(to: tokens.indices)].last { Self.bases.mayHold($0) && Self.bases[$0] != nil }
  }
}
