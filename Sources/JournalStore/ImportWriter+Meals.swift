import Foundation
import GRDB
import Nutrition

extension ImportWriter {
  /// Meals of one id that share no food, at most: no day has more tables.
  private static let mostAlike = 50

  /// The record under the id it has in this journal: its own, or the next one where another table's meal has that.
  static func placed(_ record: ImportedRecord, in db: Database) throws -> ImportedRecord {
    guard record.mayMeetAnother, case .entry(.meal(let meal)) = record.value else { return record }
    let foods = Set(meal.items.map(\.name))
    for place in 1...mostAlike {
      let id = place == 1 ? meal.id : EntryID.make(at: Date(timeIntervalSince1970: 0), of: "\(meal.id)|\(place)")
      if let there = try imported(id, in: db), foods.isDisjoint(with: there.items.map(\.name)) { continue }
      if place == 1 { return record }
      var moved = meal
      moved.id = id
      for index in moved.items.indices { moved.items[index].id = "\(id)-\(index + 1)" }
      return ImportedRecord(.entry(.meal(moved)), timeZone: record.timeZone)
    }
    return record
  }

  /// The meal as an import last brought it, whatever the person made of it since.
  private static func imported(_ id: String, in db: Database) throws -> Meal? {
    let row = try db.firstRow(
      """
      SELECT change.after FROM change JOIN turn ON turn.id = change.turn_id \
      WHERE change.entity_id = ? AND change.after IS NOT NULL AND change.cause = ? AND turn.engine = ? \
      ORDER BY change.id DESC LIMIT 1
      """, [id, ChangeRow.Cause.do.rawValue, JournalImport.engine])
    guard let row else { return nil }
    var columns = ColumnReader(row)
    return try StoredJSON.value(Meal.self, from: columns.text())
  }
}
