import GRDB
import Nutrition

/// Stores what was said of days as rows.
enum DayMarkRecord: EntityRecord {
  static let kind = EntityKind.dayMark
  static let sql = EntitySQL(table: "day_mark", columns: ["day_number", "is_complete"])

  static func id(of mark: DayMark) -> String { mark.id }

  static func cells(of mark: DayMark) -> [Cell] { [mark.dayNumber, mark.isComplete] }

  static func value(id: String, from columns: inout ColumnReader) throws -> DayMark {
    DayMark(
      id: id, day: .init(daysSince1970: try columns.integer()), isComplete: try columns.flag())
  }

  static func entry(_ mark: DayMark) -> Entry? { nil }
}
