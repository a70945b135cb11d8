import Foods
import Foundation

/// The rows of a table: with tabs and without quotes as Open Food Facts exports it, or with commas or semicolons and
/// quotes (RFC 4180).
final class DelimitedRows: ProductRows {
  private let file: LineFile
  private let separator: UInt8
  private let columns: ProductColumns
  private var fields = ProductFields()
  /// A row whose quotes hold line ends, or a quoted field without its quotes; kept while the row is read.
  private var joined: [UInt8] = []
  private var arena = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)

  static let most = 1 << 20

  init(header: [UInt8], file: LineFile) throws(ProductFileError) {
    self.file = file
    var header = header[...]
    if header.starts(with: [0xEF, 0xBB, 0xBF]) { header = header.dropFirst(3) }
    let candidates: [UInt8] = [0x09, 0x3B, 0x2C]
    separator = candidates.first(where: header.contains) ?? 0x2C
    let names = header.split(separator: separator, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
    }
    guard names.count > 1 else { throw .notAnExport(path: file.path) }
    columns = try ProductColumns(header: names, path: file.path)
  }

  deinit { arena.deallocate() }

  func next(dropped: inout [String: Int]) throws(ProductFileError) -> Result<Product, RowFaultError>? {
    guard let line = try file.next() else { return nil }
    if line.isEmpty { return .failure(RowFaultError(.unreadable)) }
    fields.clear()
    guard separator != 0x09, line.contains(0x22) else {
      split(line)
      return fields.product(dropped: &dropped)
    }
    return try quoted(line, dropped: &dropped)
  }

  private func split(_ line: UnsafeRawBufferPointer) {
    guard let base = line.baseAddress else { return }
    var start = 0
    for role in columns.roles {
      guard start <= line.count else { return }
      let end =
        memchr(base + start, Int32(separator), line.count - start).map {
          base.distance(to: UnsafeRawPointer($0))
        } ?? line.count
      if role >= 0 { fields.set(role, UnsafeRawBufferPointer(rebasing: line[start..<end])) }
      start = end + 1
    }
  }

  /// A row with quotes: joined with the lines that follow while a quote is open.
  private func quoted(
    _ line: UnsafeRawBufferPointer, dropped: inout [String: Int]
  ) throws(ProductFileError) -> Result<Product, RowFaultError>? {
    joined.removeAll(keepingCapacity: true)
    joined.append(contentsOf: line)
    var quotes = line.count { $0 == 0x22 }
    while quotes % 2 == 1, joined.count < Self.most, let more = try file.next() {
      joined.append(0x20)
      joined.append(contentsOf: more)
      quotes += more.count { $0 == 0x22 }
    }
    guard quotes % 2 == 0 else { return .failure(RowFaultError(.unreadable)) }
    if arena.count < joined.count {
      arena.deallocate()
      arena = .allocate(byteCount: joined.count * 2, alignment: 1)
    }
    var filled = 0
    var start = 0
    var column = 0
    var isOpen = false
    for (place, byte) in joined.enumerated() {
      if byte == 0x22 {
        // A quote within quotes is written twice.
        if !isOpen, place > 0, joined[place - 1] == 0x22, filled > start {
          arena[filled] = byte
          filled += 1
        }
        isOpen.toggle()
      } else if byte == separator, !isOpen {
        set(column, start..<filled)
        (start, column) = (filled, column + 1)
      } else {
        arena[filled] = byte
        filled += 1
      }
    }
    set(column, start..<filled)
    return fields.product(dropped: &dropped)
  }

  private func set(_ column: Int, _ range: Range<Int>) {
    guard column < columns.roles.count, columns.roles[column] >= 0 else { return }
    fields.set(columns.roles[column], UnsafeRawBufferPointer(rebasing: arena[range]))
  }
}
