import Foundation
import Nutrition
import ToolCalls
import Understanding

/// Questions for the best, the most and the longest of what the journal holds.
extension Answerer {
  /// The best workout of a name: the heaviest set of a lift, the longest and the fastest of what has a way.
  func best(_ record: JournalQuestion.Record, _ name: String?, _ kilometres: Double?, _ days: Days) -> Answer {
    let found = workouts(days, name)
    guard !found.isEmpty else { return noWorkout(days, name) }
    if record == .heaviest || record == .best && found.allSatisfy({ $0.type == .strength }) {
      return heaviest(found, name, days)
    }
    let ways = found.filter { workout in
      guard let way = workout.distanceKm, way > 0 else { return false }
      return kilometres.map { (way - $0).magnitude <= Self.nearness * $0 } ?? true
    }
    guard !ways.isEmpty else {
      guard kilometres == nil, let long = found.max(by: { $0.durationMin < $1.durationMin }) else {
        return Answer(text: "No \(name?.lowercased() ?? "workout") of about that way is logged \(days.words).")
      }
      return Answer(text: "Longest: \(words(long, dated: true))")
    }
    var lines: [String] = []
    if record != .fastest, kilometres == nil, let far = ways.max(by: { ($0.distanceKm ?? 0) < ($1.distanceKm ?? 0) }) {
      lines.append("Longest: \(words(far, dated: true))\(pace(far))")
    }
    if record != .longest, let fast = ways.min(by: { Self.minutesOfKilometre($0) < Self.minutesOfKilometre($1) }) {
      lines.append("Fastest: \(words(fast, dated: true))\(pace(fast))")
    }
    return Answer(text: lines.joined(separator: " "))
  }

  /// How near a way comes to one that is named: nobody runs 5 km to the metre.
  private static let nearness = 0.05

  private static func minutesOfKilometre(_ workout: WorkoutLog) -> Double {
    workout.distanceKm.map { workout.durationMin / max($0, 0.01) } ?? .infinity
  }

  /// " That is 5:36 min a kilometre."; empty for what has no way.
  func pace(_ workout: WorkoutLog) -> String {
    guard let way = workout.distanceKm, way > 0 else { return "" }
    let length = units == .metric ? way : UnitConversion.miles(kilometres: way)
    let seconds = Int((workout.durationMin * 60 / length).rounded())
    let rest = seconds % 60
    return " That is \(seconds / 60):\(rest < 10 ? "0" : "")\(rest) min a \(units == .metric ? "kilometre" : "mile")."
  }

  /// "Bench press: 70 kg x 5 on 2026-11-17. The first was 60 kg on 2026-11-13."
  private func heaviest(_ found: [WorkoutLog], _ name: String?, _ days: Days) -> Answer {
    let sets = found.flatMap { workout in
      workout.exercises.filter { name == nil || $0.name == name || found.allSatisfy { $0.exercises.count <= 1 } }
        .flatMap { exercise in exercise.sets.map { (exercise: exercise.name, set: $0, at: workout.startTime) } }
    }.filter { $0.set.weightKg != nil && $0.set.completed }
    guard let best = sets.max(by: { Self.load($0.set) < Self.load($1.set) }), let first = sets.first else {
      return Answer(text: "No weights are logged of it \(days.words). \(words(found[found.count - 1], dated: true))")
    }
    func told(_ one: (exercise: String, set: WorkoutSet, at: Date)) -> String {
      let reps = one.set.reps.map { " x \($0)" } ?? ""
      return "\(units.weight(kilograms: one.set.weightKg ?? 0))\(reps) on \(CalendarDay(one.at, in: message.timeZone))"
    }
    let beginning = first.at == best.at || first.exercise != best.exercise ? "" : " The first was \(told(first))."
    return Answer(text: "Heaviest \(best.exercise.lowercased()): \(told(best)).\(beginning)")
  }

  /// The heavier set is the better one, and of two alike the longer.
  private static func load(_ set: WorkoutSet) -> Double { (set.weightKg ?? 0) * 1000 + Double(set.reps ?? 0) }

