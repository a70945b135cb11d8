public import JSONTree

// Written by hand rather than by JSONEncoder: a reader of the stream meets the keys in the order the contract shows
// them, and a record costs a fraction of the time. A test holds this, the Codable types and the schema together.
extension TurnRecord {
  /// The record as JSON, its keys in the contract's order; absent keys are those that do not apply.
  public var json: JSONValue {
    var object = JSONObject()
    object["schema"] = .string(schema)
    object["line"] = .integer(line)
    object["text"] = .string(text)
    object["at"] = .string(at)
    object["status"] = .string(status.rawValue)
    object["engine"] = .orNull(engine)
    if let fallback { object["fallback"] = .string(fallback) }
    if let of { object["of"] = .string(of) }
    if let turnId { object["turnId"] = .string(turnId) }
    object["entries"] = .array(entries.map(\.json))
    object["reply"] = .string(reply)
    object["assumptions"] = .array(assumptions.map(JSONValue.string))
    object["error"] = .orNull(error)
    object["elapsedMs"] = JSONValue(figure: elapsedMs)
    return .object(object)
  }
}

extension EntryRecord {
  /// The entry as JSON: only the fields its kind has.
  public var json: JSONValue {
    var object = JSONObject()
    object["kind"] = .string(kind.rawValue)
    func put(_ key: String, _ value: String?) { if let value { object[key] = .string(value) } }
    func put(_ key: String, _ value: Double?) { if let value { object[key] = JSONValue(figure: value) } }
    put("id", id)
    put("of", of)
    put("name", name)
    put("type", type)
    put("mealType", mealType)
    put("timestamp", timestamp)
    if let items { object["items"] = .array(items.map(\.json)) }
    if let totals { object["totals"] = totals.json }
    put("durationMin", durationMin)
    if type != nil {
      object["caloriesBurned"] = .orNull(caloriesBurned)
      object["met"] = .orNull(met)
    }
    put("distanceKm", distanceKm)
    if let exercises { object["exercises"] = .array(exercises.map(\.json)) }
    put("amountMl", amountMl)
    put("weightKg", weightKg)
    put("bodyFatPercentage", bodyFatPercentage)
    put("goalType", goalType)
    put("goalRate", goalRate)
    put("activityLevel", activityLevel)
    put("targetWeightKg", targetWeightKg)
    put("calorieTarget", calorieTarget)
    return .object(object)
  }
}

extension EntryRecord.Item {
  var json: JSONValue {
    var object = JSONObject()
    object["name"] = .string(name)
    object["foodId"] = .orNull(foodId)
    object["foodType"] = .string(foodType)
    object["quantity"] = JSONValue(figure: quantity)
    object["unit"] = .string(unit)
    object["grams"] = JSONValue(figure: grams)
    object["calories"] = JSONValue(figure: calories)
    object["proteinG"] = JSONValue(figure: proteinG)
    object["carbsG"] = JSONValue(figure: carbsG)
    object["fatG"] = JSONValue(figure: fatG)
    object["fiberG"] = .orNull(fiberG)
    object["sugarG"] = .orNull(sugarG)
    object["sodiumMg"] = .orNull(sodiumMg)
    object["source"] = .string(source)
    object["confidence"] = JSONValue(figure: confidence)
    return .object(object)
  }
}

extension EntryRecord.Totals {
  var json: JSONValue {
    var object = JSONObject()
    object["calories"] = JSONValue(figure: calories)
    object["proteinG"] = JSONValue(figure: proteinG)
    object["carbsG"] = JSONValue(figure: carbsG)
    object["fatG"] = JSONValue(figure: fatG)
    object["fiberG"] = .orNull(fiberG)
    return .object(object)
  }
}

extension AddWorkout.Exercise {
  var json: JSONValue { ["name": .string(name), "sets": .array(sets.map(\.json))] }
}

extension AddWorkout.Set {
  var json: JSONValue {
    [
      "reps": reps.map(JSONValue.integer) ?? .null, "weightKg": .orNull(weightKg),
      "durationSec": .orNull(durationSec),
    ]
  }
}

extension JSONValue {
  static func orNull(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
  static func orNull(_ number: Double?) -> JSONValue { number.map(JSONValue.init(figure:)) ?? .null }

}
