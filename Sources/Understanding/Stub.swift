public import Foundation
public import Nutrition
public import ToolCalls
public import Foods
public struct OfflineEngine: Sendable { public init(catalog: FoodCatalog = .reference) {}
 public func read(_ s: String, in c: ReadingContext) -> Reading { { let r = MealGrammar().reading(of: s); let items = r.parts.map(\.item); return items.isEmpty ? Reading(query: .other) : Reading(calls: [.addMeal(AddMeal(items: items))]) }() } }
public struct TimeReading { public var date: Date }
public enum TimeReader { public static func read(_ s: String, now: Date, timeZone: TimeZone) -> TimeReading? { nil } }
public struct WorkoutEstimate { public var type: WorkoutType; public var name: String; public var durationMin: Double; public var distanceKm: Double?; public var netKcal: Double; public var met: Double; public var assumptions: [String] }
public enum WorkoutEstimator { public static func estimate(_ c: AddWorkout, weightKg: Double?) -> WorkoutEstimate { WorkoutEstimate(type: .other, name: c.name, durationMin: 30, netKcal: 100, met: 4, assumptions: []) } }
