public import Foundation
public import JournalStore
public import Nutrition
public import ToolCalls

/// One local day: what was eaten, drunk and done, against what the day aims at.
public struct DaySummary: Equatable, Sendable {
  public var day: CalendarDay
  /// Oldest first.
  public var meals: [Meal]
  /// Those that began on the day, oldest first.
  public var workouts: [WorkoutLog]
  /// Oldest first, without drinks of meals.
  public var water: [WaterEntry]
  /// Oldest first.
  public var weights: [BodyWeightEntry]
  /// What the day aims at, with the activity it had so far.
  public var targets: DailyTargets
  /// What its figures are shown in.
  public var units: UnitSystem
  /// What its times are shown on.
  public var clock: HourClock
  /// Figures of energy and weight are not to be shown.
  public var hidesNumbers: Bool
  /// Who chose protein and fat; nil where they are Ada's default.
  public var macroOrigin: MacroOrigin?

  /// What was eaten and drunk.
  public var eaten: Nutrients { meals.reduce(.zero) { $0 + $1.totals } }
  public var hydration: Hydration { Hydration(water: water, meals: meals) }
  /// Kilocalories left of the day's target; negative when it is passed.
  public var remainingCalories: Double { targets.energy.total.kilocalories - eaten.calories }
  public var isEmpty: Bool { meals.isEmpty && workouts.isEmpty && water.isEmpty && weights.isEmpty }

  /// Reckons a day from its entries.
  ///
  /// - Parameters:
  ///   - entries: everything of that local day, in any order.
  ///   - weightKg: the weight to reckon with, in kilograms: the latest one up to that day.
  ///   - deviceCalories: active energy that a device reported for the day.
  ///   - learned: what the days before say the person spends, where there are enough.
  ///   - events: what is planned for days of the week.
  public init(
    day: CalendarDay, entries: [Entry], profile: UserProfile, weightKg: Double?, bodyFatPercentage: Double? = nil,
    deviceCalories: Double? = nil, learned: LearnedExpenditure? = nil, events: EventPlan = .none
  ) {
    self.day = day
    units = profile.units
    clock = profile.shownClock
    hidesNumbers = profile.hidesNumbers
    macroOrigin = profile.macroOrigin
    meals = []
    workouts = []
    water = []
    weights = []
    for entry in entries.sorted(by: { $0.timestamp < $1.timestamp }) {
      switch entry {
      case .meal(let meal): meals.append(meal)
      case .workout(let workout): workouts.append(workout)
      case .water(let entry): water.append(entry)
      case .weight(let weight): weights.append(weight)
      case .goal: break
      }
    }
    targets = DailyTargets(
      for: profile, weightKg: weightKg, bodyFatPercentage: bodyFatPercentage,
      active: .merging(deviceDayTotal: deviceCalories, workouts: workouts),
      exerciseMinutes: workouts.reduce(0) { $0 + $1.durationMin }, learned: learned, events: events,
      on: day)
  }
}

extension CalendarDay {
  /// The day's first moment and the next day's in that zone. Days around a clock change have 23 or 25 hours.
  public func interval(in timeZone: TimeZone) -> (start: Date, end: Date) {
    (timeZone.moment(of: self), timeZone.moment(of: advanced(by: 1)))
  }
}

extension Journal {
  /// The meals between two moments, oldest first.
  ///
  /// - Parameter pending: changes to reckon with that are not in the journal yet, in their order.
  func meals(from start: Date, to end: Date, after pending: [JournalChange]) throws -> [Meal] {
    let stored = try meals(from: start, to: end).map(Entry.meal)
    return Self.changed(stored, by: pending, from: start, to: end)
      .compactMap { if case .meal(let meal) = $0 { meal } else { nil } }
  }

