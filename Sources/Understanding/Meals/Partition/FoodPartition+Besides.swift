import Foods
import Nutrition

/// What parts a list of foods from one dish: sauces that end a note ("bacon roll brown sauce"), salads beside a dish,
/// what bread is baked of.
extension FoodPartition {
  /// What a sauce is called by that is put beside a meal, and is not what a dish swims in.
  private static let kinds = WordList.words(
    """
    brown red tartare tartar apple cranberry mint horseradish peppercorn chilli chili bbq barbecue soy hot hoisin
    burger bread parsley garlic worcester worcestershire hollandaise bearnaise
    """)
  private static let sauces: WordSet = ["sauce"]
  /// Before a sauce these are what it is made of: "tomato chilli sauce", "bourbon bbq sauce".
  private static let made = [
    "vegetable", "Vegetable", "Tomato", "Onion", "fruit", "Fruit", "Apple", "berries", "Citrus", "Liquor", "Wine",
    "Beer", "Sugar", "Jam", "Condiment", "Dips", "Mustard", "sauces", "Nuts", "Pepper", "Mango", "Peach", "Plum",
  ]

  private static let tastes: WordSet = [
    "smoky", "smokey", "spicy", "sticky", "creamy", "sweet", "hot", "rich", "thick", "extra",
  ]

  /// "fish with rice and salad": a salad beside the others, and no salad of rice.
  func isSaladBeside(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    guard pieces.count > 1, let last = pieces.last, last.joiner == .and, last.words.count == 1 else { return false }
    return tokens[last.words[0]].isWord("salad")
  }

  /// "crisps apple": a list, and no apple crisp, which tables name from behind.
  func isBackwards(_ part: FoodPiece, _ match: FoodMatch?) -> Bool {
    guard part.words.count == 2, case let noun = tokens[part.words[0]].folded, EnglishPlural.isPlural(noun),
      let name = match?.food.name.lowercased()
    else { return false }
    return name.hasPrefix(EnglishPlural.singular(of: noun) + ", " + tokens[part.words[1]].folded)
  }

  /// Whether the last of the foods is such a sauce and what stands before it is eaten with it.
  func isSauce(_ last: Food, beside foods: [Food]) -> Bool {
    guard let words = last.pieces.first?.words, words.count > 1, let noun = words.last,
      Self.sauces.contains(tokens[noun]),
      words.dropLast().contains(where: { Self.kinds.contains(tokens[$0]) }),
      let main = foods.dropLast().last?.match?.food
    else { return false }
    if let before = foods.dropLast().last?.pieces.first?.words.last, Self.tastes.contains(tokens[before]) {
      return false
    }
    return main.foodType == .food && !Self.made.contains { main.category.contains($0) }
  }

  /// "vegetable lo mein": a dish of several foods is told apart by one of them.
  static func isMixed(_ match: FoodMatch?) -> Bool {
    guard let category = match?.food.category else { return false }
    return ListWords.mixedCategories.contains { category.contains($0) }
  }

  /// "cracked wheat toast", "oat bran muffin": what it is made of.
  func isGrain(_ part: FoodPiece, of piece: FoodPiece) -> Bool {
    guard let last = part.words.last, let head = piece.words.last, last != head else { return false }
    return ListWords.grains.contains(tokens[last])
      && ListWords.baked.contains(EnglishPlural.singular(of: tokens[head].folded))
  }

  /// "Salisbury steak with gravy" where the food that was found has its gravy already: the gravy is counted once.
  func countedOnce(_ foods: [Food]) -> [Food] {
    guard foods.count > 1 else { return foods }
    var kept = Array(foods.prefix(1))
    for food in foods.dropFirst() {
      if let main = kept.last?.match?.food, holds(food, in: main) { continue }
      kept.append(food)
    }
    return kept
  }

  private func holds(_ extra: Food, in main: Foods.Food) -> Bool {
    guard extra.quantity == nil, extra.pieces.count == 1, let piece = extra.pieces.first, piece.joiner == .with,
      !piece.words.isEmpty, let with = main.name.firstRange(of: " with ")
    else { return false }
    let parts = FoodCatalog.foldedWords(String(main.name[with.upperBound...]))
    return piece.words.allSatisfy { word in
      FoodCatalog.foldedWords(tokens[word].folded).allSatisfy(parts.contains)
    }
  }
}
