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
    guard found, start < tokens.count, let meal = lastMeal else { return nil }
    var rest = trimmed(Array(tokens[start...]))
    // "with milk, not water": what it was not is not put in.
    if let not = rest.firstIndex(where: { $0.isWord("not") }), not > 0 { rest = trimmed(Array(rest[..<not])) }
    // A clause of its own is a log of its own.
    let opensWithAdd = tokens[opening].isWord("add")
    guard FrameReader.frame(of: rest, isFirst: false) == nil || opensWithAdd, foods.holdsFood(rest),
      TimeScanner.scan(rest).isEmpty || opensWithAdd && TimeScanner.scan(rest).meal == meal.mealType
    else { return nil }
    if case .workout = WorkoutReader().finding(in: rest, hasFood: false), !foods.holdsFood(rest) { return nil }
    let items = foods.items(in: rest)
    guard !items.isEmpty else { return nil }
    let changes = items.map { CorrectEntry.ItemChange(action: .add, item: $0) }
    return Reading(calls: [.correctEntry(CorrectEntry(entryId: meal.id, items: changes))])
  }
}
