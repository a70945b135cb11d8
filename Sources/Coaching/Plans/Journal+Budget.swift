public import Foundation
public import JournalStore
public import Nutrition

extension Journal {
  /// What is planned for the weeks that hold these days.
  ///
  /// - Throws: `JournalError` where the journal cannot be read.
  func eventPlan(from first: CalendarDay, through last: CalendarDay) throws -> EventPlan {
    EventPlan(try plannedEvents(from: first.weekStart, through: last.weekStart.advanced(by: 6)))
  }

  /// The week, Monday to Sunday, that holds a day.
  ///
  /// - Throws: `JournalError` where the journal cannot be read.
  public func weekBudget(of day: CalendarDay, today: CalendarDay, in timeZone: TimeZone) throws -> WeekBudget {
    let start = day.weekStart
    let events = try eventPlan(from: start, through: start)
    let days = try summaries(from: start, through: start.advanced(by: 6), in: timeZone).map { summary in
      let energy = summary.targets.energy
      return WeekBudget.Day(
        day: summary.day, target: energy.total.kilocalories, plain: energy.totalWithoutEvents, lowest: energy.lowest,
        eaten: summary.meals.isEmpty ? nil : summary.eaten.calories, event: events.event(on: summary.day))
    }
    return WeekBudget(days: days, today: today)
  }
}
