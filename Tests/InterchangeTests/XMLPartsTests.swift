import Foundation
import Testing

@testable import Interchange

struct XMLPartsTests {
  private final class Events: XMLHandler {
    private(set) var lines: [String] = []
    let failure: ImportError? = nil

    func start(_ name: XMLText, _ attributes: XMLAttributes) {
      var line = name.string
      attributes.visit { line += " \($0.string)=\($1.string)" }
      lines.append(line)
    }

    func end(_ name: XMLText) { lines.append("/\(name.string)") }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
  }

  private func whole(_ text: String) throws -> [String] {
    let events = Events()
    let stream = try XMLStream(file: "x.xml", handler: events)
    var bytes = Array(text.utf8)
    try bytes.withUnsafeMutableBytes { try stream.parse($0, isLast: true) }
    return events.lines
  }

  private func parts(_ text: String, piece: Int) throws -> [String] {
    let events = Events()
    let parts = try XMLParts(file: "x.xml", root: "HealthData", mark: "Record", handler: events)
    var bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      let end = min(start + piece, bytes.count)
      try bytes.withUnsafeMutableBytes { try parts.parse(UnsafeMutableRawBufferPointer(rebasing: $0[start..<end])) }
    }
    try parts.finish(root: "HealthData")
    return events.lines
  }

  private static let export =
    "<?xml version=\"1.0\"?>\n<HealthData locale=\"en\">\n <ExportDate value=\"2026\"/>\n"
    + (0..<400).map { number in
      number % 10 == 0
        ? " <Correlation a=\"\(number)\">\n  <Record value=\"&lt;é\(number)\"/>\n  <Record value=\"\"/>\n </Correlation>\n"
        : " <Record value=\"\(number)\" unit=\"kg\">\n  <MetadataEntry key=\"k\" value=\"\n <Rec\"/>\n </Record>\n"
    }.joined().replacing("\n <Rec\"", with: "&#10; &lt;Record \"") + "</HealthData>\n"

  @Test(arguments: [40, 333, 4096, 1 << 20])
  func `elements come in the document's order, wherever it is cut into pieces`(piece: Int) throws {
    let events = try parts(Self.export, piece: piece)
    #expect(events.count > 1500)
    #expect(try events == whole(Self.export))
  }

  @Test(arguments: [
    // A fault, a document that is cut off, and places that only look like the beginning of an element below the root.
    "<HealthData>\n <Record a='1'/>\n <Record a='2'></Rekord>\n <Record a='3'/>\n</HealthData>",
    "<HealthData>\n <Record a='1'/>\n <Record a='2'/>\n <Record a='3'/>\n",
    "<HealthData>\n<Correlation>\n <Record a='1'/>\n <Record a='2'/>\n</Correlation>\n</HealthData>",
    "<HealthData>\n<!--\n <Record a='2'/>\n <Record a='3'/>\n-->\n <Record a='4'/>\n</HealthData>",
  ])
  func `a document that cannot be read in parts is refused`(text: String) {
    #expect(throws: XMLPartsError.self) { try parts(text, piece: 1 << 20) }
  }

  @Test func `such an export is read all the same, in one piece`() throws {
    let folder = try TestFolder()
    let steps = TestExport.quantity("StepCount", "700", unit: "count", from: "2026-11-19 09:00:00 +0100")
    let path = try folder.file("export.xml", "<HealthData>\n <!--\n \(steps)\n \(steps)\n-->\n \(steps)\n</HealthData>")
    let export = try AppleHealthExport(path: path)
    #expect(export.report.read == 1)
    let cut = try folder.file("cut.xml", "<HealthData>\n \(steps)\n \(steps)\n")
    #expect(throws: ImportError.self) { try AppleHealthExport(path: cut) }
  }
}
