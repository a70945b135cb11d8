import Nutrition
import ToolCalls

/// Lines that mend several things at once.
extension CorrectionReader {
  private static let joints: WordSet = ["and", "but", "also", "plus", "while"]
  private static let adding: WordSet = ["also", "plus"]
  private static let pronouns = CorrectionWords.wholes.union(["those"])
  private static let eating: WordSet = ["had", "ate", "drank", "did", "used"]
  /// Words of a name before its verb, with the article.
  private static let longestName = 4

  /// "It was 3 eggs and the toast was rye", "the steak was 250 g, the chips 80 g", "it was cider and I only had half the crisps":
  /// each clause by itself, where every one of them mends what was logged.
  func several(_ tokens: [Token]) -> Reading? {
    guard (5...30).contains(tokens.count), !context.lastEntries.isEmpty,
      tokens.dropFirst().contains(where: { Self.isJoint($0) }),
      case let clauses = clauses(of: tokens), clauses.count > 1,
      // "Take the plum off, that was hers" says why.
      !(CorrectionWords.removal.union(CorrectionWords.orders).occurs(in: clauses[0].prefix(3)) && isReason(clauses[1])),
      // "No plum, it was a pear" says one thing.
      !(clauses.count == 2 && clauses[0][0].isOne(of: "no", "not") && CorrectionWords.subjects.contains(clauses[1][0]))
    else { return nil }
    var whole: CorrectEntry?
    var news: [ToolCall] = []
    for clause in clauses {
      guard let calls = reading(of: clause)?.calls, calls.count == 1, case .correctEntry(let call) = calls[0] else {
        if whole != nil, Self.adding.contains(clause[0]), let more = self.news(Array(clause.dropFirst())) {
          news += more
          continue
        }
        // "It was lovely" mends nothing.
        if whole != nil, !clause.contains(where: \.isCount),
          OpinionWords.all.occurs(in: clause) || foods.parts(in: clause).isEmpty
        {
          continue
        }
        return partsOfDish(clauses) ?? (whole == nil ? nil : Self.oneByOne)
      }
      guard let before = whole else {
        whole = call
        continue
      }
      guard let both = setsMerged(before, call) ?? before.merged(with: call) else {
        return partsOfDish(clauses) ?? Self.oneByOne
      }
      whole = both
    }
    return whole.map { Reading(calls: [.correctEntry($0)] + news) }
  }

  /// What a clause behind "also" tells of anew; nil where that is nothing, or not sure.
  private func news(_ clause: [Token]) -> [ToolCall]? {
    let reading = MessageReader(foods: foods, context: context).reading(of: clause)
    return reading.calls.isEmpty || reading.clarification != nil ? nil : reading.calls
  }

  /// What is said of several things and cannot all be worked in changes none of them.
  private static let oneByOne = Reading(
    clarification: Clarification(
      question: "I left that as it was logged: say each change in a line of its own."), confidence: 0.4)

  /// "Yesterday evening also a bun" is one clause.
  private func isOnlyTime(_ tokens: ArraySlice<Token>) -> Bool {
    let said = Array(tokens)
    let covered = TimeScanner.scan(said).covered
    return said.indices.allSatisfy { index in covered.contains { $0.contains(index) } }
  }

  private static func isJoint(_ token: Token) -> Bool {
    token.isSign(",") || token.isSign(";") || token.isSign(".") || joints.contains(token)
  }

  /// The clauses of `tokens`, each with a verb; one where a joint joins anything else.
  private func clauses(of tokens: [Token]) -> [[Token]] {
    var found: [[Token]] = []
    var start = 0
    var index = 1
    while index < tokens.count {
      // "For lunch I also had bread" is one clause.
      let isInside =
        tokens[index].isWord("also")
        && (tokens[index - 1].isOne(of: "i", "we") || isOnlyTime(tokens[start..<index]))
        && index > 1 && !Self.isJoint(tokens[index - 2])
      guard Self.isJoint(tokens[index]), !isInside else {
        index += 1
        continue
      }
      let joint = index
      while index < tokens.count, Self.isJoint(tokens[index]) { index += 1 }
      // "Also" says that something is put to it.
      if Self.adding.contains(tokens[index - 1]) { index -= 1 }
      let rest = Array(tokens[index...])
      if let clause = opensClause(rest) ?? withVerb(rest, after: tokens[start..<joint]) {
        found.append(Array(tokens[start..<joint]))
        start = tokens.count - clause.count
        if clause.count > rest.count { return found + clauses(of: clause) }
      }
      index += 1
    }
    return start < tokens.count ? found + [Array(tokens[start...])] : found
  }

