import Foundation
import JournalStore
import Nutrition
import Randomness
import SimulatedPeople

/// A person who does not exist: their body follows Hall's model, and they keep a journal as people do.
///
/// A man of 38, 180 cm and 92 kg who cuts to 82 kg and then stays there. On most days everything is logged, with the error
/// of a kitchen scale and a guess; some days end after breakfast, some are missing, and holidays are gaps.
struct MadeUpPerson {
  struct Habits {
    /// Eating occasions on a day.
    var mealsPerDay = 4.0
    /// Share of days with nothing logged.
    var missingDays = 0.06
    /// Share of days on which logging ends after breakfast or lunch.
    var partialDays = 0.05
    /// Share of mornings on the scale.
    var weighings = 0.85
    /// Standard deviation of what is logged around what was eaten.
    var loggingError = 0.08
  }

  let days: Int
  let last: CalendarDay
  let habits: Habits
  let menu: MealMenu
  var random: SeededGenerator
  private(set) var body: SimulatedBody
  /// Days of the holiday that are left.
  private var gap = 0
  private(set) var changes: [(turn: NewTurn, outcome: TurnOutcome)] = []

  static let targetKg = 82.0
  /// The last day is not over: what comes after this hour is not there yet.
  static let lastHour = 15.0

  /// - Parameters:
  ///   - days: how many, up to `last`.
  ///   - seed: the same seed makes the same entries, with the same ids.
  init?(days: Int, until last: CalendarDay, seed: UInt64, habits: Habits = Habits(), menu: MealMenu) {
    self.days = days
    self.last = last
    self.habits = habits
    self.menu = menu
    random = SeededGenerator(seed: seed)
    guard
      let body = SimulatedBody(
        weightKg: 92, heightCm: 180, ageYears: 38, sex: .male,
        physicalActivityLevel: random.normal(mean: 1.6, deviation: 0.08),
        restingFactor: random.normal(mean: 1, deviation: 0.05), using: &random)
    else { return nil }
    self.body = body
  }

  var firstDay: CalendarDay { last.advanced(by: 1 - days) }

  /// The person's own figures, as they gave them on the first day.
  var profile: UserProfile {
    let start = firstDay.midnightUTC
    return UserProfile(
      sex: .male, birthDate: CalendarDay(year: last.year - 38, month: 1, day: 9)?.midnightUTC, heightCm: 180,
      goalType: .cut, goalRate: 0.5, targetWeightKg: Self.targetKg, timeZone: "UTC", createdAt: start, updatedAt: start)
  }

  /// Lives one day and returns what was said on it, in the order in which it happened.
  mutating func live(_ day: CalendarDay) -> [(turn: NewTurn, outcome: TurnOutcome)] {
    changes = []
    if gap > 0 { gap -= 1 } else if random.happens(1.0 / 110) { gap = 3 + Int(random.uniform(0, 6)) }
    let isAway = gap > 0
    let isMissing = isAway || random.happens(habits.missingDays)
    let logsUntil = !isMissing && random.happens(habits.partialDays) ? random.uniform(9.5, 13) : 24

    if !isAway, random.happens(habits.weighings) { weigh(on: day) }
    let eaten = eat(on: day, isLogged: !isMissing, until: logsUntil)
    train(on: day, isLogged: !isAway)
    if !isMissing { drink(on: day, until: logsUntil) }
    body.live(eating: eaten, using: &random)
    let end = day == last ? day.midnightUTC + Self.lastHour * 3600 : .distantFuture
    return changes.filter { $0.turn.at < end }.sorted { $0.turn.at < $1.turn.at }
  }

  mutating func say(_ text: String, at time: Date, reply: String, _ entry: Entry) {
    changes.append(
      (
        NewTurn(text: text, at: time, timeZone: "UTC"),
        TurnOutcome(status: .logged, engine: "offline", reply: reply, changes: [.add(entry)])
      ))
  }

  mutating func newID(at time: Date) -> String { EntryID.make(at: time, using: &random) }

  /// What the person means to eat: enough to come to the goal weight at half a kilogram a week, and to stay there.
  var plannedIntake: Double {
    let spent = body.expenditures.suffix(7)
    let usual = spent.isEmpty ? body.maintenance : spent.reduce(0, +) / Double(spent.count)
    return usual + min(max((Self.targetKg - body.weightKg) * 200, -550), 250)
  }

  private mutating func weigh(on day: CalendarDay) {
    let time = day.midnightUTC + random.uniform(6.5, 7.5) * 3600
    let kilograms = body.scaleKg
    let text = kilograms.text(decimals: 1)
    say(
      "weighed \(text) kg", at: time, reply: "Logged weight: \(text) kg.",
      .weight(BodyWeightEntry(id: newID(at: time), weightKg: kilograms, timestamp: time)))
  }
}
