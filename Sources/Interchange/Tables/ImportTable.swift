import Foundation
import Nutrition

/// A tracker's table with its headings understood: fields by what they mean, and errors that name line and column.
struct ImportTable {
  /// One row, read by column.
  struct Row {
    let line: Int
    fileprivate let fields: [String]
    fileprivate let table: ImportTable

    /// The text of a column, made plain; empty where there is no such column or nothing in it.
    func text(_ column: TableColumn) -> String {
      guard let index = table.places[column], index < fields.count else { return "" }
      return ImportTable.plain(fields[index])
    }

    /// Whether the tracker keeps it only to say that it was deleted.
    var isDeleted: Bool { ["1", "true", "yes"].contains(text(.deleted).lowercased()) }

    /// A figure, 0 or more; nil where there is none.
    /// - Throws: where the field holds something else.
    func number(_ column: TableColumn) throws(ImportError) -> Double? {
      let text = text(column)
      if TableNumber.isMissing(text) { return nil }
      guard let number = TableNumber.number(text), number >= 0 else { throw wrong(column, "no number") }
      return number
    }

    /// The date of a column, and the time of day behind it or in a column of its own, in seconds after midnight.
    func moment(_ column: TableColumn, _ order: DateOrder?) throws(ImportError) -> (day: CalendarDay, seconds: Int?) {
      let text = text(column)
      guard let (day, rest) = TableDate.day(text, order: order) else {
        throw wrong(column, "no date Ada can read (such as 2026-11-20)")
      }
      guard (1900...2200).contains(day.year) else { throw wrong(column, "a date no living person has") }
      let time = rest.allSatisfy(\.isWhitespace) ? self.text(.time)[...] : rest
      if time.isEmpty { return (day, nil) }
      guard let seconds = TableDate.seconds(time) else {
        throw wrong(rest.allSatisfy(\.isWhitespace) ? .time : column, "no time of day")
      }
      return (day, seconds)
    }

    /// The error of a field that is not what it should be.
    func wrong(_ column: TableColumn, _ why: String) -> ImportError {
      ImportError(
        "Line \(line) of \(table.file): \"\(text(column).prefix(40))\" in the column \(table.title(column)) is \(why).")
    }
  }

  let file: String
  let titles: [String]
  private(set) var places: [TableColumn: Int] = [:]
  private var reader: CSVReader

  /// Reads the headings.
  ///
  /// - Parameter mapping: columns by the names that the person gives; the others are known by name.
  init(_ file: TableFile, mapping: [TableColumn: String] = [:]) throws(ImportError) {
    self.file = file.name
    reader = CSVReader(try file.open(), file: file.name)
    guard let head = try reader.next() else { throw ImportError("\(file.name) is empty.") }
    titles = head.fields.map { Self.plain($0) }
    let headings = titles.map { TableHeading($0) }
    for column in TableColumn.allCases {
      // A name earlier in the list is the better one.
      for name in column.names where places[column] == nil && !mapping.values.contains(where: { $0 == name }) {
        places[column] = headings.firstIndex { $0.name == name }
      }
    }
    for (column, title) in mapping {
      guard let place = titles.firstIndex(where: { $0.lowercased() == title.lowercased() }) else {
        throw ImportError(
          "\(file.name) has no column \"\(title.prefix(60))\"; it has \(Self.list(titles)).")
      }
      places[column] = place
    }
  }

  func has(_ column: TableColumn) -> Bool { places[column] != nil }

  /// The unit in a heading, in small letters.
  func unit(_ column: TableColumn) -> String? { places[column].flatMap { TableHeading(titles[$0]).unit } }

  /// A column as the file calls it.
  func title(_ column: TableColumn) -> String {
    places[column].map { String(titles[$0].prefix(40)) } ?? column.rawValue
  }

  /// - Throws: the first of the columns that is not there.
  func require(_ columns: TableColumn..., for format: String) throws(ImportError) {
    for column in columns where places[column] == nil {
      throw ImportError(
        "\(file) is no \(format): the column \"\(column.names[0])\" is missing; it has \(Self.list(titles)). "
          + "Where it goes by another name, add --map \(column.rawValue)=NAME.")
    }
  }

  /// The next row, where those that were kept so far leave room for it.
  mutating func next(_ report: ImportReport, _ options: TableOptions) throws(ImportError) -> Row? {
    guard report.kept <= options.mostRows else {
      throw ImportError("\(file) holds more than \(options.mostRows) rows; import a part of it with --since.")
    }
    return try next()
  }

  mutating func next() throws(ImportError) -> Row? {
    guard let row = try reader.next() else { return nil }
    return Row(line: row.line, fields: row.fields, table: self)
  }

  /// Without control characters and spaces around it, and no longer than a name may be.
  static func plain(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
    return String(String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespaces).prefix(500))
  }

  private static func list(_ titles: [String]) -> String {
    titles.prefix(12).map { "\"\($0.prefix(30))\"" }.joined(separator: ", ") + (titles.count > 12 ? " ..." : "")
  }
}
