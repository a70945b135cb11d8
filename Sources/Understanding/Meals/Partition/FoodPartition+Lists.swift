import Foods

/// Foods that stand beside one another with commas between.
extension FoodPartition {
  /// "150 g chicken, rice and salad": a food that people call by that name, in a list that goes on behind a comma after
  /// what was weighed. A label's list has capitals, what goes on behind "with" is the dish's, and what only describes
  /// ("crackers, cheese") is found with its food.
  func isOneOfList(_ index: Int, in group: [FoodPiece]) -> Bool {
    let piece = group[index]
    guard let first = group.first, let word = first.words.first, let next = group.dropFirst().first,
      next.joiner == .comma, piece.joiner == .comma || piece.joiner == .and, !piece.isBracket,
      !isDependent(piece),
      !piece.isNamed(tokens), !SceneFilter.isCapitalLetter(tokens[word])
    else { return false }
    guard let noun = piece.words.last else { return false }
    return (Self.isSpoken(linker.link(linker.words(piece))) || Self.isSpoken(linker.link(tokens[noun].text)))
      && isSpoken(first)
  }

  /// "8 oz steak, baked potato with cream, peas": the list goes on behind what lies on one of its foods.
  func isBehindList(_ index: Int, in group: [FoodPiece]) -> Bool {
    guard index > 2, group[index].joiner == .comma, group[index - 1].joiner == .with || group[index - 1].joiner == .on,
      !group[index].isBracket, !isDependent(group[index]), !group[index].isNamed(tokens),
      Self.isSpoken(linker.link(linker.words(group[index])))
    else { return false }
    return group[1..<index].indices.contains { isOneOfList($0, in: group) }
  }

  /// Foods of a plate that tables name the kinds of behind a comma: "Bread, cheese".
  private static let plain: WordSet = [
    "bread", "toast", "roll", "rolls", "crackers", "rice", "pasta", "noodles", "potatoes", "chips", "egg", "eggs",
  ]

  /// "Bread, cheese and ham": a list that goes on, and no bread of cheese.
  func isOpeningList(_ pieces: ArraySlice<FoodPiece>, in group: [FoodPiece]) -> Bool {
    guard pieces.count == 2, let first = pieces.first, let last = pieces.last, last.joiner == .comma, !last.isBracket,
      first.words.count == 1, Self.plain.contains(tokens[first.words[0]]), !first.isNamed(tokens),
      pieces.endIndex < group.count, group[pieces.endIndex].joiner == .and, !group[pieces.endIndex].isBracket
    else { return false }
    return Self.isSpoken(linker.link(linker.words(last)))
      && Self.isSpoken(linker.link(linker.words(group[pieces.endIndex])))
  }

  /// Weighed pieces that are foods of a list, each with a name of its own.
  func holdsList(_ pieces: ArraySlice<FoodPiece>, in group: [FoodPiece]) -> Bool {
    guard pieces.startIndex == 0, Self.isWeighed(group) else { return false }
    for index in pieces.indices.dropFirst() where isOneOfList(index, in: group) { return true }
    return false
  }

  private static let states = MealWords.dryStates.union(
    WordList.words("cooked grilled baked roasted roast steamed boiled fried lean medium rare well done"))

  /// A food that people call by that name, however dry or done it was weighed.
  private func isSpoken(_ piece: FoodPiece) -> Bool {
    if Self.isSpoken(linker.link(linker.words(piece), amount: .weight)) { return true }
    var plain = piece
    plain.words.removeAll { Self.states.contains(tokens[$0]) }
    guard !plain.words.isEmpty, plain.words.count < piece.words.count else { return false }
    return Self.isSpoken(linker.link(linker.words(plain), amount: .weight))
  }

