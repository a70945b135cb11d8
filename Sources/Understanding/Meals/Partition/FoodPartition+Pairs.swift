import Foods

/// Shares of a dish that is called by two foods.
extension FoodPartition {
  /// "fish and chips, ate half of it", "a tub of Ben & Jerry's, half of it": of the dish of both.
  func sharedPair(_ group: [FoodPiece]) -> Food? {
    guard group.count == 2, let second = group.last, second.joiner == .and, let share = second.quantity,
      let part = share.value, part < 1, share.unit == nil, share.content == nil, share.size == nil,
      let word = second.words.last, word < share.tokens.lowerBound
    else { return nil }
    var whole = group
    whole[1].quantity = nil
    whole[0].quantity = group[0].quantity ?? share
    whole[0].quantity?.value = (group[0].quantity?.value ?? 1) * part
    guard let food = value(of: whole[...], in: whole)?.food, isCertain(food)
    else { return nil }
    return food
  }

  /// "3 small boiled potatoes, peas": what a food is published by the size of takes no other food with it.
  func isSizedList(_ pieces: ArraySlice<FoodPiece>, _ match: FoodMatch?) -> Bool {
    guard pieces.count > 1, pieces.first?.quantity?.size != nil, let match, match.food.source != .menu else {
      return false
    }
    let name = Set(FoodCatalog.foldedWords(match.food.name))
    return pieces.dropFirst().contains { piece in
      piece.joiner == .comma && !isDependent(piece)
        && name.isDisjoint(with: FoodCatalog.foldedWords(linker.words(piece)))
        && linker.link(linker.words(piece))?.confidence ?? 0 >= Self.sureOfOne
    }
  }

  /// "3 crackers and cheese": three of the one, and some of the other. "2 mac and cheese" is one thing twice.
  func isCountedPair(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    if isCountedBesideBowl(pieces) { return true }
    guard pieces.count == 2, let first = pieces.first, let second = pieces.last, second.joiner == .and,
      let quantity = first.quantity, quantity.value ?? 1 > 1, !quantity.hasUnit, !quantity.hasContent,
      let counted = first.words.last, let other = second.words.last,
      EnglishPlural.isPlural(tokens[counted].folded), !EnglishPlural.isPlural(tokens[other].folded)
    else { return false }
    return areFoods(first, second)
  }

  /// Grams of the usual helping of what is eaten beside another food, and is no seasoning of it.
  private static let leastBeside = 30.0

  /// "150 g rice and broccoli": a weighed food and another beside it are no product that is called like them and more
  /// ("Cheesy rice and broccoli"), or is of the second ("Broccoli rice").
  func isLabelOfPair(_ pieces: ArraySlice<FoodPiece>, _ match: FoodMatch?)
    -> Bool
  {
    guard pieces.count == 2, let first = pieces.first, let second = pieces.last, let match,
      match.food.source == .branded, first.quantity?.grams != nil, second.quantity == nil,
      second.joiner == .and || second.joiner == .with, !first.isNamed(tokens),
      case let named = FoodCatalog.foldedWords(match.food.name),
      case let said = FoodCatalog.foldedWords(linker.words(first)) + FoodCatalog.foldedWords(linker.words(second)),
      named.first.map({ !FoodCatalog.foldedWords(linker.words(first)).contains($0) }) ?? true
        || named.contains(where: { !said.contains($0) && $0 != "and" && $0 != "with" }),
      // Pasta with basil is one food.
      linker.link(linker.words(second))?.food.defaultGrams ?? 0 >= Self.leastBeside
    else { return false }
    return areFoods(first, second)
  }

  /// Whether each of the two is a food by itself.
  func areFoods(_ first: FoodPiece, _ second: FoodPiece) -> Bool {
    linker.link(linker.words(first))?.confidence ?? 0 >= Self.sureOfOne
      && linker.link(linker.words(second))?.confidence ?? 0 >= Self.sureOfOne
  }

  /// What is ladled into a bowl beside what was counted.
  static let ladled: WordSet = [
    "gravy", "sabzi", "bhaji", "sambar", "sambhar", "rasam", "dal", "daal", "dahl", "chutney", "curry", "raita",
    "kurma", "korma", "soup", "stew",
  ]

  /// "2 vadas with sambar": two of the one, and a bowl of the other.
  private func isCountedBesideBowl(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    guard pieces.count == 2, let first = pieces.first, let second = pieces.last, second.joiner == .with,
      let bowl = second.words.last, Self.ladled.contains(tokens[bowl]), let quantity = first.quantity,
      quantity.value ?? 1 > 1, !quantity.hasUnit, !quantity.hasContent
    else { return false }
    return areFoods(first, second)
  }

  /// "nuggets 10 pieces with bbq sauce" is no barbecued beef: what a doubtful match leaves out is what was named first.
  func leavesOutHead(_ pieces: ArraySlice<FoodPiece>, _ match: FoodMatch?) -> Bool {
    guard pieces.count > 1, let first = pieces.first, let match, match.confidence < Self.doubtfulPair,
      first.quantity.map({ $0.value != nil && !$0.isArticle }) ?? false,
      Set(FoodCatalog.foldedWords(match.food.name)).isDisjoint(with: FoodCatalog.foldedWords(linker.words(first)))
    else { return false }
    guard pieces.dropFirst().allSatisfy({ $0.joiner == .with }) else { return false }
    return pieces.allSatisfy { piece in
      guard let alone = linker.link(linker.words(piece)) else { return false }
      // A menu's item is hardly ever named in full.
      return alone.confidence >= (alone.food.source == .menu ? Self.doubtfulItem : Self.sureOfOne)
    }
  }

  private static let doubtfulItem = 0.5
  private static let doubtfulPair = 0.7
}

/// Two foods with "and" between them that are no kind of one.
extension FoodPartition {
  private static let surelyFood = 0.95

  /// "turkey and bacon": turkey bacon is bacon of a kind, and a meal of both is two foods. "Ham and cheese" of a croissant and
  /// what a table calls with an "and" stay one.
  func isKindOfOne(_ pieces: ArraySlice<FoodPiece>, _ match: FoodMatch?) -> Bool {
    guard pieces.count == 2, let first = pieces.first, let second = pieces.last, second.joiner == .and,
      !second.isBracket, let match, !Self.isCombination(match.food.name), first.quantity?.hasUnit != true,
      !first.isShouted(tokens), let one = first.words.last, let other = second.words.last,
      !MealWords.dishHeads.contains(EnglishPlural.singular(of: tokens[other].folded))
        || second.words.count == 1
    else { return false }
    let name = Set(FoodCatalog.foldedWords(match.food.name))
    guard [one, other].allSatisfy({ !name.isDisjoint(with: FoodCatalog.foldedWords(tokens[$0].text)) }) else {
      return false
    }
    return [first, second].allSatisfy { piece in
      guard let alone = linker.link(linker.words(piece)) else { return false }
      return alone.confidence >= Self.surelyFood && alone.food.source != .branded && alone.food.id != match.food.id
    }
  }
}
