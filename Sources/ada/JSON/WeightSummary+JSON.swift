import Coaching
import JSONTree
import Nutrition
import ToolCalls

extension WeightSummary {
  /// Weigh-ins and trend for scripts (docs/json.md), in kilograms.
  func json(targetKg: Double?) -> JSONValue {
    [
      "entries": .array(entries.map { EntryRecord(.weight($0), in: timeZone).json }),
      "trend": .array(
        trend.points.map { point in
          [
            "day": .string(point.day.description), "weightKg": .figure(point.weightKg, decimals: 2),
            "trendKg": .figure(point.trendKg, decimals: 2),
          ]
        }),
      "change7DaysKg": .figure(change(overLast: 7), decimals: 2),
      "change28DaysKg": .figure(change(overLast: 28), decimals: 2),
      "kgPerWeek": .figure(trend.kilogramsPerWeek(), decimals: 2), "targetWeightKg": .figure(targetKg),
    ]
  }
}
