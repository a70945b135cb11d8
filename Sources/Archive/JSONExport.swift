import JSONTree
public import JournalStore

/// The whole journal as one JSON document, one row a line (docs/export.md, `schemas/export.schema.json`).
///
/// Every table of the file is in it, read from the file itself, and each value as SQLite keeps it: nothing is lost, and
/// the same journal always gives the same bytes.
public enum JSONExport {
  public static let schema = "ada.export/1"

  /// Writes the document, one row in memory at a time.
  ///
  /// - Parameters:
  ///   - program: the version of the program.
  ///   - range: only rows of that time; such an export is for reading, and cannot become a journal again.
  /// - Returns: how many rows were written.
  /// - Throws: `ArchiveError`, `JournalError`.
  @discardableResult public static func write(
    _ journal: Journal, program: String, in range: JournalTimeRange? = nil, to sink: FileSink
  ) throws -> Int {
    var rows = 0
    try journal.withSnapshot { snapshot in
      let head: JSONValue = [
        "schema": .string(schema), "program": .string(program), "journalVersion": .integer(snapshot.version),
        "from": range.map { .string($0.firstDay) } ?? .null, "to": range.map { .string($0.lastDay) } ?? .null,
      ]
      try sink.write(head.serializedBytes().dropLast())
      try sink.write(",\"tables\":{")
      var counts = JSONObject()
      for (index, table) in snapshot.tables.enumerated() {
        try sink.write("\(index == 0 ? "" : ",")\n\(JSONValue.string(table.name).serialized()):[")
        var count = 0
        try snapshot.eachRow(of: table, in: range) { cells in
          let members = zip(table.columns, cells).map { JSONObject.Member(key: $0, value: JSONValue($1)) }
          try sink.write(count == 0 ? "\n" : ",\n")
          try sink.write(JSONValue.object(JSONObject(members)).serializedBytes())
          count += 1
        }
        try sink.write(count == 0 ? "]" : "\n]")
        counts[table.name] = .integer(count)
        rows += count
      }
      try sink.write("\n},\"rows\":\(JSONValue.object(counts).serialized())}\n")
    }
    try sink.finish()
    return rows
  }
}

extension JSONValue {
  /// What JSON has no word for is written as an object: bytes, and numbers that are not finite.
  init(_ cell: JournalCell) {
    switch cell {
    case .null: self = .null
    case .integer(let whole): self = .integer(Int(whole))
    case .real(let real): self = real.isFinite ? .number(real) : ["real": .string("\(real)")]
    case .text(let text): self = .string(text)
    case .blob(let bytes): self = ["hex": .string(Self.hex(bytes))]
    }
  }

  /// The cell that was written so; nil for what no cell is.
  var cell: JournalCell? {
    switch self {
    case .null: return .null
    case .integer(let whole): return .integer(Int64(whole))
    case .number(let real): return .real(real)
    case .string(let text): return .text(text)
    case .object(let object) where object.count == 1:
      if let real = object["real"]?.stringValue.flatMap(Double.init) { return .real(real) }
      return object["hex"]?.stringValue.flatMap(Self.bytes).map(JournalCell.blob)
    case .bool, .array, .object: return nil
    }
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func bytes(_ hex: String) -> [UInt8]? {
    let digits = hex.compactMap(\.hexDigitValue)
    guard digits.count == hex.count, digits.count % 2 == 0 else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
