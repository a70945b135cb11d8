import Nutrition
import ToolCalls

/// What something was served on, in or with.
extension CorrectionReader {
  private static let serving: WordSet = ["was", "were", "came"]
  /// What is called after what is in it.
  private static let holders: WordSet = [
    "sandwich", "wrap", "roll", "bap", "baguette", "pita", "salad", "omelette", "sub",
  ]
  private static let more: WordSet = ["not", "instead", "so", "but", "because", "i", "we", "then"]

  /// "They were on toast", "it came with gravy", "it was in a wrap": that too, or a wrap of what was logged, and nothing in
  /// its place.
  func servedWith(_ tokens: [Token]) -> Reading? {
    guard tokens.count <= 10, let verb = Self.serving.firstIndex(in: tokens.prefix(5)), verb > 0,
      verb + 2 < tokens.count, MealWords.servingPrepositions.contains(tokens[verb + 1]),
      CorrectionWords.subjects.contains(tokens[verb - 1]),
      tokens[..<(verb - 1)].allSatisfy({ $0.kind == .punctuation || Self.interjections.contains($0) }),
      case .meal(let meal)? = context.lastEntries.last,
      case let rest = trimmed(Array(tokens[(verb + 2)...])), !rest.isEmpty, !rest.contains(where: Self.more.contains),
      TimeScanner.scan(Array(tokens[(verb + 1)...])).isEmpty,
      case let parts = foods.parts(in: rest), parts.count == 1, parts[0].confidence >= Self.sure,
      ItemMatcher(meal: meal, foods: foods).index(of: rest) == nil
    else { return nil }
    let items = ItemCorrection(context: context, foods: foods)
    if meal.items.count == 1, let last = rest.last, Self.holders.contains(last), !tokens[verb + 1].isWord("with"),
      let whole = items.filled(last, with: meal.items[0], said: ItemMatcher(meal: meal, foods: foods).saidNames[0])
    {
      let change = items.replace(meal.items[0], with: whole)
      return Reading(calls: [.correctEntry(CorrectEntry(entryId: meal.id, items: [change]))])
    }
    guard let changes = items.adding(rest, to: meal.items.count == 1 ? 0 : nil), !changes.isEmpty else { return nil }
    return Reading(calls: [.correctEntry(CorrectEntry(entryId: meal.id, items: changes))])
  }

  /// Below this a word that is a food's too is rather another thing: "it was on offer".
  private static let sure = 0.6
}
