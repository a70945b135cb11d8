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

/// Workouts, drinks of water and weighings of the turns before the last one.
extension CorrectionReader {
  private static let figured: WordSet = ["was", "were", "took"]

  /// The entry that "delete the walk" and "the water was only 700 ml" mean, where the last turn has none of that name: no
  /// meal, whose foods are looked for by theirs, and none of longer ago than a day.
  func namedEarlier(_ said: [Token]) -> Entry? {
    guard let article = ListWords.definite.firstIndex(in: said.prefix(4)), article + 1 < said.count
    else { return nil }
    let end: Int
    if article > 0, ordersRemoval(Array(said.prefix { $0.kind == .word })) {
      end = said[article...].firstIndex { $0.kind == .punctuation } ?? said.count
    } else if article == 0, let verb = Self.figured.firstIndex(in: said.prefix(4)) {
      end = verb
    } else {
      return nil
    }
    let name = said[(article + 1)..<end].map { EnglishPlural.singular(of: $0.folded) }
    // What the person weighs is news each time: "my weight was 82".
    guard (1...2).contains(name.count), entry(named: name) == nil, lifted(name) == nil,
      !namesLogged(Array(said[(article + 1)..<end])),
      said[article].isWord("the") || !name.contains("weight")
    else { return nil }
    let oldest = context.now.addingTimeInterval(-86_400)
    let reach = context.earlierEntries.filter { entry in
      if case .meal = entry { return false }
      return entry.timestamp > oldest
    }
    return entry(named: name, in: reach)
  }
}