  /// "chips, beans": foods that people call so, with nothing but commas between, are no product that is named after both.
  func isPlainList(_ pieces: ArraySlice<FoodPiece>, _ match: FoodMatch?) -> Bool {
    guard let match else { return false }
    let isUnsure =
      match.food.source == .branded || match.confidence < Self.sureOfList || !match.food.name.utf8.contains(0x2C)
    if !isUnsure, !Self.isMeasured(pieces) { return false }
    let isPair = isMorePlainly(pieces, than: match)
    for (number, piece) in pieces.enumerated() {
      guard number == 0 || piece.joiner == .comma || isPair && piece.joiner == .with && !isMade(piece),
        !piece.isBracket,
        !isDependent(piece),
        !piece.isNamed(tokens), piece.words.count <= 3
      else { return false }
    }
    for (piece, next) in zip(pieces, pieces.dropFirst())
    where isFlavorOfProduct(next, behind: piece) { return false }
    // "1 scoop of vanilla whey, apple": surely found for the sake of the scoop, and not by what it is called.
    if !isUnsure, linker.link(linker.phrase(pieces))?.confidence ?? 0 >= Self.sureOfList { return false }
    return pieces.allSatisfy { isSpoken($0) }
  }

  /// "2 puris, dal" counts the one and lists the other, where a table calls something else by both.
  func isCountedList(_ pieces: ArraySlice<FoodPiece>, _ match: FoodMatch?) -> Bool {
    guard let first = pieces.first, let quantity = first.quantity, let value = quantity.value, value > 1,
      !quantity.hasUnit, first.words.count == 1,
      let last = pieces.last, pieces.count == 2, last.joiner == .comma, !last.isBracket,
      !isDependent(last), let match, let head = linker.link(linker.words(first)),
      head.food.id != match.food.id, head.confidence >= Self.sureOfCounted
    else { return false }
    return linker.link(linker.words(last))?.confidence ?? 0 >= Self.sureOfCounted
      && !FoodCatalog.foldedWords(match.food.name).contains(
        EnglishPlural.singular(of: tokens[first.words[0]].folded))
  }

  /// "Granola with yoghurt" is a bowl of both, where a label's "yogurt & granola" is a small tub.
  private func isMorePlainly(_ pieces: ArraySlice<FoodPiece>, than match: FoodMatch) -> Bool {
    guard pieces.count == 2, match.food.source == .branded, pieces.first?.quantity?.grams == nil,
      let tub = match.food.defaultGrams
    else { return false }
    let helpings = pieces.compactMap { linker.link(linker.words($0))?.food.defaultGrams }
    return helpings.count == 2 && tub < Self.shareOfHelpings * helpings.reduce(0, +)
  }

  private static let shareOfHelpings = 0.6

  /// "Pudding made with milk" is no pudding beside milk.
  func isMade(_ piece: FoodPiece) -> Bool {
    guard let first = piece.words.first, first > 1 else { return false }
    return tokens[first - 2].isWord("made")
  }

  private static func isMeasured(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    guard pieces.count > 1, case .measure = pieces.first?.quantity?.saidAmount else { return false }
    return true
  }

  /// Whether one of several pieces is no food's name, and beside the others: "schnitzel and florb", and in a list or with
  /// something what is no English either: "florb, sausages".
  func holdsUnknown(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    for piece in pieces.dropFirst() where !piece.isBracket {
      switch piece.joiner {
      case .and? where !linker.knows(piece): return true
      case .comma?, .with?: if linker.isForeign(piece) { return true }
      default: continue
      }
    }
    guard let first = pieces.first, case let next = pieces.dropFirst().first?.joiner, next == .comma || next == .and
    else {
      return false
    }
    return linker.isForeign(first)
  }

  private static let sureOfCounted = 0.6
  /// A dish of two foods with a comma between is named like this.
  private static let sureOfList = 0.93

  private static func isSpoken(_ match: FoodMatch?) -> Bool {
    guard let match else { return false }
    return match.confidence >= 0.9 && match.food.source != .branded
  }
}
