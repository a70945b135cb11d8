import ArgumentParser
import Charts
import Foundation

/// Where a picture is wanted as a file.
struct PictureOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write the picture to an SVG file.", valueName: "file"))
  var svg: String?

  @Option(help: ArgumentHelp("Write the picture to a PNG file (needs librsvg).", valueName: "file"))
  var png: String?

  /// Writes the files that were asked for, and says so on standard error.
  /// - Throws: `Failure` with code 73; with code 1 where numbers are hidden, as a picture is made of them.
  func write(_ sheet: @autoclosure () -> ChartSheet, on page: Page) throws {
    guard svg != nil || png != nil else { return }
    guard !page.hidesNumbers else {
      throw Failure(.notDone, "Numbers are hidden, and a picture is made of them; with --show-numbers it is written.")
    }
    let sheet = sheet()
    do {
      if let svg { try PictureFile.writeSVG(sheet, to: URL(filePath: svg)) }
      if let png { try PictureFile.writePNG(sheet, to: URL(filePath: png)) }
    } catch {
      throw Failure(.cannotCreate, error.description)
    }
    for file in [svg, png].compactMap(\.self) { Console.standardError.write("Wrote \(TerminalText.safe(file)).\n") }
  }
}
