import Foundation
import Nutrition
import Understanding

/// What a day's figures are made of: drinks, shares of the energy, the biggest meal and the times of meals.
extension Answerer {
  /// "Fat 34 % (35 g) of the energy today, 919 kcal." Alcohol stands beside the macros, as it has energy too.
  func shares(of asked: [AskedNutrient], _ days: Days) -> Answer {
    let items = meals(days).flatMap(\.items)
    let total = items.reduce(Nutrients.zero) { $0 + $1.nutrients }
    guard !items.isEmpty, total.calories > 0 else { return nothing(days) }
    let isSplit = asked.count > 1 && (total.alcoholG ?? 0) >= 1 && !asked.contains(.alcohol)
    let shares = (isSplit ? asked + [.alcohol] : asked).compactMap { nutrient -> String? in
      guard let grams = nutrient.amount(in: total), let energy = Self.energyOfGram(nutrient) else { return nil }
      let share = grams * energy / total.calories
      return "\(nutrient.name) \((share * 100).text()) % (\(grams.text()) g)"
    }
    guard !shares.isEmpty else { return Answer(text: "The tables do not say how much \(asked[0].name) that was.") }
    return Answer(
      text: "\(shares.joined(separator: ", ").capitalizedFirst) of the energy \(days.words), "
        + "\(Figures.kcal(total.calories)).")
  }

  /// "404 kcal drunk today, 44 % of 919 kcal: Coke, 156 kcal; Beer, 248 kcal."
  func drunk(_ asked: [AskedNutrient], _ days: Days) -> Answer {
    let items = meals(days).flatMap(\.items)
    let drinks = items.filter { $0.foodType != .food }
    guard !drinks.isEmpty else { return Answer(text: "No drink but water is logged \(days.words).") }
    let lines = asked.map { nutrient -> String in
      let amounts = drinks.compactMap { drink in nutrient.amount(in: drink.nutrients).map { (drink.name, $0) } }
      guard !amounts.isEmpty else { return "The tables do not say how much \(nutrient.name) the drinks had." }
      let sum = amounts.reduce(0) { $0 + $1.1 }
      let all = items.compactMap { nutrient.amount(in: $0.nutrients) }.reduce(0, +)
      let share = all > 0 ? ", \((sum / all * 100).text()) % of \(Figures.whole(all)) \(nutrient.unit)" : ""
      let names = sum >= 0.5 ? ": \(Self.most(of: amounts, nutrient))" : ""
      return "\(Self.words(sum, nutrient)) drunk \(days.words)\(share)\(names)."
    }
    let grams = asked == [.alcohol] && countsUnits ? drinks.compactMap(\.nutrients.alcoholG) : []
    let counted = grams.isEmpty ? "" : " " + Self.units(ofAlcohol: grams.reduce(0, +), what: "In all that")
    return Answer(text: lines.joined(separator: " ").capitalizedFirst + counted)
  }

  /// The names with the most of a nutrient in all, the first of them first.
  private static func most(of amounts: [(String, Double)], _ nutrient: AskedNutrient) -> String {
    let sums = amounts.reduce(into: [:]) { $0[$1.0, default: 0] += $1.1 }
    let sorted = sums.filter { $0.value >= 0.5 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(namedFoods)
    return sorted.map { "\($0.key), \(Figures.whole($0.value)) \(nutrient.unit)" }.joined(separator: "; ")
  }

  /// Foods that are named at once.
  private static let namedFoods = 3

  func richestFoods(_ nutrient: AskedNutrient, _ days: Days, _ meal: MealType?) -> Answer {
    let amounts = meals(days, meal).flatMap(\.items).compactMap { item in
      nutrient.amount(in: item.nutrients).map { (item.name, $0) }
    }
    guard !amounts.isEmpty else { return nothing(days, meal) }
    guard amounts.contains(where: { $0.1 >= 0.5 }) else {
      return Answer(text: "No \(nutrient.name) to speak of \(days.words).")
    }
    return Answer(text: "Most \(nutrient.name) \(days.words): \(Self.most(of: amounts, nutrient)).")
  }

  /// "Breakfast on 2026-11-18 at 08:00, 515 kcal: Eggs; Toast."
  func biggestMeal(_ nutrient: AskedNutrient, _ days: Days, _ meal: MealType?) -> Answer {
    let found = meals(days, meal).compactMap { meal in nutrient.amount(in: meal.totals).map { (meal: meal, amount: $0) }
    }
    guard let most = found.max(by: { $0.amount < $1.amount }) else { return nothing(days, meal) }
    return Answer(
      text: "Most \(nutrient.name) \(days.words): \(most.meal.mealType.rawValue) \(moment(of: most.meal)), "
        + "\(Self.words(most.amount, nutrient)): \(most.meal.items.map(\.name).joined(separator: "; ")).")
  }

  /// When the latest of the meals was, and how long ago.
  func times(ofMeals days: Days, _ meal: MealType?) -> Answer {
    let found = meals(days, meal).filter { $0.timestamp <= message.at }
    guard let last = found.last else { return nothing(days, meal) }
    let minutes = (message.at.timeIntervalSince(last.timestamp) / 60).rounded()
    let ago = minutes < 1 ? "" : ", \(Self.length(minutes: minutes)) ago"
    return Answer(
      text: "\(last.mealType.rawValue.capitalizedFirst) \(moment(of: last))\(ago): "
        + "\(last.items.map(\.name).joined(separator: "; ")).")
  }

  /// "3 h 20 min", and days from two of them on.
  private static func length(minutes: Double) -> String {
    let hours = Int(minutes) / 60
    if hours >= 48 { return "\(hours / 24) days" }
    let rest = Int(minutes) % 60
    return [hours > 0 ? "\(hours) h" : nil, rest > 0 ? "\(rest) min" : nil].compactMap(\.self).joined(separator: " ")
  }

  /// "today at 08:00", "on 2026-11-18 at 08:00".
  private func moment(of meal: Meal) -> String {
    let day = CalendarDay(meal.timestamp, in: message.timeZone)
    return "\(Days(first: day, last: day, today: today).words) at \(clock.text(meal.timestamp, in: message.timeZone))"
  }
}
