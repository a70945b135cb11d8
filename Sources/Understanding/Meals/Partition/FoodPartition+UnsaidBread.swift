import Foods

/// Dishes of the tables that hold more than was said: the bread that is on no plate, another kind of food, two fillings.
extension FoodPartition {
  /// Breads that people say a filling is on, and those that the tables' names have.
  private static let breads = [
    "baguette", "butty", "bap", "sub", "toast", "panini", "wrap", "roll", "bread", "pitta", "pita",
  ]
  private static let carriers = ["biscuit", "muffin", "croissant", "bagel", "sandwich", "bun", "burrito"]
  // Looked for byte by byte: this is asked of every two foods beside each other.
  private static let breadLetters = breads.map { Array($0.utf8) }
  private static let carrierLetters = carriers.map { Array($0.utf8) }

  /// "eggs and bacon" are on no biscuit.
  static func isOnUnsaidBread(_ match: FoodMatch, _ pieces: ArraySlice<FoodPiece>, _ phrase: String) -> Bool {
    guard pieces.count > 1, match.confidence < 0.95,
      pieces.dropFirst().allSatisfy({ $0.joiner == .and || $0.joiner == .with })
    else {
      return false
    }
    let name = Array(match.food.name.utf8)
    let said = Array(phrase.utf8)
    return carrierLetters.contains { holds(name, $0) && !holds(said, $0) }
      && !breadLetters.contains { holds(said, $0) }
  }

  private static func holds(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard let first = part.first, text.count >= part.count else { return false }
    return (0...(text.count - part.count)).contains { start in
      text[start] == first && text[start..<start + part.count].elementsEqual(part)
    }
  }

  private static let surelyNamed = 0.95

  /// "porridge with raisins" is no oatmeal cookie: what the first words name surely is of one kind, and the whole would be of
  /// another whose noun nobody said.
  func isOfAnotherKind(_ match: FoodMatch, _ pieces: ArraySlice<FoodPiece>) -> Bool {
    guard pieces.count > 1, let first = pieces.first,
      pieces.dropFirst().allSatisfy({ $0.joiner == .with && !$0.isBracket }),
      // "Pasta with tomato-based sauce and meat" is pasta.
      case let name = match.food.name.prefix(while: { $0 != "," }),
      let head = FoodCatalog.foldedWords(String(name.firstRange(of: " with ").map { name[..<$0.lowerBound] } ?? name))
        .last,
      match.food.name.contains(","), !FoodCatalog.foldedWords(linker.phrase(pieces)).contains(head),
      let alone = linker.link(linker.words(first)), alone.confidence >= Self.surelyNamed, alone.food.source != .branded
    else { return false }
    return alone.food.category != match.food.category
      && !FoodCatalog.foldedWords(alone.food.name).contains(head)
  }

  /// A filling this sure is one that the tables have the dish with.
  private static let sureOfEither = 0.85

  /// "ham and egg sandwich" where there are ham sandwiches and egg sandwiches: one sandwich, by its last filling.
  func dishOfBoth(_ pieces: ArraySlice<FoodPiece>) -> FoodMatch? {
    guard pieces.count == 2, let first = pieces.first, let last = pieces.last, last.joiner == .and,
      last.quantity == nil, last.words.count > 1, let head = last.words.last,
      Self.breads.contains(tokens[head].folded) || Self.carriers.contains(tokens[head].folded),
      let either = linker.link(linker.words(last)), either.confidence >= Self.sureOfEither,
      let other = linker.link("\(linker.words(first)) \(tokens[head].folded)"),
      other.confidence >= Self.sureOfEither
    else { return nil }
    return FoodMatch(food: either.food, confidence: min(either.confidence, other.confidence))
  }
}
