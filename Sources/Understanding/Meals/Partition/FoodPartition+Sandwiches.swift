import Foods

/// "A bacon and egg roll", "turkey and cranberry panini": fillings and the bread that carries them, where the catalogue has no
/// sandwich of just these.
extension FoodPartition {
  /// The pieces of a sandwich within a group.
  private struct Sandwich {
    var range: ClosedRange<Int>
    var foods: [Food]
  }

  /// Grams in one sandwich: each of two fillings, each of more, and what is spread on; one of the size of the sandwiches that
  /// the tables weigh.
  private static let fillingOfTwo = 45.0
  private static let fillingOfMore = 32.0
  private static let spread = 18.0
  /// The whole is a sandwich of the tables from here on.
  private static let sureOfWhole = 0.88
  private static let sureOfFilling = 0.6
  /// And a sandwich of its one heavy filling from here on.
  private static let sureOfPlain = 0.85

  /// The foods of a group that holds such a sandwich, with those of the pieces around it; nil where it holds none.
  func sandwiched(_ group: [FoodPiece]) -> [Food]? {
    guard group.count > 1, let found = sandwich(in: group) else { return nil }
    let before = Array(group[..<found.range.lowerBound])
    var after = Array(group[(found.range.upperBound + 1)...])
    if !after.isEmpty { after[0].joiner = nil }
    return foods(in: before) + found.foods + foods(in: after)
  }

  private func sandwich(in group: [FoodPiece]) -> Sandwich? {
    let tokens = tokens
    for end in group.indices.dropFirst() {
      let piece = group[end]
      guard piece.joiner == .and, !piece.hasAmount, !piece.isBracket, (2...4).contains(piece.words.count),
        piece.quantity == nil, let last = piece.words.last,
        let carrier = SandwichWords.carriers[EnglishPlural.singular(of: tokens[last].folded)],
        isFilling(piece, isLast: true)
      else { continue }
      var start = end
      while start > 0, isFilling(group[start - 1]), !group[start - 1].isBracket,
        start == end || !group[start].hasAmount && (group[start].joiner == .comma || group[start].joiner == .and)
      {
        start -= 1
      }
      guard start < end, let count = Self.number(group[start], of: tokens[last]),
        let bread = linker.link(bread(carrier, behind: end, in: group)),
        !isKnown(group[start...end]),
        !tokens[last].isWord("roll") && !tokens[last].isWord("rolls") || isInRoll(group[start...end])
      else { continue }
      if let plain = withOneFilling(group, from: start, to: end) { return plain }
      // Where the tables have a sandwich of either filling, one of them stands for both.
      if carrier == "white bread", dishOfBoth(group[start...end]) != nil { continue }
      return made(of: group, from: start, to: end, count: count, bread: bread)
    }
    return nil
  }

  /// How many sandwiches there are; nil where the amount is of the first filling: "2 eggs and bacon roll".
  private static func number(_ first: FoodPiece, of carrier: Token) -> Double? {
    guard let quantity = first.quantity else { return 1 }
    guard !quantity.hasUnit, !quantity.hasContent else { return nil }
    let value = quantity.value ?? 1
    return value <= 1 || EnglishPlural.isPlural(carrier.folded) ? value : nil
  }

  private func isFilling(_ piece: FoodPiece, isLast: Bool = false) -> Bool {
    let inside = isLast ? piece.words.dropLast() : piece.words[...]
    guard inside.count <= 3, let noun = inside.last.map({ tokens[$0] }) else { return false }
    return SandwichWords.inside.contains(noun)
      || isLast && SandwichWords.fruits.contains(noun)
  }

  /// Neither sushi nor a pastry beside something else: "a scotch egg and sausage roll".
  private func isInRoll(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    guard !pieces.contains(where: { $0.words.contains { SandwichWords.seafood.contains(tokens[$0]) } }) else {
      return false
    }
    let isPastry = pieces.last?.words.contains { tokens[$0].isWord("sausage") } ?? false
    return !isPastry || pieces.dropLast().allSatisfy { $0.words.count == 1 }
  }

