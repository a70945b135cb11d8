import Foods
import ToolCalls

/// "One", "two" and "the burnt one" that stand for a food named before.
extension MessageReader {
  /// "the burnt one" behind a verb of eating, with no food behind it.
  static func isTheOne(from index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord("the"), index > 0, eating.contains(tokens[index - 1]),
      let one = tokens[(index + 1)...].prefix(3).firstIndex(where: { $0.isWord("one") })
    else { return false }
    return one + 1 == tokens.count || isEnd(tokens[one + 1])
  }

  /// "ate three fudgy" before "ones".
  static func counts(upTo ones: Int, in tokens: [Token]) -> Bool {
    guard let count = tokens[..<ones].suffix(3).lastIndex(where: { $0.isCount }), count > 0 else { return false }
    return eating.contains(tokens[count - 1])
  }

  /// "had two", "took only one".
  static func isEaten(countAt index: Int, in tokens: [Token]) -> Bool {
    if eating.contains(tokens[index - 1]) { return true }
    return index > 1 && tokens[index - 1].isOne(of: "only", "just") && eating.contains(tokens[index - 2])
  }

  /// "it", "two" and "a slice" with no food behind them: a cheap look, as most sentences name what they tell of.
  static func mayStandAlone(_ index: Int, in tokens: [Token]) -> Bool {
    if tokens[index].isOne(of: "ones", "rest") { return true }
    let isLast = index + 1 == tokens.count
    if pronouns.contains(tokens[index]) || tokens[index].isCount {
      return isLast || isEnd(tokens[index + 1]) || isDescribed(index, in: tokens)
    }
    return isMeasure(tokens[index]) && (isLast || !tokens[index + 1].isWord("of"))
  }

  /// "one glazed": a count of what was named, and how it was.
  static func isDescribed(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].isCount && index + 1 < tokens.count && MealWords.modifiers.contains(tokens[index + 1])
      && (index + 2 == tokens.count || isEnd(tokens[index + 2]))
  }
}

/// Measures that stand for what was named before.
extension MessageReader {
  /// "I had two helpings", "I ate a big slice": a measure of what somebody else made, and no food of its own.
  func bareHelping(in segment: Segment) -> Int? {
    guard Self.eating.occurs(in: segment.tokens),
      let place = segment.tokens.lastIndex(where: Self.isMeasure), !Self.eatenItself.contains(segment.tokens[place]),
      place > 0, !Self.isWhere(place, in: segment.tokens),
      !foods.holdsFood(
        segment.tokens[..<place].filter { !Self.isMeasure($0) && QuantityWords.sizes[$0.folded] == nil }),
      place + 1 == segment.tokens.count
        || Self.isEnd(segment.tokens[place + 1]) && !segment.tokens[place + 1].isWord("of")
    else { return nil }
    return segment.range.lowerBound + place
  }

  /// "on our plates": where something is, and no plate of it.
  private static func isWhere(_ place: Int, in tokens: [Token]) -> Bool {
    var before = place - 1
    while before >= 0, IntentWords.determiners.contains(tokens[before]) { before -= 1 }
    return before >= 0 && tokens[before].isOne(of: "on", "in", "off", "from", "into")
  }
}

/// How much of one thing nobody has.
extension MessageReader {
  /// Kilograms of one item that nobody eats.
  private static let most = 5
  /// And of what is told in bottles and the like, which people count over an evening.
  private static let mostInVessels = 10
  /// So few vessels never hold that much, and need not be weighed.
  private static let fewVessels = 4.0

  /// The kilograms that an item is more than, where nobody has so much: "6 kg of rice", "80 bottles of cider".
  func mostExceeded(by item: AddMeal.Item) -> Int? {
    guard let quantity = item.quantity, let unit = item.unit.flatMap({ UnitTable.unit(named: $0) }) else {
      return (item.grams ?? 0) > Double(Self.most * 1000) ? Self.most : nil
    }
    if unit.dimension == .mass || unit.dimension == .volume {
      return quantity * unit.factor > Double(Self.most * 1000) ? Self.most : nil
    }
    guard unit.isContainer, quantity > Self.fewVessels,
      let food = item.catalogId.flatMap({ foods.catalog.food(id: $0) })
    else { return nil }
    let grams = foods.catalog.portion(of: food, quantity: quantity, unit: unit.name, said: item.name).grams
    return grams > Double(Self.mostInVessels * 1000) ? Self.mostInVessels : nil
  }
}
