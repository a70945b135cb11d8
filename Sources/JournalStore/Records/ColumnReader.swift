import Foundation
import GRDB
import Nutrition

/// Reads a row's columns one after the other.
///
/// The tables are `STRICT`, so a wrong type means a damaged file; it is thrown, where GRDB's subscripts would trap.
struct ColumnReader {
  private let row: Row
  private var index = 0

  init(_ row: Row) {
    self.row = row
  }

  mutating func text() throws -> String { try next() }
  mutating func optionalText() throws -> String? { try nextOrNull() }
  mutating func real() throws -> Double { try next() }
  mutating func optionalReal() throws -> Double? { try nextOrNull() }
  mutating func integer() throws -> Int { try next() }
  mutating func optionalInteger() throws -> Int? { try nextOrNull() }
  mutating func flag() throws -> Bool { try next() }
  mutating func date() throws -> Date { Date(milliseconds: try next()) }

  mutating func day() throws -> CalendarDay {
    guard let day = CalendarDay(try text()) else { throw unreadable }
    return day
  }

  mutating func optionalDate() throws -> Date? {
    let milliseconds: Int64? = try nextOrNull()
    return milliseconds.map(Date.init(milliseconds:))
  }

  mutating func words() throws -> [String] { try StoredJSON.words(from: text()) }

  mutating func choice<T: RawRepresentable<String>>(_ type: T.Type = T.self) throws -> T {
    guard let value = T(rawValue: try text()) else { throw unreadable }
    return value
  }

  mutating func optionalChoice<T: RawRepresentable<String>>(_ type: T.Type = T.self) throws -> T? {
    guard let text = try optionalText() else { return nil }
    guard let value = T(rawValue: text) else { throw unreadable }
    return value
  }

  private mutating func next<T: DatabaseValueConvertible>() throws -> T {
    guard let value: T = try nextOrNull() else { throw unreadable }
    return value
  }

  private mutating func nextOrNull<T: DatabaseValueConvertible>() throws -> T? {
    let stored: DatabaseValue = row[index]
    index += 1
    if stored.isNull { return nil }
    guard let value = T.fromDatabaseValue(stored) else { throw unreadable }
    return value
  }

  private var unreadable: DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: "unexpected value in column \(index)")
  }
}
