import Foods
import Nutrition

extension FoodPartition {
  /// Words that only describe the food before them.
  func isDependent(_ piece: FoodPiece) -> Bool {
    guard let first = piece.words.first else { return false }
    // "a burger with 3 patties", "and a bit of fat".
    if piece.joiner == .with || piece.joiner == .and, let last = piece.words.last {
      if piece.words.count <= 3, MealWords.components.contains(tokens[last]) { return piece.joiner == .with }
      if isTouchOfFat(piece) { return true }
    }
    guard !piece.hasAmount || piece.joiner == nil else { return false }
    if piece.isBracket || isCookedInFat(piece) { return true }
    if MealWords.negators.contains(tokens[first]) || tokens[first].isWord("from") { return true }
    if piece.joiner != nil, MealWords.binders.contains(tokens[first]),
      !MealWords.modifiers.contains(tokens[first])
    {
      return !isAttributed(piece)
    }
    if piece.joiner != nil, piece.joiner != .and || piece.words.count == 1, let last = piece.words.last,
      MealWords.dependentHeads.contains(tokens[last])
        || piece.words.allSatisfy({ MealWords.ice.contains(tokens[$0]) })
    {
      return true
    }
    return piece.words.allSatisfy { index in
      let token = tokens[index]
      if piece.joiner == nil, MealWords.sensations.contains(token) { return true }
      return token.kind == .number || token.isSign("%") || MealWords.modifiers.contains(token)
    }
  }

  private static let cookingFats = CookingWords.fats.union(["fat"])

  /// "fried in oil", "cooked with olive oil": how the food before it was made, which its row of the tables has.
  private func isCookedInFat(_ piece: FoodPiece) -> Bool {
    guard piece.joiner != nil, (3...4).contains(piece.words.count),
      CookingWords.cooked.contains(tokens[piece.words[0]]),
      tokens[piece.words[1]].isOne(of: "in", "with")
    else { return false }
    return piece.words.last.map { Self.cookingFats.contains(tokens[$0]) } ?? false
  }

  /// Participles that stand before the noun as well: "loaded fries", "mixed salad".
  private static let attributes: WordSet = [
    "loaded", "mixed", "stuffed", "glazed", "layered", "marinated", "seasoned", "smothered",
  ]

  /// "steak, loaded potatoes", "steak with a loaded potato": the participle describes the noun behind it.
  private func isAttributed(_ piece: FoodPiece) -> Bool {
    guard piece.joiner == .comma || piece.joiner == .with || piece.joiner == .and, piece.words.count > 1,
      !tokens[piece.words[1]].isOne(of: "with", "in", "by", "on"), let first = piece.words.first,
      let last = piece.words.last
    else { return false }
    return Self.attributes.contains(tokens[first]) && !MealWords.modifiers.contains(tokens[last])
  }

  private static let brewed = CoffeeWords.cups.union(["white"])
  private static let sweeteners = CoffeeWords.sweeteners.union(["syrup"])

  /// "no regrets" is no part of a meal; "no bun" is.
  func withoutIdleNegations(_ group: [FoodPiece]) -> [FoodPiece] {
    if group.count == 1, isPlainStart(group[0]) { return group }
    var group = group
    // "fat and sprinkled (with 100 g of cheese)".
    while group.count > 1, let last = group.last, !last.isBracket, !last.hasAmount,
      last.words.allSatisfy({ MealWords.trailing.contains(tokens[$0].folded) })
    {
      group.removeLast()
    }
    let isBrewed = group.count > 1 && group.contains { $0.words.contains { Self.brewed.contains(tokens[$0]) } }
    return group.filter { piece in
      // "In Vienna": where it was.
      if let first = piece.words.first, tokens[first].isWord("in"), piece.words.count == 2, !piece.hasAmount,
        SceneFilter.isCapitalLetter(tokens[piece.words[1]])
      {
        return false
      }
      // "sushi with Priya".
      if piece.joiner == .with, piece.words.count == 1, !piece.hasAmount,
        SceneFilter.isCapitalLetter(tokens[piece.words[0]]), !linker.knows(piece),
        !tokens[piece.words[0]].text.contains(" ")
      {
        return false
      }
      if isBrewed, piece.joiner == .comma || piece.joiner == .and, piece.words.count == 2,
        tokens[piece.words[0]].isWord("no"), Self.sweeteners.contains(tokens[piece.words[1]])
      {
        return false
      }
      guard piece.joiner != nil, piece.joiner != .with, piece.words.count <= 2, let first = piece.words.first,
        tokens[first].isWord("no"), !SceneFilter.isCapitalLetter(tokens[first])
      else { return true }
      var rest = piece
      rest.words.removeFirst()
      return linker.link(linker.words(rest))?.confidence ?? 0 > 0.5
    }
  }

