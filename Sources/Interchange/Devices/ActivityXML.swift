import Foundation
import Nutrition

/// What one XML format of training computers holds, told of its elements as they open and close.
protocol ActivityXMLReader {
  /// The name of the first element, and that of the format.
  static var root: String { get }
  static var format: String { get }
  /// What a file without any activity lacks.
  static var nothing: String { get }
  var activities: [ActivitySummary] { get }
  init()
  mutating func open(_ tag: String, _ attributes: XMLAttributes)
  mutating func close(_ tag: String, in parent: String, _ text: String)
}

/// What the XML formats of training computers share.
enum ActivityXML {
  /// The activities of a file.
  static func read(_ path: String, as format: (some ActivityXMLReader).Type) throws(ImportError) -> [ActivitySummary] {
    let source = try FileSource(path: path)
    let handler = ActivityXMLHandler(format.init(), path: path)
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
    guard !handler.reader.activities.isEmpty else { throw ImportError("\(path) holds \(format.nothing).") }
    return handler.reader.activities
  }

  /// Seconds since 1970 of "2026-11-20T17:30:00Z" or with "+01:00" behind; nil for anything else.
  static func seconds(_ text: String) -> Double? {
    guard let (day, rest) = TableDate.day(text, order: nil), let time = TableDate.seconds(rest.prefix { $0 != "-" })
    else { return nil }
    var seconds = Double(day.daysSince1970 * 86_400 + time)
    if let sign = rest.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      let parts = rest[rest.index(after: sign)...].split(separator: ":").compactMap { Int($0) }
      let minutes = parts.count > 1 ? parts[1] : 0
      guard let hours = parts.first, (0...18).contains(hours), (0..<60).contains(minutes) else { return nil }
      let offset = Double(hours * 3600 + minutes * 60)
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

/// Follows the elements of a document for a reader: which is in which, and the text in each.
private final class ActivityXMLHandler<Reader: ActivityXMLReader>: XMLHandler {
  private(set) var reader: Reader
  private(set) var failure: ImportError?
  private let path: String
  private var stack: [String] = []
  private var content: [UInt8] = []
  /// What stands in front of the format's own names, where a program wrote them so ("ns0:").
  private var prefix = ""

  init(_ reader: Reader, path: String) {
    self.reader = reader
    self.path = path
  }

  func start(_ name: XMLText, _ attributes: XMLAttributes) {
    var tag = name.string
    if stack.isEmpty {
      prefix = tag.lastIndex(of: ":").map { String(tag[...$0]) } ?? ""
      if tag != prefix + Reader.root { failure = ImportError("\(path) is no \(Reader.format) file.") }
    }
    if tag.hasPrefix(prefix) { tag.removeFirst(prefix.count) }
    if stack.count < 64 { stack.append(tag) } else { failure = ImportError("\(path) is nested too deeply.") }
    content.removeAll(keepingCapacity: true)
    reader.open(tag, attributes)
  }

  func end(_ name: XMLText) {
    let parent = stack.count > 1 ? stack[stack.count - 2] : ""
    let text = String(decoding: content, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    if let tag = stack.popLast() { reader.close(tag, in: parent, text) }
    content.removeAll(keepingCapacity: true)
    if reader.activities.count > 100_000 { failure = ImportError("\(path) holds too many activities.") }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if content.count < 1000 { content.append(contentsOf: bytes) }
  }
}
