import Foods
import ToolCalls

/// Dishes whose contents are told as well: counted once, as the whole or as its parts.
extension MealGrammar {
  /// Begin something else than one more of the contents.
  private static let ends: WordSet = [".", ";", "then", "followed", "plus", "also", "afterwards", "after", "on"]

  /// "A smoothie: 1 banana, 200 ml milk" is its measured parts, and "a poke bowl with salmon and rice" is the bowl.
  func countingOnce(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1 else { return parts }
    var result: [MealReading.Part] = []
    var index = 0
    while index < parts.count {
      let whole = parts[index]
      let contents = Array(contents(of: index, parts, tokens: tokens))
      index += 1
      if index < parts.count, isKind(whole, of: parts[index], tokens: tokens) { continue }
      guard !contents.isEmpty else {
        result.append(whole)
        continue
      }
      let counted = counted(whole, with: contents, tokens: tokens)
      result += counted.parts
      index += counted.taken
    }
    return result
  }

  /// What is counted of a dish whose contents follow: no parts where it is the contents, and in how many of those the
  /// parts are told already.
  private typealias Counted = (parts: [MealReading.Part], taken: Int)

  private func counted(_ whole: MealReading.Part, with contents: [MealReading.Part], tokens: [Token]) -> Counted {
    if contents[0].item.quantity == nil, whole.item.quantity != nil,
      let merged = withEggs(whole, contents[0], tokens: tokens)
    {
      return ([merged], 1)
    }
    if let count = whole.item.quantity, count > 1 {
      // "two yogurts: a plain one and 150 g of cherry" are the two that follow.
      let isToldApart =
        link(behind: whole, before: contents[0], tokens: tokens) == .list
        && contents.reduce(0) { $0 + (Self.isWeighed($1.item) ? 1 : $1.item.quantity ?? 1) } == count
      // "Two sandwiches: rye bread, butter, ham" have those in them.
      let isFilled =
        link(behind: whole, before: contents[0], tokens: tokens) == .list && isOnBread(whole)
        && contents.allSatisfy { $0.item.quantity == nil && (isBread($0) || isFilling($0, tokens: tokens)) }
      // A roll is bread by itself.
      if isFilled, isBread(whole), whole.match?.food.source != .dish { return ([whole], 0) }
      return isFilled ? ([whole], contents.count) : (isToldApart ? [] : [whole], 0)
    }
    if isOfWhites(whole, contents[0], tokens: tokens) { return ([], 0) }
    if let merged = withEggs(whole, contents[0], tokens: tokens) { return ([merged], 1) }
    if isPlace(whole, before: contents[0], tokens: tokens) { return ([], 0) }
    if isOnlyItsList(whole, contents, tokens: tokens) { return ([], 0) }
    if case let count = fruitsNamed(in: whole, contents), count > 0 { return ([whole], count) }
    if isParted(whole, contents) { return ([whole], listed(contents, tokens: tokens)) }
    switch link(behind: whole, before: contents[0], tokens: tokens) {
    case .list: return listing(whole, contents, tokens: tokens)
    case .making: return making(whole, contents, tokens: tokens)
    case .with: return having(whole, contents, tokens: tokens)
    case .none: return besides(whole, contents, tokens: tokens)
    }
  }

  /// "Salad: tuna, egg, beans": a dish that heads the list of what was in it.
  private func listing(_ whole: MealReading.Part, _ contents: [MealReading.Part], tokens: [Token]) -> Counted {
    guard contents.count > 1 else { return ([whole], 0) }
    if isMeasured(contents) || isToldByParts(whole, tokens: tokens) || isHeadedPlate(whole, tokens: tokens)
      || isFryUp(whole, of: contents, tokens: tokens)
    {
      return ([], 0)
    }
    if isSure(whole) || whole.confidence >= Self.sureHead && isVessel(whole, tokens: tokens) {
      return ([whole] + boosts(of: whole, in: contents, tokens: tokens), contents.count)
    }
    // "carvery: turkey, stuffing, peas": what the list is headed by is no food.
    let isHeadAlone = whole.item.quantity == nil && whole.confidence < Self.sureHead
    return (isHeadAlone ? [] : [whole], 0)
  }

