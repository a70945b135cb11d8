import Foundation
import Nutrition

/// The meals that a correction may be of.
extension CorrectionReader {
  /// The context with an earlier meal for the last one, where that alone has the food that `tokens` name.
  func holding(_ tokens: [Token]) -> ReadingContext {
    guard !context.earlierMeals.isEmpty else { return context }
    let heads = foods.parts(in: tokens).compactMap { tokens[$0.tokens].last(where: { $0.kind == .word }) }
    guard !heads.isEmpty, !(lastMeal.map { holds($0, heads) } ?? false),
      let earlier = context.earlierMeals.last(where: { holds($0, heads) })
    else { return context }
    var held = context
    held.lastEntries = [.meal(earlier)]
    return held
  }

  private func holds(_ meal: Meal, _ heads: [Token]) -> Bool {
    let said = ItemMatcher(meal: meal, foods: foods).saidNames.compactMap(\.self)
    let words = (meal.items.map(\.name) + said).reduce(into: Set<String>()) { $0.formUnion(ItemMatcher.words(of: $1)) }
    return heads.contains { words.contains(EnglishPlural.singular(of: $0.folded)) }
  }

  /// The last meal and those before it, the newest first; what was eaten longer ago than a day is named with its day.
  var mealsInReach: [Meal] {
    let oldest = context.now.addingTimeInterval(-86_400)
    return (lastMeal.map { [$0] } ?? []) + context.earlierMeals.reversed().filter { $0.timestamp > oldest }
  }

  var lastMeal: Meal? { context.lastMeal }
}