  /// The workouts that began between two moments, oldest first.
  ///
  /// - Parameter pending: changes to reckon with that are not in the journal yet, in their order.
  func workouts(from start: Date, to end: Date, after pending: [JournalChange]) throws -> [WorkoutLog] {
    let stored = try workouts(from: start, to: end).map(Entry.workout)
    return Self.changed(stored, by: pending, from: start, to: end)
      .compactMap { if case .workout(let workout) = $0 { workout } else { nil } }
  }

  /// The weighings between two moments, oldest first.
  ///
  /// - Parameter pending: changes to reckon with that are not in the journal yet, in their order.
  func weights(from start: Date, to end: Date, after pending: [JournalChange]) throws -> [BodyWeightEntry] {
    let stored = try weights(from: start, to: end).map(Entry.weight)
    return Self.changed(stored, by: pending, from: start, to: end)
      .compactMap { if case .weight(let weight) = $0 { weight } else { nil } }
  }

  private static func changed(
    _ entries: [Entry], by pending: [JournalChange], from start: Date, to end: Date
  ) -> [Entry] {
    guard !pending.isEmpty else { return entries }
    var entries = entries
    for change in pending {
      switch change {
      case .add(let entry): entries.append(entry)
      case .replace(let entry): entries = entries.map { $0.id == entry.id ? entry : $0 }
      case .remove(let id): entries.removeAll { $0.id == id }
      case .profile, .remember, .forget, .mark, .plan, .report: break
      }
    }
    let inside = entries.enumerated().filter { $0.element.timestamp >= start && $0.element.timestamp < end }
    return inside.sorted { ($0.element.timestamp, $0.offset) < ($1.element.timestamp, $1.offset) }.map(\.element)
  }

  /// A local day, reckoned from what the journal holds.
  ///
  /// - Parameter pending: changes to reckon with that are not in the journal yet, in their order.
  /// - Throws: `JournalError` where the journal cannot be read.
  public func summary(
    of day: CalendarDay, in timeZone: TimeZone, after pending: [JournalChange] = []
  ) throws -> DaySummary {
    let (start, end) = day.interval(in: timeZone)
    var entries = try entries(from: start, to: end)
    var body = try latestBody(before: end)
    var profile = try profile() ?? UserProfile(createdAt: start, updatedAt: start)
    func put(_ entry: Entry) {
      if entry.timestamp >= start, entry.timestamp < end { entries.append(entry) }
      if case .weight(let new) = entry, new.timestamp < end { body.take(new) }
      if case .goal(let goal) = entry { profile.take(goal) }
    }
    for change in pending {
      switch change {
      case .add(let entry): put(entry)
      case .replace(let entry):
        entries.removeAll { $0.id == entry.id }
        put(entry)
      case .remove(let id): entries.removeAll { $0.id == id }
      case .profile(let new): profile = new
      case .remember, .forget, .mark, .plan, .report: break
      }
    }
    let learned = try expenditure(before: day, for: profile, in: timeZone).flatMap(LearnedExpenditure.init)
    return DaySummary(
      day: day, entries: entries, profile: profile, weightKg: body.weightKg,
      bodyFatPercentage: body.bodyFatPercentage(at: end), deviceCalories: try activeEnergy(on: day), learned: learned,
      events: try eventPlan(from: day, through: day))
  }
}

extension Coach {
  /// The days of a period, oldest first; today last.
  ///
  /// - Parameter moment: what "today" is; now where it is nil.
  /// - Throws: `JournalError` where the journal cannot be read.
  public func summaries(
    _ period: GetProgress.Period, at moment: Date? = nil, in timeZone: TimeZone
  ) throws -> [DaySummary] {
    let today = CalendarDay(moment ?? now(), in: timeZone)
    let days: [CalendarDay] =
      switch period {
      case .today: [today]
      case .yesterday: [today.advanced(by: -1)]
      case .week: (-6...0).map(today.advanced)
      case .month: (-29...0).map(today.advanced)
      }
    return try days.map { try journal.summary(of: $0, in: timeZone) }
  }
}
