import Foundation
import Nutrition
import Understanding

/// Questions about how the days went, and about training.
extension Answerer {
  func overview(_ days: Days) -> Answer {
    let found = days.all.compactMap(day)
    guard let last = found.last else { return Answer(text: "There is nothing in the journal yet.") }
    guard days.isOne else { return overview(PeriodSummary(days: found, today: today), days) }
    return Answer(
      text: "\(Figures.whole(last.eaten.calories)) of \(Figures.kcal(last.targets.energy.total.kilocalories)) eaten, "
        + "\(Self.left(last)). " + macros(last) + trained(days),
      assumptions: last.targets.assumptions.map { $0.sentence(in: units) })
  }

  /// What the days came to against their targets, and where the weight went meanwhile.
  private func overview(_ period: PeriodSummary, _ days: Days) -> Answer {
    guard let averages = period.averages else { return Answer(text: "No meals are logged in that time.") }
    let energy = period.energyHits
    let workouts = period.workouts.count
    let protein = period.days.last?.targets.macros.map { " of \(Figures.whole($0.proteinG))" } ?? ""
    var lines = [
      "\(averages.days) of \(days.count) days logged: \(Figures.kcal(averages.calories)) a day on average against a target of "
        + "\(Figures.whole(averages.target)), \(energy.days) of \(energy.of) days within 10 %.",
      "Protein \(Figures.whole(averages.proteinG))\(protein) g a day, "
        + "\(workouts == 1 ? "1 workout" : "\(workouts) workouts").",
    ]
    let points = trend(through: days.last).points
    if let last = points.last, last.day >= days.first, let start = points.last(where: { $0.day < days.first }) {
      lines.append(change(from: start, to: last))
    }
    return Answer(text: lines.joined(separator: " "))
  }

  private func macros(_ day: DaySummary) -> String {
    let water =
      "Water \(units.volume(millilitres: day.hydration.waterMl)) of "
      + "\(units.volume(millilitres: day.targets.water.toDrinkMl))."
    guard let targets = day.targets.macros else { return "Protein \(day.eaten.proteinG.text()) g. " + water }
    return "Protein \(day.eaten.proteinG.text()) of \(targets.proteinG.text()) g, carbs \(day.eaten.carbsG.text()) of "
      + "\(targets.carbsG.text()) g, fat \(day.eaten.fatG.text()) of \(targets.fatG.text()) g. " + water
  }

  /// " Running, 5 km, 31 min, 297 kcal net.", behind what was eaten.
  private func trained(_ days: Days) -> String {
    workouts(days, nil).suffix(Self.mostShown).map { " " + words($0, dated: false).capitalizedFirst }.joined()
  }

  // MARK: Workouts

  /// Those that began on the days, of one activity or exercise where it is named.
  func workouts(_ days: Days, _ name: String?) -> [WorkoutLog] {
    let (start, end) = (days.first.interval(in: message.timeZone).start, days.last.interval(in: message.timeZone).end)
    return workouts(start, end).filter { workout in
      // "What did I lift": bench presses and squats, by whatever name.
      name == nil || name == Self.lifting && workout.type == .strength
        || workout.exercises.contains { $0.name == name }
        || WorkoutEstimator.activityName(of: workout.name) == name
    }
  }

  private static let lifting = "Weight training"

  func noWorkout(_ days: Days, _ name: String?) -> Answer {
    Answer(text: "No \(name?.lowercased() ?? "workout") is logged \(days.words)\(days.isToday ? " yet" : "").")
  }

  func done(_ days: Days, _ name: String?) -> Answer {
    let found = workouts(days, name)
    guard !found.isEmpty else { return noWorkout(days, name) }
    let minutes = found.reduce(0) { $0 + $1.durationMin }
    let kilometres = found.compactMap(\.distanceKm).reduce(0, +)
    var sums = [found.count == 1 ? "1 workout" : "\(found.count) workouts", "\(minutes.text()) min"]
    if kilometres > 0 { sums.append(units.distance(kilometres: kilometres)) }
    let shown = found.suffix(Self.mostShown).map { words($0, dated: !days.isOne) }
    return Answer(
      text: "\(days.words.capitalizedFirst): \(sums.joined(separator: ", ")). \(shown.joined(separator: " "))")
  }

  /// More are counted, and "ada history" lists them.
  private static let mostShown = 10

  func lastWorkout(_ days: Days, _ name: String?) -> Answer {
    guard let last = workouts(days, name).last else { return noWorkout(days, name) }
    let day = CalendarDay(last.startTime, in: message.timeZone)
    return Answer(
      text:
        "\(Days(first: day, last: day, today: today).words.capitalizedFirst): \(words(last, dated: false))\(pace(last))"
    )
  }

  func words(_ workout: WorkoutLog, dated: Bool) -> String {
    let words = Confirmation.words(
      for: .workout(workout), units: units, hidesNumbers: conversation.profile.hidesNumbers)
    return (dated ? "\(CalendarDay(workout.startTime, in: message.timeZone)) \(words)" : words) + "."
  }

  func burned(_ days: Days, _ name: String?) -> Answer {
    let found = workouts(days, name)
    let energy = found.compactMap(\.caloriesBurned).reduce(0, +)
    let names = found.suffix(Self.mostShown).map(\.name).joined(separator: ", ")
    var lines = [
      found.isEmpty
        ? noWorkout(days, name).text
        : "\(Figures.kcal(energy)) beyond rest \(days.words): \(names)."
    ]
    if days.isOne, name == nil, let day = day(days.first), day.targets.energy.maintenance > 0 {
      lines.append("The whole day is reckoned at \(Figures.kcal(day.targets.energy.maintenance)), rest included.")
    }
    return Answer(text: lines.joined(separator: " "))
  }

  /// The steps of a walk that is called by them: "Walking, 10000 steps".
  private static func told(of workout: WorkoutLog) -> Double? {
    let words = workout.name.split(separator: " ")
    guard let place = words.firstIndex(of: "steps"), place > 0 else { return nil }
    return Double(words[place - 1])
  }

  func steps(_ days: Days) -> Answer {
    let counts = days.all.compactMap(steps)
    guard !counts.isEmpty else {
      let told = workouts(days, nil).compactMap(Self.told(of:))
      if !told.isEmpty { return Answer(text: "\(Figures.whole(told.reduce(0, +))) steps \(days.words).") }
      return Answer(
        text: "No steps are known \(days.words). \"ada import apple-health\" brings in what a phone or watch counted.")
    }
    let sum = Double(counts.reduce(0, +))
    guard !days.isOne else { return Answer(text: "\(Figures.whole(sum)) steps \(days.words).") }
    let mean = Figures.whole(sum / Double(counts.count))
    return Answer(
      text: "\(mean) steps a day on average \(days.words) (\(counts.count) of \(days.count) days known).")
  }
}
