import Foods
import ToolCalls

/// "A smoothie made with 1 banana and 200 ml of milk": what is put together of measured parts is their sum.
extension MealGrammar {
  /// The parts without dishes whose own parts are measured behind them, which would count the same food twice.
  ///
  /// One measured part stands for the dish only where the dish is named after it ("lentil soup made with a cup of
  /// lentils"); what a dish was merely finished with is eaten besides it.
  func withoutComposedDishes(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, Self.making.occurs(in: tokens) else { return parts }
    return parts.indices.filter { !isSum($0, of: parts, tokens: tokens) }.map { parts[$0] }
  }

  private func isSum(_ index: Int, of parts: [MealReading.Part], tokens: [Token]) -> Bool {
    let dish = parts[index]
    guard index + 1 < parts.count, dish.item.quantity ?? 1 == 1, dish.item.grams == nil, dish.item.calories == nil,
      Self.words(dish.item.name).contains(where: Self.composed.contains),
      isMaking(between(dish, parts[index + 1], tokens))
    else { return false }
    var count = 0
    for next in parts.indices.dropFirst(index + 1) {
      let before = next == index + 1 ? [] : between(parts[next - 1], parts[next], tokens)
      if parts[next].item.quantity == nil || Self.ends.occurs(in: before) { break }
      count += 1
    }
    if count > 1 { return true }
    // "A ham omelette made with 3 eggs" is one of three.
    if withEggs(dish, parts[index + 1], tokens: tokens) != nil { return false }
    guard count == 1, let noun = Self.words(parts[index + 1].item.name).last, !noun.isOne(of: "milk", "water") else {
      return false
    }
    return Self.words(dish.item.name).contains(noun)
      || dish.match.map { Self.words($0.food.name).contains(noun) } ?? false
  }

  private func between(_ one: MealReading.Part, _ next: MealReading.Part, _ tokens: [Token]) -> ArraySlice<Token> {
    one.tokens.upperBound < next.tokens.lowerBound ? tokens[one.tokens.upperBound..<next.tokens.lowerBound] : []
  }

  /// "made with", "prepared from", "using".
  private func isMaking(_ tokens: ArraySlice<Token>) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { verb, preposition in
      verb.isWord("using") || verb.isWord("used")
        || Self.making.contains(verb) && preposition.isOne(of: "with", "from", "of", "out", "using")
    }
  }

  private static func words(_ name: String) -> [String] { FoodCatalog.foldedWords(name) }

  private static let making: WordSet = ["made", "prepared", "blended", "using", "used"]
  /// Words and signs after which another food is told of.
  private static let ends: WordSet = [
    ".", ";", "followed", "then", "along", "alongside", "accompanied", "plus", "had", "ate", "drank", "having",
    "enjoying", "for",
  ]
  /// Dishes that are nothing but what they are put together of.
  private static let composed: WordSet = [
    "smoothy", "smoothie", "shake", "milkshake", "omelet", "omelette", "frittata", "scramble", "pancake", "crepe",
    "waffle", "soup", "stew", "curry", "chili", "salad", "casserole", "cake", "muffin", "dip", "sauce", "dressing",
    "sandwich", "wrap", "stir", "pudding", "risotto", "quiche", "oat", "porridge", "oatmeal", "granola",
  ]
}