  /// "Made with": the parts where they are measured, else the dish.
  private func making(_ whole: MealReading.Part, _ contents: [MealReading.Part], tokens: [Token]) -> Counted {
    if isMeasured(contents) { return (contents.count > 1 ? [] : [whole], 0) }
    guard isSure(whole) else { return ([whole], 0) }
    return ([whole] + boosts(of: whole, in: contents, tokens: tokens), contents.count)
  }

  /// "With": what a bowl or a board holds.
  private func having(_ whole: MealReading.Part, _ contents: [MealReading.Part], tokens: [Token]) -> Counted {
    let isVessel = isVessel(whole, tokens: tokens)
    if contents.count > 1 && isVessel && isMeasuredThroughout(contents)
      || contents.count > 2 && isMeasured(contents) && isSpread(whole, tokens: tokens) && isMade(whole, of: contents)
    {
      return ([], 0)
    }
    guard isSure(whole) else { return ([whole], 0) }
    // "a cheese board with brie and crackers" is the board.
    if contents.count > 1, isLaidOut(whole, tokens: tokens), !contents.contains(where: { $0.item.quantity != nil }) {
      return ([whole], contents.count)
    }
    guard isVessel, !isNamedByBase(whole, tokens: tokens) else { return ([whole], 0) }
    // What was counted by itself stands beside the bowl: "... and a coke".
    let inside = contents.prefix {
      $0.item.quantity == nil || Self.isWeighed($0.item) || isDoubled($0, tokens: tokens)
    }
    return (filled(whole, with: Array(inside), tokens: tokens), inside.count)
  }

  /// Nothing but a comma or a place stands between: "full Irish at the hotel, 2 sausages, ...", "shake before work, a scoop of whey
  /// in 250 ml of milk", "cheese toastie, 2 slices of bread, 50 g cheddar".
  private func besides(_ whole: MealReading.Part, _ contents: [MealReading.Part], tokens: [Token]) -> Counted {
    if contents.count > 2, contents.allSatisfy({ $0.item.quantity != nil }), isSpread(whole, tokens: tokens) {
      return ([], 0)
    }
    if isFryUp(whole, of: contents, tokens: tokens) { return ([], 0) }
    if contents.count > 1, isMeasuredThroughout(contents),
      isVessel(whole, tokens: tokens) || isSandwich(whole, on: contents[0], tokens: tokens),
      isBehindComma(contents[0], whole, tokens) || isRightBefore(contents[0], whole, tokens)
    {
      return ([], 0)
    }
    guard contents.count > 2, isSure(whole), isBowl(whole, tokens: tokens), isBehindComma(contents[0], whole, tokens),
      contents.allSatisfy({ isFilling($0, tokens: tokens) })
    else { return ([whole], 0) }
    return (filled(whole, with: contents, tokens: tokens), contents.count)
  }

  private static let sureHead = 0.6

  /// The foods that go on behind the one at `index` with nothing else between.
  private func contents(of index: Int, _ parts: [MealReading.Part], tokens: [Token]) -> ArraySlice<MealReading.Part> {
    let whole = parts[index]
    guard !whole.isPicture,
      whole.item.unit == nil || whole.item.unit == "piece" || whole.item.quantity == nil
        || whole.item.quantity == 1 && whole.item.unit.map({ $0.isOne(of: "pot", "pan", "batch", "tray") }) ?? false
        || isHeadedBowl(whole, tokens: tokens) || isHeadedPlate(whole, tokens: tokens)
    else { return [] }
    let isBlended = ListWords.blended.occurs(in: tokens[whole.tokens])
    var end = index + 1
    while end < parts.count {
      var lower = parts[end - 1].tokens.upperBound
      let upper = parts[end].tokens.lowerBound
      guard lower <= upper, upper <= tokens.count else { break }
      if end == index + 1,
        isHeading(upTo: upper, from: lower, tokens)
          || (isVessel(whole, tokens: tokens) || isSpread(whole, tokens: tokens)
            || isSandwich(whole, on: parts[end], tokens: tokens)) && isBehindComma(parts[end], whole, tokens)
      {
        lower = tokens[lower..<upper].firstIndex { $0.kind == .punctuation }.map { $0 + 1 } ?? lower
      }
      guard
        !tokens[lower..<upper].contains(where: {
          Self.ends.contains($0) || MealWords.verbs.contains($0) && !$0.isWord("made")
        })
      else { break }
      if isBlended, isChewed(parts[end]) { break }
      end += 1
    }
    return parts[(index + 1)..<end]
  }
}
