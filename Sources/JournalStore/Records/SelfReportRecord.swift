import GRDB
import Nutrition

/// Stores how the person felt as rows.
enum SelfReportRecord: EntityRecord {
  static let kind = EntityKind.selfReport
  static let sql = EntitySQL(table: "self_report", columns: ["day_number", "subject", "muscle", "level"])

  static func id(of report: SelfReport) -> String { report.id }

  static func cells(of report: SelfReport) -> [Cell] {
    [report.dayNumber, report.subject.rawValue, report.muscle, report.level]
  }

  static func value(id: String, from columns: inout ColumnReader) throws -> SelfReport {
    let day = CalendarDay(daysSince1970: try columns.integer())
    let subject: SelfReport.Subject = try columns.choice()
    let muscle = try columns.optionalText()
    return SelfReport(id: id, day: day, subject: subject, muscle: muscle, level: try columns.integer())
  }

  static func entry(_ report: SelfReport) -> Entry? { nil }
}
