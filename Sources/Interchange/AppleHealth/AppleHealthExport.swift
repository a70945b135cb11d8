import Foundation
public import Nutrition

/// An Apple Health export that was read: days, samples, meals and workouts, each once.
public struct AppleHealthExport: ImportedFile {
  public internal(set) var report: ImportReport
  public internal(set) var person: ImportedPerson
  let days: [ImportedRecord]
  let workouts: [HealthWorkout]
  let foods: [HealthFood: HealthFoodFigures]
  let samples: [HealthQuantity: [HealthSample]]
  let sources: [String]

  /// The source of every daily figure: they are merged from several devices.
  public static let source = "healthKit"
}

extension AppleHealthExport {
  /// Reads an export to its end; nothing is kept but what the journal needs.
  ///
  /// - Parameters:
  ///   - path: the archive as the phone shares it, or the `export.xml` in it.
  ///   - since: earlier days are left out.
  ///   - progress: told now and then how much was read, 0...1, and how many records.
  /// - Throws: `ImportError`, and whatever `progress` throws to stop.
  public init(
    path: String, since: CalendarDay? = nil, progress: (Double?, Int) throws -> Void = { _, _ in }
  ) throws {
    try self.init(path: path, since: since, ledger: MinuteLedger(), progress: progress)
  }

  init(
    path: String, since: CalendarDay?, ledger: MinuteLedger, progress: (Double?, Int) throws -> Void = { _, _ in }
  ) throws {
    let source = try Self.source(at: path)
    let isPipe = (source as? FileSource).map { $0.size == nil } ?? false
    do {
      // A pipe cannot be read again.
      guard !isPipe else { throw XMLPartsError() }
      let parser = AppleHealthParser(file: path, since: since, ledger: ledger)
      let parts = try XMLParts(file: path, root: "HealthData", mark: "Record", handler: parser)
      try Self.read(source, path, parser, progress) { try parts.parse($0) }
      try parts.finish(root: "HealthData")
      parser.finish()
      self = try parser.export()
    } catch is XMLPartsError {
      let parser = AppleHealthParser(file: path, since: since, ledger: ledger)
      let stream = try XMLStream(file: path, handler: parser)
      try Self.read(isPipe ? source : Self.source(at: path), path, parser, progress) { try stream.parse($0) }
      try stream.parse(UnsafeMutableRawBufferPointer(start: nil, count: 0), isLast: true)
      parser.finish()
      self = try parser.export()
    }
  }

  /// Hands the bytes of an export on, without its document type.
  private static func read(
    _ source: any ByteSource, _ path: String, _ parser: AppleHealthParser,
    _ progress: (Double?, Int) throws -> Void, _ take: (UnsafeMutableRawBufferPointer) throws -> Void
  ) throws {
    var prologue = DoctypeFilter(file: path, root: "<HealthData")
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 64)
    defer { buffer.deallocate() }
    while true {
      let count = try source.read(into: buffer)
      if count == 0 { break }
      try prologue.pass(UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])) { try take($0) }
      try progress(source.progress, parser.report.read)
    }
    try prologue.finish { try take($0) }
  }

  private static func source(at path: String) throws(ImportError) -> any ByteSource {
    let file = try FileSource(path: path)
    guard file.size != nil, try ZipArchive.isArchive(file) else { return file }
    let archive = try ZipArchive(file)
    // Its name is that of the phone's language; the other XML file in it is the clinical document.
    let candidates = archive.entries.filter {
      let name = $0.name.lowercased()
      return name.hasSuffix(".xml") && !name.hasSuffix("export_cda.xml") && !name.contains("__macosx")
    }
    let named = candidates.first { $0.name.lowercased().hasSuffix("export.xml") }
    guard let entry = named ?? candidates.max(by: { $0.size < $1.size }) else {
      throw ImportError("\(path) holds no export.xml; give the archive that the Health app shares.")
    }
    return try ZipEntrySource(entry, in: archive)
  }
}
