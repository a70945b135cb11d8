import JSONTree

/// Finds the property that a model meant by another name for it.
struct SchemaKeys {
  /// A property and what a number under the other name has to be multiplied by.
  struct Match: Equatable {
    var property: String
    var factor = 1.0
  }

  private let properties: [String]
  /// A name of its own that every object of the schema has.
  private let neededName: Bool

  init(_ schema: JSONValue) {
    let members = schema["properties"]?.objectValue
    properties = members?.keys ?? []
    neededName = members?["name"]?["type"] == "string"
  }

  /// The property of that very name, written in any way ("protein_g", "Protein G"), without or with another unit
  /// ("protein", "weight_lbs"), or by a common other word ("carbohydrates", "qty").
  func match(_ key: String) -> Match? {
    guard key.utf8.count <= 60 else { return nil }
    if properties.contains(key) { return Match(property: key) }
    let bare = Self.bare(key)
    guard !bare.isEmpty else { return nil }
    if let same = properties.first(where: { Self.bare($0) == bare }) { return Match(property: same) }
    let words = Self.words(key)
    for property in properties {
      guard let (measured, unit) = FieldUnit.split(property), !measured.isEmpty else { continue }
      let base = Self.words(measured)
      if words == base { return Match(property: property) }
      // "protein_grams", "weight_in_lbs", "amount_fl_oz"
      let rest = words.starts(with: base) ? words.dropFirst(base.count).filter { $0 != "in" && $0 != "fl" } : []
      if rest.count == 1, let factor = unit.factor(of: rest[0]) { return Match(property: property, factor: factor) }
    }
    guard let other = Self.synonyms[bare], properties.contains(other) else { return nil }
    return other == "name" && !neededName ? nil : Match(property: other)
  }

  /// Letters and digits only, lower case: `proteinG`, "protein_g" and "Protein G" are one name.
  static func bare(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// "weightKg", "weight_kg" and "Weight (kg)" are the words weight and kg.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var lastWasLower = false
    for character in text {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        (word, lastWasLower) = ("", false)
        continue
      }
      if character.isUppercase, lastWasLower {
        words.append(word)
        word = ""
      }
      word += character.lowercased()
      lastWasLower = !character.isUppercase
    }
    return word.isEmpty ? words : words + [word]
  }

  private static let synonyms: [String: String] = [
    "food": "name", "foodname": "name", "itemname": "name", "fooditem": "name", "description": "name",
    "exercisename": "name", "workoutname": "name", "foods": "items", "fooditems": "items", "mealitems": "items",
    "time": "timestamp", "date": "timestamp", "datetime": "timestamp", "when": "timestamp", "loggedat": "timestamp",
    "meal": "mealType", "carb": "carbsG", "carbohydrate": "carbsG", "carbohydrates": "carbsG",
    "carbohydratesg": "carbsG", "kcal": "calories", "kcals": "calories", "energykcal": "calories",
    "cal": "calories", "qty": "quantity", "count": "quantity", "measure": "unit", "units": "unit",
    "weightgrams": "grams", "weightg": "grams", "gramweight": "grams", "amountgrams": "grams", "ml": "amountMl",
    "millilitres": "amountMl", "milliliters": "amountMl", "volumeml": "amountMl", "kg": "weightKg",
    "kilograms": "weightKg", "minutes": "durationMin", "mins": "durationMin", "timeminutes": "durationMin",
    "km": "distanceKm", "kilometres": "distanceKm", "kilometers": "distanceKm", "workouttype": "type",
    "activitytype": "type", "repetitions": "reps", "goal": "goalType", "activity": "activityLevel", "id": "entryId",
    "search": "query", "term": "query", "operation": "action", "foodkind": "foodType",
  ]
}
