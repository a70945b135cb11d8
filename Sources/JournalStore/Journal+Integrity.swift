import GRDB

/// A flaw of the journal's rows or of its file.
public struct StructuralFlaw: Equatable, Sendable {
  /// What is wrong: the file itself, a part without its whole, or a gap in the outbox.
  public enum Kind: String, Sendable { case integrity, orphan, changeGap }

  public var kind: Kind
  /// One sentence.
  public var text: String
}

/// Looking for what no sentence can cause: a damaged file, or a hand that wrote into it.
extension Journal {
  /// What SQLite finds wrong with the file, rows whose other part is gone, and changes that left no row.
  public func structuralFlaws() throws(JournalError) -> [StructuralFlaw] {
    try read { db in
      var flaws = try String.fetchAll(db, sql: "PRAGMA integrity_check(20)").filter { $0 != "ok" }
        .map { StructuralFlaw(kind: .integrity, text: "The file is damaged: \($0).") }
      let orphans = try Row.fetchAll(
        db, sql: "SELECT \"table\", \"parent\", count(*) FROM pragma_foreign_key_check GROUP BY 1, 2")
      for row in orphans {
        var columns = ColumnReader(row)
        let (table, parent, count) = (try columns.text(), try columns.text(), try columns.integer())
        flaws.append(
          StructuralFlaw(kind: .orphan, text: "\(count) of \(table) belong to a \(parent) that is not there."))
      }
      return try flaws + Self.changeGaps(in: db)
    }
  }

  /// Every entity has a row for its making, and the rows are numbered without a hole.
  private static func changeGaps(in db: Database) throws -> [StructuralFlaw] {
    var flaws: [StructuralFlaw] = []
    let missing = try Int.fetchOne(db, sql: "SELECT coalesce(max(id) - count(*), 0) FROM change") ?? 0
    if missing > 0 {
      flaws.append(StructuralFlaw(kind: .changeGap, text: "\(missing) change rows are missing."))
    }
    for kind in EntityKind.allCases {
      let count =
        try Int.fetchOne(
          db,
          sql: """
            SELECT count(*) FROM \(kind.record.sql.table) AS entity WHERE NOT EXISTS (
              SELECT 1 FROM change WHERE change.entity_id = entity.id AND change.entity = ? AND change.op = 'insert')
            """, arguments: [kind.rawValue]) ?? 0
      if count > 0 {
        flaws.append(
          StructuralFlaw(kind: .changeGap, text: "\(count) of \(kind.rawValue) were written without a change row."))
      }
    }
    return flaws
  }
}
