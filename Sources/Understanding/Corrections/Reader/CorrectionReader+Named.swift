import Nutrition
import ToolCalls

/// Lines that name the item they mend, in the last meal or an earlier one: "the lasagne was 400 kcal", "half of the
/// chips", "the scone had jam", "the wine was at dinner".
extension CorrectionReader {
  /// An item, and what is said of it.
  private struct NamedItem {
    var meal: Meal
    /// Nil for "it" of a meal with several items.
    var index: Int?
    /// Its name, the verb behind it and what follows that.
    var name: [Token]
    var verb: Token
    var rest: [Token]
    /// "That porridge": what was logged with it goes with it.
    var isPointedAt = false
  }

  func named(_ said: [Token]) -> Reading? {
    let tokens = fronted(Self.plainly(said))
    if let reading = multiple(tokens) ?? moved(tokens) ?? namedWorkout(tokens) ?? namedFigure(tokens) { return reading }
    guard let item = namedItem(tokens) else { return kindOfUnnamed(tokens) }
    return switch item.verb.folded {
    case "was", "were", "is": being(item) ?? puzzle(tokens, about: item)
    default: having(item)
    }
  }

  /// What is said of an item that was named and makes no sense here is no reason to log it once more.
  private func puzzle(_ tokens: [Token], about item: NamedItem) -> Reading? {
    guard !MessageReader(foods: foods, context: context).reading(of: tokens).calls.isEmpty else { return nil }
    let name = item.name.map(\.text).joined(separator: " ")
    return Reading(
      clarification: Clarification(
        question: "What was different about the \(name.prefix(60))? Say it with an amount, a food or a time."),
      confidence: 0.4)
  }

  /// With these another clause begins, which tells something of its own.
  static let clauses: WordSet = [
    "i", "i'm", "i've", "we", "then", "so", "but", "because", "my", "he", "she",
  ]

  /// "the <item> was", and "<item> was" with a figure behind it.
  private func namedItem(_ tokens: [Token]) -> NamedItem? {
    guard let verb = CorrectionWords.tellers.firstIndex(in: tokens.prefix(9)), verb > 0,
      verb + 1 < tokens.count, !Self.clauses.occurs(in: tokens[(verb + 1)...])
    else { return nil }
    var start = 0
    while start < verb, Self.isInterjection(tokens[start]) {
      start += 1
    }
    // "it had milk in it" is about what was logged last.
    if start + 1 == verb, tokens[start].isWord("it"), tokens[verb].isOne(of: "had", "came"),
      case .meal(let meal)? = context.lastEntries.last
    {
      return NamedItem(
        meal: meal, index: meal.items.count == 1 ? 0 : nil, name: [], verb: tokens[verb],
        rest: trimmed(Array(tokens[(verb + 1)...])))
    }
    let hasArticle = start < verb && ListWords.definite.contains(tokens[start])
    let name = Array(tokens[(hasArticle ? start + 1 : start)..<verb])
    let rest = Array(tokens[(verb + 1)...])
    guard !name.isEmpty, name.allSatisfy({ $0.kind == .word }),
      hasArticle || isTold(trimmed(untilDenial(rest)), of: name)
    else {
      return nil
    }
    let meals = hasArticle ? mealsInReach : Array(mealsInReach.prefix(lastMeal == nil ? 0 : 1))
    let found = meals.lazy.compactMap { meal -> (item: NamedItem, isSaid: Bool)? in
      let matcher = ItemMatcher(meal: meal, foods: foods)
      guard let index = matcher.index(named: name), hasArticle || matcher.isName(name, of: index) else { return nil }
      let item = NamedItem(
        meal: meal, index: index, name: name, verb: tokens[verb], rest: trimmed(rest),
        isPointedAt: tokens[start].isOne(of: "that", "this"))
      return (item, matcher.isSaid(name, of: index))
    }
    // "The coffee" is what was called coffee, whatever latte came behind it.
    return (found.first { $0.isSaid } ?? found.first)?.item
  }

  func corrections(of meal: Meal) -> ItemCorrection {
    var held = context
    held.lastEntries = [.meal(meal)]
    return ItemCorrection(context: held, foods: foods)
  }

