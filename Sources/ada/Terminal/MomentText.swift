import Foundation
import Nutrition

/// Says when something was, as short as can be: nothing for just now, a time for today, a day for before.
struct MomentText {
  let timeZone: TimeZone
  let now: Date
  let clock: HourClock

  func text(_ date: Date) -> String {
    if abs(now.timeIntervalSince(date)) < 60 { return "" }
    let time = time(date)
    let day = CalendarDay(date, in: timeZone)
    let today = CalendarDay(now, in: timeZone)
    if day == today { return time }
    if day == today.advanced(by: -1) { return "yesterday \(time)" }
    return "\(day) \(time)"
  }

  private func time(_ date: Date) -> String { clock.text(date, in: timeZone) }
}
