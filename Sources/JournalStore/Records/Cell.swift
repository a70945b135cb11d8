import Foundation
import GRDB

/// A value on its way into a column.
typealias Cell = (any DatabaseValueConvertible)?

extension Database {
  /// Runs a statement that is prepared once a connection.
  func run(_ sql: String, _ cells: [Cell]) throws {
    try cachedStatement(sql: sql).execute(arguments: StatementArguments(cells.map(storable)))
  }

  /// Row by row while the cursor lives, from a statement that is prepared once a connection.
  func rows(_ sql: String, _ cells: [Cell] = []) throws -> RowCursor {
    try Row.fetchCursor(cachedStatement(sql: sql), arguments: StatementArguments(cells))
  }

  /// The first row, if there is one.
  func firstRow(_ sql: String, _ cells: [Cell] = []) throws -> Row? {
    try Row.fetchOne(cachedStatement(sql: sql), arguments: StatementArguments(cells))
  }

  // SQLite's text ends at the first NUL, which would cut off what a person said without a word.
  private func storable(_ cell: Cell) -> Cell {
    guard let text = cell as? String, text.utf8.contains(0) else { return cell }
    return text.replacing("\0", with: "\u{FFFD}")
  }
}

extension Date {
  /// UTC milliseconds since 1970, the journal's clock; dates beyond the year 275760 are held there.
  var milliseconds: Int64 {
    Int64(min(max(timeIntervalSince1970 * 1000, -8.64e15), 8.64e15).rounded())
  }

  init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}

/// JSON as it lies in change rows and list columns.
enum StoredJSON {
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .millisecondsSince1970
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func value<T: Decodable>(_ type: T.Type = T.self, from text: String) throws -> T {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .millisecondsSince1970
    return try decoder.decode(type, from: Data(text.utf8))
  }

  /// A list of words; most lists are empty, and need no encoder.
  static func list(_ words: [String]) throws -> String {
    words.isEmpty ? "[]" : try text(words)
  }

  static func words(from text: String) throws -> [String] {
    text == "[]" ? [] : try value(from: text)
  }
}
