public import Foundation
public import JournalStore

/// The journal for spreadsheets: one file for each kind, in a folder (docs/export.md).
///
/// What was deleted or taken back is left out, and so are change rows and settings; times are local, with their offset.
public struct CSVExport {
  /// Bookkeeping, which a spreadsheet has no use for.
  private static let leftOut: Set<String> = ["change", "setting"]
  /// Columns that hold moments as milliseconds; others do by their names' ends.
  private static let moments: Set<String> = ["timestamp", "at", "start_time", "end_time"]
  /// Columns that hold days, and how many seconds one of their units is.
  private static let days = ["birth_date": 0.001, "day_number": 86_400, "planned_on": 86_400]

  private let moment: (Date) -> String

  /// - Parameter moment: how a time is written.
  public init(moment: @escaping (Date) -> String) { self.moment = moment }

  /// Writes the files into a new folder, each whole or not at all.
  ///
  /// - Returns: the files' names and how many rows each has, empty ones left out.
  /// - Throws: `exists` for a folder with something in it, `cannotWrite`, `JournalError`.
  public func write(
    _ journal: Journal, in range: JournalTimeRange? = nil, to folder: String
  ) throws -> [(name: String, rows: Int)] {
    if let names = try? FileManager.default.contentsOfDirectory(atPath: folder) {
      guard names.isEmpty else { throw ArchiveError.exists(path: folder) }
    } else if mkdir(folder, 0o700) != 0 {
      throw ArchiveError.cannotWrite(path: folder, reason: DurableFile.reason())
    }
    return try journal.withSnapshot { snapshot in
      var files: [(name: String, rows: Int)] = []
      for table in snapshot.tables where !Self.leftOut.contains(table.name) {
        let count = try write(table, of: snapshot, in: range, to: "\(folder)/\(table.name).csv")
        if count > 0 { files.append((table.name + ".csv", count)) }
      }
      return files
    }
  }

  private func write(
    _ table: JournalTable, of snapshot: JournalSnapshot, in range: JournalTimeRange?, to path: String
  ) throws -> Int {
    let shown = table.columns.indices.filter { !["seq", "deleted_at"].contains(table.columns[$0]) }
    var sink: FileSink?
    var count = 0
    try snapshot.eachRow(of: table, in: range, isStanding: true) { cells in
      let file = try sink ?? FileSink(path: path)
      if count == 0 { try file.write(shown.map { table.columns[$0] }.joined(separator: ",") + "\n") }
      sink = file
      try file.write(shown.map { text(cells[$0], in: table.columns[$0]) }.joined(separator: ",") + "\n")
      count += 1
    }
    try sink?.finish()
    return count
  }

  private func text(_ cell: JournalCell, in column: String) -> String {
    switch cell {
    case .null: ""
    case .integer(let whole) where Self.days[column] != nil:
      Date(timeIntervalSince1970: Double(whole) * (Self.days[column] ?? 1)).formatted(.iso8601.year().month().day())
    case .integer(let whole) where Self.moments.contains(column) || column.hasSuffix("_at"):
      moment(Date(timeIntervalSince1970: Double(whole) / 1000))
    case .integer(let whole): "\(whole)"
    case .real(let real): Self.figure(real)
    case .text(let text): Self.quoted(text)
    case .blob(let bytes): "\(bytes.count) bytes"
    }
  }

  /// To a millionth: what is behind it is the noise of binary fractions.
  static func figure(_ real: Double) -> String {
    let rounded = abs(real) < 1e9 ? (real * 1e6).rounded() / 1e6 : real
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int64(rounded))" : "\(rounded)"
  }

  /// As RFC 4180 has it. A spreadsheet would run text that looks like a formula; an apostrophe in front stops that.
  static func quoted(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    let text = isFormula ? "'" + text : text
    guard text.unicodeScalars.contains(where: { ",\"\n\r".unicodeScalars.contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