  /// "was 400 kcal", "was veggie", "was yesterday".
  private func being(_ item: NamedItem) -> Reading? {
    let moment = item.rest.firstIndex { $0.isWord("not") }.map { trimmed(Array(item.rest[..<$0])) } ?? item.rest
    if let index = item.index, !moment.isEmpty, var call = move(of: index, in: item.meal, to: moment) {
      if item.isPointedAt, index == 0 { call.movedItemId = nil }
      return Reading(call)
    }
    // "Was actually with oat milk".
    let plain = Array(item.rest.drop { $0.isOne(of: "actually", "really", "just") })
    if let first = plain.first, first.isWord("with") || first.isWord("without") {
      var with = item
      with.rest = plain
      return having(with)
    }
    if let index = item.index, let both = amountWithMore(of: index, in: item.meal, item.rest) { return both }
    let isPraise = OpinionWords.all.occurs(in: item.rest) && !foods.holdsFood(item.rest)
    guard !isPraise,
      foods.holdsFood(item.rest) || Amount(item.rest) != nil || ItemCorrection.isOnlyKind(untilDenial(item.rest))
    else { return nil }
    if let added = addedPart(item) { return added }
    var new = item.rest
    var old = item.name
    if let not = new.firstIndex(where: { $0.isWord("not") }), not > 0 {
      // "the stew was beef, not lamb" of a lamb stew.
      let wrong = Array(new[(not + 1)...])
      new = Array(new[..<not])
      if ItemMatcher(meal: item.meal, foods: foods).index(said: wrong) == item.index { old = wrong }
    }
    return corrections(of: item.meal).reading(of: .init(new: new, old: old))
  }

  /// "the dressing was ranch" of a salad that was said without one: what was on it.
  private func addedPart(_ item: NamedItem) -> Reading? {
    guard let index = item.index, case let matcher = ItemMatcher(meal: item.meal, foods: foods),
      matcher.saidNames[index] != nil, !matcher.isSaid(item.name, of: index), Amount(item.rest) == nil,
      !ItemCorrection.isOnlyKind(item.rest), let found = foods.items(in: item.rest + item.name).first
    else { return nil }
    let change = CorrectEntry.ItemChange(action: .add, item: found)
    return Reading(CorrectEntry(entryId: item.meal.id, items: [change]))
  }

  /// "was 2 slices with honey": an amount, and what came with it.
  private func amountWithMore(of index: Int, in meal: Meal, _ rest: [Token]) -> Reading? {
    guard let with = rest.firstIndex(where: { $0.isWord("with") }), Amount.counts(Array(rest[..<with])),
      let amount = Amount(Array(rest[..<with])), case let more = Array(rest[(with + 1)...]), foods.holdsFood(more)
    else { return nil }
    let items = corrections(of: meal)
    let changes = [items.replace(meal.items[index], with: amount.applied(to: meal.items[index]))]
    return Reading(CorrectEntry(entryId: meal.id, items: changes + (items.adding(more, to: nil) ?? [])))
  }

  /// "had jam", "came with chips", "had no feta", "had 500 kcal".
  private func having(_ item: NamedItem) -> Reading? {
    var rest = item.rest
    while let first = rest.first, first.isOne(of: "with", "also", "some", "just", "about") {
      rest.removeFirst()
    }
    guard let first = rest.first, TimeScanner.scan(rest).isEmpty else { return nil }
    if first.isWord("no") || first.isWord("without") {
      var held = self
      held.context.lastEntries = [.meal(item.meal)]
      return held.removal(rest, isOfPart: true)
        ?? Reading(
          clarification: Clarification(question: "I don't see that in what was logged."), confidence: 0.4)
    }
    if Amount.counts(rest) {
      guard item.index != nil else { return nil }
      return corrections(of: item.meal).reading(of: .init(new: rest, old: item.name))
    }
    while let last = rest.last, last.isOne(of: "in", "on", "it", "too") { rest.removeLast() }
    guard isPutIn(rest) else { return nil }
    let changes = corrections(of: item.meal).adding(rest, to: item.index)
    return changes.map { changes in
      Reading(CorrectEntry(entryId: item.meal.id, items: changes.isEmpty ? nil : changes))
    }
  }

  /// The call that moves one item of `meal`, with the whole entry where there is no other.
  private func move(of index: Int, in meal: Meal, to moment: [Token]) -> CorrectEntry? {
    guard var call = MomentCorrection(context: context).change(moment, of: .meal(meal)) else { return nil }
    if meal.items.count > 1, !isStirredInto(index, of: meal) { call.movedItemId = meal.items[index].id }
    return call
  }

  /// Whether all the other items of `meal` are what is stirred into a drink: "coffee with milk" moves as one.
  private func isStirredInto(_ index: Int, of meal: Meal) -> Bool {
    meal.items[index].foodType != .food
      && meal.items.indices.allSatisfy { other in
        other == index
          || Lexer.tokens(of: meal.items[other].name).first.map { CoffeeWords.stirred.contains($0) } ?? false
      }
  }

  /// "move the scone to breakfast".
  private func moved(_ tokens: [Token]) -> Reading? {
    guard tokens.count > 3, tokens[1].isWord("the"), tokens[0].isOne(of: "move", "shift", "put", "log"),
      let joint = tokens.lastIndex(where: { $0.isOne(of: "to", "as", "under", "for", "at") }), joint > 2
    else { return nil }
    let name = Array(tokens[2..<joint])
    for meal in mealsInReach {
      let matcher = ItemMatcher(meal: meal, foods: foods)
      guard let index = matcher.index(named: name), matcher.isName(name, of: index) else { continue }
      return move(of: index, in: meal, to: Array(tokens[joint...])).map { Reading($0) }
    }
    return nil
  }
}
