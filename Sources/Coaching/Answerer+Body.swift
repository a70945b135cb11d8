import Foundation
import Nutrition
import ToolCalls
import Understanding

/// Questions about the body: weight now and then, and the body mass index.
extension Answerer {
  /// The last weighing, what it was on a day that is asked about, and how the trend has moved since.
  func weight(on day: CalendarDay?) -> Answer {
    let noWeight = Answer(text: "No weight is logged yet. Say \"weighed \(units.exampleWeight)\".")
    let weighings = weighings(through: today)
    let points = trend(of: weighings).points
    guard let last = points.last, let latest = weighings.last else {
      guard let weight = conversation.weightKg else { return noWeight }
      return Answer(text: "Your last weight is \(units.weight(kilograms: weight)).")
    }
    let when = Days(first: last.day, last: last.day, today: today).words
    let now =
      "\(units.weight(kilograms: latest.weightKg)) \(when) at \(clock.text(latest.timestamp, in: message.timeZone))"
      + mean(of: last, among: weighings)
    guard let day, let then = points.last(where: { $0.day <= day }) else {
      let month = points.last { $0.day <= last.day.advanced(by: -28) }
      let moved = month.map { " " + change(from: $0, to: last) } ?? ""
      let first = day == nil ? "" : "No weight is logged as early as \(day?.description ?? ""). "
      return Answer(text: "\(first)Your last weight is \(now).\(moved) \"ada weight\" shows the trend.")
    }
    let past = then.day == day ? "on \(then.day)" : "on \(then.day), the last weighing before \(day)"
    let weighed =
      weighings.last { CalendarDay($0.timestamp, in: message.timeZone) == then.day }?.weightKg ?? then.weightKg
    let told = "You weighed \(units.weight(kilograms: weighed)) \(past)\(mean(of: then, among: weighings))"
    guard then.day < last.day else { return Answer(text: told + ".") }
    return Answer(text: "\(told), and \(now). \(change(from: then, to: last))")
  }

  /// " (the mean of that day's 2 weighings is 82.9 kg)", which the trend is reckoned with; empty for a single one.
  private func mean(of point: WeightTrend.Point, among weighings: [BodyWeightEntry]) -> String {
    let count = weighings.count { CalendarDay($0.timestamp, in: message.timeZone) == point.day }
    guard count > 1 else { return "" }
    return " (the mean of that day's \(count) weighings is \(units.weight(kilograms: point.weightKg)))"
  }

  /// "The trend went down by 1.2 kg since 2026-10-23."
  func change(from start: WeightTrend.Point, to end: WeightTrend.Point) -> String {
    let moved = ((end.trendKg - start.trendKg) * 10).rounded() / 10
    guard moved != 0 else { return "The trend has stayed where it was since \(start.day)." }
    return
      "The trend went \(moved < 0 ? "down" : "up") by \(units.weight(kilograms: moved.magnitude)) since \(start.day)."
  }

  /// Weighings of the last year, oldest first.
  private func weighings(through day: CalendarDay) -> [BodyWeightEntry] {
    weights(day.advanced(by: -366).interval(in: message.timeZone).start, day.interval(in: message.timeZone).end)
  }

  private func trend(of weighings: [BodyWeightEntry]) -> WeightTrend {
    WeightTrend(weighings.map { (day: CalendarDay($0.timestamp, in: message.timeZone), weightKg: $0.weightKg) })
  }

  /// Weighings of the last year with the noise taken out.
  func trend(through day: CalendarDay) -> WeightTrend { trend(of: weighings(through: day)) }

  /// Weight over height squared, and the range that WHO calls normal.
  func bodyMassIndex() -> Answer {
    let height = conversation.profile.heightCm
    guard let weight = conversation.weightKg, let height,
      let index = BodyMassIndex.of(weightKg: weight, heightCm: height)
    else {
      let missing = height == nil ? "height (\"I am 178 cm tall\")" : "weight (\"weighed \(units.exampleWeight)\")"
      return Answer(text: "For that I need your \(missing).")
    }
    return Answer(
      text:
        "Your BMI is \(index.text(decimals: 1)) kg/m2: \(units.weight(kilograms: weight)) at \(units.height(centimetres: height)). "
        + "WHO calls \(BodyMassIndex.underweight.text(decimals: 1)) to \(BodyMassIndex.overweight.text()) normal for "
        + "adults; it cannot tell muscle from fat.")
  }

  // MARK: What the body uses

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
    case .healthyWeight: return healthyWeight()
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
  private func healthyWeight() -> Answer {
    guard let height = conversation.profile.heightCm else {
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
