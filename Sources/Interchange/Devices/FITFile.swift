import Foundation

/// Garmin's binary format (FIT protocol 2): a header, definition and data messages, and a checksum. The session messages
/// are read; everything else is passed over by its length.
struct FITFile {
  private(set) var sessions: [ActivitySummary] = []
  private let path: String
  private let bytes: [UInt8]
  private var definitions = [Definition?](repeating: nil, count: 16)
  private var offset: Int?

  /// How the data messages of one local type are laid out.
  private struct Definition {
    var message: Int
    var isBigEndian: Bool
    var fields: [(number: Int, size: Int, type: UInt8)]
    /// Bytes of the whole message.
    var size: Int
  }

  /// FIT counts seconds from 1989-12-31 00:00 UTC.
  private static let epoch = 631_065_600.0

  init(path: String) throws(ImportError) {
    let source = try FileSource(path: path)
    guard let size = source.size, size <= ActivityFile.largest else {
      throw ImportError("\(path) is too large for a FIT file.")
    }
    self.path = path
    bytes = try source.bytes(at: 0, count: size)
    var start = 0
    // Several files may be chained.
    repeat {
      start = try readFile(at: start)
    } while start < bytes.count
    if let offset { for index in sessions.indices { sessions[index].offset = offset } }
  }

  private mutating func readFile(at start: Int) throws(ImportError) -> Int {
    let file = Array(bytes[start...].prefix(14))
    guard let header = file.first.map(Int.init), header >= 12, file.count >= 12,
      Array(file[8..<12]) == Array(".FIT".utf8),
      let length = file.uint32(4)
    else { throw ImportError("\(path) is no FIT file.") }
    let end = start + header + length
    guard end + 2 <= bytes.count else {
      throw ImportError("\(path) ends in the middle; copy it from the device again.")
    }
    guard Self.checksum(bytes[start..<end]) == bytes.uint16(end) else {
      throw ImportError("\(path) is damaged (its checksum is wrong); copy it from the device again.")
    }
    definitions = Array(repeating: nil, count: 16)
    var place = start + header
    while place < end { place = try readMessage(at: place, end: end) }
    return end + 2
  }

  /// Reads one message and returns where the next begins.
  private mutating func readMessage(at start: Int, end: Int) throws(ImportError) -> Int {
    let head = bytes[start]
    if head & 0x80 == 0, head & 0x40 != 0 { return try readDefinition(at: start, end: end) }
    // Bit 7 is a compressed time in front, with two bits for the local type.
    let local = Int(head & 0x80 != 0 ? head >> 5 & 3 : head & 15)
    guard let definition = definitions[local], start + 1 + definition.size <= end else { throw damaged }
    take(definition, at: start + 1)
    return start + 1 + definition.size
  }

  private mutating func readDefinition(at start: Int, end: Int) throws(ImportError) -> Int {
    guard start + 6 <= end else { throw damaged }
    let isBig = bytes[start + 2] == 1
    let message =
      isBig ? Int(bytes[start + 3]) << 8 | Int(bytes[start + 4]) : Int(bytes[start + 4]) << 8 | Int(bytes[start + 3])
    let count = Int(bytes[start + 5])
    var place = start + 6
    guard place + count * 3 <= end else { throw damaged }
    var definition = Definition(message: message, isBigEndian: isBig, fields: [], size: 0)
    for _ in 0..<count {
      definition.fields.append((Int(bytes[place]), Int(bytes[place + 1]), bytes[place + 2]))
      definition.size += Int(bytes[place + 1])
      place += 3
    }
    // Fields of third parties: known by their length only.
    if bytes[start] & 0x20 != 0 {
      guard place < end else { throw damaged }
      let more = Int(bytes[place])
      place += 1
      guard place + more * 3 <= end else { throw damaged }
      for _ in 0..<more {
        definition.size += Int(bytes[place + 1])
        place += 3
      }
    }
    definitions[Int(bytes[start] & 15)] = definition
    return place
  }

  private mutating func take(_ definition: Definition, at start: Int) {
    // 18 is a session, 34 the activity with the local time.
    guard definition.message == 18 || definition.message == 34 else { return }
    var values: [Int: Double] = [:]
    var place = start
    for field in definition.fields {
      if let value = number(field, at: place, definition.isBigEndian) { values[field.number] = value }
      place += field.size
    }
    if definition.message == 34 {
      if let local = values[5], let time = values[253], abs(local - time) <= 18 * 3600 { offset = Int(local - time) }
      return
    }
    guard let begin = values[2] else { return }
    sessions.append(
      ActivitySummary(
        start: begin + Self.epoch, seconds: (values[8] ?? values[7] ?? 0) / 1000, meters: values[9].map { $0 / 100 },
        kilocalories: values[11], restingKilocalories: values[196],
        sport: values[5].flatMap { Self.sports[Int($0)] } ?? ""))
  }

  /// A whole number of 1, 2 or 4 bytes; nil for other types, lists, and the value that means none.
  private func number(_ field: (number: Int, size: Int, type: UInt8), at place: Int, _ isBig: Bool) -> Double? {
    let width: Int
    switch field.type & 0x1F {
    case 0, 1, 2, 10, 13: width = 1
    case 3, 4, 11: width = 2
    case 5, 6, 12: width = 4
    default: return nil
    }
    guard field.size == width else { return nil }
    var value: UInt64 = 0
    for index in 0..<width { value |= UInt64(bytes[place + (isBig ? width - 1 - index : index)]) << UInt64(8 * index) }
    let isSigned = [1, 3, 5].contains(field.type & 0x1F)
    let isZeroNone = [10, 11, 12].contains(field.type & 0x1F)
    let none: UInt64 = isZeroNone ? 0 : isSigned ? (1 << UInt64(8 * width - 1)) - 1 : (1 << UInt64(8 * width)) - 1
    return value == none ? nil : Double(value)
  }

  private var damaged: ImportError { ImportError("\(path) is damaged; copy it from the device again.") }

  /// The CRC-16 of the FIT SDK.
  static func checksum(_ bytes: some Sequence<UInt8>) -> Int {
    let table: [UInt16] = [
      0x0000, 0xCC01, 0xD801, 0x1400, 0xF001, 0x3C00, 0x2800, 0xE401, 0xA001, 0x6C00, 0x7800, 0xB401, 0x5000, 0x9C01,
      0x8801, 0x4400,
    ]
    var crc: UInt16 = 0
    for byte in bytes {
      for nibble in [byte & 15, byte >> 4] {
        crc = (crc >> 4) & 0x0FFF ^ table[Int(crc & 15)] ^ table[Int(nibble)]
      }
    }
    return Int(crc)
  }

  private static let sports: [Int: String] = [
    0: "generic", 1: "running", 2: "cycling", 4: "fitness equipment", 5: "swimming", 6: "basketball", 7: "soccer",
    8: "tennis", 10: "strength training", 11: "walking", 12: "cross country skiing", 13: "alpine skiing",
    14: "snowboarding", 15: "rowing", 17: "hiking", 25: "golf", 31: "rock climbing", 47: "boxing", 62: "hiit",
  ]
}
