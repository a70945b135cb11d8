import GRDB

/// What an import changes in an index that has products: their rows as they were, from which the index of names is
/// brought up to date without making all of it anew.
struct ProductChanges {
  private let database: Database

  /// Rows that differ from what they were, as SQL; a row that was not there has no name.
  private static let differs =
    "(was.name IS NULL OR was.place IS NOT now.place OR \(words("was")) IS NOT \(words("now")))"
  private static let both = "touched AS was JOIN product AS now USING (code)"

  /// Begins to keep rows as they were. It ends with `finish`, or with the transaction where that is rolled back.
  init(in database: Database) throws {
    self.database = database
    let columns = ProductRow.columns.split(separator: ", ")
    try database.execute(
      sql: """
        CREATE TEMP TABLE touched (\(ProductRow.columns), PRIMARY KEY (code)) WITHOUT ROWID;
        CREATE TEMP TRIGGER touched_new AFTER INSERT ON product BEGIN
          INSERT INTO touched (code) VALUES (new.code);
        END;
        CREATE TEMP TRIGGER touched_old BEFORE UPDATE ON product
        WHEN NOT EXISTS (SELECT 1 FROM touched WHERE code = old.code) BEGIN
          INSERT INTO touched VALUES (\(columns.map { "old.\($0)" }.joined(separator: ", ")));
        END;
        """)
  }

  /// Products that were there before with another name or figure.
  func changed() throws -> Int {
    let columns = ProductRow.columns.split(separator: ", ")
    func row(_ table: String) -> String { "(" + columns.map { "\(table).\($0)" }.joined(separator: ", ") + ")" }
    return try Int.fetchOne(
      database,
      sql: "SELECT count(*) FROM \(Self.both) WHERE was.name IS NOT NULL AND \(row("was")) IS NOT \(row("now"))") ?? 0
  }

  /// Products whose names have to be indexed anew.
  func renamed() throws -> Int {
    try Int.fetchOne(database, sql: "SELECT count(*) FROM \(Self.both) WHERE \(Self.differs)") ?? 0
  }

  /// Takes the earlier names out of the index, which has to be told the words it was given, and puts the later ones in.
  func index() throws {
    try database.execute(
      sql: """
        INSERT INTO product_name (product_name, rowid, words)
        SELECT 'delete', was.place, \(Self.words("was")) FROM \(Self.both) WHERE was.name IS NOT NULL AND \(Self.differs);
        INSERT INTO product_name (rowid, words)
        SELECT now.place, \(Self.words("now")) FROM \(Self.both) WHERE \(Self.differs) ORDER BY now.place;
        """)
  }

  func finish() throws {
    try database.execute(sql: "DROP TRIGGER touched_new; DROP TRIGGER touched_old; DROP TABLE touched")
  }

  private static func words(_ table: String) -> String { ProductRow.words(of: table) }
}
