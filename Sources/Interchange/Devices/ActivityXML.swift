import Foundation
import Nutrition

/// What the XML formats of training computers share.
enum ActivityXML {
  /// Feeds a file to the handler.
  static func read(_ path: String, _ handler: any XMLHandler) throws(ImportError) {
    let source = try FileSource(path: path)
    let stream = try XMLStream(file: path, handler: handler)
    stream.readsText()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = try source.read(into: buffer)
      if count == 0 { break }
      try stream.parse(UnsafeMutableRawBufferPointer(rebasing: buffer[..<count]))
    }
    try stream.parse(UnsafeMutableRawBufferPointer(start: nil, count: 0), isLast: true)
  }

  /// Seconds since 1970 of "2026-11-20T17:30:00Z" or with "+01:00" behind; nil for anything else.
  static func seconds(_ text: String) -> Double? {
    guard let (day, rest) = TableDate.day(text, order: nil), let time = TableDate.seconds(rest.prefix { $0 != "-" })
    else { return nil }
    var seconds = Double(day.daysSince1970 * 86_400 + time)
    if let sign = rest.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      let parts = rest[rest.index(after: sign)...].split(separator: ":").compactMap { Int($0) }
      guard let hours = parts.first, hours <= 18 else { return nil }
      let offset = Double(hours * 3600 + (parts.count > 1 ? parts[1] : 0) * 60)
      seconds += rest[sign] == "-" ? offset : -offset
    }
    return seconds
  }

  /// 0 for what is no number.
  static func number(_ text: String) -> Double {
    guard let number = Double(text), number.isFinite, number >= 0 else { return 0 }
    return number
  }
}
