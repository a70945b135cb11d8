import Foods
import Nutrition

/// Words of talk that stand beside a food's name: "wilted spinach", "boring crackers".
extension FoodPartition {
  /// A food that answers no better than this was found in spite of some word.
  private static let doubtful = 0.6
  private static let muchBetter = 0.15
  /// And this well where that word is none of its name's.
  private static let sure = 0.85

  /// The food that a piece's words name without those that no food is called by; nil where the whole is known about as well,
  /// where it was weighed, and where a name in capitals is read.
  func withoutTalk(_ pieces: ArraySlice<FoodPiece>, match: FoodMatch?, amount: SaidAmount) -> FoodMatch? {
    guard match?.confidence ?? 0 < Self.doubtful, pieces.count == 1, var piece = pieces.first, piece.words.count > 1,
      piece.quantity?.grams == nil
    else { return nil }
    let tokens = tokens
    let catalog = linker.catalog
    piece.words.removeAll { Self.isTalk(tokens[$0], catalog: catalog) }
    // The last word says what it is: "energy gels".
    guard let head = piece.words.last, head == pieces[pieces.startIndex].words.last,
      piece.words.count < pieces[pieces.startIndex].words.count,
      let plain = linker.link(linker.words(piece), amount: amount), plain.confidence >= Self.sure,
      plain.food.source != .branded
    else { return nil }
    return plain
  }

  /// Where only a label has a name somewhat like it, the food that its last word names: "charred kale".
  func plainHead(_ pieces: ArraySlice<FoodPiece>, match: FoodMatch?, amount: SaidAmount) -> FoodMatch? {
    guard let match, match.confidence < Self.doubtful, match.food.source == .branded, pieces.count == 1,
      let piece = pieces.first, piece.words.count == 2, piece.quantity?.grams == nil, let head = piece.words.last,
      !piece.words.contains(where: { SceneFilter.isCapitalLetter(tokens[$0]) }),
      let plain = linker.link(tokens[head].text, amount: amount), plain.confidence >= Self.surely,
      plain.food.source != .branded
    else { return nil }
    return FoodMatch(food: plain.food, confidence: Self.doubtful)
  }

  private static let surely = 0.95

  /// "Earl Grey, no milk", "coffee without sugar": a drink that has none of it anyway.
  func withoutDenial(_ pieces: ArraySlice<FoodPiece>, match: FoodMatch?, amount: SaidAmount) -> FoodMatch? {
    let tokens = tokens
    guard pieces.last?.words.contains(where: { MealWords.negators.contains(tokens[$0]) }) == true else { return nil }
    var kept = pieces
    guard var last = kept.popLast(),
      let denial = last.words.firstIndex(where: { MealWords.negators.contains(tokens[$0]) }),
      denial + 1 < last.words.count, !last.isBracket, !SceneFilter.isCapitalLetter(tokens[last.words[denial]])
    else { return nil }
    let denied = last.words[(denial + 1)...].flatMap { FoodCatalog.foldedWords(tokens[$0].text) }
    last.words.removeSubrange(denial...)
    if !last.words.isEmpty { kept.append(last) }
    guard !kept.isEmpty, let plain = linker.link(linker.phrase(kept), amount: amount), plain.confidence >= Self.surely,
      plain.food.foodType == .drink || plain.food.foodType == .water
        || plain.food.category.hasPrefix("Ready-to-eat cereal") || match?.food.source == .branded,
      plain.food.source != .branded,
      Set(FoodCatalog.foldedWords(plain.food.name)).isDisjoint(with: denied)
    else { return nil }
    // "Coke no sugar" is sold by that name.
    if let match, match.confidence >= Self.exactly, match.food.id != plain.food.id { return nil }
    return plain
  }

  static let exactly = 0.98

  /// "Ravi's curry", "Nina's gin and tonic": whose recipe or shop it is, where the dish without it is known much better.
  func withoutOwner(_ pieces: ArraySlice<FoodPiece>, match: FoodMatch?, amount: SaidAmount) -> FoodMatch? {
    guard match?.confidence ?? 0 < Self.doubtful || pieces.count > 1, var first = pieces.first, first.words.count > 1,
      FrameReader.isNamedOwner(tokens[first.words[0]])
    else { return nil }
    first.words.removeFirst()
    guard let plain = linker.link(linker.phrase([first] + pieces.dropFirst()), amount: amount) else { return nil }
    return plain.confidence > (match?.confidence ?? 0) + Self.muchBetter ? plain : nil
  }

  /// "bacon, same booth as always": the food without what was said behind a comma, where that leaves it the food it is.
  func withoutRemark(_ food: Food) -> Food {
    var food = food
    while let match = food.match, match.confidence < Self.surely, let remark = food.pieces.last, food.pieces.count > 1,
      isRemark(remark)
    {
      let pieces = food.pieces.dropLast()
      let phrase = linker.phrase(pieces)
      guard let plain = linker.link(phrase, amount: food.quantity?.saidAmount ?? .none),
        plain.food.id == match.food.id, plain.confidence >= match.confidence
      else { break }
      food.pieces = pieces
      food.phrase = phrase
      food.match = plain
    }
    return food
  }

  /// Words behind a comma that measure and deny nothing, and that no food is called by.
  private func isRemark(_ piece: FoodPiece) -> Bool {
    piece.joiner == .comma && !piece.isBracket && piece.quantity == nil && piece.figures.isEmpty
      && piece.words.allSatisfy { index in
        let token = tokens[index]
        return token.kind == .word && !MealWords.negators.contains(token) && !MealWords.modifiers.contains(token)
          && !MealWords.origins.contains(token) && !token.isWord("from")
          && (EverydayWords.contains(token.folded) || linker.catalog.isNoFood(word: token.folded))
      }
  }

  private static func isTalk(_ token: Token, catalog: FoodCatalog) -> Bool {
    guard token.kind == .word, token.join == .apart, !SceneFilter.isCapitalLetter(token) else { return false }
    return catalog.isEnglish(word: token.folded)
  }
}
