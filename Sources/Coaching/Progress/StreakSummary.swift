public import Nutrition

/// How steady somebody has been: a state for each of several weeks' days.
public struct StreakSummary: Equatable, Sendable {
  /// Oldest first.
  public let days: [(day: CalendarDay, state: StreakDay)]

  public init(_ days: [DaySummary]) {
    self.days = days.map { ($0.day, $0.streak) }
  }

  /// Days on target up to the last without a break; a last day without data is not over yet.
  public var current: Int { StreakDay.currentStreak(days.map(\.state)) }

  /// The longest run of days on target.
  public var longest: Int {
    var longest = 0
    var run = 0
    for day in days {
      run = day.state == .onTarget ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// How many of the days were so.
  public func count(of state: StreakDay) -> Int { days.count { $0.state == state } }

  /// Weeks from Monday to Sunday; nil is a day before the first or after the last.
  public var weeks: [[StreakDay?]] {
    guard let first = days.first?.day, let last = days.last?.day else { return [] }
    let byDay = Dictionary(days.map { ($0.day, $0.state) }, uniquingKeysWith: { first, _ in first })
    let start = first.advanced(by: -first.weekdayIndex)
    return stride(from: start.daysSince1970, through: last.daysSince1970, by: 7).map { monday in
      (0..<7).map { byDay[CalendarDay(daysSince1970: monday + $0)] }
    }
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.days.elementsEqual(b.days) { $0.day == $1.day && $0.state == $1.state }
  }
}

extension CalendarDay {
  /// 0 is Monday, 6 is Sunday.
  public var weekdayIndex: Int {
    // 1 January 1970 was a Thursday.
    ((daysSince1970 + 3) % 7 + 7) % 7
  }
}
