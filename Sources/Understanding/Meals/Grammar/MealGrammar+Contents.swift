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
      if contents[0].item.quantity == nil, whole.item.quantity != nil,
        let merged = withEggs(whole, contents[0], tokens: tokens)
      {
        result.append(merged)
        index += 1
        continue
      }
      if let count = whole.item.quantity, count > 1 {
        // "two yogurts: a plain one and 150 g of cherry" are the two that follow.
        let isToldApart =
          link(behind: whole, before: contents[0], tokens: tokens) == .list
          && contents.reduce(0) { $0 + (Self.isWeighed($1.item) ? 1 : $1.item.quantity ?? 1) } == count
        if !isToldApart { result.append(whole) }
        continue
      }
      if isOfWhites(whole, contents[0], tokens: tokens) { continue }
      if let merged = withEggs(whole, contents[0], tokens: tokens) {
        result.append(merged)
        index += 1
        continue
      }
      if isPlace(whole, before: contents[0], tokens: tokens) { continue }
      if isLeavesTold(whole, contents, tokens: tokens) { continue }
      if isParted(whole, contents) {
        result.append(whole)
        index += listed(contents, tokens: tokens)
        continue
      }
      switch link(behind: whole, before: contents[0], tokens: tokens) {
      case .list where contents.count > 1 && isMeasured(contents),
        .making where contents.count > 1 && isMeasured(contents),
        .with where contents.count > 1 && isMeasuredThroughout(contents) && isVessel(whole, tokens: tokens),
        .with
      where contents.count > 2 && isMeasured(contents) && isSpread(whole, tokens: tokens)
        && isMade(whole, of: contents):
        // The whole is its parts, which follow.
        continue
      case .none
      where contents.count > 2 && contents.allSatisfy({ $0.item.quantity != nil }) && isSpread(whole, tokens: tokens),
        .none where isFryUp(whole, of: contents, tokens: tokens),
        .none
      where contents.count > 1 && isMeasuredThroughout(contents)
        && (isVessel(whole, tokens: tokens) || isSandwich(whole, on: contents[0], tokens: tokens))
        && (isBehindComma(contents[0], whole, tokens) || isRightBefore(contents[0], whole, tokens)):
        // "full Irish at the hotel, 2 sausages, ...", "shake before work, a scoop of whey in 250 ml of milk",
        // "cheese toastie, 2 slices of bread, 50 g cheddar".
        continue
      case .list where contents.count > 1 && isToldByParts(whole, tokens: tokens):
        // "salad: tuna, egg, beans" is what is in it.
        continue
      case .list
      where contents.count > 1
        && (isSure(whole) || whole.confidence >= Self.sureHead && isVessel(whole, tokens: tokens)),
        .making where isSure(whole) && !isMeasured(contents):
        result += [whole] + boosts(of: whole, in: contents, tokens: tokens)
        index += contents.count
      case .list
      where contents.count > 1 && whole.item.quantity == nil && !isSure(whole) && whole.confidence < Self.sureHead:
        // "carvery: turkey, stuffing, peas": what the list is headed by is no food.
        continue
      case .with
      where contents.count > 1 && isSure(whole) && isLaidOut(whole, tokens: tokens)
        && !contents.contains(where: { $0.item.quantity != nil }):
        // "a cheese board with brie and crackers" is the board.
        result.append(whole)
        index += contents.count
      case .with where isSure(whole) && isVessel(whole, tokens: tokens) && !isNamedByBase(whole, tokens: tokens):
        // What was counted by itself stands beside the bowl: "... and a coke".
        let inside = contents.prefix {
          $0.item.quantity == nil || Self.isWeighed($0.item) || isDoubled($0, tokens: tokens)
        }
        result += filled(whole, with: Array(inside), tokens: tokens)
        index += inside.count
      case .none
      where contents.count > 2 && isSure(whole) && isBowl(whole, tokens: tokens)
        && isBehindComma(contents[0], whole, tokens)
        && contents.allSatisfy({ isFilling($0, tokens: tokens) }):
        result += filled(whole, with: contents, tokens: tokens)
        index += contents.count
      default: result.append(whole)
      }
    }
    return result
  }

  private static let sureHead = 0.6

  /// The foods that go on behind the one at `index` with nothing else between.
  private func contents(of index: Int, _ parts: [MealReading.Part], tokens: [Token]) -> ArraySlice<MealReading.Part> {
    let whole = parts[index]
    guard !whole.isPicture,
      whole.item.unit == nil || whole.item.unit == "piece" || whole.item.quantity == nil
        || whole.item.quantity == 1 && whole.item.unit.map({ $0.isOne(of: "pot", "pan", "batch", "tray") }) ?? false
        || isHeadedBowl(whole, tokens: tokens)
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

  func isMeasured(_ parts: [MealReading.Part]) -> Bool {
    parts.count { $0.item.quantity != nil } * 2 >= parts.count
  }

  /// Every part has an amount, one of them a weight or a volume.
  private func isMeasuredThroughout(_ parts: [MealReading.Part]) -> Bool {
    parts.allSatisfy { $0.item.quantity != nil } && parts.contains { Self.isWeighed($0.item) }
  }

  func isSure(_ part: MealReading.Part) -> Bool {
    part.confidence >= 0.8 && part.match?.food.source != .branded
  }

  /// "Bento box: salmon, rice and edamame", "Friday curry: tikka masala, rice and a naan", "stir fry: tofu and noodles": a
  /// kind of meal, which only its list tells.
  private func isToldByParts(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    guard part.item.quantity == nil, let last = tokens[part.tokens].last else { return false }
    return part.tokens.count == 1 && last.isOne(of: "salad", "curry", "roast")
      || tokens[part.tokens].first?.isOne(of: "bento", "thali") == true
      || part.tokens.count == 2 && (last.isWord("fry") || tokens[part.tokens].first?.isWord("sunday") == true)
  }

  static let spreads: WordSet = [
    "fry", "fryup", "english", "irish", "scottish", "welsh", "breakfast", "roast", "carvery", "platter", "board",
    "mezze", "meze", "thali", "bento", "buffet", "salad",
  ]

  private func isLaidOut(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    isSpread(part, tokens: tokens) && !tokens[part.tokens].contains { $0.isWord("salad") || $0.isWord("roast") }
  }

  /// "a fry-up with 2 eggs, a sausage and a tomato": what lies side by side is all there was. An English muffin and a roast
  /// chicken are foods of their own, and a stir fry is no fry-up.
  private func isSpread(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    let words = tokens[part.tokens].filter { $0.kind == .word && !Self.behindSpreads.contains($0) }
    return words.last.map { Self.spreads.contains($0) } ?? false && !words.contains { $0.isWord("stir") }
  }

  private static let behindSpreads: WordSet = ["up", "lunch", "dinner", "plate", "brekkie", "brekky"]

  /// A sandwich whose bread is counted behind it.
  private func isSandwich(_ part: MealReading.Part, on bread: MealReading.Part, tokens: [Token]) -> Bool {
    guard let last = tokens[part.tokens].last, let food = bread.match?.food, bread.item.quantity != nil else {
      return false
    }
    return SandwichWords.carriers[EnglishPlural.singular(of: last.folded)] != nil
      && (bread.item.unit == "slice" && food.name.hasPrefix("Bread") || food.name.hasPrefix("Tortilla"))
  }

  private func isBehindComma(_ next: MealReading.Part, _ whole: MealReading.Part, _ tokens: [Token]) -> Bool {
    let between = tokens[min(whole.tokens.upperBound, next.tokens.lowerBound)..<next.tokens.lowerBound]
    return between.count { $0.kind == .punctuation } == 1
      && between.contains { $0.isSign(",") || $0.isSign(".") && Self.fries.occurs(in: tokens[whole.tokens]) }
  }

  /// "smoothie 1 banana 200 ml milk": nothing stands between but the amount.
  private func isRightBefore(_ next: MealReading.Part, _ whole: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard whole.tokens.upperBound < next.tokens.lowerBound else { return false }
    return tokens[whole.tokens.upperBound].isCount
      && !tokens[whole.tokens.upperBound..<next.tokens.lowerBound].contains { $0.isBreak }
  }

  /// By weight or volume.
  static func isWeighed(_ item: AddMeal.Item) -> Bool {
    item.grams != nil || item.unit.map { $0.isOne(of: "g", "ml", "cup", "tbsp", "scoop", "fl oz", "dl") } ?? false
  }
}
