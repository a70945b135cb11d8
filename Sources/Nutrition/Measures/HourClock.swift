public import Foundation

/// How a person reads the time of day; what is stored and what scripts read stays ISO 8601.
public enum HourClock: Int, CaseIterable, Codable, Sendable {
  case twelve = 12
  case twentyFour = 24

  /// "7:05 am" or "07:05"; noon is "12:00 pm".
  ///
  /// - Parameter minute: after midnight, 0..<1440.
  public func text(minute: Int) -> String {
    let hour = minute / 60
    let minutes = minute % 60 < 10 ? "0\(minute % 60)" : "\(minute % 60)"
    return switch self {
    case .twelve: "\((hour + 11) % 12 + 1):\(minutes) \(hour < 12 ? "am" : "pm")"
    case .twentyFour: "\(hour < 10 ? "0" : "")\(hour):\(minutes)"
    }
  }

  /// What clocks in a zone show at a moment.
  public func text(_ date: Date, in timeZone: TimeZone) -> String {
    text(minute: timeZone.secondOfDay(at: date) / 60)
  }

  /// Columns of the widest time, for lists in which hours stand below each other.
  public var width: Int { self == .twelve ? 8 : 5 }
}
