import Foundation
import Testing

@testable import Charts

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ChartSVGTests {
  @Test func `a sheet is well-formed XML that holds every picture and no script`() throws {
    let sheet = ChartSheet(title: "A <b>&\u{1B} title", charts: ChartTextTests.charts)
    let svg = sheet.svg
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.contains("A &lt;b&gt;&amp; title"))
    #expect(!svg.contains("<script") && !svg.contains("\u{1B}") && !svg.contains("href"))
    #expect(svg.contains("<polyline") && svg.contains("stroke-dasharray"))
  }

  @Test func `a picture that cannot be written is one sentence`() {
    let sheet = ChartSheet(title: "t", charts: [])
    #expect(throws: PictureFile.WriteError.self) {
      try PictureFile.writeSVG(sheet, to: URL(filePath: "/no-such-folder/picture.svg"))
    }
  }

  @Test func `a PNG has the sheet's size in pixels, or the missing library is named`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let sheet = ChartSheet(title: "t", charts: ChartTextTests.charts)
    do {
      try PictureFile.writePNG(sheet, to: file)
    } catch {
      #expect(error.description.contains("librsvg2-2"))
      return
    }
    let bytes = [UInt8](try Data(contentsOf: file))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let width = bytes[16..<20].reduce(0) { $0 * 256 + Int($1) }
    #expect(width == Int(sheet.width * 2))
  }
}
