import Foods
import Foundation
import GRDB
import GRDBSQLite

/// A product's row of the index.
enum ProductRow {
  static let columns = """
    code, place, name, brand, quantity, serving, serving_g, flags, energy, protein, carbs, fat, fiber, sugar, sodium, \
    alcohol, caffeine, scans, fetched
    """

  /// Takes the place of a row that differs; leaves an equal one, and one asked for after the export, as it is.
  static let upsert = """
    INSERT INTO product (\(columns)) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, \
    ?18, ?19)
    ON CONFLICT (code) DO UPDATE SET place = ?2, name = ?3, brand = ?4, quantity = ?5, serving = ?6, serving_g = ?7, \
    flags = ?8, energy = ?9, protein = ?10, carbs = ?11, fat = ?12, fiber = ?13, sugar = ?14, sodium = ?15, \
    alcohol = ?16, caffeine = ?17, scans = ?18, fetched = ?19
    WHERE (?19 IS NOT NULL OR fetched IS NULL) AND (place, name, brand, quantity, serving, serving_g, flags, energy, \
    protein, carbs, fat, fiber, sugar, sodium, alcohol, caffeine, scans, fetched) IS NOT (?2, ?3, ?4, ?5, ?6, ?7, ?8, \
    ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)
    """

  private static let isDrink: Int64 = 1
  private static let isEnergyReckoned: Int64 = 2

  /// Writes one product by the prepared `upsert`, with SQLite's own calls: GRDB's arguments cost more than the insert.
  static func write(_ product: Product, with statement: SQLiteStatement) throws {
    let figures = product.figures
    sqlite3_bind_int64(statement, 1, Int64(product.barcode.number))
    sqlite3_bind_int64(statement, 2, place(of: product))
    bind(statement, 3, product.name)
    bind(statement, 4, product.brand)
    bind(statement, 5, product.quantity)
    bind(statement, 6, product.serving)
    bind(statement, 7, product.servingGrams, 100)
    let flags = (product.isDrink ? isDrink : 0) | (figures.isEnergyReckoned ? isEnergyReckoned : 0)
    sqlite3_bind_int64(statement, 8, flags)
    bind(statement, 9, figures.energy, 10)
    bind(statement, 10, figures.protein, 100)
    bind(statement, 11, figures.carbs, 100)
    bind(statement, 12, figures.fat, 100)
    bind(statement, 13, figures.fiber, 100)
    bind(statement, 14, figures.sugar, 100)
    bind(statement, 15, figures.sodiumMg, 1)
    bind(statement, 16, figures.alcohol, 100)
    bind(statement, 17, figures.caffeineMg, 1)
    sqlite3_bind_int64(statement, 18, Int64(product.scans))
    bind(statement, 19, product.fetchedAt?.timeIntervalSince1970, 1)
    let code = sqlite3_step(statement)
    let connection = sqlite3_db_handle(statement)
    sqlite3_reset(statement)
    guard code == SQLITE_DONE else {
      throw DatabaseError(
        resultCode: ResultCode(rawValue: code), message: connection.flatMap { String(cString: sqlite3_errmsg($0)) })
    }
  }

  /// A row of `columns`, by their places: names are searched for anew in each row.
  static func product(_ row: Row) -> Product? {
    guard let barcode = Barcode(number: UInt64(bitPattern: row[0] as Int64)) else { return nil }
    func value(_ place: Int, _ scale: Double) -> Double? { (row[place] as Int64?).map { Double($0) / scale } }
    var product = Product(barcode: barcode, name: row[2])
    product.brand = row[3]
    product.quantity = row[4]
    product.serving = row[5]
    product.servingGrams = value(6, 100)
    let flags: Int64 = row[7]
    product.isDrink = flags & isDrink != 0
    product.figures.isEnergyReckoned = flags & isEnergyReckoned != 0
    product.figures.energy = value(8, 10)
    product.figures.protein = value(9, 100)
    product.figures.carbs = value(10, 100)
    product.figures.fat = value(11, 100)
    product.figures.fiber = value(12, 100)
    product.figures.sugar = value(13, 100)
    product.figures.sodiumMg = value(14, 1)
    product.figures.alcohol = value(15, 100)
    product.figures.caffeineMg = value(16, 1)
    product.scans = Int(row[17] as Int64)
    product.fetchedAt = (row[18] as Int64?).map { Date(timeIntervalSince1970: Double($0)) }
    return product
  }

  // MARK: The index of names

  /// Barcodes are below this many.
  static let codes: Int64 = 1 << 47

  /// Where a product stands in the index of names: those with short names first, then those that are often looked for,
  /// then by barcode. A search reads its matches in this order and has seen the likeliest when it stops.
  static func place(of product: Product) -> Int64 {
    let length = product.name.utf8.count + (product.brand.map { $0.utf8.count / 2 } ?? 0)
    let fame = product.scans > 0 ? Int(6 * log2(Double(1 + product.scans))) : 0
    return Int64(min(max(length - fame, 0), 255)) * codes + Int64(product.barcode.number)
  }

  /// What the index of names holds of a product, as SQL.
  static func words(of table: String = "product") -> String {
    "\(table).name || coalesce(' ' || \(table).brand, '')"
  }

  private static func bind(_ statement: SQLiteStatement, _ index: Int32, _ value: Double?, _ scale: Double) {
    if let value {
      sqlite3_bind_int64(statement, index, Int64((value * scale).rounded()))
    } else {
      sqlite3_bind_null(statement, index)
    }
  }

  private static func bind(_ statement: SQLiteStatement, _ index: Int32, _ text: String?) {
    guard var text else {
      sqlite3_bind_null(statement, index)
      return
    }
    text.withUTF8 { bytes in
      _ = bytes.withMemoryRebound(to: CChar.self) {
        sqlite3_bind_text(statement, index, $0.baseAddress, Int32($0.count), transient)
      }
    }
  }

  /// SQLite copies the bytes before the call returns.
  private static var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}
