public import Foundation

/// Steps of one calendar day, each counted once whatever devices counted them.
public struct StepsDay: Equatable, Sendable, Codable, Identifiable {
  public var id: String
  public var day: CalendarDay
  /// 0...1000000.
  public var steps: Int
  /// Who reported it: "healthKit", or the name of a tracker.
  public var source: String

  public init(id: String, day: CalendarDay, steps: Int, source: String) {
    self.id = id
    self.day = day
    self.steps = steps
    self.source = source
  }
}

/// Energy that devices reported for one calendar day.
public struct ActivityDay: Equatable, Sendable, Codable, Identifiable {
  public var id: String
  public var day: CalendarDay
  /// Kilocalories beyond rest, 0...30000.
  public var activeCalories: Double
  /// Kilocalories at rest, as the device estimates them; nil where it does not.
  public var basalCalories: Double?
  /// Who reported it.
  public var source: String

  public init(id: String, day: CalendarDay, activeCalories: Double, basalCalories: Double? = nil, source: String) {
    self.id = id
    self.day = day
    self.activeCalories = activeCalories
    self.basalCalories = basalCalories
    self.source = source
  }
}

/// Sleep of the night that ends on a calendar day: what began between 18:00 of the day before and 18:00.
public struct SleepDay: Equatable, Sendable, Codable, Identifiable {
  public var id: String
  public var day: CalendarDay
  /// Hours asleep, 0...24.
  public var hours: Double
  /// 0...1; nil where nobody rated it.
  public var quality: Double?
  /// Who reported it.
  public var source: String

  public init(id: String, day: CalendarDay, hours: Double, quality: Double? = nil, source: String) {
    self.id = id
    self.day = day
    self.hours = hours
    self.quality = quality
    self.source = source
  }
}

/// One measurement of heart rate variability.
public struct HRVSample: Equatable, Sendable, Codable, Identifiable {
  public var id: String
  /// Standard deviation of the intervals between beats, in milliseconds, 0...1000.
  public var sdnnMs: Double
  public var timestamp: Date
  /// Who reported it.
  public var source: String

  public init(id: String, sdnnMs: Double, timestamp: Date, source: String) {
    self.id = id
    self.sdnnMs = sdnnMs
    self.timestamp = timestamp
    self.source = source
  }
}

/// One measurement of the body other than weight.
public struct BodyMetric: Equatable, Sendable, Codable, Identifiable {
  /// What was measured; the unit is in the name.
  public enum Kind: String, CaseIterable, Codable, Sendable { case heightCm, bodyFatPercentage }

  public var id: String
  public var kind: Kind
  /// Over 0, up to 300.
  public var value: Double
  public var timestamp: Date
  /// Who reported it.
  public var source: String

  public init(id: String, kind: Kind, value: Double, timestamp: Date, source: String) {
    self.id = id
    self.kind = kind
    self.value = value
    self.timestamp = timestamp
    self.source = source
  }
}
