/// What is known of a person's day beside the targets themselves. Everything is optional: nil is not known, and nothing
/// is made up for it.
public struct NutritionContext: Equatable, Sendable, Codable {
  /// A workout of the day.
  public struct Session: Equatable, Sendable, Codable {
    public var name: String
    public var minutes: Double
    /// Net of rest.
    public var kilocalories: Double?

    public init(name: String, minutes: Double, kilocalories: Double?) {
      self.name = name
      self.minutes = minutes
      self.kilocalories = kilocalories
    }
  }

  /// Kilocalories a day at rest.
  public var bmr: Double?
  public var ageYears: Int?
  public var sex: Sex?
  /// Kilograms.
  public var weightKg: Double?
  /// Of the seven days before this one.
  public var weekWorkouts: Int?
  /// Those that are logged; empty is none yet.
  public var todayWorkouts: [Session]?
  /// What the active workout plans have for this day and is not logged yet; minutes are the plans' own estimates.
  public var plannedWorkouts: [Session]?
  /// Kilocalories that a device reported for this day so far, rest not included.
  public var activeCalories: Double?
  /// The mean of that over the seven days before, where at least three have it.
  public var usualActiveCalories: Double?
  /// Of the day so far.
  public var steps: Int?
  /// The mean of the seven days before, where at least three have it.
  public var usualSteps: Int?
  /// SDNN in milliseconds, the mean of the day so far.
  public var hrvMs: Double?
  /// The mean of the four weeks before, where they have seven samples.
  public var usualHrvMs: Double?
  /// Of the night that ended on this day.
  public var sleepHours: Double?
  /// 0...1.
  public var sleepQuality: Double?
  /// 1...5 by muscle, as the person said.
  public var soreness: [String: Int]?
  public var goal: GoalType?
  /// Kilograms a week, the trend's slope over four weeks.
  public var weeklyWeightChangeKg: Double?
  /// 1...5, as the person said.
  public var energyLevel: Int?
  /// When and how often the person likes to eat, in words.
  public var mealTiming: String?
  /// What was eaten the day before as a share of its target; nil where nothing was logged.
  public var yesterdayCompliance: Double?
  /// How many meals are logged for the day so far.
  public var mealsToday: Int?

  public init() {}

  /// A night of under six hours, or of a quality under one half.
  public var isShortOfSleep: Bool { sleepHours.map { $0 < 6 } ?? false || sleepQuality.map { $0 < 0.5 } ?? false }

  /// Muscles that are sore (3 and more of 5), by name.
  public var soreMuscles: [String] { (soreness ?? [:]).filter { $0.value >= 3 }.keys.sorted() }

  /// The person said that their energy is low: 2 of 5 or less.
  public var isLowOnEnergy: Bool { energyLevel.map { $0 <= 2 } ?? false }

  /// Heart rate variability a fifth or more under what is usual.
  public var isHRVLow: Bool {
    guard let hrv = hrvMs.usable, let usual = usualHrvMs.usable else { return false }
    return hrv <= usual * 0.8
  }

  /// What kind of day it is, from what has happened so far and what is planned.
  public var dayKind: DayKind {
    if todayWorkouts?.isEmpty == false || plannedWorkouts?.isEmpty == false { return .training }
    if let active = activeCalories.usable, let usual = usualActiveCalories.usable {
      if active >= usual * 1.5, active >= usual + 200 { return .unexpectedActivity }
    } else if let steps, let usualSteps, steps >= usualSteps * 3 / 2, steps >= usualSteps + 4000 {
      return .unexpectedActivity
    }
    return weekWorkouts ?? 0 > 0 || activeCalories != nil ? .rest : .unknown
  }
}

/// What a day is, as far as the journal tells.
public enum DayKind: String, CaseIterable, Codable, Sendable {
  case training, rest
  /// No workout is logged, and a device reports half as much again as usual.
  case unexpectedActivity
  /// Neither workouts nor a device tell.
  case unknown
}
