/// The directory of a ZIP archive (APPNOTE 6.3, with the 64-bit fields of exports over 4 GB).
public struct ZipArchive {
  /// One file of the archive.
  public struct Entry: Equatable, Sendable {
    public var name: String
    /// 0 is stored, 8 is deflate.
    public var method: Int
    public var isEncrypted: Bool
    /// Bytes in the archive.
    public var compressedSize: Int
    /// Bytes once unpacked, as the directory says.
    public var size: Int
    /// CRC-32 of the unpacked bytes.
    public var crc: UInt32
    /// Where its own header begins.
    public var offset: Int
  }

  /// In the directory's order.
  public let entries: [Entry]
  let file: FileSource

  static let localSignature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
  private static let maximumEntries = 1_000_000
  private static let maximumDirectory = 256 << 20

  /// Whether the file begins as an archive does.
  public static func isArchive(_ file: FileSource) throws(ImportError) -> Bool {
    let start = try file.bytes(at: 0, count: 4)
    return start == localSignature || start == [0x50, 0x4B, 0x05, 0x06]
  }

  public init(_ file: FileSource) throws(ImportError) {
    self.file = file
    let directory = try Self.directory(of: file)
    var entries: [Entry] = []
    var position = 0
    while entries.count < min(directory.count, Self.maximumEntries) {
      guard let (entry, length) = Self.entry(directory.bytes, at: position) else { throw Self.damaged(file) }
      entries.append(entry)
      position += length
    }
    self.entries = entries
  }

  private static func directory(of file: FileSource) throws(ImportError) -> (bytes: [UInt8], count: Int) {
    guard let size = file.size else {
      throw ImportError("An archive cannot be read from a pipe; give the file itself.")
    }
    // The end record is the last thing, before a comment of up to 64 KiB.
    let start = max(0, size - 65_557)
    let tail = try file.bytes(at: start, count: size - start)
    guard let end = lastEndRecord(in: tail), let disks = tail.uint16(end + 4) else { throw damaged(file) }
    guard disks == 0 else { throw ImportError("\(file.path) is one part of a split archive; give a whole one.") }
    var count = tail.uint16(end + 10) ?? 0
    var length = tail.uint32(end + 12) ?? 0
    var offset = tail.uint32(end + 16) ?? 0
    if count == 0xFFFF || length == 0xFFFF_FFFF || offset == 0xFFFF_FFFF {
      guard end >= 20, tail.uint32(end - 20) == 0x0706_4B50, let place = tail.uint64(end - 12), place < size else {
        throw damaged(file)
      }
      let record = try file.bytes(at: place, count: 56)
      guard record.uint32(0) == 0x0606_4B50, let entries = record.uint64(32), let bytes = record.uint64(40),
        let at = record.uint64(48)
      else { throw damaged(file) }
      (count, length, offset) = (entries, bytes, at)
    }
    guard length <= maximumDirectory, offset >= 0, length >= 0, offset <= size, length <= size - offset else {
      throw damaged(file)
    }
    return (try file.bytes(at: offset, count: length), count)
  }

  private static func lastEndRecord(in tail: [UInt8]) -> Int? {
    var position = tail.count - 22
    while position >= 0 {
      if tail[position] == 0x50, tail.uint32(position) == 0x0605_4B50 { return position }
      position -= 1
    }
    return nil
  }

  private static func entry(_ bytes: [UInt8], at start: Int) -> (Entry, length: Int)? {
    guard bytes.uint32(start) == 0x0201_4B50, let flags = bytes.uint16(start + 8),
      let method = bytes.uint16(start + 10), let crc = bytes.uint32(start + 16),
      var packed = bytes.uint32(start + 20), var size = bytes.uint32(start + 24),
      let nameLength = bytes.uint16(start + 28), let extraLength = bytes.uint16(start + 30),
      let commentLength = bytes.uint16(start + 32), var offset = bytes.uint32(start + 42),
      start + 46 + nameLength + extraLength <= bytes.count
    else { return nil }
    let name = String(decoding: bytes[(start + 46)..<(start + 46 + nameLength)], as: UTF8.self)
    // Sizes that do not fit 32 bits follow in an extra field, in this order, only those that are needed.
    var extra = start + 46 + nameLength
    let end = extra + extraLength
    while extra + 4 <= end, let id = bytes.uint16(extra), let length = bytes.uint16(extra + 2),
      extra + 4 + length <= end
    {
      if id == 1 {
        var field = extra + 4
        for value in [\UInt64Fields.size, \.packed, \.offset] {
          var fields = UInt64Fields(size: size, packed: packed, offset: offset)
          guard fields[keyPath: value] == 0xFFFF_FFFF else { continue }
          guard field + 8 <= extra + 4 + length, let wide = bytes.uint64(field) else { return nil }
          fields[keyPath: value] = wide
          (size, packed, offset) = (fields.size, fields.packed, fields.offset)
          field += 8
        }
      }
      extra += 4 + length
    }
    let entry = Entry(
      name: name, method: method, isEncrypted: flags & 1 != 0, compressedSize: packed, size: size,
      crc: UInt32(truncatingIfNeeded: crc), offset: offset)
    return (entry, 46 + nameLength + extraLength + commentLength)
  }

  /// What the 64-bit extra field has instead of the 32-bit ones.
  private struct UInt64Fields {
    var size: Int
    var packed: Int
    var offset: Int
  }

  static func damaged(_ file: FileSource) -> ImportError {
    ImportError("\(file.path) is a damaged or incomplete ZIP archive; copy or export it again.")
  }
}

extension [UInt8] {
  /// Little-endian numbers; nil beyond the end.
  func uint16(_ place: Int) -> Int? { little(place, 2) }
  func uint32(_ place: Int) -> Int? { little(place, 4) }
  /// Nil also for what no file can be long.
  func uint64(_ place: Int) -> Int? { little(place, 8) }

  private func little(_ place: Int, _ width: Int) -> Int? {
    guard place >= 0, place <= count - width else { return nil }
    var value: UInt64 = 0
    for index in 0..<width { value |= UInt64(self[place + index]) << UInt64(8 * index) }
    return Int(exactly: value)
  }
}
