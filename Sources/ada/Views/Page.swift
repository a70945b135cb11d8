import Nutrition

/// What a view is laid out on: colour or none, so many columns, and the units and the clock the person reads.
struct Page: Sendable {
  var style: Style
  /// Columns; views hold to it down to about 30.
  var width: Int
  var units: UnitSystem = .metric
  /// What times are shown on.
  var clock: HourClock = .twentyFour
  /// Figures of energy and weight are left out.
  var hidesNumbers = false

  /// A heading of its own line.
  func heading(_ text: String) -> String { style(.bold, shown(TerminalText.safe(text))) }

  /// Text made safe and broken at spaces, every line behind `indent`, and those after the first behind `hang` more.
  func wrapped(_ text: String, indent: String = "", hang: String = "") -> [String] {
    let room = max(10, width - TextWidth.of(indent))
    return TextWidth.wrap(oneLine(text), to: room, indent: hang).map { indent + $0 }
  }

  /// Text as `wrapped` breaks it, every line dimmed.
  func dimmed(_ text: String, indent: String = "  ") -> [String] {
    wrapped(text, indent: indent).map { style(.dim, $0) }
  }

  /// A label and behind it text in a column of its own; below the label where the column would be narrow.
  func hanging(_ label: String, _ text: String, ink: Style.Ink? = nil) -> [String] {
    let label = oneLine(label)
    let column = TextWidth.of(label)
    let text = oneLine(text)
    if width - column < Self.narrowestColumn, TextWidth.of(text) > width - column {
      let below = TextWidth.wrap(text, to: width - 4, indent: "").map { "    " + $0 }
      let head = TextWidth.wrap(String(label.reversed().drop { $0 == " " }.reversed()), to: width, indent: "    ")
      return (head + below).map { line in ink.map { style($0, line) } ?? line }
    }
    let lines = TextWidth.wrap(text, to: max(10, width - column), indent: "")
    return lines.enumerated().map { index, line in
      let head = index == 0 ? label : String(repeating: " ", count: column)
      return ink.map { style($0, head + line) } ?? head + line
    }
  }

  /// Figures are hidden here, before the text is broken: behind that a figure and its unit may stand on two lines.
  private func oneLine(_ text: String) -> String { shown(TerminalText.safe(text).replacing("\n", with: " ")) }

  /// Left and right on one line, `right` ending at the margin; below each other where both do not fit.
  ///
  /// `left` is made safe here; `mark` follows it, and like `right` may hold colour and is taken as it is.
  func columns(_ left: String, mark: String = "", _ right: String, indent: String = "  ") -> [String] {
    let plain = indent + oneLine(left)
    let left = mark.isEmpty ? plain : plain + "  " + mark
    if right.isEmpty { return TextWidth.wrap(left, to: width, indent: indent + "  ") }
    let edge = min(width, Self.widestLine)
    let space = edge - TextWidth.of(left) - TextWidth.of(right)
    if space >= 2 { return [left + String(repeating: " ", count: space) + right] }
    let below = max(2, edge - TextWidth.of(right))
    return TextWidth.wrap(left, to: width, indent: indent + "  ") + [String(repeating: " ", count: below) + right]
  }

  /// Text in fewer columns is broken at every word.
  private static let narrowestColumn = 16

  /// Lines of figures are not drawn apart further than this: the eye loses the line.
  static let widestLine = 76

  /// Blocks with an empty line between them; empty ones are left out.
  static func text(_ blocks: [[String]]) -> String {
    blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}

extension String {
  /// The text with spaces behind it up to so many columns.
  func paddedRight(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - TextWidth.of(self)))
  }
}
