import Foundation
import Nutrition

/// The person's calendar and clock, on which words of time are laid.
struct LocalClock {
  let now: Date
  private let calendar: Calendar

  init(now: Date, timeZone: TimeZone) {
    self.now = now
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  func reading(of mention: TimeMention) -> TimeReading {
    if mention.day == .future || isAhead(mention.day) {
      return TimeReading(date: nil, isFuture: true)
    }
    if let seconds = mention.secondsAgo {
      return TimeReading(date: now.addingTimeInterval(-seconds))
    }
    let daysBack = daysBack(of: mention.day)
    if let clock = mention.clock {
      let date = date(of: clock, mention: mention, daysBack: daysBack)
      return TimeReading(date: min(date, now))
    }
    if mention.isThisPart, let part = mention.part, part >= 19, hourOfDay < 16, hourOfDay >= 4 {
      return TimeReading(date: nil, isFuture: true)
    }
    let usual = mention.usualHour ?? mention.meal.map(TimeWords.usualHour)
    // A meal of the evening is eaten before the night the words speak of.
    let hour = mention.isNight ? (mention.meal == .dinner ? usual : mention.part) ?? usual : usual ?? mention.part
    guard daysBack > 0 else { return today(mention, part: mention.part ?? hour) }
    let date = moment(daysBack: daysBack, hour: hour ?? 12)
    return TimeReading(date: min(date, now))
  }

  /// "Today" alone says no hour; a part of today that is still to come is now. For who is still up after midnight,
  /// "this morning" is the one before the night.
  private func today(_ mention: TimeMention, part: Double?) -> TimeReading {
    guard let part = mention.part ?? (mention.meal == nil ? nil : part) else {
      return TimeReading(date: now)
    }
    let isStillUp = hourOfDay < 4 && mention.part.map { (6..<19).contains($0) } == true
    return TimeReading(date: min(moment(daysBack: isStillUp ? 1 : 0, hour: part), now))
  }

  /// The year that the calendar shows now.
  var year: Int { calendar.component(.year, from: now) }

  var hourOfDay: Double { hour(of: now) }

  /// The hour of the day that `date` shows on the clock, 0..<24, with its minutes as a fraction.
  func hour(of date: Date) -> Double {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return Double(parts.hour ?? 0) + Double(parts.minute ?? 0) / 60
  }

  /// The hour of today that `mention` speaks of; nil where that is of another day.
  func hourToday(of mention: TimeMention) -> Double? {
    guard let date = reading(of: mention).date, daysBack(to: date) == 0 else { return nil }
    return hour(of: date)
  }

  func isPast(_ day: TimeMention.Day?) -> Bool { day != .future && daysBack(of: day) > 0 }

  /// Wall-clock `hour` on the day `daysBack` days ago; an hour that the clock skips moves on with it.
  private func moment(daysBack: Int, hour: Double) -> Date {
    let start = calendar.startOfDay(for: now)
    let day = calendar.date(byAdding: .day, value: -daysBack, to: start) ?? start
    let minutes = Int((hour * 60).rounded())
    if minutes >= 24 * 60 { return day.addingTimeInterval(Double(minutes) * 60) }
    var parts = calendar.dateComponents([.year, .month, .day], from: day)
    parts.hour = minutes / 60
    parts.minute = minutes % 60
    return calendar.date(from: parts) ?? day.addingTimeInterval(Double(minutes) * 60)
  }

  private func date(of clock: TimeMention.Clock, mention: TimeMention, daysBack: Int) -> Date {
    switch clock {
    case .sure(let hour):
      // "last night at 1" and "last night at midnight" are in the small hours of the next day.
      if mention.isNight, hour < 5, daysBack > 0 { return moment(daysBack: daysBack - 1, hour: hour) }
      let date = moment(daysBack: daysBack, hour: hour)
      return date > now && mention.day == nil ? moment(daysBack: 1, hour: hour) : date
    case .noughted(let hour):
      let isLate = hour >= 4 && hour < 12 && isAfternoon(hour: hour, mention: mention) == true
      return date(of: .sure(isLate ? hour + 12 : hour), mention: mention, daysBack: daysBack)
    case .halfDay(let hour):
      let early = hour >= 12 ? hour - 12 : hour
      if let isLate = isAfternoon(hour: early, mention: mention) {
        return date(of: .sure(isLate ? early + 12 : early), mention: mention, daysBack: daysBack)
      }
      if daysBack > 0 { return moment(daysBack: daysBack, hour: early < 6 ? early + 12 : early) }
      // The latest of the two that has passed.
      for candidate in [early + 12, early] where candidate >= 4 {
        let date = moment(daysBack: 0, hour: candidate)
        if date <= now { return date }
      }
      return mention.day == nil ? moment(daysBack: 1, hour: early + 12) : now
    }
  }

  /// Which half of the day the other words mean, if they say.
  private func isAfternoon(hour: Double, mention: TimeMention) -> Bool? {
    if let part = mention.part { return part >= 12 && !(mention.isNight && hour < 5) }
    switch mention.meal {
    case .breakfast: return false
    case .lunch: return hour < 5
    case .dinner: return true
    case .snack, nil: return nil
    }
  }

  /// Whole days from `date`'s day to today, 0 where it is not in the past.
  func daysBack(to date: Date) -> Int {
    let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: date), to: calendar.startOfDay(for: now))
      .day
    return max(0, days ?? 0)
  }

  private func daysBack(of day: TimeMention.Day?) -> Int {
    switch day {
    case nil, .today, .future: return 0
    case .ago(let days): return days
    case .weekday(let weekday, let isStrict):
      let back = (calendar.component(.weekday, from: now) - weekday + 7) % 7
      return back == 0 && isStrict ? 7 : back
    case .weekdayLastWeek(let weekday):
      // Weeks begin on Monday.
      let today = (calendar.component(.weekday, from: now) + 5) % 7
      return today + 7 - (weekday + 5) % 7
    case .date(let day, let month, let year): return daysBack(day: day, month: month, year: year)
    }
  }

  /// "At 8 tonight", "at 5pm today": an hour of today that is still to come, by more than what is said on the way there.
  func liesAhead(_ mention: TimeMention) -> Bool {
    guard let clock = mention.clock, mention.day == .today else { return false }
    return date(of: clock, mention: mention, daysBack: 0).timeIntervalSince(now) > 15 * 60
  }

  /// A date with its year that is still to come.
  private func isAhead(_ day: TimeMention.Day?) -> Bool {
    guard case .date(let day, let month?, let year?) = day,
      let date = calendar.date(from: DateComponents(year: year, month: month, day: day))
    else { return false }
    return date > now
  }

  /// Days back to the latest such date that is not after today; 0 where there is none.
  private func daysBack(day: Int, month: Int?, year: Int?) -> Int {
    let today = calendar.startOfDay(for: now)
    let parts = calendar.dateComponents([.year, .month], from: today)
    guard let thisYear = parts.year, let thisMonth = parts.month else { return 0 }
    for step in 0..<(year == nil ? 24 : 1) {
      var wanted = DateComponents()
      if let month {
        wanted.year = year ?? thisYear - step
        wanted.month = month
      } else {
        wanted.year = thisYear
        wanted.month = thisMonth - step
      }
      wanted.day = day
      guard let date = calendar.date(from: wanted), calendar.component(.day, from: date) == day, date <= today
      else { continue }
      let days = calendar.dateComponents([.day], from: date, to: today).day ?? 0
      return max(0, min(days, 36_500))
    }
    return 0
  }
}
