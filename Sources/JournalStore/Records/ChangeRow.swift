import GRDB

/// One row of the outbox: an entity as it was and as it became.
struct ChangeRow {
  /// What made the change.
  enum Cause: String { case `do`, undo, redo }

  var entity: EntityKind
  var entityID: String
  /// JSON of the value; nil where there was none.
  var before: String?
  /// JSON of the value; nil where it was deleted.
  var after: String?

  /// The row that takes this one back.
  var inverse: ChangeRow { ChangeRow(entity: entity, entityID: entityID, before: after, after: before) }

  /// What a turn did when it was first done, in that order.
  static func done(by turnID: String, in db: Database) throws -> [ChangeRow] {
    let rows = try db.rows(
      "SELECT entity, entity_id, before, after FROM change WHERE turn_id = ? AND cause = 'do' ORDER BY id", [turnID])
    var changes: [ChangeRow] = []
    while let row = try rows.next() {
      var columns = ColumnReader(row)
      changes.append(
        ChangeRow(
          entity: try columns.choice(), entityID: try columns.text(), before: try columns.optionalText(),
          after: try columns.optionalText()))
    }
    return changes
  }
}
