/// A picture of figures, drawn in a terminal's characters or as SVG.
public protocol Chart: Sendable {
  /// Lines no wider than `width` columns; every character is one column wide.
  func text(width: Int) -> [StyledLine]

  /// Pixels the picture takes under one another in a sheet of `width` pixels.
  func svgHeight(width: Double) -> Double

  /// Draws it into `frame`.
  func draw(in document: inout SVGDocument, frame: SVGFrame)
}

/// A rectangle on a sheet, in pixels from its upper left corner.
public struct SVGFrame: Equatable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Pictures under one another under a heading: what a file holds.
public struct ChartSheet: Sendable {
  public var title: String
  /// From the top down.
  public var charts: [any Chart]
  /// Pixels.
  public var width: Double

  public init(title: String, charts: [any Chart], width: Double = 760) {
    self.title = title
    self.charts = charts
    self.width = width
  }

  private static let margin = 24.0
  private static let heading = 44.0
  private static let gap = 22.0

  /// Pixels.
  public var height: Double {
    let inner = width - 2 * Self.margin
    return charts.reduce(Self.margin * 2 + Self.heading) { $0 + $1.svgHeight(width: inner) + Self.gap }
  }

  /// The sheet as an SVG document: no scripts, no links, fonts of the reader's machine.
  public var svg: String {
    var document = SVGDocument(width: width, height: height)
    document.text(title, x: Self.margin, y: Self.margin + 20, size: 20, isBold: true)
    var y = Self.margin + Self.heading
    let inner = width - 2 * Self.margin
    for chart in charts {
      let height = chart.svgHeight(width: inner)
      chart.draw(in: &document, frame: SVGFrame(x: Self.margin, y: y, width: inner, height: height))
      y += height + Self.gap
    }
    return document.text
  }
}
