import CInterchange
import Foundation
import Nutrition
import Testing

@testable import Interchange

/// A folder of one test, deleted with it.
final class TestFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "ada-interchange-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String, _ text: String) throws -> String { try file(name, Array(text.utf8)) }

  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = url.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path
  }
}

/// How a file is refused.
enum Refusal {
  /// What the error of `reading` says; "read" where there is none.
  static func words<Content>(_ reading: () throws -> Content) -> String {
    do {
      _ = try reading()
      return "read"
    } catch { return "\(error)" }
  }
}

/// A ZIP archive of one or more files, deflated or stored.
enum TestArchive {
  static func bytes(_ files: [(name: String, content: [UInt8])], isStored: Bool = false) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for (name, content) in files {
      let packed = isStored ? content : deflated(content)
      let offset = archive.count
      let checksum = UInt32(crc32(0, content, UInt32(content.count)))
      let common =
        little(20, 2) + little(0, 2) + little(isStored ? 0 : 8, 2) + little(0, 4) + little(Int(checksum), 4)
        + little(packed.count, 4) + little(content.count, 4) + little(name.utf8.count, 2) + little(0, 2)
      archive += [0x50, 0x4B, 3, 4] + common + Array(name.utf8) + packed
      directory +=
        [0x50, 0x4B, 1, 2] + little(20, 2) + common + little(0, 2) + little(0, 2) + little(0, 2) + little(0, 4)
        + little(offset, 4) + Array(name.utf8)
    }
    let end =
      [0x50, 0x4B, 5, 6] + little(0, 2) + little(0, 2) + little(files.count, 2) + little(files.count, 2)
      + little(directory.count, 4) + little(archive.count, 4) + little(0, 2)
    return archive + directory + end
  }

  /// A number in so many bytes, the lowest first.
  static func little(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Raw deflate: what zlib makes without its two bytes in front and its checksum behind.
  private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var size = compressBound(UInt(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(size))
    #expect(compress(&packed, &size, bytes, UInt(bytes.count)) == Z_OK)
    return Array(packed[2..<(Int(size) - 4)])
  }
}

/// Exports in the form of Apple's.
enum TestExport {
  static func document(_ body: String, doctype: String = "<!DOCTYPE HealthData [\n<!ELEMENT HealthData ANY>\n]>")
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    \(doctype)
    <HealthData locale="en_US">
     <ExportDate value="2026-11-20 10:00:00 +0100"/>
    \(body)
    </HealthData>
    """
  }

  /// What Ada reads of an export with `body`.
  static func read(_ body: String, since: String? = nil, limit: Int = 100_000) throws -> AppleHealthExport {
    let folder = try TestFolder()
    let path = try folder.file("export.xml", document(body))
    return try AppleHealthExport(
      path: path, since: since.flatMap { CalendarDay($0) }, ledger: MinuteLedger(limit: limit))
  }

  static func record(
    _ type: String, _ value: String, unit: String? = nil, source: String = "iPhone", device: String? = nil,
    from start: String, to end: String? = nil, metadata: [(String, String)] = []
  ) -> String {
    let attributes =
      "type=\"\(type)\" sourceName=\"\(source)\"" + (device.map { " device=\"\($0)\"" } ?? "")
      + (unit.map { " unit=\"\($0)\"" } ?? "")
      + " startDate=\"\(start)\" endDate=\"\(end ?? start)\" value=\"\(value)\""
    if metadata.isEmpty { return "<Record \(attributes)/>\n" }
    let entries = metadata.map { "<MetadataEntry key=\"\($0)\" value=\"\($1)\"/>" }.joined()
    return "<Record \(attributes)>\(entries)</Record>\n"
  }

  static func quantity(
    _ name: String, _ value: String, unit: String, source: String = "iPhone", from start: String, to end: String? = nil,
    metadata: [(String, String)] = []
  ) -> String {
    record(
      "HKQuantityTypeIdentifier\(name)", value, unit: unit, source: source, from: start, to: end, metadata: metadata)
  }
}

extension ImportedFile {
  var all: [ImportedRecord] {
    var all: [ImportedRecord] = []
    forEachBatch(of: 7) { all += $0 }
    return all
  }

  var steps: [String: Int] {
    all.reduce(into: [:]) { if case .steps(let day) = $1.value { $0[day.day.description] = day.steps } }
  }

  var activity: [String: ActivityDay] {
    all.reduce(into: [:]) { if case .activity(let day) = $1.value { $0[day.day.description] = day } }
  }

  var sleep: [String: Double] {
    all.reduce(into: [:]) { if case .sleep(let day) = $1.value { $0[day.day.description] = day.hours } }
  }

  var entries: [Entry] { all.compactMap { if case .entry(let entry) = $0.value { entry } else { nil } } }
  var weights: [BodyWeightEntry] { entries.compactMap { if case .weight(let weight) = $0 { weight } else { nil } } }
  var meals: [Meal] { entries.compactMap { if case .meal(let meal) = $0 { meal } else { nil } } }
  var waters: [WaterEntry] { entries.compactMap { if case .water(let water) = $0 { water } else { nil } } }
  var workoutLogs: [WorkoutLog] { entries.compactMap { if case .workout(let workout) = $0 { workout } else { nil } } }

  func skipped(_ part: String) -> Int { report.skipped.filter { $0.reason.contains(part) }.reduce(0) { $0 + $1.count } }
}
