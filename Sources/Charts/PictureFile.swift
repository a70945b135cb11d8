import CRsvg
public import Foundation

/// Writes a sheet of pictures to a file.
public enum PictureFile {
  /// Why a picture could not be written.
  public struct WriteError: Error, Equatable, Sendable, CustomStringConvertible {
    /// One sentence for the person.
    public var description: String
  }

  /// Writes the sheet as SVG, over a file that is there.
  /// - Throws: `WriteError`.
  public static func writeSVG(_ sheet: ChartSheet, to file: URL) throws(WriteError) {
    do {
      try Data(sheet.svg.utf8).write(to: file, options: .atomic)
    } catch {
      throw WriteError(
        description: "\(file.path) could not be written: is there such a folder, and may you write there?")
    }
  }

  /// Draws the sheet as PNG through librsvg, with `scale` pixels to one of the sheet's.
  /// - Throws: `WriteError`, also where librsvg is not installed.
  public static func writePNG(_ sheet: ChartSheet, to file: URL, scale: Double = 2) throws(WriteError) {
    if let missing = crsvg_load() {
      throw WriteError(
        description: "A PNG needs a library: \(String(cString: missing)) (Debian's librsvg2-2). SVG needs none.")
    }
    let svg = sheet.svg
    let problem = svg.withCString { text in
      crsvg_write_png(
        text, strlen(text), Int32((sheet.width * scale).rounded()), Int32((sheet.height * scale).rounded()), file.path)
    }
    if let problem { throw WriteError(description: "\(file.path): \(String(cString: problem)).") }
  }
}
