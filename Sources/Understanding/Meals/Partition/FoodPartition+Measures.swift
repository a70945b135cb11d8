import Foods
import Nutrition

extension FoodPartition {
  /// "30 sprouts of soybeans": a part that no list of measures has, where the catalogue knows only the whole.
  func partOf(
    _ pieces: ArraySlice<FoodPiece>, match: FoodMatch?
  ) -> (phrase: String, match: FoodMatch?, unit: MeasureUnit)? {
    guard match?.confidence ?? 0 < 0.5, var first = pieces.first, first.quantity?.unit == nil, first.words.count > 2,
      tokens[first.words[1]].isWord("of")
    else { return nil }
    let unit = EnglishPlural.singular(of: tokens[first.words[0]].folded)
    first.words.removeFirst(2)
    let phrase = linker.phrase([first] + pieces.dropFirst())
    guard let inner = linker.link(phrase), inner.confidence > (match?.confidence ?? 0) + 0.1 else { return nil }
    return (phrase, inner, MeasureUnit(name: unit, dimension: .measure, factor: 1))
  }

  /// "half a pie of frozen pizza", "a raisin of raisins": what stands before "of" is a measure where the food behind it
  /// is published by it.
  func publishedPart(
    _ pieces: ArraySlice<FoodPiece>, match: FoodMatch?
  ) -> (phrase: String, match: FoodMatch?, unit: MeasureUnit)? {
    guard pieces.firstWords.count > 2, var first = pieces.first, let quantity = first.quantity, !quantity.hasUnit,
      quantity.value != nil, !quantity.hasContent,
      let of = first.words.prefix(Self.longestMeasure + 1).firstIndex(where: { tokens[$0].isWord("of") }),
      of > 0, of + 1 < first.words.count
    else { return nil }
    let measure = first.words[..<of].map { tokens[$0].folded }.joined(separator: " ")
    first.words.removeFirst(of + 1)
    let phrase = linker.phrase([first] + pieces.dropFirst())
    guard let inner = linker.link(phrase), inner.confidence >= match?.confidence ?? 0,
      linker.catalog.publishes(measure, of: inner.food),
      // "a half circle" is a measure of its own.
      quantity.value != 0.5 || !linker.catalog.publishes("half " + measure, of: inner.food)
    else { return nil }
    let name = EnglishPlural.singular(of: measure)
    return (phrase, inner, MeasureUnit(name: name, dimension: .measure, factor: 1))
  }

  /// Words in the longest measure that stands before "of".
  private static let longestMeasure = 5

  /// "turkey wing drumette": the last word is a measure where the catalogue knows the food better without it and publishes it
  /// by that word.
  func publishedAtEnd(
    of pieces: ArraySlice<FoodPiece>, match: FoodMatch?
  ) -> (phrase: String, match: FoodMatch?, unit: MeasureUnit)? {
    guard pieces.count == 1, pieces.firstWords.count > 1, var piece = pieces.first, let last = piece.words.last,
      let quantity = piece.quantity, !quantity.hasUnit, quantity.value != nil, !quantity.hasContent,
      let match, match.confidence < Self.knownWell, tokens[last].join != .hyphen
    else { return nil }
    let measure = EnglishPlural.singular(of: tokens[last].folded)
    guard !FoodCatalog.foldedWords(match.food.name).contains(measure) else { return nil }
    piece.words.removeLast()
    guard !piece.words.allSatisfy({ MealWords.modifiers.contains(tokens[$0]) }) else { return nil }
    let phrase = linker.words(piece)
    guard let inner = linker.link(phrase), inner.confidence > match.confidence,
      linker.catalog.publishes(measure, of: inner.food)
    else { return nil }
    return (phrase, inner, MeasureUnit(name: measure, dimension: .measure, factor: 1))
  }

  /// A food that answers this well has all the words that matter.
  private static let knownWell = 0.85

  /// "a slice of rye toast with butter" is no toast alone: a food that comes with another is not silently left out.
  func leavesOut(_ rest: ArraySlice<FoodPiece>, _ match: FoodMatch?) -> Bool {
    guard let match, rest.contains(where: { $0.joiner == .with || $0.joiner == .on }) else { return false }
    let name = Set(FoodCatalog.foldedWords(match.food.name))
    return rest.contains { piece in
      (piece.joiner == .with || piece.joiner == .on) && linker.knows(piece)
        && name.isDisjoint(with: piece.words.flatMap { FoodCatalog.foldedWords(tokens[$0].text) })
    }
  }

  /// "and a salad", ", a salad".
  func hasOwnArticle(_ piece: FoodPiece) -> Bool {
    guard piece.joiner == .and || piece.joiner == .comma, let quantity = piece.quantity, quantity.isArticle,
      !quantity.hasUnit,
      let word = piece.words.first, word == quantity.tokens.upperBound, quantity.tokens.lowerBound > 0
    else { return false }
    let joint = tokens[quantity.tokens.lowerBound - 1]
    return joint.isWord("and") || joint.isSign(",")
  }

