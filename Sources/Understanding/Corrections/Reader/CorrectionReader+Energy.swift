import Nutrition
import ToolCalls

/// Energy that is said of all that was eaten.
extension CorrectionReader {
  private static let around = WordList.words(
    """
    it that this they those was were is came comes come to about around roughly approximately approx so like actually sorry the
    whole thing lot meal plate total totalled totaled all in altogether together overall everything of them and oh only just
    apparently turns out says menu label combined sum should be have been
    each apiece
    """)
  private static let telling = QuantityWords.totals.union([
    "was", "were", "came", "comes", "totalled", "totaled", "combined", "be", "been",
  ])

  /// "Was 850 kcal in total", "the whole thing came to 1200 calories": each item's part of it, as large as before.
  func energyOfWhole(_ tokens: [Token]) -> Reading? {
    guard (3...14).contains(tokens.count), Self.telling.occurs(in: tokens),
      case .meal(let meal)? = context.lastEntries.last,
      let start = tokens.firstIndex(where: { $0.kind == .number }),
      let energy = QuantityParser(tokens).quantity(at: start), let kilocalories = energy.kilocalories,
      (1...10_000).contains(kilocalories),
      tokens.indices.allSatisfy({
        energy.tokens.contains($0) || tokens[$0].kind == .punctuation || Self.around.contains(tokens[$0])
      })
    else { return nil }
    let known = meal.totals.calories
    let isEach = tokens.contains { $0.isWord("each") || $0.isWord("apiece") }
    let changes = meal.items.compactMap { item in
      let part = known > 0 ? item.nutrients.calories / known : 1 / Double(meal.items.count)
      let share = isEach ? meal.items.count == 1 ? max(1, item.quantity) : 1 : part
      return Amount(kilocalories: kilocalories * share).map { amount in
        CorrectEntry.ItemChange(action: .replace, itemName: item.name, item: amount.applied(to: item))
      }
    }
    return changes.isEmpty ? nil : Reading(CorrectEntry(entryId: meal.id, items: changes))
  }
}