  /// `tokens`, where they begin with a clause about what is logged: "they were", "I only had", "the toast was", "no".
  private func opensClause(_ tokens: [Token]) -> [Token]? {
    guard tokens.count > 1 else { return nil }
    if tokens[0].isWord("no") || tokens[0].isWord("without") { return tokens }
    if Self.pronouns.contains(tokens[0]), CorrectionWords.tellers.contains(tokens[1]) || tokens[1].isWord("took") {
      return tokens
    }
    if isBareLoad(tokens) || isBareSets(tokens) { return tokens }
    if tokens[0].isOne(of: "took", "only", "just", "also", "plus") || isSizedOne(tokens) { return tokens }
    if tokens[0].isWord("i"), tokens.count > 2, tokens[1].isWord("only") || tokens[1].isWord("just"),
      Self.eating.contains(tokens[2])
    {
      return tokens
    }
    if tokens[0].isWord("i"), isCountOfLogged(tokens) { return tokens }
    guard let verb = CorrectionWords.tellers.firstIndex(in: tokens.prefix(Self.longestName)), verb > 0 else {
      return nil
    }
    return isLogged(tokens[..<verb]) ? tokens : nil
  }

  /// "A small one".
  private func isSizedOne(_ tokens: [Token]) -> Bool {
    tokens.count == 3 && NumberWords.articles.contains(tokens[0]) && QuantityWords.sizes[tokens[1]] != nil
      && tokens[2].isWord("one")
  }

  /// "The chips were 80 g" for the "the chips 80 g" that stands behind "the steak was 250 g", or "make the steak 250 g".
  private func withVerb(_ tokens: [Token], after before: ArraySlice<Token>) -> [Token]? {
    guard before.contains(where: { $0.isOne(of: "was", "were", "make") }),
      let figure = tokens.prefix(Self.longestName).firstIndex(where: { $0.isCount || NumberWords.articles.contains($0) }
      ),
      figure > 0, isLogged(tokens[..<figure]),
      case let end = tokens[figure...].firstIndex(where: Self.isJoint) ?? tokens.count,
      case let rest = Array(tokens[figure..<end]), Amount.counts(rest) || isCountOrSize(rest)
    else { return nil }
    let was = Token.word("was", at: tokens[figure].range)
    return tokens[..<figure] + [was] + tokens[figure...]
  }

  /// Whether a name, with its article or without, is one of what was eaten last.
  private func isLogged(_ said: ArraySlice<Token>) -> Bool {
    let name = Array(said.drop { ListWords.definite.contains($0) })
    guard !name.isEmpty, name.allSatisfy({ $0.kind == .word }), let meal = lastMeal else { return false }
    return ItemMatcher(meal: meal, foods: foods).index(named: name) != nil
  }

  /// "The chicken was 200 g and the rice 150 g" of a chicken and rice: its parts in those amounts.
  private func partsOfDish(_ clauses: [[Token]]) -> Reading? {
    guard let meal = lastMeal else { return nil }
    let matcher = ItemMatcher(meal: meal, foods: foods)
    let said = clauses.map { ItemCorrection.Parts(Array($0[firstContent($0)...])) }
    guard let first = said.first, let index = matcher.index(of: first.old),
      said.allSatisfy({
        matcher.index(of: $0.old) == index && (Amount.counts($0.new) || ItemCorrection.amountInState($0.new) != nil)
      })
    else { return nil }
    let items = corrections(of: meal)
    return items.parted(
      meal.items[index], said: matcher.saidNames[index], measured: said.map { (name: $0.old, amount: $0.new) }
    ).map {
      Reading(CorrectEntry(entryId: meal.id, items: items.replace(meal.items[index], with: $0)))
    }
  }
}