  // MARK: Days

  /// Days in a row that are logged, and that were on target.
  func streak(_ days: Days) -> Answer {
    let found = days.all.suffix(Self.longestStreak).compactMap(day)
    let summary = StreakSummary(found)
    var logged = 0
    // A day that has just begun breaks nothing.
    for day in found.reversed() where !(day.day == today && day.isEmpty) {
      guard !day.isEmpty else { break }
      logged += 1
    }
    return Answer(
      text:
        "\(Self.count(logged, "day")) in a row logged, \(Self.count(summary.current, "day")) in a row on target; the longest "
        + "run on target was \(Self.count(summary.longest, "day")).")
  }

  private static let longestStreak = 180
  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  func daysLogged(_ days: Days) -> Answer {
    let found = days.all.compactMap(day).filter { !$0.isEmpty }
    guard let first = found.first else { return Answer(text: "There is nothing in the journal \(days.words).") }
    let meals = found.count { !$0.meals.isEmpty }
    return Answer(
      text: "\(Self.count(found.count, "day")) \(days.words), \(meals) of them with meals; the first was \(first.day).")
  }

  /// The day with the most or the least of a nutrient, or nearest to its target. Today is not over.
  func day(ofMost nutrient: AskedNutrient, _ rank: JournalQuestion.DayRank, _ days: Days) -> Answer {
    let amounts = days.all.compactMap(day).filter { !$0.meals.isEmpty && ($0.day != today || days.isOne) }
      .compactMap { day in nutrient.amount(in: day.eaten).map { (day: day, amount: $0) } }
    let chosen =
      switch rank {
      case .most: amounts.max { $0.amount < $1.amount }
      case .least: amounts.min { $0.amount < $1.amount }
      case .nearest: amounts.min { Self.miss($0.day, nutrient) < Self.miss($1.day, nutrient) }
      }
    guard let chosen else { return nothing(days) }
    let target = Self.target(of: nutrient, chosen.day).map { " of \(Figures.whole($0))" } ?? ""
    let what =
      switch rank {
      case .most: "Most"
      case .least: "Least"
      case .nearest: "Nearest to the target"
      }
    return Answer(
      text:
        "\(what) \(days.words): \(chosen.day.day), \(Self.words(chosen.amount, nutrient))\(target) (\(amounts.count) "
        + "finished \(amounts.count == 1 ? "day" : "days") with meals).")
  }

  private static func miss(_ day: DaySummary, _ nutrient: AskedNutrient) -> Double {
    guard let amount = nutrient.amount(in: day.eaten), let target = target(of: nutrient, day) else { return .infinity }
    return (amount - target).magnitude
  }

  /// Foods that are named at once.
  private static let mostFoods = 5

  /// What was logged most often.
  func oftenest(_ days: Days) -> Answer {
    var counts: [String: (times: Int, calories: Double)] = [:]
    for item in meals(days).flatMap(\.items) {
      counts[item.name, default: (0, 0)].times += 1
      counts[item.name, default: (0, 0)].calories += item.nutrients.calories
    }
    guard !counts.isEmpty else { return nothing(days) }
    let sorted = counts.sorted {
      ($1.value.times, $1.value.calories, $0.key) < ($0.value.times, $0.value.calories, $1.key)
    }
    let lines = sorted.prefix(Self.mostFoods).map { name, found in
      "\(name), \(found.times == 1 ? "once" : found.times == 2 ? "twice" : "\(found.times) times"), \(Figures.kcal(found.calories))"
    }
    return Answer(text: "Most often \(days.words): \(lines.joined(separator: "; ")).")
  }

  /// This week beside the one before it.
  func weeks() -> Answer {
    let now = Days(first: today.advanced(by: -6), last: today, today: today)
    let before = Days(first: today.advanced(by: -13), last: today.advanced(by: -7), today: today)
    return Answer(text: "The last 7 days: \(overview(now).text)\nThe 7 before: \(overview(before).text)")
  }
}
