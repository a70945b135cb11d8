import Foods
import Foundation
import Nutrition
import ToolCalls

/// When something is said to have happened, as far as a call says it.
struct CallMoment: Equatable {
  var timestamp: Date?
  var mealType: MealType?

  /// Seconds; two times closer than this are the same, as a model gives them.
  static let leastApart = 900.0

  /// Whether both say when, and not the same.
  func differs(from other: CallMoment) -> Bool {
    if let timestamp, let earlier = other.timestamp {
      return abs(timestamp.timeIntervalSince(earlier)) >= Self.leastApart
    }
    guard let mealType, let earlier = other.mealType else { return false }
    return mealType != earlier
  }
}

extension AddMeal {
  var moment: CallMoment { CallMoment(timestamp: timestamp, mealType: mealType) }
}

extension FoodCatalog {
  /// Whether two items are one food that is named twice: the same words, or those and more ("stew", "lentil stew")
  /// where the tables do not know them as two foods ("bread", "bread roll").
  func namesSameFood(_ a: AddMeal.Item, _ b: AddMeal.Item) -> Bool {
    let (some, others) = (Set(Self.foldedWords(a.name)), Set(Self.foldedWords(b.name)))
    if some == others { return true }
    guard some.isSubset(of: others) || others.isSubset(of: some) else { return false }
    guard let one = foodID(of: a), let other = foodID(of: b) else { return true }
    return one == other
  }

  /// The food that an item is linked to; nil where no table knows it.
  func foodID(of item: AddMeal.Item) -> String? { item.catalogId ?? link(item.name)?.food.id }
}

extension [ToolCall] {
  /// These calls of earlier rounds without what later ones say again. A model that is told of a mistake, or has looked
  /// something up, often repeats the whole sentence; what it says last counts.
  func superseded(by later: [ToolCall], catalog: FoodCatalog) -> [ToolCall] {
    compactMap { call in
      guard case .addMeal(var meal) = call else {
        return later.contains { call.isSaidAgain(by: $0) } ? nil : call
      }
      for case .addMeal(let other) in later where !other.moment.differs(from: meal.moment) {
        meal.items.removeAll { item in other.items.contains { catalog.namesSameFood($0, item) } }
      }
      return meal.items.isEmpty ? nil : .addMeal(meal)
    }
  }
}

extension ToolCall {
  /// Whether another call is about the same water, weight or workout. Of meals, foods are compared.
  func isSaidAgain(by other: ToolCall) -> Bool {
    func areAtOnce(_ a: Date?, _ b: Date?) -> Bool { !CallMoment(timestamp: a).differs(from: CallMoment(timestamp: b)) }
    switch (self, other) {
    case (.addWater(let a), .addWater(let b)): return a.amountMl == b.amountMl && areAtOnce(a.timestamp, b.timestamp)
    case (.addWeight(let a), .addWeight(let b)): return a.weightKg == b.weightKg && areAtOnce(a.timestamp, b.timestamp)
    case (.addWorkout(let a), .addWorkout(let b)):
      let (some, others) = (Set(FoodCatalog.foldedWords(a.name)), Set(FoodCatalog.foldedWords(b.name)))
      return (some.isSubset(of: others) || others.isSubset(of: some)) && areAtOnce(a.timestamp, b.timestamp)
    default: return self == other
    }
  }
}
