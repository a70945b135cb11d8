import Foods
import ToolCalls

/// "A smoothie made with 1 banana and 200 ml of milk": what is put together of measured parts is their sum.
extension MealGrammar {
  /// The parts without dishes whose own parts are measured behind them, which would count the same food twice.
  ///
  /// One measured part stands for the dish only where the dish is named after it ("lentil soup made with a cup of
  /// lentils"); what a dish was merely finished with is eaten besides it.
  func withoutComposedDishes(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, parts.contains(where: { $0.item.unit != nil }) else { return parts }
    return parts.indices.filter {
      !isSum($0, of: parts, tokens: tokens) && !isHeadingOfList($0, of: parts, tokens: tokens)
    }.map { parts[$0] }
  }

  /// The plate of "brisket plate: half a pound of brisket, pinto beans, slaw", where the list names its food again.
  private func isHeadingOfList(_ index: Int, of parts: [MealReading.Part], tokens: [Token]) -> Bool {
    guard index == 0, let food = parts[0].match?.food.id,
      between(parts[0], parts[1], tokens).contains(where: { $0.isSign(":") })
    else { return false }
    return parts.dropFirst().contains { $0.match?.food.id == food && $0.item.quantity != nil }
  }

  private func isSum(_ index: Int, of parts: [MealReading.Part], tokens: [Token]) -> Bool {
    let dish = parts[index]
    guard index + 1 < parts.count, dish.item.quantity ?? 1 == 1, dish.item.grams == nil, dish.item.calories == nil,
      Self.words(dish.item.name).contains(where: Self.composed.contains),
      case let link = between(dish, parts[index + 1], tokens), case let made = measured(behind: index, parts, tokens),
      let first = made.first
    else { return false }
    guard isMaking(link) else { return isHolding(link, dish, made) }
    if made.count > 1 { return true }
    // "A ham omelette made with 3 eggs" is one of three.
    if withEggs(dish, first, tokens: tokens) != nil { return false }
    guard let noun = Self.words(first.item.name).last, !noun.isOne(of: "milk", "water") else { return false }
    return Self.words(dish.item.name).contains(noun)
      || dish.match.map { Self.words($0.food.name).contains(noun) } ?? false
  }

  /// The foods behind a dish that were measured, up to what was eaten besides.
  private func measured(behind index: Int, _ parts: [MealReading.Part], _ tokens: [Token]) -> [MealReading.Part] {
    var made: [MealReading.Part] = []
    for next in parts.indices.dropFirst(index + 1) {
      let before = made.isEmpty ? [] : between(parts[next - 1], parts[next], tokens)
      if parts[next].item.quantity == nil || Self.ends.occurs(in: before) { break }
      made.append(parts[next])
    }
    return made
  }

  /// "a smoothie from 120 g of mango and 100 ml of milk", "my salad had a cup of cress, ...", "a wrap with a 60 g
  /// tortilla, 80 g of turkey ...": all of it was measured, what holds the rest with it.
  private func isHolding(_ link: ArraySlice<Token>, _ dish: MealReading.Part, _ made: [MealReading.Part]) -> Bool {
    let ahead = link.prefix { !$0.isCount && !NumberWords.articles.contains($0) }
    guard dish.item.unit.map({ QuantityWords.sizes[$0] != nil }) ?? true, let lead = ahead.last,
      !ahead.dropLast().contains(where: { $0.kind == .punctuation || ListWords.ands.contains($0) })
    else { return false }
    if lead.isOne(of: "from", "of", "had", "got", "held", "contained") || lead.isSign(":") {
      return made.count > 1 && (!isOnBread(dish) || made.contains(where: isBread))
    }
    guard lead.isWord("with") else { return false }
    return isOnBread(dish) ? made.count > 1 && made.contains(where: isBread) : made.count > 2 && isMade(dish, of: made)
  }

  func isOnBread(_ dish: MealReading.Part) -> Bool {
    Self.words(dish.item.name).contains { SandwichWords.carriers[$0] != nil || Self.breaded.contains($0) }
  }

  func isBread(_ part: MealReading.Part) -> Bool {
    part.match.map { match in Self.breads.contains { match.food.category.hasPrefix($0) } } ?? false
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
  private static let breaded: WordSet = [
    "sandwich", "wrap", "burger", "sub", "toastie", "taco", "burrito", "kanapka", "kanapki",
  ]
  /// What USDA's groups of breads begin with.
  private static let breads = ["Yeast breads", "Rolls and buns", "Tortillas", "Bagels", "Baked Products"]
  /// Dishes that are nothing but what they are put together of.
  static let composed: WordSet = [
    "smoothy", "smoothie", "shake", "milkshake", "omelet", "omelette", "frittata", "scramble", "pancake", "crepe",
    "waffle", "soup", "stew", "curry", "chili", "salad", "casserole", "cake", "muffin", "dip", "sauce", "dressing",
    "sandwich", "wrap", "stir", "pudding", "risotto", "quiche", "oat", "porridge", "oatmeal", "granola", "nacho",
    "plate", "board", "platter", "thali", "bowl", "parfait", "stack", "burger", "taco", "burrito",
  ]
}
