import GRDB

/// The tables of the index. All of it can be imported or asked for again, so that a version that is not known to this
/// Ada and older is replaced, not migrated.
enum ProductSchema {
  static let version = 1

  /// Fixed-point figures keep a row of the 2019 export at some 60 bytes: energy in tenths of a kilocalorie, grams in
  /// hundredths, milligrams whole. `place` is the row's place in the index of names, of which a search takes the first.
  static let statements = """
    CREATE TABLE product (
      code INTEGER PRIMARY KEY,
      place INTEGER NOT NULL,
      name TEXT NOT NULL,
      brand TEXT,
      quantity TEXT,
      serving TEXT,
      serving_g INTEGER,
      flags INTEGER NOT NULL,
      energy INTEGER,
      protein INTEGER,
      carbs INTEGER,
      fat INTEGER,
      fiber INTEGER,
      sugar INTEGER,
      sodium INTEGER,
      alcohol INTEGER,
      caffeine INTEGER,
      scans INTEGER NOT NULL,
      fetched INTEGER
    ) STRICT;
    CREATE VIRTUAL TABLE product_name USING fts5(
      words, content='', columnsize=0, detail=none, tokenize='porter unicode61 remove_diacritics 2');
    """

  static func prepare(_ database: Database, path: String) throws {
    let found = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    if found > version { throw ProductIndexError.newerVersion(path: path) }
    guard found < version else { return }
    try database.execute(sql: "DROP TABLE IF EXISTS product; DROP TABLE IF EXISTS product_name; \(statements)")
    try database.execute(sql: "PRAGMA user_version = \(version)")
  }
}
