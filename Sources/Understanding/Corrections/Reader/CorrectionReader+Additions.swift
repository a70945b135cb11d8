import Nutrition
import ToolCalls

/// Items put into what was logged last.
extension CorrectionReader {
  func addition(_ tokens: [Token]) -> Reading? {
    var start = 0
    var found = false
    while start + 1 < tokens.count, !tokens[start].isWord("and"),
      tokens[start].kind == .punctuation && !tokens[start].isSign("+") && !tokens[start].isSign("&")
        || Self.interjections.contains(tokens[start])
    { start += 1 }
    let opening = start
    while start < tokens.count,
      let match = CorrectionWords.additions.match(at: start, in: tokens)
        ?? (tokens[start].isSign("+") || tokens[start].isSign("&") ? (true, 1) : nil)
    {
      start += match.count
      found = true
    }
    // "Add leeks to the shopping list" puts nothing into a meal.
    guard found, start < tokens.count, let meal = lastMeal, !FrameReader.ordersAlert(tokens, from: opening) else {
      return nil
    }
    var rest = trimmed(Array(tokens[start...]))
    // "Log 2 eggs. How much protein is in that": what is asked puts nothing in.
    if let stop = rest.dropLast().firstIndex(where: { ListWords.sentenceEnds.contains($0) }),
      FrameReader.isQuestion(Array(rest[(stop + 1)...]), at: 0)
    {
      return nil
    }
    // "with milk, not water": what it was not is not put in.
    if let not = rest.firstIndex(where: { $0.isWord("not") }), not > 0 { rest = trimmed(Array(rest[..<not])) }
    rest = Self.withoutHaving(rest)
    // "And no toast" puts nothing in.
    if let first = rest.first, first.isWord("no") || first.isWord("without") { return removal(rest) }
    // "With the snow we stayed in and I had a stew": how it came about.
    if tokens[opening].isWord("with"), rest.contains(where: { $0.isWord("i") || $0.isWord("we") }) { return nil }
    // A clause of its own is a log of its own.
    let opensWithAdd = tokens[opening].isWord("add")
    let isSweetened = rest.last.map { $0.isOne(of: "sugar", "sugars", "sweetener", "sweeteners") } ?? false
    // "A boiled egg" tells how it was cooked.
    let isNoun =
      rest.count > 1 && (rest[0].isCount || NumberWords.articles.contains(rest[0]))
      && CookingWords.cooked.contains(rest[1])
    guard FrameReader.frame(of: rest, isFirst: false) == nil || opensWithAdd || isNoun,
      foods.holdsFood(rest) || isSweetened,
      TimeScanner.scan(rest).isEmpty || opensWithAdd && TimeScanner.scan(rest).meal == meal.mealType
    else { return nil }
    if case .workout = WorkoutReader().finding(in: rest, hasFood: false),
      !foods.holdsFood(rest) || ExerciseLexicon.reference.mentions(in: rest).contains(where: { !$0.isWeak })
    {
      return nil
    }
    let items = ItemCorrection(context: context, foods: foods)
    // "With oat milk" of a latte is a latte with oat milk.
    let isMilk = rest.count <= 2 && rest.last?.isWord("milk") == true
    let isIn = (tokens[start - 1].isWord("with") || isMilk) && meal.items.count == 1 && meal.items[0].foodType != .food
    let whole = isIn ? items.adding(rest, to: 0) ?? [] : []
    guard let changes = whole.isEmpty ? items.adding(rest, to: nil) : whole else { return nil }
    return Reading(CorrectEntry(entryId: meal.id, items: changes))
  }

  private static let behindHaving: WordSet = [
    "with", "it", "that", "them", "too", "also", "as", "well", "after", "before", "on", "top", "alongside", "then",
  ]

  /// "The banana" of "the banana I had with it".
  private static func withoutHaving(_ tokens: [Token]) -> [Token] {
    guard let i = tokens.dropFirst().firstIndex(where: { $0.isWord("i") }), i + 1 < tokens.count,
      EatingWords.having.contains(tokens[i + 1]), tokens[(i + 2)...].allSatisfy({ behindHaving.contains($0) })
    else { return tokens }
    return Array(tokens[..<i])
  }

  private static let having: WordSet = [
    "i", "we", "also", "and", "had", "have", "got", "there", "was", "plus", "oh", ",",
  ]

