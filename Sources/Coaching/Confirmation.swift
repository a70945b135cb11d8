import Foundation
public import JournalStore
public import Nutrition

/// The words that say what was done, made from the rows themselves.
public enum Confirmation {
  /// One sentence for what a turn did: "Logged lunch: Burrito, beef and bean, 220 g, 463 kcal."
  ///
  /// - Parameters:
  ///   - removed: the entries that changes take away.
  ///   - hidesNumbers: leaves out figures of energy and weight.
  public static func sentence(
    for changes: [JournalChange], removed: [Entry] = [], units: UnitSystem, hidesNumbers: Bool = false
  ) -> String {
    changes.compactMap { sentence(for: $0, removed, units: units, hidesNumbers: hidesNumbers) }.joined(separator: " ")
  }

  private static func sentence(
    for change: JournalChange, _ removed: [Entry], units: UnitSystem, hidesNumbers: Bool
  ) -> String? {
    switch change {
    case .add(let entry): "Logged \(words(for: entry, units: units, hidesNumbers: hidesNumbers))."
    case .replace(let entry): "Corrected: \(words(for: entry, units: units, hidesNumbers: hidesNumbers))."
    case .remove(let id):
      "Took back \(removed.first { $0.id == id }.map { words(for: $0, units: units, hidesNumbers: hidesNumbers) } ?? "it")."
    case .profile: nil
    case .remember(let food): "Remembered \(hidesNumbers ? food.name : words(for: food))."
    case .forget: "Forgotten."
    case .mark(let mark): "\(words(for: mark).capitalizedFirst)."
    case .plan(let change): "\(words(for: change, units: units, hidesNumbers: hidesNumbers).capitalizedFirst)."
    case .report(let report): "Noted: \(words(for: report))."
    }
  }

  /// What was said of a whole day, in one line, without an end stop.
  public static func words(for mark: DayMark) -> String {
    mark.isComplete
      ? "\(mark.day) counts as wholly logged" : "\(mark.day) counts as half logged, and is left out of what is learned"
  }

  /// An entry in one line, without an end stop.
  ///
  /// - Parameter hidesNumbers: leaves out figures of energy and weight; counts, minutes and volumes stay.
  public static func words(for entry: Entry, units: UnitSystem, hidesNumbers: Bool = false) -> String {
    if hidesNumbers { return plainWords(for: entry, units: units) }
    switch entry {
    case .meal(let meal):
      let items = meal.items.map { item in
        return "\(item.name)\(Figures.amountBehind(item)), \(Figures.kcal(item.nutrients.calories))"
      }
      let total = meal.items.count > 1 ? " (\(Figures.kcal(meal.totals.calories)) in all)" : ""
      return "\(meal.mealType.rawValue): \(items.joined(separator: "; "))\(total)"
    case .workout(let workout): return words(for: workout, units: units)
    case .water(let water): return "\(units.volume(millilitres: water.amountMl)) of water"
    case .weight(let weight):
      let fat = weight.bodyFatPercentage.map { ", \($0.text(decimals: 1)) % body fat" } ?? ""
      return "weight \(units.weight(kilograms: weight.weightKg))\(fat)"
    case .goal(let goal): return "goal: \(words(for: goal, units: units))"
    }
  }

  /// Something taught, in one line, without an end stop: "shake: Whey, 40 g; Milk, 300 g (1 serving: 310 kcal)".
  public static func words(for food: PersonalFood) -> String {
    switch food {
    case .food(let food):
      let amount =
        food.isPerServing ? food.servingGrams.map { "1 serving (\(Figures.grams($0)))" } ?? "1 serving" : "100 g"
      return "\(food.name): \(amount), \(Figures.kcal(food.nutrients.calories)), "
        + "\(food.nutrients.proteinG.text(decimals: 1)) g protein, \(food.nutrients.carbsG.text(decimals: 1)) g carbs, "
        + "\(food.nutrients.fatG.text(decimals: 1)) g fat"
    case .alias(let alias): return "\(alias.phrase) is \(alias.foodName)"
    case .recipe(let recipe):
      let items = recipe.items.map { "\($0.name), \(Figures.grams($0.grams))" }.joined(separator: "; ")
      let share = recipe.servings == 1 ? "" : " for \(recipe.servings.text(decimals: 1)) servings of"
      return
        "\(recipe.name): \(items) (\(share.isEmpty ? "" : share.dropFirst() + " ")\(Figures.kcal(recipe.nutrients.calories)))"
    }
  }

  private static func words(for workout: WorkoutLog, units: UnitSystem) -> String {
    var parts = ["\(workout.name)"]
    if let distance = workout.distanceKm { parts.append(units.distance(kilometres: distance)) }
    parts.append("\(workout.durationMin.text(decimals: 0)) min")
    for exercise in workout.exercises { parts.append("\(exercise.name) \(notation(exercise.sets, units: units))") }
    if let energy = workout.caloriesBurned { parts.append("\(Figures.kcal(energy)) net") }
    return parts.joined(separator: ", ")
  }

  /// "3 x 8 at 60 kg" where all sets are alike, else each set.
  public static func notation(_ sets: [WorkoutSet], units: UnitSystem) -> String {
    func one(_ set: WorkoutSet) -> String {
      let reps = set.reps.map(String.init) ?? set.durationSec.map { "\($0.text()) s" } ?? "1"
      return reps + (set.weightKg.map { " at \(load($0, units: units))" } ?? "")
    }
    guard let first = sets.first else { return "" }
    if sets.allSatisfy({ $0 == first }) { return "\(sets.count) x \(one(first))" }
    return sets.map(one).joined(separator: ", ")
  }

  private static func load(_ kilograms: Double, units: UnitSystem) -> String {
    units == .metric
      ? "\(kilograms.text(decimals: 1)) kg" : "\(UnitConversion.pounds(kilograms: kilograms).text(decimals: 1)) lb"
  }

  private static func words(for goal: GoalEntry, units: UnitSystem) -> String {
    var parts: [String] = []
    if let type = goal.goalType { parts.append(type.rawValue) }
    if let rate = goal.goalRate, rate > 0 { parts.append(units.weightRate(kilogramsPerWeek: rate)) }
    if let level = goal.activityLevel {
      parts.append("activity \(level == .veryActive ? "very active" : level.rawValue)")
    }
    if let target = goal.targetWeightKg { parts.append("target weight \(units.weight(kilograms: target))") }
    if let calories = goal.calorieTarget { parts.append("\(Figures.kcal(calories)) a day") }
    return parts.joined(separator: ", ")
  }
}