  /// Whether it is told after the others as some of its own: "and some chicken".
  func isSomeMore(_ piece: FoodPiece) -> Bool {
    guard piece.joiner == .and || piece.joiner == .comma, let first = piece.words.first, first > 1 else { return false }
    return tokens[first - 1].isWord("some") && (tokens[first - 2].isWord("and") || tokens[first - 2].isSign(","))
  }

  /// "cheese on my burger", "berries in my yogurt": what there is besides, and no part of a name.
  func isOwnDish(_ piece: FoodPiece) -> Bool {
    guard piece.joiner == .on, let first = piece.words.first, first > 1 else { return false }
    return tokens[first - 1].isOne(of: "my", "our")
  }

  /// "2 eggs on toast", "2 poached eggs with toast" count eggs, not servings of a dish: what is counted stands alone, and what it
  /// is on or with beside it.
  func isCountedTopping(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    guard let first = pieces.first, let second = pieces.dropFirst().first, !second.isBracket,
      second.joiner == .on
        || second.joiner == .comma || second.joiner == .with,
      second.joiner == .on
        || !isDependent(second) && isEggs(first),
      let quantity = first.quantity, !quantity.hasUnit, let count = quantity.value, let noun = first.words.last,
      // "Half an avocado on toast".
      count > 1 && first.words.contains(where: { EnglishPlural.isPlural(tokens[$0].folded) })
        || count < 1 && second.joiner == .on,
      // "2 sandwiches on rye": what is served on bread of its own.
      tokens[noun].isWord("crackers")
        || !MealWords.dishHeads.contains(EnglishPlural.singular(of: tokens[noun].folded))
    else { return false }
    return linker.knows(first) && linker.knows(second)
  }

  /// "two eggs scrambled, toast", "4 crackers with cheese": what is counted in a list, whatever it is eaten on or with.
  private func isEggs(_ piece: FoodPiece) -> Bool {
    piece.words.contains { tokens[$0].isOne(of: "eggs", "crackers") }
  }

  /// "steak medium rare" without how it was done, where that leaves a food.
  func withoutManner(_ pieces: ArraySlice<FoodPiece>) -> ArraySlice<FoodPiece>? {
    guard var last = pieces.last, let end = last.words.last, MealWords.modifiers.contains(tokens[end]) else {
      return nil
    }
    while let word = last.words.last, MealWords.modifiers.contains(tokens[word]) { last.words.removeLast() }
    return last.words.isEmpty ? nil : pieces.dropLast() + [last]
  }

  /// "a sliced peach": one whole fruit, whatever is sold in slices.
  private func cutWhole(_ pieces: ArraySlice<FoodPiece>, amount: SaidAmount) -> FoodMatch? {
    guard pieces.count == 1, pieces.firstWords.count == 2, var piece = pieces.first,
      piece.quantity.map({ $0.unit == nil && $0.content == nil }) ?? true,
      MealWords.cuts.contains(tokens[piece.words[0]]), !piece.isNamed(tokens)
    else { return nil }
    piece.words.removeFirst()
    guard let whole = linker.link(linker.words(piece), amount: amount), whole.confidence > 0.95,
      whole.food.source != .branded
    else { return nil }
    return whole
  }

  /// "an apple, sliced": the fruit itself, and no table's sliced and canned one.
  func uncut(_ pieces: ArraySlice<FoodPiece>, amount: SaidAmount) -> FoodMatch? {
    if let whole = cutWhole(pieces, amount: amount) { return whole }
    guard pieces.count == 2, let food = pieces.first, let cut = pieces.last, cut.joiner == .comma, !cut.isBracket,
      cut.words.allSatisfy({
        MealWords.cuts.contains(tokens[$0]) || MealWords.cutManners.contains(tokens[$0])
      }), food.quantity?.grams == nil, !food.isNamed(tokens),
      let whole = linker.link(linker.words(food), amount: amount), whole.confidence > 0.95
    else { return nil }
    return whole
  }

  /// "roast turkey, two cups chopped" is no sandwich: what is cut into a cup is a food by itself, and its last words name it.
  func cutFood(_ pieces: ArraySlice<FoodPiece>, match: FoodMatch?) -> FoodMatch? {
    guard pieces.count == 1, var rest = pieces.first, let quantity = rest.quantity, quantity.cut != nil,
      let found = match
    else { return nil }
    let said = Set(rest.words.map { tokens[$0].folded })
    func isDish(_ match: FoodMatch) -> Bool {
      FoodCatalog.foldedWords(match.food.name).contains { MealWords.assembled.contains($0) && !said.contains($0) }
    }
    guard isDish(found) else { return nil }
    while rest.words.count > 1 {
      rest.words.removeFirst()
      if let plain = linker.link(linker.words(rest), amount: quantity.saidAmount), !isDish(plain) { return plain }
    }
    return nil
  }
}
