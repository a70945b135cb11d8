import Foundation
import Nutrition
import Understanding

/// Questions for advice: answered with the journal's figures, and with meals the person has had before.
extension Answerer {
  func advice(_ question: AdviceQuestion) -> Answer {
    switch question {
    case .whatToEat(let meal): ideas(for: meal)
    case .amount(let nutrient): amount(of: nutrient)
    case .meal(let meal, let day): shares(of: meal, Days(first: day, last: day, today: today))
    case .dailyEnergy(let energy): daily(energy)
    case .general: Answer(text: "Nothing logged. \(toGo() ?? Self.help)")
    }
  }

  /// "You have 785 kcal left and 108 g of protein to go today."
  private func toGo() -> String? {
    guard let day = day(today) else { return nil }
    let protein = day.targets.macros.map { max(0, $0.proteinG - day.eaten.proteinG) }
    let words = protein.map { $0 >= 1 ? " and \($0.text()) g of protein to go" : ", the protein is done" } ?? ""
    let isOver = day.remainingCalories.rounded() < 0
    return "You \(isOver ? "are" : "have") \(Self.left(day))\(words) today."
  }

  // MARK: What to eat

  /// Days of meals that ideas are taken from, and how many are offered.
  private static let remembered = 60
  private static let offered = 3

  /// Meals of the person's own that fit what the day has left, those with the most protein for their energy first.
  private func ideas(for asked: MealType?) -> Answer {
    guard let day = day(today), let toGo = toGo() else { return Answer(text: Self.help) }
    let meal = asked ?? .at(message.at, in: message.timeZone)
    let earlier = Days(first: today.advanced(by: -Self.remembered), last: today.advanced(by: -1), today: today)
    var seen: Set<String> = []
    let known = meals(earlier, meal).reversed().filter {
      seen.insert($0.items.map(\.name).joined(separator: "|")).inserted
    }
    guard !known.isEmpty else {
      return Answer(text: "\(toGo) Once your journal holds some of your meals, I can name those that fit.")
    }
    let fitting = known.filter { $0.totals.calories <= day.remainingCalories && $0.totals.calories > 0 }
    guard !fitting.isEmpty else {
      let lightest = known.min { $0.totals.calories < $1.totals.calories }
      return Answer(
        text:
          "\(toGo) None of your earlier meals fits in that; the lightest \(meal.rawValue) was \(lightest.map(words) ?? "")."
      )
    }
    let best = fitting.sorted { Self.density($0) > Self.density($1) }.prefix(Self.offered)
    return Answer(
      text: "\(toGo) Of what you have had for \(meal == .snack ? "a snack" : meal.rawValue), these fit: "
        + best.map(words).joined(separator: "; ") + ".")
  }

  private static func density(_ meal: Meal) -> Double { meal.totals.proteinG / max(1, meal.totals.calories) }

  private func words(_ meal: Meal) -> String {
    "\(meal.name.trimmedForName) (\(Figures.kcal(meal.totals.calories)), \(meal.totals.proteinG.text()) g protein)"
  }

  // MARK: How much

  private static let week = 7

  /// What a nutrient came to in the last week, and how that stands to its target.
  private func amount(of nutrient: AskedNutrient) -> Answer {
    let days = Days(first: today.advanced(by: 1 - Self.week), last: today, today: today)
    let logged = days.all.compactMap(day).filter { !$0.meals.isEmpty && ($0.day != today || days.isOne) }
    let amounts = logged.compactMap { nutrient.amount(in: $0.eaten) }
    guard let last = day(today), !amounts.isEmpty else { return nothing(days) }
    let mean = amounts.reduce(0, +) / Double(amounts.count)
    let found =
      "\(Self.words(mean, nutrient).capitalizedFirst) a day on average over \(amounts.count) finished "
      + "\(amounts.count == 1 ? "day" : "days") of the last \(Self.week)"
    if nutrient == .sodium {
      let limit = "\(Figures.whole(DailyLimit.sodiumMg)) mg (NASEM 2019)"
      return Answer(text: "\(found); an adult should stay under \(limit).")
    }
    guard let target = Self.target(of: nutrient, last) else { return Answer(text: "\(found).") }
    let rest = target.rounded() - mean.rounded()
    let within = rest.magnitude <= 0.1 * target
    let verdict =
      within
      ? "that is within 10 % of the target of \(Figures.whole(target)) \(nutrient.unit)"
      : "the target is \(Figures.whole(target)) \(nutrient.unit), \(Figures.whole(rest.magnitude)) "
        + (rest > 0 ? "more" : "less")
    return Answer(text: "\(found): \(verdict).")
  }

  // MARK: One meal, and every day

  /// A meal's figures and its shares of the day's targets. No meal is good or bad by itself.
  private func shares(of meal: MealType, _ days: Days) -> Answer {
    let found = meals(days, meal)
    guard !found.isEmpty, let day = day(days.first) else { return nothing(days, meal) }
    let total = found.reduce(Nutrients.zero) { $0 + $1.totals }
    let shares = [AskedNutrient.calories, .protein, .fiber].compactMap { nutrient -> String? in
      guard let amount = nutrient.amount(in: total), let target = Self.target(of: nutrient, day), target > 0 else {
        return nil
      }
      return "\((amount / target * 100).text()) % of the \(nutrient.name)"
    }
    let words = shares.isEmpty ? "" : " That is \(shares.joined(separator: ", ")) the day aims at."
    return Answer(
      text:
        "\(meal.rawValue.capitalizedFirst) \(days.words): \(Self.figures(total)).\(words) No single meal is good or bad; "
        + "the days together count.")
  }

  /// Kilocalories a day under which a diet is a doctor's matter (NIH 1993, National Task Force on very low-calorie diets).
  private static let lowestWithoutDoctor = 800.0

  private func daily(_ energy: Double) -> Answer {
    let profile = conversation.profile
    let bar = DeficitBar.of(profile, weightKg: conversation.weightKg, on: today)
    guard let targets = day(today)?.targets.energy else { return Answer(text: Self.help) }
    let maintenance = targets.maintenance
    let check = GoalCheck(
      goalType: .maintain, calorieTarget: energy, weightKg: conversation.weightKg, heightCm: profile.heightCm,
      sex: profile.sex, bar: bar, maintenance: maintenance > 0 ? maintenance : nil)
    let refusals = check.refusals.map { $0.sentence(in: units) }
    guard energy >= Self.lowestWithoutDoctor else {
      let doctor =
        "Days of under \(Figures.kcal(Self.lowestWithoutDoctor)) are for a doctor to decide and to watch over."
      return Answer(text: (refusals + [doctor]).joined(separator: " "))
    }
    let target = targets.total.kilocalories
    // What was learned holds the usual activity, which the day of a measured activity earns as it goes.
    let use = targets.learned?.kilocalories ?? maintenance
    let used = use > 0 ? "; you use about \(Figures.kcal(use)) a day" : ""
    return Answer(text: (refusals + ["Your target today is \(Figures.kcal(target))\(used)."]).joined(separator: " "))
  }
}
