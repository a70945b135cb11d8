import Foundation

/// Colour for a terminal; none on a pipe, with `NO_COLOR`, `--no-color` or `TERM=dumb`.
struct Style: Sendable {
  var isColored: Bool

  static let plain = Style(isColored: false)

  init(isColored: Bool) { self.isColored = isColored }

  init(for console: Console, environment: [String: String], noColor: Bool) {
    let refused = noColor || !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    isColored = console.isTerminal && !refused
  }

  /// The colours of the documents: protein red, carbs teal, fat yellow.
  enum Ink: String {
    case bold = "1"
    case dim = "2"
    case protein = "31"
    case carbs = "36"
    case fat = "33"
    case good = "32"
    case water = "34"
    case trend = "35"
  }

  func callAsFunction(_ ink: Ink, _ text: String) -> String {
    isColored ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}
