import Foundation
import Nutrition
import Understanding

/// Questions about what the journal holds of food and drink. The figure that was asked for comes first.
extension Answerer {
  func answer(_ question: JournalQuestion) -> Answer {
    guard case .days(let first, let last) = question.span else { return latest(question) }
    let days = Days(first: first, last: last, today: today)
    switch question.topic {
    case .overview: return overview(days)
    case .left(let asked): return left(asked, days)
    case .eaten([.alcohol]) where countsUnits: return alcohol(days, of: question.meal)
    case .eaten(let asked):
      if let meal = question.meal { return eaten(asked, of: meal, days) }
      return days.isOne ? eaten(asked, days) : average(asked, days)
    case .water: return water(days)
    case .drunk(let asked): return drunk(asked, days)
    case .shares(let asked): return shares(of: asked, days)
    case .top(let nutrient, .meal): return biggestMeal(nutrient, days, question.meal)
    case .top(let nutrient, .food): return richestFoods(nutrient, days, question.meal)
    case .mealTimes: return times(ofMeals: days, question.meal)
    case .meals: return eaten(days, question.meal)
    case .food(let name): return times(of: name, days)
    case .workouts(let name): return done(days, name)
    case .lastWorkout(let name): return lastWorkout(days, name)
    case .burned(let name): return burned(days, name)
    case .steps: return steps(days)
    case .record(let record, let name, let kilometres): return best(record, name, kilometres, days)
    case .streak: return streak(days)
    case .daysLogged: return daysLogged(days)
    case .day(let nutrient, let rank): return self.day(ofMost: nutrient, rank, days)
    case .oftenest: return oftenest(days)
    case .weeks: return weeks()
    }
  }

  /// The days a question is about, and how they are called.
  struct Days {
    let first: CalendarDay
    let last: CalendarDay
    let today: CalendarDay

    var isOne: Bool { first == last }
    var isToday: Bool { isOne && first == today }
    var count: Int { last.daysSince1970 - first.daysSince1970 + 1 }
    var all: [CalendarDay] { (0..<max(1, count)).map(first.advanced) }

    /// "today", "yesterday", "on 2026-11-16", "in the last 7 days".
    var words: String {
      if isOne { return first == today ? "today" : first == today.advanced(by: -1) ? "yesterday" : "on \(first)" }
      return last == today ? "in the last \(count) days" : "from \(first) to \(last)"
    }
  }

  func meals(_ days: Days, _ meal: MealType? = nil) -> [Meal] {
    let (start, end) = (days.first.interval(in: message.timeZone).start, days.last.interval(in: message.timeZone).end)
    return meals(start, end).filter { meal == nil || $0.mealType == meal }
  }

  // MARK: Against the targets

  func left(_ asked: [AskedNutrient], _ days: Days) -> Answer {
    guard days.isOne, let day = day(days.first) else {
      return asked.isEmpty ? overview(days) : average(asked, days)
    }
    let wanted = asked.isEmpty ? [.calories, .protein, .carbs, .fat] : asked
    let lines = wanted.map { left(of: $0, day) }
    let water = asked.isEmpty ? [hydration(day)] : []
    let when = days.isToday ? "" : "\(days.words.capitalizedFirst): "
    return Answer(
      text: when + (lines + water).joined(separator: " "),
      assumptions: day.targets.assumptions.map { $0.sentence(in: units) })
  }

  /// "67 g of protein left (80 of 147 g)."
  private func left(of nutrient: AskedNutrient, _ day: DaySummary) -> String {
    guard let eaten = nutrient.amount(in: day.eaten) ?? (day.meals.isEmpty ? 0 : nil) else {
      return "The tables do not say how much \(nutrient.name) that was."
    }
    guard let target = Self.target(of: nutrient, day) else {
      let why =
        day.targets.macros == nil && [.protein, .carbs, .fat].contains(nutrient)
        ? "there is no target without a weight. Say \"weighed \(units.exampleWeight)\"" : "no target is set for it"
      return "\(Self.words(eaten, nutrient).capitalizedFirst) so far; \(why)."
    }
    // Of the rounded figures, so that what is shown adds up.
    let rest = target.rounded() - eaten.rounded()
    return "\(Self.words(rest.magnitude, nutrient)) \(rest < 0 ? "over" : "left") "
      + "(\(Figures.whole(eaten)) of \(Figures.whole(target)) \(nutrient.unit))."
  }

