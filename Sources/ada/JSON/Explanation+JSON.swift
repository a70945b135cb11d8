import Coaching
import Foods
import Foundation
import JSONTree
import JournalStore
import Nutrition
import ToolCalls

extension Explanation {
  /// How a turn was read, for scripts (docs/json.md).
  func json(in timeZone: TimeZone) -> JSONValue {
    var object = turn.json(in: timeZone).objectValue ?? JSONObject()
    object["entries"] = .array(
      parts.map { part in
        var entry = EntryRecord(part.entry, in: timeZone).json.objectValue ?? JSONObject()
        if case .meal = part.entry { entry["items"] = .array(part.items.map(\.json)) }
        if let formula = part.formula { entry["formula"] = .string(formula) }
        if case .workout(let workout) = part.entry { entry["weightKg"] = .figure(workout.reckonedWeightKg) }
        return .object(entry)
      })
    return .object(object)
  }
}

extension Explanation.Item {
  fileprivate var json: JSONValue {
    [
      "name": .string(item.name), "said": .text(said), "foodId": .text(item.catalogId),
      "foodName": .text(food?.name), "table": .text(food?.source.words),
      "quantity": .figure(item.quantity, decimals: 3), "unit": .string(item.unit), "grams": .figure(item.grams),
      "weightFrom": .text(item.origin?.portion?.rawValue), "weight": .string(weight),
      "calories": .figure(item.nutrients.calories), "energy": .string(figures),
      "confidence": .figure(item.confidence, decimals: 2),
      "foodConfidence": .figure(item.origin?.linkConfidence, decimals: 2),
      "weightConfidence": .figure(item.origin?.portionConfidence, decimals: 2),
      "assumptions": .texts(item.assumptions),
    ]
  }
}
