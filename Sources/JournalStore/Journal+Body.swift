public import Foundation
import GRDB
public import Nutrition

/// A night's sleep, counted to the day on which it ended.
public struct SleepNight: Equatable, Sendable {
  /// 0...24.
  public var hours: Double
  /// 0...1, where the source gave one.
  public var quality: Double?

  public init(hours: Double, quality: Double? = nil) {
    self.hours = hours
    self.quality = quality
  }
}

/// What devices and imports reported of the body; nil is not reported.
///
/// Where several sources reported the same day, the largest counts: each saw a part, and their sum would count twice.
extension Journal {
  /// The night that ended on a day.
  public func sleep(on day: CalendarDay) throws(JournalError) -> SleepNight? {
    try read { db in
      guard
        let row = try db.firstRow(
          "SELECT hours, quality FROM sleep_daily WHERE day = ? AND deleted_at IS NULL ORDER BY hours DESC LIMIT 1",
          [day.description])
      else { return nil }
      var columns = ColumnReader(row)
      return SleepNight(hours: try columns.real(), quality: try columns.optionalReal())
    }
  }

  /// Heart rate variability (SDNN) in milliseconds between two moments, in the order of time.
  public func hrv(from start: Date, to end: Date) throws(JournalError) -> [Double] {
    try read { db in
      let rows = try db.rows(
        "SELECT sdnn_ms FROM hrv_sample WHERE timestamp >= ? AND timestamp < ? AND deleted_at IS NULL ORDER BY timestamp",
        [start.milliseconds, end.milliseconds])
      var samples: [Double] = []
      while let row = try rows.next() {
        var columns = ColumnReader(row)
        samples.append(try columns.real())
      }
      return samples
    }
  }

  /// Steps of a day.
  public func steps(on day: CalendarDay) throws(JournalError) -> Int? {
    try read { db in
      try Self.largest("steps", of: "steps_daily", on: day, in: db) { try $0.optionalInteger() }
    }
  }

  /// Active energy of a day in kilocalories, rest not included.
  public func activeEnergy(on day: CalendarDay) throws(JournalError) -> Double? {
    try read { db in
      try Self.largest("active_calories", of: "activity_daily", on: day, in: db) { try $0.optionalReal() }
    }
  }

  private static func largest<Value>(
    _ column: String, of table: String, on day: CalendarDay, in db: Database,
    _ value: (inout ColumnReader) throws -> Value?
  ) throws -> Value? {
    let row = try db.firstRow(
      "SELECT max(\(column)) FROM \(table) WHERE day = ? AND deleted_at IS NULL", [day.description])
    guard let row else { return nil }
    var columns = ColumnReader(row)
    return try value(&columns)
  }
}
