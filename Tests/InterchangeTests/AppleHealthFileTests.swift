import Foundation
import Nutrition
import Randomness
import Testing

@testable import Interchange

struct AppleHealthFileTests {
  private static let body = (0..<2000).map {
    TestExport.quantity("DietaryWater", "\($0 + 1)", unit: "mL", from: "2026-11-20 12:\(10 + $0 % 50):00 +0000")
  }.joined()
  private static let document = TestExport.document(body)

  private func failure(_ path: String) -> String {
    Refusal.words { try AppleHealthExport(path: path) }
  }

  @Test(arguments: [false, true]) func `an archive is read without unpacking it`(isStored: Bool) throws {
    let folder = try TestFolder()
    let files: [(String, [UInt8])] = [
      ("apple_health_export/export_cda.xml", Array("<ClinicalDocument/>".utf8)),
      ("apple_health_export/Export.xml", Array(Self.document.utf8)), ("apple_health_export/workout-routes/r.gpx", [1]),
    ]
    let path = try folder.file("export.zip", TestArchive.bytes(files, isStored: isStored))
    #expect(try AppleHealthExport(path: path).waters.count == 2000)
    let localized = [(name: "apple_health_export/Exportación.xml", content: Array(Self.document.utf8))]
    #expect(try AppleHealthExport(path: folder.file("e.zip", TestArchive.bytes(localized))).waters.count == 2000)
  }

  @Test func `what is no export is refused in one sentence`() throws {
    let folder = try TestFolder()
    let zip = TestArchive.bytes([("export.xml", Array(Self.document.utf8))])
    let cases: [(String, [UInt8], String)] = [
      ("empty", [], "is empty"),
      ("text", Array("Hello.".utf8), "no proper XML"),
      ("wrong", Array("<gpx></gpx>".utf8), "begins with <gpx>"),
      ("cut", Array(Self.document.utf8.dropLast(200)), "ends in the middle"),
      ("cut.zip", Array(zip.dropLast(60)), "damaged or incomplete ZIP"),
      ("none.zip", TestArchive.bytes([("photo.jpg", [1, 2])]), "holds no export.xml"),
      ("binary", [UInt8](repeating: 0xFF, count: 5000), "no proper XML"),
      (
        "huge",
        Array(("<HealthData><Record type=\"" + String(repeating: "x", count: 5 << 20) + "\"/></HealthData>").utf8),
        "over 4 MiB"
      ),
      ("bomb", Array(Self.bomb.utf8), "undefined entity"),
      (
        "late", Array(("<HealthData>" + String(repeating: " ", count: 5000) + "<!DOCTYPE x></HealthData>").utf8),
        "proper XML"
      ),
      (
        "endless", Array(("<!DOCTYPE HealthData [" + String(repeating: "<!ELEMENT a ANY>\n", count: 80_000)).utf8),
        "no Apple Health export"
      ),
    ]
    for (name, bytes, words) in cases {
      let said = failure(try folder.file(name, bytes))
      #expect(said.contains(words), "\(name): \(said)")
      #expect(!said.contains("\n"))
    }
    #expect(failure(folder.url.path).contains("is a folder"))
    #expect(failure(folder.url.path + "/nothing").contains("There is no file"))
  }

  private static let bomb = """
    <?xml version="1.0"?>
    <!DOCTYPE HealthData [
    <!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
    ]>
    <HealthData><Record type="&c;"/></HealthData>
    """

  @Test(arguments: 1...300) func `a packed file is read whole in pieces of any size`(size: Int) throws {
    let folder = try TestFolder()
    let content = Array(("date,calories\n" + String(repeating: "a", count: 1500)).utf8)
    let archive = try ZipArchive(
      FileSource(path: folder.file("a.zip", TestArchive.bytes([("a.csv", content)]))))
    let source = try ZipEntrySource(try #require(archive.entries.first), in: archive)
    var read: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: size)
    while true {
      let count = try piece.withUnsafeMutableBytes { try source.read(into: $0) }
      if count == 0 { break }
      read += piece[..<count]
    }
    #expect(read == content)
  }

  @Test func `a byte that was changed in an archive is noticed`() throws {
    let folder = try TestFolder()
    var zip = TestArchive.bytes([("export.xml", Array(Self.document.utf8))], isStored: true)
    // A digit of a value: the document stays well formed.
    let place = try #require(zip.firstRange(of: Array("value=\"1000\"".utf8)))
    zip[place.lowerBound + 7] = UInt8(ascii: "2")
    #expect(failure(try folder.file("export.zip", zip)).contains("damaged"))
  }

  @Test func `Apple's broken document type and control characters do no harm`() throws {
    let folder = try TestFolder()
    let broken =
      "<!DOCTYPE HealthData [\n<!ATTLIST WorkoutEvent\n  date CDATA #REQUIRED\n  device CDATA #IMPLIED\n>\n  <<\n]>"
    let record = TestExport.quantity(
      "DietaryWater", "250", unit: "mL", source: "a\u{B}b", from: "2026-11-20 12:00:00 +0000")
    let path = try folder.file("export.xml", TestExport.document(record, doctype: broken))
    #expect(try AppleHealthExport(path: path).waters.count == 1)
  }

  @Test func `errors name the line also behind a document type`() throws {
    let folder = try TestFolder()
    let document = TestExport.document("<Record type='a' <>")
    let line = document.split(separator: "\n").firstIndex { $0.contains("<>") }.map { $0 + 1 } ?? 0
    #expect(failure(try folder.file("export.xml", document)).contains("(line \(line))"))
  }

  @Test(arguments: UInt64(0)..<150) func `damage anywhere is an error or a reading, never a crash`(seed: UInt64) throws
  {
    var generator = SeededGenerator(seed: seed)
    let folder = try TestFolder()
    let isZip = Bool.random(using: &generator)
    var bytes = Array(Self.document.utf8.prefix(40_000))
    if isZip { bytes = TestArchive.bytes([("export.xml", Array(Self.document.utf8))]) }
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0...2, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...300, using: &generator)))
      default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 100)], at: place)
      }
    }
    do {
      _ = try AppleHealthExport(path: try folder.file("x", bytes)).all
    } catch let error as ImportError {
      #expect(!error.description.isEmpty)
    }
  }
}
