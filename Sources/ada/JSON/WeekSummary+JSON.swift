import Coaching
import JSONTree
import Nutrition

extension WeekSummary {
  /// A week for scripts (docs/json.md); averages are over days with meals, null where there are none.
  var json: JSONValue {
    [
      "from": .text(days.first?.day.description), "to": .text(days.last?.day.description),
      "days": .array(days.map(\.figuresJSON)),
      "averages": averages.map { mean in
        [
          "days": .integer(mean.days), "calories": .figure(mean.calories), "targetCalories": .figure(mean.target),
          "proteinG": .figure(mean.proteinG), "carbsG": .figure(mean.carbsG), "fatG": .figure(mean.fatG),
        ]
      } ?? .null,
      "averageWaterMl": .figure(averageWaterMl), "daysWithWater": .integer(daysWithWater),
      "includesToday": .bool(isLastUnfinished),
    ]
  }
}
