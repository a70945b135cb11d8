public import Foundation

extension TimeZone {
  /// The first moment at which clocks here show a time of a day, or have passed it where a clock change skips it.
  ///
  /// - Parameter seconds: on the clock, after midnight.
  public func moment(of day: CalendarDay, seconds: Double = 0) -> Date {
    let wall = day.midnightUTC.timeIntervalSince1970 + seconds
    // A day before and a day after lie on both sides of any change near it; only the later of the two is right in a
    // time that is skipped, and both are where one comes twice.
    let moments = [wall - 86_400, wall + 86_400].map { side in
      Date(timeIntervalSince1970: wall - Double(secondsFromGMT(for: Date(timeIntervalSince1970: side))))
    }
    let (earlier, later) = (min(moments[0], moments[1]), max(moments[0], moments[1]))
    let shown = earlier.timeIntervalSince1970 + Double(secondsFromGMT(for: earlier))
    return shown >= wall ? earlier : later
  }

  /// What clocks here show at a moment, in whole seconds after midnight: 0..<86400.
  public func secondOfDay(at date: Date) -> Int {
    let shown = Int(date.timeIntervalSince1970.rounded(.down)) + secondsFromGMT(for: date)
    return (shown % 86_400 + 86_400) % 86_400
  }
}