  /// Whether the catalogue surely has the sandwich as it is called, or has one whose name holds all of its fillings.
  private func isKnown(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    if let match = linker.link(linker.phrase(pieces)) {
      if match.confidence >= Self.sureOfWhole { return true }
      let name = FoodCatalog.foldedWords(match.food.name)
      let inside = pieces.compactMap { $0 == pieces.last ? $0.words.dropLast().last : $0.words.last }
      if match.confidence >= Self.sureOfFilling, match.food.source != .branded,
        inside.allSatisfy({ name.contains(EnglishPlural.singular(of: tokens[$0].folded)) })
      {
        return true
      }
    }
    return false
  }

  /// "on brown" behind a sandwich is its bread.
  private func bread(_ carrier: String, behind end: Int, in group: [FoodPiece]) -> String {
    guard carrier == "white bread", end + 1 < group.count, group[end + 1].isBracket, group[end + 1].joiner == .on,
      let kind = group[end + 1].words.first
    else { return carrier }
    return tokens[kind].folded + " bread"
  }

  /// "on brown" goes with its sandwich.
  private static func lastPiece(from end: Int, in group: [FoodPiece]) -> Int {
    end + 1 < group.count && group[end + 1].isBracket && group[end + 1].joiner == .on ? end + 1 : end
  }

  /// "roast beef and horseradish sandwich": where the tables have the sandwich with its one heavy filling, that.
  private func withOneFilling(_ group: [FoodPiece], from start: Int, to end: Int) -> Sandwich? {
    guard let carrier = group[end].words.last else { return nil }
    var heavy: [Int] = []
    for index in start...end {
      let inside = index == end ? group[index].words.dropLast() : group[index].words[...]
      guard let noun = inside.last else { return nil }
      if SandwichWords.spreads.contains(tokens[noun]) || SandwichWords.light.contains(tokens[noun]) {
        continue
      }
      guard heavy.isEmpty else { return nil }
      heavy = Array(inside)
    }
    guard let noun = heavy.last,
      !(tokens[noun].folded.hasPrefix("egg") && tokens[carrier].folded.hasPrefix("roll"))
    else { return nil }
    var piece = group[start]
    piece.words = heavy + [carrier]
    guard let match = linker.link(linker.words(piece)), match.confidence >= Self.sureOfPlain,
      match.food.source != .branded
    else { return nil }
    return Sandwich(
      range: start...Self.lastPiece(from: end, in: group),
      foods: [
        Food(
          pieces: group[start...end], phrase: linker.phrase(group[start...end]), match: match)
      ])
  }

  private func made(of group: [FoodPiece], from start: Int, to end: Int, count: Double, bread: FoodMatch) -> Sandwich? {
    guard let last = group[end].words.last else { return nil }
    let said = group[start].quantity?.tokens ?? last..<(last + 1)
    var foods: [Food] = []
    for index in start...end {
      var piece = group[index]
      if index == end { piece.words.removeLast() }
      guard let noun = piece.words.last else { return nil }
      let phrase = linker.words(piece)
      guard let match = linker.link(phrase), match.confidence >= Self.sureOfFilling else { return nil }
      let isSpread = SandwichWords.spreads.contains(tokens[noun])
      let grams = isSpread ? Self.spread : end - start > 1 ? Self.fillingOfMore : Self.fillingOfTwo
      piece.quantity = Quantity(
        tokens: said, value: count * grams, unit: UnitTable.unit(named: "g"),
        assumptions: ["a filling = \(NumberPhrase.plain(grams)) g"])
      foods.append(Food(pieces: [piece], phrase: phrase, match: match))
    }
    var outside = group[end]
    outside.words = [last]
    let noun = EnglishPlural.singular(of: tokens[last].folded)
    let isSliced = SandwichWords.carriers[noun] == "white bread"
    let each =
      isSliced ? SandwichWords.slices : SandwichWords.carriers[noun] == "baguette" ? SandwichWords.shareOfBaguette : 1
    outside.quantity = Quantity(
      tokens: said, value: count * each, unit: isSliced ? UnitTable.unit(named: "slice") : nil)
    foods.append(Food(pieces: [outside], phrase: tokens[last].text, match: bread))
    return Sandwich(range: start...Self.lastPiece(from: end, in: group), foods: foods)
  }
}
