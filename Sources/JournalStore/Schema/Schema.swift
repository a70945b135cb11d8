import GRDB

/// The journal's shape. Migrations are only ever added: what was released stays as it is.
enum Schema {
  /// "Ada" and a 1: tells the journal from other programs' databases.
  static let applicationID = 0x4164_6131

  /// The version this program writes, which is the number of migrations.
  static let version = migrations.count

  private static let migrations: [(name: String, statements: String)] = [
    ("001 the journal", turnTables + entryTables + personTables + planTables + bodyTables),
    ("002 what the person taught", memoryTables),
    ("003 what the person chose", choiceColumns),
    ("004 what models did", modelTables),
    ("005 energy at rest, as devices report it", basalEnergyColumn),
    ("006 whole days", dayTables),
    ("007 numbers hidden", numbersColumn),
    ("008 what is planned", planDetails),
    ("009 how the person feels and likes to eat", selfReportTables),
    ("010 the clock that is read", clockColumn),
  ]

  private static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    for (index, migration) in migrations.enumerated() {
      migrator.registerMigration(migration.name) { db in
        try db.execute(sql: migration.statements)
        try db.execute(sql: "PRAGMA user_version = \(index + 1)")
      }
    }
    return migrator
  }()

  static func version(of db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
  }

  /// Brings a database to `target`, whatever another process does to it at the same time.
  static func migrate(_ queue: DatabaseQueue, to target: Int = version) throws {
    var reached = try queue.read(version(of:))
    while reached < target {
      do {
        try migrator.migrate(queue, upTo: migrations[target - 1].name)
      } catch {
        // Two processes may start the same migration; the one that waited fails on what is there already, and goes on.
        let now = try queue.read(version(of:))
        guard now > reached else { throw error }
      }
      reached = try queue.read(version(of:))
    }
  }

  /// The columns every entity has in front of its own. `seq` keeps full-text rows in place over a VACUUM.
  static let entityColumns = """
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE CHECK (length(id) BETWEEN 1 AND 64),
    turn_id TEXT REFERENCES turn (id),
    time_zone TEXT,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    deleted_at INTEGER,
    """

  /// What a food holds; grams but for energy (kcal), sodium and caffeine (mg). NULL is unknown.
  static func nutrientColumns(maximumCalories: Int) -> String {
    """
    calories REAL NOT NULL CHECK (calories BETWEEN 0 AND \(maximumCalories)),
    protein_g REAL NOT NULL CHECK (protein_g >= 0),
    carbs_g REAL NOT NULL CHECK (carbs_g >= 0),
    fat_g REAL NOT NULL CHECK (fat_g >= 0),
    fiber_g REAL CHECK (fiber_g >= 0),
    sugar_g REAL CHECK (sugar_g >= 0),
    sodium_mg REAL CHECK (sodium_mg >= 0),
    alcohol_g REAL CHECK (alcohol_g >= 0),
    caffeine_mg REAL CHECK (caffeine_mg >= 0),
    water_g REAL CHECK (water_g >= 0),
    """
  }
}