  /// Neither "in Vienna" nor "with Priya".
  private func isPlainStart(_ piece: FoodPiece) -> Bool {
    piece.joiner == nil && piece.words.first.map { !tokens[$0].isWord("in") } ?? true
  }

  /// Fat that nobody measured: "a little added fat".
  private func isTouchOfFat(_ piece: FoodPiece) -> Bool {
    guard piece.words.contains(where: { tokens[$0].isWord("fat") }),
      piece.words.allSatisfy({ tokens[$0].isOne(of: "fat", "added", "amount", "of") })
    else { return false }
    return piece.quantity.map { $0.grams == nil && $0.milliliters == nil } ?? true
  }

  /// How a food is eaten, said behind it: "two cups of them plain".
  private static let states: WordSet = [
    "plain", "raw", "dry", "cold", "hot", "warm", "neat", "whole", "added", "enough",
  ]

  /// Measures that are no food alone, though a drink is called Slice.
  private static let measures: WordSet = ["plate", "slice", "slices", "piece", "pieces", "portion", "serving"]

  /// Nothing but participles and adjectives: what is left of "served", "filled with".
  func isDescriptionOnly(_ food: Food) -> Bool {
    if food.pieces.allSatisfy({ piece in
      !piece.hasAmount
        && piece.words.allSatisfy {
          MealWords.covers.contains(tokens[$0]) || tokens[$0].isOne(of: "lean", "little", "added", "extra")
        }
    }) {
      return true
    }
    if food.pieces.count == 1, let piece = food.pieces.first, !piece.hasAmount, piece.words.count == 1,
      Self.states.contains(tokens[piece.words[0]])
    {
      return true
    }
    return food.pieces.allSatisfy { piece in
      piece.words.allSatisfy { index in
        let word = tokens[index].folded
        if food.pieces.count == 1, piece.words.count == 1, !piece.hasAmount {
          if MealWords.negators.contains(word) || UnitTable.containers.contains(word) || Self.measures.contains(word) {
            return true
          }
        }
        // "for more fiber".
        if food.quantity?.value == nil, food.quantity?.unit == nil, food.pieces.count == 1, piece.words.count == 1,
          MealWords.nutrients.contains(word)
        {
          return true
        }
        if !piece.hasAmount, MealWords.sensations.contains(word) { return true }
        return MealWords.binders.contains(word)
          || MealWords.modifiers.contains(word)
            && (food.match?.confidence ?? 0 < 0.8 || piece.words.count > 1 && !piece.hasAmount)
      }
    }
  }

  /// "a mimosa cocktail": the drink that is called so, and neither any cocktail nor a mix for it.
  func withoutCocktail(_ pieces: ArraySlice<FoodPiece>) -> FoodMatch? {
    guard pieces.lastWords.count > 1, var piece = pieces.last, let last = piece.words.popLast(),
      tokens[last].isOne(of: "cocktail", "cocktails"),
      let plain = linker.link(linker.phrase(pieces.dropLast() + [piece])), plain.confidence >= Self.sureOfCocktail,
      plain.food.source != .branded, plain.food.per100g.alcoholG ?? 0 > 0
    else { return nil }
    return plain
  }

  private static let sureOfCocktail = 0.8
}
