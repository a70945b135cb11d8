import Foods
import Foundation
import Nutrition
import ToolCalls

@testable import Understanding

/// The engine with a fixed clock: Friday, 20 November 2026, 12:30 UTC.
enum OfflineReading {
  static let now = date("2026-11-20T12:30:00Z")
  static let utc = TimeZone(secondsFromGMT: 0) ?? .gmt
  static let engine = OfflineEngine()

  static func date(_ text: String) -> Date {
    (try? Date(text, strategy: .iso8601)) ?? .distantPast
  }

  static func context(
    last: [Entry] = [], pending: Clarification? = nil, weightKg: Double? = 80, units: UnitSystem = .metric
  ) -> ReadingContext {
    ReadingContext(
      now: now, timeZone: utc, lastEntries: last, pendingQuestion: pending, weightKg: weightKg, units: units)
  }

  static func read(_ sentence: String, last: [Entry] = [], units: UnitSystem = .metric, weightKg: Double? = 80)
    -> Reading
  {
    engine.read(sentence, in: context(last: last, weightKg: weightKg, units: units))
  }

  static func meals(_ reading: Reading) -> [AddMeal] {
    reading.calls.compactMap { if case .addMeal(let meal) = $0 { meal } else { nil } }
  }

  /// The foods that a sentence logs.
  static func items(_ sentence: String) -> [AddMeal.Item] { meals(read(sentence)).flatMap(\.items) }

  /// What those foods are called.
  static func names(_ sentence: String) -> [String] { items(sentence).map(\.name) }

  /// The food of the reference tables that an item was linked to.
  static func food(of item: AddMeal.Item) -> Food? {
    item.catalogId.flatMap { FoodCatalog.reference.food(id: $0) }
  }

  /// What an item weighs by the reference tables; 0 where they lack it.
  static func grams(of item: AddMeal.Item) -> Double {
    guard let food = food(of: item) else { return 0 }
    return item.grams
      ?? FoodCatalog.reference.portion(of: food, quantity: item.quantity, unit: item.unit, said: item.name).grams
  }

  static func workouts(_ reading: Reading) -> [AddWorkout] {
    reading.calls.compactMap { if case .addWorkout(let workout) = $0 { workout } else { nil } }
  }

  /// The workouts that a sentence logs.
  static func workouts(_ sentence: String) -> [AddWorkout] { workouts(read(sentence)) }

  static func water(_ reading: Reading) -> [AddWater] {
    reading.calls.compactMap { if case .addWater(let water) = $0 { water } else { nil } }
  }

  static func weights(_ reading: Reading) -> [AddWeight] {
    reading.calls.compactMap { if case .addWeight(let weight) = $0 { weight } else { nil } }
  }

  static func goals(_ reading: Reading) -> [SetGoal] {
    reading.calls.compactMap { if case .setGoal(let goal) = $0 { goal } else { nil } }
  }

  static func corrections(_ reading: Reading) -> [CorrectEntry] {
    reading.calls.compactMap { if case .correctEntry(let correction) = $0 { correction } else { nil } }
  }

  /// What kinds of calls a reading holds, in order.
  static func kinds(_ reading: Reading) -> [ToolName] { reading.calls.map(\.name) }
}
