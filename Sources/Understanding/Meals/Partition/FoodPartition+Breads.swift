import Foods

/// Bread that is said with a sandwich: it tells of which kind that is, and is no other food.
extension FoodPartition {
  private static let breadKinds = WordList.words(
    "rye white wheat whole wholemeal wholewheat brown sourdough granary multigrain seeded ciabatta italian")
  static func isBreadKind(_ word: Token) -> Bool { breadKinds.contains(word) }
  private static let breadNouns = buns.union(["bread", "bap"])

  /// Breads that name a sandwich of their own: the tables have "egg and cheese on a biscuit".
  private static let namingBreads: WordSet = ["bagel", "biscuit", "croissant", "muffin", "roll", "bun"]
  private static let initials: WordSet = ["blt", "pbj", "pb", "bec", "footlong", "inch", "melt", "melts"]

  private static let lengths: WordSet = ["footlong", "inch"]

  /// "an egg sandwich on rye", "burgers on white buns": what bread it is made with describes it.
  func describingBread(_ group: [FoodPiece]) -> [FoodPiece] {
    guard group.count > 1 else { return group }
    var group = group
    for index in group.indices {
      guard
        let sandwich = Self.sandwich(onBreadAt: index, of: group, tokens: tokens)
          ?? hotDog(inBunAt: index, of: group)
      else {
        if let slices = slicesAround(at: index, of: group) { group[index].quantity = slices }
        continue
      }
      var bread = group.remove(at: index)
      // A submarine is named by its length, and a chain's figures are of whichever bread.
      if group[sandwich].words.contains(where: { Self.lengths.contains(tokens[$0]) }) {
        return describingBread(group)
      }
      bread.isBracket = true
      bread.quantity = nil
      group.insert(bread, at: sandwich + 1)
    }
    return group
  }

  private static let deli = WordList.words(
    """
    ham turkey cheese swiss cheddar provolone pastrami beef salami chicken tuna bacon bologna mortadella prosciutto salad pork
    brisket reuben liverwurst lettuce tomato mayo mustard pickle pickles onion
    """)

  /// The two slices of "ham and swiss on rye", which is a sandwich though nobody says so; toast is said by itself.
  private func slicesAround(at index: Int, of group: [FoodPiece]) -> Quantity? {
    guard index > 0, group[index].joiner == .on, group[index].quantity == nil, let first = group[index].words.first,
      Self.breadKinds.contains(tokens[first]), !tokens[first].isWord("ciabatta"),
      group[index].words.allSatisfy({ Self.breadKinds.contains(tokens[$0]) || tokens[$0].isWord("bread") }),
      let filling = group[index - 1].words.last, Self.deli.contains(tokens[filling]),
      let slice = UnitTable.unit(named: "slice")
    else { return nil }
    return Quantity(
      tokens: first..<first, value: SandwichWords.slices, unit: slice, assumptions: ["a sandwich = 2 slices of bread"])
  }

  private static let buns: WordSet = ["bun", "buns", "roll", "rolls"]
  private static let hotDogs: WordSet = ["dog", "dogs", "frankfurter", "frankfurters", "hotdog", "hotdogs", "frank"]

  /// The hot dog that "on a bun", "in white rolls" at `index` is said of.
  private func hotDog(inBunAt index: Int, of group: [FoodPiece]) -> Int? {
    guard index > 0, group[index].joiner == .on || group[index].joiner == .with,
      group[index].quantity.map({ $0.isArticle && $0.unit == nil }) ?? true,
      let last = group[index].words.last, Self.buns.contains(tokens[last]),
      group[index].words.dropLast().allSatisfy({ Self.breadKinds.contains(tokens[$0]) || tokens[$0].isWord("in") }),
      group[index - 1].words.last.map({ Self.hotDogs.contains(tokens[$0]) }) ?? false
    else { return nil }
    return index - 1
  }

  /// The sandwich whose bread the piece at `index` tells.
  static func sandwich(onBreadAt index: Int, of group: [FoodPiece], tokens: [Token]) -> Int? {
    guard index > 0, group[index].joiner == .on, !group[index].hasAmount else { return nil }
    // "on wheat from Subway".
    let words = group[index].words.prefix { !tokens[$0].isWord("from") }.map { tokens[$0].folded }
    let start = group[..<index].lastIndex { $0.joiner == .comma && !$0.isBracket } ?? 0
    guard let first = words.first, breadKinds.contains(first),
      words.allSatisfy({ breadKinds.contains($0) || breadNouns.contains($0) })
    else { return nil }
    return group[start..<index].lastIndex { piece in
      piece.words.contains { word in
        MealWords.assembled.contains(EnglishPlural.singular(of: tokens[word].folded)) || initials.contains(tokens[word])
      }
    }
  }

  private static let spreads: WordSet = ["mayo", "mayonnaise", "butter", "margarine", "mustard"]

  /// "a ham sandwich with lettuce and mayo": tables have it "with lettuce and spread".
  private func isItsSpread(_ food: Food, of sandwich: String) -> Bool {
    guard let piece = food.pieces.first, food.pieces.count == 1, !piece.hasAmount,
      piece.joiner == .and || piece.joiner == .with, piece.words.allSatisfy({ Self.spreads.contains(tokens[$0]) })
    else { return false }
    let name = sandwich.lowercased()
    return name.contains("sandwich") && name.contains("spread")
  }

  private static let sureOfSandwich = 0.8

  /// "a bacon, egg and cheese on a bagel": one sandwich, and its bread is the one that is said.
  func withoutSecondBread(_ foods: [Food]) -> [Food] {
    guard foods.count > 1 else { return foods }
    var result: [Food] = []
    for food in foods {
      if let sandwich = result.last?.match?.food.name, isItsSpread(food, of: sandwich) { continue }
      if let piece = food.pieces.first, food.pieces.count == 1, piece.joiner == .on, !piece.hasAmount,
        var sandwich = result.last, let name = sandwich.match?.food.name.lowercased(),
        name.contains("sandwich") || name.contains(" on "),
        let bread = piece.words.map({ EnglishPlural.singular(of: tokens[$0].folded) }).first(where: {
          Self.namingBreads.contains($0)
        })
      {
        if let found = linker.link("\(sandwich.phrase) on \(bread)"), found.confidence >= Self.sureOfSandwich {
          sandwich.match = found
        }
        result[result.count - 1] = sandwich
        continue
      }
      result.append(food)
    }
    return result
  }

  private static let breakfastBreads: WordSet = ["muffin", "biscuit", "croissant", "bagel", "mcmuffin", "ciabatta"]

  /// "a bacon, egg and cheese English muffin sandwich": one word after the other says what is in it, and the last ends with
  /// the bread and "sandwich".
  func isFilling(_ index: Int, of group: [FoodPiece]) -> Bool {
    guard let end = group[index...].firstIndex(where: { $0.joiner == .and }), group[end].words.count > 1,
      let head = group[end].words.last, tokens[head].isWord("sandwich") || tokens[head].isWord("sandwiches"),
      group[end].words.contains(where: { Self.breakfastBreads.contains(tokens[$0]) })
    else { return false }
    return group[..<end].allSatisfy { $0.words.count == 1 && $0.figures.isEmpty }
      && group[1...end].allSatisfy { !$0.hasAmount }
  }
}
