import JSONTree
import Nutrition

extension AdaptiveExpenditure {
  /// The estimate and what it rests on, for scripts (docs/json.md).
  var json: JSONValue {
    [
      "calories": .figure(kilocalories), "low": .figure(interval.lowerBound), "high": .figure(interval.upperBound),
      "isEnough": .bool(isEnough), "formulaCalories": .figure(prior.kilocalories),
      "from": .string(points[0].day.description), "to": .string(points[points.count - 1].day.description),
      "intakeMean": .figure(meanIntake), "intakeMean28Days": .figure(recentIntake),
      "activeMean": .figure(meanActive), "trendKg": .figure(trendKg, decimals: 2),
      "kgPerWeek": .figure(trendKgPerWeek, decimals: 2), "kcalPerKg": .figure(energyDensity),
      "intakeDays": .integer(intakeDays), "missingDays": .integer(missingDays), "weighingDays": .integer(weighings),
      "leftOut": .array(
        partialDays.map {
          ["day": .string($0.day.description), "calories": .figure($0.calories), "said": .bool($0.isSaid)]
        }),
      "days": .array(
        points.map { point in
          let interval = Self.interval(point)
          return [
            "day": .string(point.day.description), "calories": .figure(point.kilocalories),
            "low": .figure(interval.lowerBound), "high": .figure(interval.upperBound),
            "trendKg": .figure(point.trendKg, decimals: 2), "intake": .figure(point.intake),
          ]
        }),
    ]
  }
}
