public import Foundation
import Nutrition

extension ToolCall {
  /// Checks every figure against what can be true of a person's day, whoever sent it.
  ///
  /// Ranges: 0 < grams ≤ 5000 an item, 0-10000 kcal and at most 50 items a meal, 20-400 kg, 1-10000 ml, 1-1440 min, at most
  /// 30 exercises of 100 sets, nothing more than a day ahead of `now`, an item's energy within 25 % of what its macros come
  /// to, and names of at most 400 bytes with something to see in them.
  /// - Throws: `ToolCallError` naming the path of the first figure that is wrong.
  public func check(now: Date) throws(ToolCallError) {
    switch self {
    case .addMeal(let meal): try meal.check(now: now)
    case .addWorkout(let workout): try workout.check(now: now)
    case .addWater(let water):
      try Check.range("amountMl", water.amountMl, 1...10000)
      try Check.notAhead("timestamp", water.timestamp, of: now)
    case .addWeight(let weight):
      try Check.range("weightKg", weight.weightKg, 20...400)
      try Check.range("bodyFatPercentage", weight.bodyFatPercentage, 2...75)
      try Check.notAhead("timestamp", weight.timestamp, of: now)
    case .setGoal(let goal):
      try Check.range("goalRate", goal.goalRate, 0...2)
      try Check.range("targetWeightKg", goal.targetWeightKg, 20...400)
      // Too little is refused with the least that is allowed, which the goal's own rules know.
      try Check.range("calorieTarget", goal.calorieTarget, 0...10000)
      if goal == SetGoal() { throw .missing(path: "goalType") }
    case .searchFood(let search):
      if (search.query ?? "").isEmpty, (search.barcode ?? "").isEmpty { throw .missing(path: "query") }
    case .correctEntry(let correction): try correction.check(now: now)
    case .removeEntry, .getProgress: break
    }
  }
}

extension AddMeal {
  /// Items of one meal.
  public static let mostItems = 50

  func check(now: Date) throws(ToolCallError) {
    if items.isEmpty { throw .missing(path: "items") }
    try Check.count("items", items.count, "items", most: Self.mostItems)
    for (index, item) in items.enumerated() { try item.check(path: "items[\(index)]") }
    try Check.range("items.calories", items.reduce(0) { $0 + ($1.calories ?? 0) }, 0...10000)
    try Check.notAhead("timestamp", timestamp, of: now)
  }
}

extension AddMeal.Item {
  func check(path: String) throws(ToolCallError) {
    try Check.name("\(path).name", name)
    try Check.range("\(path).quantity", quantity, 0.001...5000)
    try Check.range("\(path).grams", grams, 0.01...5000)
    try Check.range("\(path).calories", calories, 0...10000)
    try Check.range("\(path).proteinG", proteinG, 0...1000)
    try Check.range("\(path).carbsG", carbsG, 0...2000)
    try Check.range("\(path).fatG", fatG, 0...1000)
    try checkEnergy(path: path)
  }

  /// Energy within 25 % (and 25 kcal, for small things) of 4/4/9; alcohol explains energy beyond the macros.
  private func checkEnergy(path: String) throws(ToolCallError) {
    guard let calories, let proteinG, let carbsG, let fatG, !isStatedByPerson else { return }
    let fromMacros = 4 * proteinG + 4 * carbsG + 9 * fatG
    let slack = max(25, 0.25 * max(calories, fromMacros))
    let mayHoldAlcohol = foodType == .drink && calories > fromMacros
    if abs(calories - fromMacros) > slack && !mayHoldAlcohol {
      throw .inconsistent(
        path: "\(path).calories",
        reason: "\(Int(calories)) kcal does not fit the macros, which come to \(Int(fromMacros)) kcal at 4/4/9")
    }
  }
}

extension AddWorkout {
  func check(now: Date) throws(ToolCallError) {
    try Check.name("name", name)
    try Check.range("durationMin", durationMin, 1...1440)
    try Check.range("distanceKm", distanceKm, 0.001...1000)
    try Check.count("exercises", exercises?.count ?? 0, "exercises", most: 30)
    for (index, exercise) in (exercises ?? []).enumerated() {
      try Check.name("exercises[\(index)].name", exercise.name)
      try Check.count("exercises[\(index)].sets", exercise.sets.count, "sets", most: 100)
      for (number, set) in exercise.sets.enumerated() {
        let path = "exercises[\(index)].sets[\(number)]"
        try Check.range("\(path).reps", set.reps.map(Double.init), 1...1000)
        try Check.range("\(path).weightKg", set.weightKg, 0...1000)
        try Check.range("\(path).durationSec", set.durationSec, 1...86400)
      }
    }
    try Check.notAhead("timestamp", timestamp, of: now)
  }
}

extension CorrectEntry {
  func check(now: Date) throws(ToolCallError) {
    for (index, change) in (items ?? []).enumerated() {
      try change.item?.check(path: "items[\(index)].item")
      if change.item == nil, change.action != .remove { throw .missing(path: "items[\(index)].item") }
    }
    try Check.range("amountMl", amountMl, 1...10000)
    try Check.range("weightKg", weightKg, 20...400)
    try Check.range("durationMin", durationMin, 1...1440)
    try Check.range("distanceKm", distanceKm, 0.001...1000)
    try Check.notAhead("timestamp", timestamp, of: now)
  }
}

/// The ranges that arguments are held to, one function for each sort of value.
enum Check {
  /// A name has something to see in it, and at most 400 bytes.
  static func name(_ path: String, _ name: String) throws(ToolCallError) {
    if !isVisible(name) { throw .missing(path: path) }
    try count(path, name.utf8.count, "bytes", most: 400)
  }

  /// Whether there is anything to see in a name but white space, control and invisible characters.
  static func isVisible(_ name: String) -> Bool { name.unicodeScalars.contains(where: isVisible) }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
      false
    default: !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  static func count(_ path: String, _ count: Int, _ things: String, most: Int) throws(ToolCallError) {
    if count > most { throw .outOfRange(path: path, value: "\(count) \(things)", allowed: "at most \(most)") }
  }

  static func range(_ path: String, _ value: Double?, _ allowed: ClosedRange<Double>) throws(ToolCallError) {
    guard let value else { return }
    if !value.isFinite || !allowed.contains(value) {
      throw .outOfRange(
        path: path, value: text(value, outside: allowed),
        allowed: "from \(plain(allowed.lowerBound)) to \(plain(allowed.upperBound))")
    }
  }

  static func notAhead(_ path: String, _ time: Date?, of now: Date) throws(ToolCallError) {
    guard let time else { return }
    if time > now.addingTimeInterval(86400) {
      throw .outOfRange(path: path, value: time.formatted(.iso8601), allowed: "no more than a day ahead")
    }
  }

  /// A figure to read, rounded unless it would then seem to be allowed.
  private static func text(_ value: Double, outside allowed: ClosedRange<Double>) -> String {
    let rounded = plain(value)
    return Double(rounded).map(allowed.contains) == true ? String(value) : rounded
  }

  /// A figure without the digits that only reckoning gave it, closer where it is small.
  private static func plain(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
    return value.text(decimals: value.magnitude >= 1 ? 2 : 4)
  }
}
