import Foods
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
      CorrectionWords.subjects.contains(tokens[verb - 1]), tokens[..<(verb - 1)].allSatisfy(Self.isInterjection),
      case .meal(let meal)? = context.lastEntries.last,
      case let rest = trimmed(Array(tokens[(verb + 2)...])), !rest.isEmpty, !Self.more.occurs(in: rest),
      TimeScanner.scan(Array(tokens[(verb + 1)...])).isEmpty,
      case let parts = foods.parts(in: rest), parts.count == 1, parts[0].confidence >= Self.sure,
      ItemMatcher(meal: meal, foods: foods).index(of: rest) == nil
    else { return nil }
    let items = ItemCorrection(context: context, foods: foods)
    if meal.items.count == 1, let last = rest.last, Self.holders.contains(last), !tokens[verb + 1].isWord("with"),
      let whole = items.filled(last, with: meal.items[0], said: ItemMatcher(meal: meal, foods: foods).saidNames[0])
    {
      let change = items.replace(meal.items[0], with: whole)
      return Reading(CorrectEntry(entryId: meal.id, items: [change]))
    }
    guard let changes = items.adding(rest, to: meal.items.count == 1 ? 0 : nil), !changes.isEmpty else { return nil }
    return Reading(CorrectEntry(entryId: meal.id, items: changes))
  }

  private static let making: WordSet = ["made", "mixed", "blended"]
  private static let beforeMaking: WordSet = ["it", "that", "was", "were", "they", "i", "had"]

  /// "Made with milk", "I made it with water" of the one thing that was logged: that dish so made where the tables have it.
  func madeWith(_ tokens: [Token]) -> Reading? {
    guard tokens.count <= 10, let verb = Self.making.firstIndex(in: tokens.prefix(4)),
      tokens[..<verb].allSatisfy({
        Self.beforeMaking.contains($0) || Self.interjections.contains($0) || $0.kind == .punctuation
      }),
      case let joint = tokens[(verb + 1)...].prefix(2).firstIndex(where: { $0.isWord("with") }) ?? 0, joint > verb,
      joint == verb + 1 || tokens[verb + 1].isOne(of: "it", "that", "them"),
      case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1,
      case let rest = trimmed(Array(tokens[(joint + 1)...])), !rest.contains(where: { $0.isWord("not") }),
      let said = ItemMatcher(meal: meal, foods: foods).saidNames[0],
      foods.holdsFood(rest) || rest.last?.isWord("water") == true
    else { return nil }
    let items = corrections(of: meal)
    let whole = Lexer.tokens(of: said) + tokens[verb...verb] + tokens[joint...joint] + rest
    let words = ItemMatcher.words(of: rest.map(\.text).joined(separator: " "))
    guard let match = foods.catalog.link(whole.map(\.text).joined(separator: " ")), match.confidence > 0.8,
      words.isSubset(of: ItemMatcher.words(of: match.food.name)),
      let new = items.phrase(whole, like: meal.items[0]), new.count == 1
    else {
      // The milk of a batter is in the pancakes already.
      guard meal.items[0].foodType != .food else {
        let made = whole.map(\.text).joined(separator: " ").prefix(80)
        return Reading(
          clarification: Clarification(question: "I left that as it was logged: no table has \(made)."), confidence: 0.4
        )
      }
      return items.adding(rest, to: 0).map {
        Reading(CorrectEntry(entryId: meal.id, items: $0))
      }
    }
    return Reading(CorrectEntry(entryId: meal.id, items: items.replace(meal.items[0], with: new)))
  }

  /// Below this a word that is a food's too is rather another thing: "it was on offer".
  private static let sure = 0.6
}