  static func target(of nutrient: AskedNutrient, _ day: DaySummary) -> Double? {
    switch nutrient {
    case .calories: day.targets.energy.total.kilocalories
    case .protein: day.targets.macros?.proteinG
    case .carbs: day.targets.macros?.carbsG
    case .fat: day.targets.macros?.fatG
    case .fiber: day.targets.fiberG
    case .sugar, .sodium, .alcohol, .caffeine, .unknown: nil
    }
  }

  /// "67 g of protein", "620 kcal".
  static func words(_ amount: Double, _ nutrient: AskedNutrient) -> String {
    nutrient == .calories
      ? Figures.kcal(amount) : "\(Figures.whole(amount)) \(nutrient.unit) of \(nutrient.name)"
  }

  // MARK: What was eaten

  private func eaten(_ asked: [AskedNutrient], _ days: Days) -> Answer {
    guard let day = day(days.first), !day.meals.isEmpty else { return nothing(days) }
    let lines = asked.map { nutrient -> String in
      guard let eaten = nutrient.amount(in: day.eaten) else { return left(of: nutrient, day) }
      let target = Self.target(of: nutrient, day).map { target -> String in
        let rest = target.rounded() - eaten.rounded()
        let goal = "of \(Figures.whole(target)) \(nutrient.unit)"
        guard days.isToday else { return " \(goal)" }
        return " \(goal), \(Figures.whole(rest.magnitude)) \(nutrient.unit) \(rest < 0 ? "over" : "left")"
      }
      return "\(Self.words(eaten, nutrient)) \(days.words)\(target ?? "")."
    }
    return Answer(text: lines.joined(separator: " "))
  }

  private func eaten(_ asked: [AskedNutrient], of meal: MealType, _ days: Days) -> Answer {
    let found = meals(days, meal)
    guard !found.isEmpty else { return nothing(days, meal) }
    let total = found.reduce(Nutrients.zero) { $0 + $1.totals }
    let name = "\(meal.rawValue.capitalizedFirst) \(days.words)"
    return Answer(text: "\(name): \(Self.figures(total, asked: asked)).")
  }

  /// The alcohol of the days, in the measures that it is counted in as well.
  private func alcohol(_ days: Days, of meal: MealType?) -> Answer {
    var answer =
      meal.map { eaten([.alcohol], of: $0, days) } ?? (days.isOne ? eaten([.alcohol], days) : average([.alcohol], days))
    let grams = meals(days, meal).compactMap(\.totals.alcoholG)
    if !grams.isEmpty {
      let sum = Self.units(ofAlcohol: grams.reduce(0, +), what: days.isOne ? "That" : "In all that")
      answer.text += " \(sum)"
    }
    return answer
  }

  /// Over several days: the mean of those with meals, and the sum.
  func average(_ asked: [AskedNutrient], _ days: Days) -> Answer {
    let logged = days.all.compactMap(day).filter { !$0.meals.isEmpty }
    guard !logged.isEmpty else { return nothing(days) }
    guard asked.count == 1, let nutrient = asked.first else {
      let means = asked.compactMap { Self.mean(of: $0, logged).map(\.words) }
      return Answer(
        text:
          "\(means.joined(separator: ", ")) a day on average \(days.words) (\(logged.count) of \(days.count) days logged)."
      )
    }
    guard let mean = Self.mean(of: nutrient, logged) else {
      return Answer(text: "The tables do not say how much \(nutrient.name) that was.")
    }
    return Answer(
      text: "\(mean.words) a day on average \(days.words) (\(mean.days) of \(days.count) days logged, "
        + "\(Self.words(mean.sum, nutrient)) in all).")
  }

  private static func mean(
    of nutrient: AskedNutrient, _ logged: [DaySummary]
  ) -> (words: String, sum: Double, days: Int)? {
    let amounts = logged.compactMap { nutrient.amount(in: $0.eaten) }
    guard !amounts.isEmpty else { return nil }
    let sum = amounts.reduce(0, +)
    return (words(sum / Double(amounts.count), nutrient), sum, amounts.count)
  }

  func nothing(_ days: Days, _ meal: MealType? = nil) -> Answer {
    Answer(text: "No \(meal?.rawValue ?? "food") is logged \(days.words)\(days.isToday ? " yet" : "").")
  }
}
