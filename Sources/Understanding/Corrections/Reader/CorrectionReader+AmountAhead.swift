import Nutrition

/// Another amount of what the last turn wrote, with a remark behind it.
extension CorrectionReader {
  private static let openings = WordList.words(
    "i had ate drank only just ah oh ok so eh no was were it actually sorry well")
  private static let restricting: WordSet = ["only", "just"]
  private static let mostOfCount = 20.0
  private static let longest = 7

  /// "Actually two eggs" of "two eggs, I ate my brother's also" behind one egg, "actually 37 km" of "37 km, the rest was my
  /// colleague's" behind a longer ride: what is told behind the sign tells why. Nil where it may be an entry of its own.
  ///
  /// - Parameter remark: Tells whether a clause names nothing that could be logged.
  func amountAhead(of said: [Token], remark: (ArraySlice<Token>) -> Bool) -> [Token]? {
    guard let sign = said.firstIndex(where: { $0.kind == .punctuation }), (1...Self.longest).contains(sign),
      case let behind = said[sign...].drop(while: { $0.kind == .punctuation }), behind.count > 1, remark(behind),
      said.last?.isSign("?") != true
    else { return nil }
    let head = Array(said[..<sign].drop { Self.openings.contains($0) })
    // "I ate 4 wraps" is a report, and "only ate 4" is none.
    let isReport = EatingWords.plain.occurs(in: said[..<sign]) && !Self.restricting.occurs(in: said[..<sign])
    guard !head.isEmpty, !isReport, isOtherAmount(head) else { return nil }
    return [Token.word("actually", at: head[0].range)] + head
  }

  /// Whether `head` is an amount that the last entry has in another measure of the same thing.
  private func isOtherAmount(_ head: [Token]) -> Bool {
    guard let last = context.lastEntries.last else { return false }
    switch last {
    case .meal(let meal): return isOtherAmount(head, in: meal)
    case .workout(let workout):
      guard let quantity = QuantityParser(head).quantity(at: 0), quantity.tokens.upperBound == head.count else {
        return false
      }
      return quantity.meters != nil && workout.distanceKm != nil || quantity.seconds != nil
    case .water, .weight, .goal: return false
    }
  }

  private func isOtherAmount(_ head: [Token], in meal: Meal) -> Bool {
    if head.count == 1, let count = head[0].saidNumber {
      return meal.items.count == 1 && count != meal.items[0].quantity && count <= Self.mostOfCount
        && UnitTable.unit(named: meal.items[0].unit)?.dimension != .volume && meal.items[0].unit != "g"
    }
    guard let quantity = QuantityParser(head).quantity(at: 0), !quantity.isArticle,
      case let name = head[quantity.tokens.upperBound...].filter({ !$0.isOne(of: "of", "the", "my", "that", "only") }),
      !name.isEmpty, name.allSatisfy({ $0.kind == .word }),
      case let matcher = ItemMatcher(meal: meal, foods: foods), let index = matcher.index(named: name),
      matcher.namesWhole(name, of: index), matcher.isName(name, of: index)
    else { return false }
    let item = meal.items[index]
    return quantity.value != item.quantity || quantity.unitName != nil && quantity.unitName != item.unit
  }
}
