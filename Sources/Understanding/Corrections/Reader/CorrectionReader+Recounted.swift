import Foundation
import Nutrition
import ToolCalls

/// The food that was just logged, once more and in another number.
extension CorrectionReader {
  /// Minutes within which a line may still mend the one before it.
  private static let fresh = 10.0

  /// "4 figs" right after "3 figs" is four in all or four more, which only the person knows: asks, where one can ask. The
  /// same number is another round, and so is what comes later in the day or out of a scale.
  func recounted(_ said: [Token]) -> Reading? {
    guard context.asksBack, (2...4).contains(said.count), said[0].isCount,
      !NumberWords.articles.contains(said[0]), said.dropFirst().allSatisfy({ $0.kind == .word && !$0.isCount }),
      case .meal(let meal)? = context.lastEntries.last, context.lastEntries.count == 1, meal.items.count == 1,
      abs(context.now.timeIntervalSince(meal.timestamp)) <= Self.fresh * 60, TimeScanner.scan(said).isEmpty,
      case let items = foods.items(in: said), items.count == 1, let count = items[0].quantity,
      items[0].unit == nil, let id = items[0].catalogId, id == meal.items[0].catalogId,
      count != meal.items[0].quantity
    else { return nil }
    let old = meal.items[0]
    guard !old.unit.isOne(of: "g", "ml") else { return nil }
    let change = ItemCorrection(context: context, foods: foods).replace(old, with: items[0])
    let number = NumberPhrase.plain(count)
    return Reading(
      clarification: Clarification(
        question: "Is that \(number) in all, or \(number) more?",
        choices: [
          .init(
            label: "\(number) in all", calls: [.correctEntry(CorrectEntry(entryId: meal.id, items: [change]))]),
          .init(label: "\(number) more", calls: [.addMeal(AddMeal(items: items))]),
        ]),
      confidence: 0.4)
  }
}
