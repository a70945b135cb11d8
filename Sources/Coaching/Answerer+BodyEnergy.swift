import Foundation
import Nutrition
import ToolCalls
import Understanding

/// Questions about the person: what the body measures and uses, and what it weighed at most and at least.
extension Answerer {
  func body(_ question: BodyQuestion) -> Answer {
    let profile = conversation.profile
    switch question {
    case .height:
      return Answer(
        text: profile.heightCm.map { "You are \(units.height(centimetres: $0)) tall." }
          ?? "I do not know your height yet. Say \"I am 178 cm tall\".")
    case .age:
      let age = profile.birthDate.flatMap { today.age(bornOn: CalendarDay(midnightUTC: $0)) }
      return Answer(text: age.map { "You are \($0)." } ?? "I do not know your age yet. Say \"born 1990-05-31\".")
    case .restingEnergy: return Answer(text: resting(), assumptions: targetAssumptions)
    case .maintenance: return Answer(text: maintenance(), assumptions: targetAssumptions)
    case .deficit(.days(let first, let last)) where first != last:
      return deficit(Days(first: first, last: last, today: today))
    case .deficit(.days(let day, _)) where day != today: return deficit(Days(first: day, last: day, today: today))
    case .deficit: return Answer(text: deficit(), assumptions: targetAssumptions)
    case .healthyWeight(let height): return healthyWeight(height)
    case .weights(let measure, let span): return weights(measure, span)
    case .goalWeight: return goalWeight()
    }
  }

  private var targetAssumptions: [String] { day(today)?.targets.assumptions.map { $0.sentence(in: units) } ?? [] }
  private static let unweighed = "For that I need your weight. Say \"weighed 82.4 kg\"."

  /// "At rest your body uses about 1,770 kcal a day (Mifflin-St Jeor)."
  func resting() -> String {
    guard let resting = day(today)?.targets.energy.resting else { return Self.unweighed }
    return "At rest your body uses about \(Figures.kcal(resting.kilocaloriesPerDay)) a day (\(resting.formula.name))."
  }

  /// "You use about 2,098 kcal on a day like today."
  func maintenance() -> String {
    guard let energy = day(today)?.targets.energy, energy.maintenance > 0 else { return Self.unweighed }
    if let learned = energy.learned {
      return
        "You use about \(Figures.kcal(learned.kilocalories)) a day, by your own journal; eating that keeps your weight."
    }
    return
      "You use about \(Figures.kcal(energy.maintenance)) today, what is logged of training included; eating that keeps "
      + "your weight."
  }

  /// What is planned, and where the day stands.
  func deficit() -> String {
    guard let day = day(today), day.targets.energy.maintenance > 0 else { return Self.unweighed }
    let planned = day.targets.energy.adjustment.kilocalories
    let plan =
      planned == 0
      ? "No deficit is planned: your goal keeps your weight."
      : "Planned is a \(planned < 0 ? "deficit" : "surplus") of \(Figures.kcal(planned.magnitude)) a day."
    let rest = day.targets.energy.maintenance - day.eaten.calories
    return "\(plan) Today you have eaten \(Figures.kcal(day.eaten.calories)) of the about "
      + "\(Figures.kcal(day.targets.energy.maintenance)) the day uses: \(Figures.kcal(rest.magnitude)) "
      + (rest < 0 ? "more." : "less so far.")
  }

  /// The mean of what the days used less what was eaten.
  private func deficit(_ days: Days) -> Answer {
    let logged = days.all.compactMap(day).filter {
      !$0.meals.isEmpty && $0.targets.energy.maintenance > 0 && $0.day != today
    }
    guard !logged.isEmpty else { return nothing(days) }
    let rest = logged.reduce(0) { $0 + $1.targets.energy.maintenance - $1.eaten.calories } / Double(logged.count)
    let count =
      days.isOne ? "" : " on average over \(logged.count) finished \(logged.count == 1 ? "day" : "days") with meals"
    return Answer(
      text:
        "\(days.words.capitalizedFirst) you ate \(Figures.kcal(rest.magnitude)) a day \(rest < 0 ? "more" : "less") than "
        + "you used\(count). Days that are logged in part look like a larger deficit than they were.")
  }

  // MARK: Weights

  /// The weights at which the body mass index is what WHO calls normal.
  private func healthyWeight(_ told: Double?) -> Answer {
    guard let height = told ?? conversation.profile.heightCm else {
      return Answer(text: "For that I need your height (\"I am 178 cm tall\").")
    }
    let lowest = BodyMassIndex.lowestWeight(heightCm: height)
    let highest = lowest / BodyMassIndex.underweight * BodyMassIndex.overweight
    return Answer(
      text: "At \(units.height(centimetres: height)) WHO calls \(units.weight(kilograms: lowest)) to "
        + "\(units.weight(kilograms: highest)) normal for adults (BMI 18.5 to 25). It cannot tell muscle from fat, and no "
        + "single weight is the right one.")
  }

  private func weights(_ measure: BodyQuestion.Measure, _ span: JournalQuestion.Span) -> Answer {
    guard case .days(let first, let last) = span else { return weight(on: nil) }
    let days = Days(first: first, last: last, today: today)
    let found = weighings(through: last).filter { CalendarDay($0.timestamp, in: message.timeZone) >= first }
    guard !found.isEmpty else { return Answer(text: "No weighing is logged \(days.words).") }
    if measure == .average {
      let mean = units.weight(kilograms: found.reduce(0) { $0 + $1.weightKg } / Double(found.count))
      return Answer(
        text: "\(mean) on average \(days.words), of \(found.count) \(found.count == 1 ? "weighing" : "weighings").")
    }
    let sorted = found.sorted { $0.weightKg < $1.weightKg }
    guard let one = measure == .lowest ? sorted.first : sorted.last else { return weight(on: nil) }
    let day = CalendarDay(one.timestamp, in: message.timeZone)
    return Answer(
      text: "Your \(measure.rawValue) weight \(days.words) was \(units.weight(kilograms: one.weightKg)), "
        + "\(Days(first: day, last: day, today: today).words).")
  }

  private func goalWeight() -> Answer {
    guard let target = conversation.profile.targetWeightKg else {
      return Answer(text: "No goal weight is set. Say \"my goal weight is 75 kg\".")
    }
    guard let weight = conversation.weightKg else {
      return Answer(text: "Your goal weight is \(units.weight(kilograms: target)). No weight is logged yet.")
    }
    let rest = ((weight - target) * 10).rounded() / 10
    let words =
      rest == 0 ? "you are there" : "\(units.weight(kilograms: rest.magnitude)) to \(rest > 0 ? "lose" : "gain")"
    return Answer(
      text:
        "Your goal weight is \(units.weight(kilograms: target)), your last weight \(units.weight(kilograms: weight)): "
        + "\(words).")
  }
}
