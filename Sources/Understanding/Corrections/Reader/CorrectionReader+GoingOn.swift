import ToolCalls

/// A second correction behind the first: "and it was cod, not salmon", "and just one scoop".
extension CorrectionReader {
  private static let verbs: WordSet = ["was", "were", "it", "they", "that"]

  /// What "and" puts behind an earlier correction: something about what is logged, and nothing to be put in.
  func goingOn(_ said: [Token]) -> Reading? {
    guard said.count > 2, case let tokens = Array(said.drop { Self.murmurs.contains($0) }), tokens.count > 2,
      tokens[0].isWord("and") || tokens[0].isWord("also"), !context.lastEntries.isEmpty,
      !tokens.contains(where: { $0.isWord("add") })
    else { return nil }
    let rest = Array(tokens.drop { $0.isWord("and") || $0.isWord("also") || $0.kind == .punctuation })
    guard let reading = aboutLogged(rest), !reading.calls.isEmpty,
      reading.calls.allSatisfy({ if case .correctEntry(let call) = $0 { !adds(call) } else { false } })
    else { return nil }
    return reading
  }

  /// What `tokens` mend where they say it as no list would: with a verb, with what it was taken for, or with the name of
  /// what is logged.
  private func aboutLogged(_ tokens: [Token]) -> Reading? {
    guard let first = tokens.first else { return nil }
    let isOrder = first.isOne(of: "make", "change") && tokens.count > 2 && tokens[1].isOne(of: "it", "that", "them")
    if isOrder || Self.verbs.contains(first) || hasContrast(tokens) || tokens.contains(where: { $0.isWord("instead") })
    {
      return reading(of: tokens)
    }
    if sizedOne(tokens) != nil { return reading(of: tokens) }
    if first.isWord("just") || first.isWord("only") {
      return fewer(trimmed(Array(tokens.dropFirst()))) ?? reading(of: tokens)
    }
    if let plain = withVerb(tokens) { return named(plain) }
    return nil
  }

  /// "2 rashers", "2 slices of bread" behind "only": the amount of what was logged in that measure or by that name.
  private func fewer(_ tokens: [Token]) -> Reading? {
    guard let meal = lastMeal, !tokens.isEmpty else { return nil }
    let matcher = ItemMatcher(meal: meal, foods: foods)
    let isNamed = matcher.index(named: tokens).map { matcher.namesWhole(tokens, of: $0) } ?? false
    guard isNamed || isCountOfLogged(tokens) else { return nil }
    return ItemCorrection(context: context, foods: foods).reading(of: tokens)
  }

  /// "Only 2 crackers" right after crackers; an article counts nothing, so that "just a coffee" is another one.
  func fewerOfNamed(_ tokens: [Token]) -> Reading? {
    guard (3...5).contains(tokens.count), tokens[0].isWord("only") || tokens[0].isWord("just"),
      case let said = trimmed(Array(tokens.dropFirst().drop { $0.isWord("the") })),
      let quantity = QuantityParser(said).quantity(at: 0),
      !quantity.isArticle, quantity.value != nil, case let name = Array(said[quantity.tokens.upperBound...]),
      name.allSatisfy({ $0.kind == .word }), let meal = lastMeal,
      case let matcher = ItemMatcher(meal: meal, foods: foods),
      let index = matcher.index(named: name), matcher.isName(name, of: index)
    else { return nil }
    return fewer(said)
  }

  /// "Just one apple" right after chicken: another food, which nothing that is logged is called.
  func isCountOfAnother(_ tokens: [Token]) -> Bool {
    guard tokens.count > 2, tokens[0].isWord("only") || tokens[0].isWord("just"), let meal = lastMeal,
      case let said = Array(tokens.dropFirst()), let quantity = QuantityParser(said).quantity(at: 0),
      quantity.value != nil,
      case let rest = said[quantity.tokens.upperBound...].drop(while: { !$0.isWord("of") && $0.kind != .word }),
      case let behind = rest.firstIndex(where: { $0.isWord("of") }).map({ rest[($0 + 1)...] }) ?? rest,
      case let name = Array(behind.prefix(while: { $0.kind == .word && !$0.isWord("for") })), !name.isEmpty,
      foods.holdsFood(name), !hasContrast(tokens)
    else { return false }
    return ItemMatcher(meal: meal, foods: foods).index(named: name) == nil
  }

  /// "the chicken just 150" as "the chicken was 150".
  private func withVerb(_ tokens: [Token]) -> [Token]? {
    guard tokens[0].isWord("the") || tokens[0].isWord("my"),
      let just = tokens.firstIndex(where: { $0.isWord("just") || $0.isWord("only") }), (2...4).contains(just),
      just + 1 < tokens.count, Amount(Array(tokens[(just + 1)...])) != nil
    else { return nil }
    var plain = tokens
    plain[just] = Token.word("was", at: tokens[just].range)
    return plain
  }

  /// Whether a correction does nothing but put foods in.
  private func adds(_ call: CorrectEntry) -> Bool {
    guard let items = call.items, !items.isEmpty else { return false }
    return items.allSatisfy { $0.action == .add }
  }
}