  /// "Had a roll with it too": what went with the last meal, whenever that was.
  func beside(_ tokens: [Token]) -> Reading? {
    guard let meal = lastMeal,
      let with = tokens.indices.dropLast().last(where: {
        (tokens[$0].isWord("with") || tokens[$0].isWord("in"))
          && tokens[$0 + 1].isOne(of: "it", "that", "them")
      }), tokens[(with + 2)...].allSatisfy({ $0.kind != .word || $0.isOne(of: "too", "also", "as", "well") })
    else { return nil }
    let rest = Array(tokens[..<with].drop { Self.having.contains($0) })
    // "Haggis, two slices, and a neep with it": of the haggis.
    if let comma = rest.firstIndex(where: { $0.isSign(",") }), foods.holdsFood(Array(rest[..<comma])) { return nil }
    // "Tea with milk in it": in the tea.
    if tokens[with].isWord("in"), let before = rest.firstIndex(where: { $0.isWord("with") }),
      foods.holdsFood(Array(rest[..<before])) || rest[..<before].last?.isWord("water") == true
    {
      return nil
    }
    // "Two cones and drank a milk with them": of the cones.
    if !tokens[0].isOne(of: "it", "it's", "that"),
      let verb = EatingWords.having.firstIndex(in: rest.dropFirst(2)),
      foods.holdsFood(Array(rest[..<verb]))
    {
      return nil
    }
    guard !rest.isEmpty, foods.holdsFood(rest), TimeScanner.scan(rest).isEmpty,
      FrameReader.frame(of: Array(tokens[..<with]), isFirst: false).map({ $0 == .report }) ?? true,
      case let items = foods.items(in: rest), !items.isEmpty
    else { return nil }
    if tokens[with].isWord("in") { return within(rest, of: meal, items) }
    let changes = items.map { CorrectEntry.ItemChange(action: .add, item: $0) }
    return Reading(CorrectEntry(entryId: meal.id, items: changes))
  }

  /// "2 sugars in it" of a tea; "3 eggs in it" of an omelette, which has some already, asks.
  private func within(_ said: [Token], of meal: Meal, _ items: [AddMeal.Item]) -> Reading? {
    guard meal.items.count == 1, case .meal? = context.lastEntries.last else { return nil }
    let table = ItemMatcher.words(of: meal.items[0].name)
    let isThere = said.contains {
      $0.kind == .word && !$0.isCount && table.contains(EnglishPlural.singular(of: $0.folded))
    }
    guard !isThere else {
      return Reading(
        clarification: Clarification(
          question: "How much of \(meal.items[0].name.prefix(60)) did you have in all?"), confidence: 0.4)
    }
    let drink =
      meal.items[0].foodType == .food ? nil : ItemCorrection(context: context, foods: foods).adding(said, to: 0)
    let changes = drink ?? items.map { CorrectEntry.ItemChange(action: .add, item: $0) }
    return Reading(CorrectEntry(entryId: meal.id, items: changes))
  }

  /// "My sister ate half of it": what somebody else had of the last meal.
  func shared(_ tokens: [Token]) -> Reading? {
    guard tokens.count <= 9, let meal = lastMeal, FrameReader.frame(of: tokens, isFirst: true) == .someoneElse,
      let of = tokens.indices.dropLast().last(where: {
        tokens[$0].isWord("of") && tokens[$0 + 1].isOne(of: "it", "that", "them", "mine")
      }), of > 0, of + 2 == tokens.count,
      let share = ["half": 0.5, "third": 1.0 / 3, "quarter": 0.25][tokens[of - 1].folded]
    else { return nil }
    return all(of: meal, by: Amount(factor: 1 - share))
  }

  /// "And a side salad without dressing" for "and a side salad, no dressing": said of what is put in, and no second change.
  static func withoutBehind(_ tokens: [Token]) -> [Token]? {
    let start = tokens.firstIndex { !isInterjection($0) || $0.isWord("and") } ?? 0
    guard
      CorrectionWords.additions.match(at: start, in: tokens) != nil
        || tokens.prefix(start).contains(where: { $0.isWord("and") }),
      let no = tokens.lastIndex(where: { $0.isWord("no") }), no > start + 2, tokens[no - 1].isSign(","),
      no + 1 < tokens.count, tokens.count - no <= 4, tokens[(no + 1)...].allSatisfy({ $0.kind == .word })
    else { return nil }
    return tokens[..<(no - 1)] + [Token.word("without", at: tokens[no].range)] + tokens[(no + 1)...]
  }
}
