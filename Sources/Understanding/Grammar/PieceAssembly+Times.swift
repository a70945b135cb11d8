/// How often what was told is there: "tea with 2 sugars x3".
extension PieceAssembly {
  private static let stirredIn: WordSet = [
    "sugar", "sugars", "sweetener", "sweeteners", "honey", "milk", "cream", "creamers",
  ]

  /// "tea with milk and 2 sugars x3": three teas, each with as much in it.
  mutating func multiplyCups(by times: Quantity) -> Bool {
    let all = group.isEmpty ? groups : groups + [group]
    guard let factor = times.value, all.count > 1, let sugars = all.last?.first, all.last?.count == 1,
      let held = sugars.quantity, let value = held.value, !held.isArticle, held.tokens.lowerBound > 0,
      let word = sugars.words.last, Self.stirredIn.contains(tokens[word]),
      tokens[held.tokens.lowerBound - 1].isOne(of: "with", "w", "and", "&"),
      let drink = all[all.count - 2].first, !drink.hasAmount
    else { return false }
    closeGroup()
    groups[groups.count - 1][0].quantity?.value = value * factor
    groups[groups.count - 2][0].quantity = times
    return true
  }

  /// "330 ml lager x3": three of what was measured.
  mutating func multiplyLast(by times: Quantity) -> Bool {
    guard let factor = times.value, let last = group.indices.last, let held = group[last].quantity,
      held.hasUnit || held.hasContent, !held.isTimes
    else { return false }
    group[last].quantity?.value = (held.value ?? 1) * factor
    return true
  }
}
