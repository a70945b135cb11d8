import GRDB
import Nutrition

extension ChangeWriter {
  /// Keeps what the person said of a day; what they said of it before goes.
  func mark(_ mark: DayMark) throws -> Entry? {
    var mark = mark
    guard let earlier = try DayMarkRecord.fetch(db, where: "day_number = ?", [mark.dayNumber]).first else {
      return try insert(mark, as: DayMarkRecord.self)
    }
    mark.id = earlier.id
    return try update(mark, as: DayMarkRecord.self)
  }

  /// Keeps how the person felt; what they said of the same on that day before goes.
  func keep(_ report: SelfReport) throws -> Entry? {
    var report = report
    let earlier = try SelfReportRecord.fetch(
      db, where: "day_number = ? AND subject = ? AND muscle IS ?",
      [report.dayNumber, report.subject.rawValue, report.muscle])
    guard let earlier = earlier.first else { return try insert(report, as: SelfReportRecord.self) }
    report.id = earlier.id
    return try update(report, as: SelfReportRecord.self)
  }
}
