import Foundation
import JournalStore
import Nutrition

extension NutritionContext {
  /// What the journal knows of a day; what it does not hold stays nil.
  ///
  /// - Throws: `JournalError` where the journal cannot be read.
  init(_ journal: Journal, summary: DaySummary, profile: UserProfile, in timeZone: TimeZone) throws {
    self.init()
    let day = summary.day
    let (start, end) = day.interval(in: timeZone)
    bmr = summary.targets.energy.resting?.kilocaloriesPerDay
    ageYears = profile.age(on: day)
    sex = profile.sex
    weightKg = try journal.latestWeight(before: end)?.weightKg
    goal = profile.goalType
    mealTiming = profile.mealTimingWords
    mealsToday = summary.meals.count
    todayWorkouts = summary.workouts.map {
      Session(name: $0.name, minutes: $0.durationMin, kilocalories: $0.caloriesBurned)
    }
    let done = Set(summary.workouts.compactMap(\.planId))
    let due = try journal.workoutPlans().filter { $0.isDue(on: day) && !done.contains($0.id) }
    if !due.isEmpty {
      plannedWorkouts = due.map { Session(name: $0.name, minutes: $0.estimatedMinutes, kilocalories: nil) }
    }
    let weekStart = day.advanced(by: -7).interval(in: timeZone).start
    weekWorkouts = try journal.workouts(from: weekStart, to: start).count
    try readDevices(journal, day: day)
    try readRecovery(journal, day: day, from: start, to: end, in: timeZone)
    let reports = try journal.selfReports(on: day)
    energyLevel = reports.first { $0.subject == .energy }?.level
    let sore = reports.compactMap { report in report.muscle.map { ($0, report.level) } }
    if !sore.isEmpty { soreness = Dictionary(sore, uniquingKeysWith: { max($0, $1) }) }
    let weights = try journal.weights(from: day.advanced(by: -28).interval(in: timeZone).start, to: end)
    weeklyWeightChangeKg = WeightTrend(weights.map { (CalendarDay($0.timestamp, in: timeZone), $0.weightKg) })
      .kilogramsPerWeek()
    let yesterday = try journal.summary(of: day.advanced(by: -1), in: timeZone)
    if !yesterday.meals.isEmpty {
      yesterdayCompliance = yesterday.eaten.calories / yesterday.targets.energy.total.kilocalories
    }
  }

  private mutating func readDevices(_ journal: Journal, day: CalendarDay) throws {
    let before = (1...7).map { day.advanced(by: -$0) }
    activeCalories = try journal.activeEnergy(on: day)
    steps = try journal.steps(on: day)
    let active = try before.compactMap { try journal.activeEnergy(on: $0) }
    if active.count >= 3 { usualActiveCalories = active.reduce(0, +) / Double(active.count) }
    let walked = try before.compactMap { try journal.steps(on: $0) }
    if walked.count >= 3 { usualSteps = walked.reduce(0, +) / walked.count }
  }

  private mutating func readRecovery(
    _ journal: Journal, day: CalendarDay, from start: Date, to end: Date, in timeZone: TimeZone
  ) throws {
    let night = try journal.sleep(on: day)
    sleepHours = night?.hours
    sleepQuality = night?.quality
    let today = try journal.hrv(from: start, to: end)
    if !today.isEmpty { hrvMs = today.reduce(0, +) / Double(today.count) }
    let earlier = try journal.hrv(from: day.advanced(by: -28).interval(in: timeZone).start, to: start)
    if earlier.count >= 7 { usualHrvMs = earlier.reduce(0, +) / Double(earlier.count) }
  }

  /// What may move the day's target, by name, in words that can be shown; the rest of the context may not.
  func causes(_ targets: DailyTargets, _ profile: UserProfile) -> [String: String] {
    var causes: [String: String] = [:]
    func add(_ name: String, _ value: String?) { if let value { causes[name] = value } }
    add("workouts", todayWorkouts.map { $0.map { "\($0.name), \($0.minutes.text()) min" }.joined(separator: "; ") })
    add("planned workouts", plannedWorkouts.map { $0.map(\.name).joined(separator: ", ") })
    add("active energy", "\(targets.energy.activeEarned.kilocalories.text()) kcal")
    add("weight", weightKg.map { "\($0.text(decimals: 2)) kg" })
    add("sleep", sleepHours.map { "\($0.text(decimals: 1)) h" })
    add("energy level", energyLevel.map { "\($0) of 5" })
    add("soreness", soreMuscles.isEmpty ? nil : soreMuscles.joined(separator: ", "))
    add("heart rate variability", isHRVLow ? "low" : hrvMs.map { _ in "usual" })
    add("base", "\(targets.energy.base.kilocalories.text()) kcal")
    add("goal", "\(targets.energy.adjustment.kilocalories.text()) kcal, \(targets.energy.basis.rawValue)")
    add("planned day", targets.energy.planned.map { "\($0.kilocalories.text()) kcal, \($0.origin)" })
    add("least", "\(targets.energy.lowest.text()) kcal")
    add("protein", profile.proteinGramsPerPound.text(decimals: 3) + " g/lb")
    add("fat", (profile.fatPercentage * 100).text(decimals: 2) + " %")
    return causes
  }
}
