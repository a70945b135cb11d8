import Nutrition
import ToolCalls

/// Several items and a figure each.
extension CorrectionReader {
  private static let copulas = QuantityWords.approximators.union(IntentWords.copulas)
  private static let leading: WordSet = ["the", "my", "and", "actually", "sorry", "no", "so", "oops", "oh"]
  /// Below this a figure counts pieces.
  private static let leastGrams = 20.0
  private static let mostGrams = 2000.0

  /// "The cod was 130 and the rice 60", "cod 130, rice 60" right after both: what each weighed. One figure alone may be its
  /// energy; nobody tells that of one food after another without a word for it.
  func weighedBare(_ tokens: [Token]) -> Reading? {
    guard (4...24).contains(tokens.count), case .meal(let meal)? = context.lastEntries.last, meal.items.count > 1,
      tokens.count(where: { $0.kind == .number }) > 1
    else { return nil }
    let isTold = tokens.contains { $0.isOne(of: "was", "were") }
    let matcher = ItemMatcher(meal: meal, foods: foods)
    var changes: [CorrectEntry.ItemChange] = []
    var places: Set<Int> = []
    for clause in tokens.split(whereSeparator: { $0.isSign(",") || $0.isWord("and") || $0.isSign(";") }) {
      let words = trimmed(Array(clause.drop { Self.leading.contains($0) || $0.kind == .punctuation }))
      guard let number = words.firstIndex(where: { $0.kind == .number }), let value = words[number].value,
        (Self.leastGrams...Self.mostGrams).contains(value), number > 0,
        words.count == number + 1
          || words.count == number + 2 && words[number + 1].isOne(of: "g", "grams", "gram", "gr", "ml"),
        case let name = Array(words[..<number].dropLast(while: { Self.copulas.contains($0) })), !name.isEmpty,
        name.allSatisfy({ $0.kind == .word }), let index = matcher.index(named: name), matcher.isName(name, of: index),
        matcher.namesWhole(name, of: index), places.insert(index).inserted,
        isTold || meal.items[index].origin?.portion != .stated,
        case let unit = meal.items[index].foodType == .food ? "g" : "ml",
        let amount = Amount(Lexer.tokens(of: "\(NumberPhrase.plain(value)) \(unit)"))
      else { return nil }
      changes.append(
        corrections(of: meal).replace(meal.items[index], with: amount.applied(to: meal.items[index])))
    }
    return changes.count > 1 ? Reading(CorrectEntry(entryId: meal.id, items: changes)) : nil
  }
}
