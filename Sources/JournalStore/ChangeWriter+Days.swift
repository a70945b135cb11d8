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
}
