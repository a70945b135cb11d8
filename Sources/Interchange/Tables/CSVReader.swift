/// Rows of a table of comma-separated values (RFC 4180), read piece by piece: quotes, doubled quotes and line ends in
/// quotes; commas, semicolons or tabs, whichever the first line has most of; a byte order mark is left out.
///
/// A line end may be LF, CR LF or CR. Fields are text as it stands, empty lines are no rows.
struct CSVReader {
  /// One record, which may go over several lines.
  struct Row: Equatable {
    /// Where it begins, from 1.
    var line: Int
    var fields: [String]
  }

  /// What one row may take, and how many fields.
  static let longestRow = 1 << 20
  static let mostFields = 2000

  private let file: String
  private let source: any ByteSource
  private var buffer: [UInt8] = []
  private var place = 0
  private var isAtEnd = false
  private var line = 1
  private var separator: UInt8?

  init(_ source: any ByteSource, file: String, separator: UInt8? = nil) {
    self.source = source
    self.file = file
    self.separator = separator
  }

  /// The next row; nil at the end.
  mutating func next() throws(ImportError) -> Row? {
    if separator == nil { try begin() }
    while let row = try row() {
      if row.fields != [""] { return row }
    }
    return nil
  }

  private mutating func row() throws(ImportError) -> Row? {
    guard try peek() != nil else { return nil }
    let start = line
    var fields: [String] = []
    var field: [UInt8] = []
    var length = 0
    var isQuoted = false
    while let byte = try peek() {
      place += 1
      length += 1
      guard length <= Self.longestRow, fields.count < Self.mostFields else {
        throw ImportError("Line \(start) of \(file) is too long for a table; is a quote missing?")
      }
      if isQuoted {
        if byte == UInt8(ascii: "\n") { line += 1 }
        if byte != UInt8(ascii: "\"") {
          field.append(byte)
        } else if try peek() == UInt8(ascii: "\"") {
          place += 1
          field.append(byte)
        } else {
          isQuoted = false
        }
      } else if byte == UInt8(ascii: "\""), field.isEmpty {
        isQuoted = true
      } else if byte == separator {
        fields.append(try text(&field, start))
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if byte == UInt8(ascii: "\r"), try peek() == UInt8(ascii: "\n") { place += 1 }
        line += 1
        fields.append(try text(&field, start))
        return Row(line: start, fields: fields)
      } else {
        field.append(byte)
      }
    }
    guard !isQuoted else { throw ImportError("The quote that line \(start) of \(file) opens is never closed.") }
    fields.append(try text(&field, start))
    return Row(line: start, fields: fields)
  }

  private func text(_ field: inout [UInt8], _ line: Int) throws(ImportError) -> String {
    guard let text = String(validating: field, as: UTF8.self) else {
      throw ImportError("Line \(line) of \(file) is not UTF-8; save the table as UTF-8 and try again.")
    }
    field.removeAll(keepingCapacity: true)
    return text
  }

  private mutating func peek() throws(ImportError) -> UInt8? {
    if place < buffer.count { return buffer[place] }
    buffer.removeAll(keepingCapacity: true)
    place = 0
    try readMore()
    return buffer.first
  }

  private mutating func readMore() throws(ImportError) {
    guard !isAtEnd else { return }
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 1)
    defer { room.deallocate() }
    let count = try source.read(into: room)
    isAtEnd = count == 0
    buffer.append(contentsOf: room[..<count])
  }

  /// Looks at the first line for the separator.
  private mutating func begin() throws(ImportError) {
    while !isAtEnd, buffer.count < Self.longestRow, !buffer.contains(where: { $0 == 10 || $0 == 13 }) { try readMore() }
    if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    let head = buffer[place...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    var best = UInt8(ascii: ",")
    var most = 0
    for candidate in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
      let count = head.count { $0 == candidate }
      if count > most { (best, most) = (candidate, count) }
    }
    separator = best
  }
}
