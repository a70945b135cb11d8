import Foundation

/// What a column of a tracker's table holds.
public enum TableColumn: String, CaseIterable, Sendable {
  case date, time, meal, name, amount, quantity, unit, grams
  case calories, protein, carbs, fat, fiber, sugar, sodium, alcohol, caffeine
  case water, weight, bodyFat, metric, deleted
  case exercise, order, reps, distance, distanceUnit, seconds, duration, notes, start, end, minutes

  /// Names under which trackers have it, in small letters and without the unit.
  var names: [String] {
    switch self {
    case .date: ["date", "day"]
    case .time: ["time"]
    case .meal: ["meal", "group", "type", "meal type"]
    case .name: ["food name", "workout name", "name", "food", "title", "item"]
    case .amount: ["amount", "serving", "serving size"]
    case .quantity: ["quantity", "serving qty", "servings", "qty"]
    case .unit: ["units", "unit", "measure", "weight unit"]
    case .grams: ["grams", "serving weight", "weight in grams"]
    case .calories: ["energy", "calories", "kcal", "kj", "calories consumed"]
    case .protein: ["protein", "proteins"]
    case .carbs: ["carbs", "carbohydrates", "total carbohydrates", "carbohydrate"]
    case .fat: ["fat", "total fat", "fats"]
    case .fiber: ["fiber", "fibre", "dietary fiber"]
    case .sugar: ["sugars", "sugar", "total sugars"]
    case .sodium: ["sodium"]
    case .alcohol: ["alcohol"]
    case .caffeine: ["caffeine"]
    case .water: ["water"]
    case .weight: ["weight", "body weight", "bodyweight", "trend weight"]
    case .bodyFat:
      ["body fat", "body fat percentage", "fat percentage", "fat percent", "bodyfat", "body fat %", "fat %"]
    case .metric: ["metric"]
    case .deleted: ["deleted"]
    case .exercise: ["exercise name", "exercise title", "exercise"]
    case .order: ["set order", "set index"]
    case .reps: ["reps"]
    case .distance: ["distance"]
    case .distanceUnit: ["distance unit"]
    case .seconds: ["seconds", "duration seconds"]
    case .duration: ["duration", "workout duration"]
    case .notes: ["workout notes", "note", "notes"]
    case .start: ["start time"]
    case .end: ["end time"]
    case .minutes: ["exercise minutes", "minutes"]
    }
  }
}

/// A heading: the name without its unit, and the unit, of "Energy (kcal)", "weight_kg" or "Weight [lb]".
struct TableHeading: Equatable {
  var name: String
  var unit: String?

  private static let units: Set<String> = [
    "kg", "kgs", "lb", "lbs", "pounds", "st", "g", "mg", "mcg", "kcal", "kj", "cal", "ml", "l", "km", "miles", "mi",
    "m", "meters", "%", "oz", "seconds",
  ]
  /// Columns that are called by nothing but their unit.
  private static let unitsAlone = [
    "kg": "weight", "lb": "weight", "lbs": "weight", "km": "distance", "mi": "distance", "mi.": "distance",
  ]

  init(_ text: String) {
    var name = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased().replacing("_", with: " ")
    if let column = Self.unitsAlone[name] {
      unit = name
      name = column
    } else if let open = name.lastIndex(where: { $0 == "(" || $0 == "[" }), let last = name.last,
      last == ")" || last == "]"
    {
      unit = name[name.index(after: open)...].dropLast().trimmingCharacters(in: .whitespaces)
      name = name[..<open].trimmingCharacters(in: .whitespaces)
    } else if let space = name.lastIndex(of: " "), Self.units.contains(String(name[name.index(after: space)...])) {
      unit = String(name[name.index(after: space)...])
      // "duration seconds" and the like are names of their own.
      if unit != "seconds" { name = String(name[..<space]) }
    }
    self.name = name
  }
}
