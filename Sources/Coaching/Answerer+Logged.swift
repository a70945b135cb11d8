import Foods
import Foundation
import Nutrition
import Understanding

/// Questions about what was logged: by its names, by one food, as water, or just now.
extension Answerer {
  /// The meals of the days by their names; more than a few days only by their sums.
  func eaten(_ days: Days, _ meal: MealType?) -> Answer {
    let found = meals(days, meal)
    guard !found.isEmpty else { return nothing(days, meal) }
    guard days.count <= 7 else { return average([.calories], days) }
    let hides = conversation.profile.hidesNumbers
    let lines = found.map { meal in
      let words = Confirmation.words(for: .meal(meal), units: units, hidesNumbers: hides).capitalizedFirst
      return (days.isOne ? words : "\(CalendarDay(meal.timestamp, in: message.timeZone)) \(words)") + "."
    }
    let total = found.reduce(0) { $0 + $1.totals.calories }
    let sum = found.count > 1 ? " \(Figures.kcal(total)) in all." : ""
    return Answer(text: "\(days.words.capitalizedFirst): \(lines.joined(separator: " "))\(sum)")
  }

  /// "Coffee in the last 7 days: 3 times, 720 g, 7 kcal."
  func times(of name: String, _ days: Days) -> Answer {
    let id = catalog.link(name)?.food.id
    let wanted = Set(FoodCatalog.foldedWords(name))
    let eaten = meals(days).flatMap { meal in
      meal.items.filter { item in
        item.catalogId != nil && item.catalogId == id || wanted.isSubset(of: FoodCatalog.foldedWords(item.name))
      }.map { (item: $0, at: meal.timestamp) }
    }
    guard let last = eaten.last else {
      let verb = name.hasSuffix("s") && !name.hasSuffix("us") && !name.hasSuffix("ss") ? "are" : "is"
      return Answer(text: "No \(name.trimmedForName) \(verb) logged \(days.words).")
    }
    let times = eaten.count == 1 ? "once" : eaten.count == 2 ? "twice" : "\(eaten.count) times"
    let grams = eaten.reduce(0) { $0 + $1.item.grams }
    let calories = eaten.reduce(0) { $0 + $1.item.nutrients.calories }
    let when = days.isOne ? "" : " The last was on \(CalendarDay(last.at, in: message.timeZone))."
    // "3 in all" where each was counted in pieces.
    let counts = eaten.compactMap { Self.isOne($0.item.unit, of: $0.item.name) ? $0.item.quantity : nil }
    let count = counts.count == eaten.count ? counts.reduce(0, +) : 0
    if days.isOne, count > 0 {
      return Answer(
        text: "\(count.text(decimals: 1)) \(name.trimmedForName) \(days.words): \(Figures.grams(grams)), "
          + "\(Figures.kcal(calories)).")
    }
    return Answer(
      text: "\(name.trimmedForName.capitalizedFirst): \(times) \(days.words). "
        + "\(Figures.grams(grams)), \(Figures.kcal(calories))\(eaten.count > 1 ? " in all" : "").\(when)")
  }

  /// Units of which one is one of the food.
  private static let pieces = [
    "serving", "piece", "small", "medium", "large", "cup", "mug", "glass", "can", "bottle", "can or bottle", "drink",
    "pint",
    "bar", "sandwich", "fruit", "item", "whole",
  ]

  private static func isOne(_ unit: String, of name: String) -> Bool {
    pieces.contains(unit) || unit.count > 2 && name.lowercased().contains(unit)
  }

  // MARK: Water

  func water(_ days: Days) -> Answer {
    let found = days.all.compactMap(day)
    if days.isOne, let day = found.first { return Answer(text: hydration(day, when: days.words)) }
    let amounts = found.map(\.hydration.waterMl).filter { $0 > 0 }
    guard !amounts.isEmpty else { return Answer(text: "No water is logged \(days.words).") }
    let mean = units.volume(millilitres: amounts.reduce(0, +) / Double(amounts.count))
    return Answer(
      text: "\(mean) of water a day on average \(days.words) (\(amounts.count) of \(days.count) days logged).")
  }

  /// "1.2 l of water today, 800 ml left of 2 l."
  func hydration(_ day: DaySummary, when: String? = nil) -> String {
    let drunk = day.hydration.waterMl
    let goal = day.targets.water.toDrinkMl
    let rest = goal - drunk
    return "\(units.volume(millilitres: drunk)) of water\(when.map { " " + $0 } ?? ""), "
      + (rest > 0
        ? "\(units.volume(millilitres: rest)) left of \(units.volume(millilitres: goal))."
        : "the goal of \(units.volume(millilitres: goal)) is reached.")
  }

  // MARK: What was logged last

  /// "How many calories was that?"
  func latest(_ question: JournalQuestion) -> Answer {
    var asked: [AskedNutrient] = []
    if case .eaten(let nutrients) = question.topic { asked = nutrients }
    var meals = conversation.lastEntries.compactMap { if case .meal(let meal) = $0 { meal } else { nil } }
    // Behind several questions it is the last meal of the week.
    if conversation.lastEntries.isEmpty {
      meals = self.meals(Days(first: today.advanced(by: -6), last: today, today: today)).suffix(1)
    }
    if !meals.isEmpty {
      let total = meals.reduce(Nutrients.zero) { $0 + $1.totals }
      let names = meals.flatMap(\.items).map(\.name).joined(separator: "; ")
      let counted = asked == [.alcohol] && countsUnits ? total.alcoholG.map { " " + Self.units(ofAlcohol: $0) } : nil
      return Answer(text: "\(names): \(Self.figures(total, asked: asked)).\(counted ?? "")")
    }
    if let entry = conversation.lastEntries.last {
      return Answer(text: Confirmation.words(for: entry, units: units).capitalizedFirst + ".")
    }
    return Answer(text: "Nothing has been logged just now. Name the food, as in \"how many calories in two bananas?\".")
  }
}
