/// A line of a picture for a terminal: pieces of text, each with what it stands for.
public struct StyledLine: Equatable, Sendable {
  /// A piece in one colour.
  public struct Run: Equatable, Sendable {
    /// Without escapes: colours are put in by who writes to the terminal.
    public var text: String
    /// Nil is the terminal's own colour.
    public var color: ChartColor?

    public init(_ text: String, _ color: ChartColor? = nil) {
      self.text = text
      self.color = color
    }
  }

  /// From left to right; none is empty.
  public private(set) var runs: [Run]

  public init(_ runs: [Run] = []) {
    self.runs = []
    for run in runs { append(run.text, run.color) }
  }

  public init(_ text: String, _ color: ChartColor? = nil) {
    self.init([Run(text, color)])
  }

  /// Neighbours of one colour become one piece.
  public mutating func append(_ text: String, _ color: ChartColor? = nil) {
    guard !text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].color == color {
      runs[last].text += text
    } else {
      runs.append(Run(text, color))
    }
  }

  /// The line without colour.
  public var plainText: String { runs.map(\.text).joined() }
}

extension String {
  /// With spaces in front up to `width` columns; a picture's characters are one column each.
  func paddedLeft(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
