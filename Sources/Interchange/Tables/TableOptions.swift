public import Foundation
public import Nutrition

/// What a person says about a table besides its name.
public struct TableOptions: Sendable {
  /// The zone of times that name none.
  public var timeZone: TimeZone
  /// Earlier days are left out.
  public var since: CalendarDay?
  /// The order of day and month, where the dates leave it open.
  public var dates: DateOrder?
  /// The unit of weights whose heading says none.
  public var weightUnit: WeightUnit?
  /// Columns by the names they have in this file.
  public var mapping: [TableColumn: String]
  /// Rows that are kept of one table: twenty-five years of twenty foods a day are fewer, and as many fit into memory.
  var mostRows = 200_000

  public init(
    timeZone: TimeZone, since: CalendarDay? = nil, dates: DateOrder? = nil, weightUnit: WeightUnit? = nil,
    mapping: [TableColumn: String] = [:]
  ) {
    self.timeZone = timeZone
    self.since = since
    self.dates = dates
    self.weightUnit = weightUnit
    self.mapping = mapping
  }
}
