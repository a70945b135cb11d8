/// Measurements over time: points, lines through them, and levels to compare them with.
public struct LineChart: Chart, Equatable {
  /// Points in one colour.
  public struct Series: Equatable, Sendable {
    /// How points are drawn: joined, or each by itself.
    public enum Mark: Sendable { case line, dots }

    public var name: String
    public var color: ChartColor
    public var mark: Mark
    /// By rising `x`.
    public var points: [Point]

    public init(name: String, color: ChartColor, mark: Mark, points: [Point]) {
      self.name = name
      self.color = color
      self.mark = mark
      self.points = points.filter { $0.x.isFinite && $0.y.isFinite }
    }
  }

  /// A figure at a place of the axis, in the caller's own scales.
  public struct Point: Equatable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A figure that holds at all times, such as a target.
  public struct Level: Equatable, Sendable {
    public var name: String
    /// On the same scale as the points' `y`.
    public var value: Double
    public var color: ChartColor

    public init(name: String, value: Double, color: ChartColor) {
      self.name = name
      self.value = value
      self.color = color
    }
  }

  /// Words at a place of the axis.
  public struct Label: Equatable, Sendable {
    /// On the same scale as the points' `x`.
    public var x: Double
    public var text: String

    public init(x: Double, text: String) {
      self.x = x
      self.text = text
    }
  }

  public var title: String
  /// Of the figures, for the heading: "kg".
  public var unit: String
  /// Drawn in this order, so that later ones lie over earlier ones.
  public var series: [Series]
  public var levels: [Level]
  /// By rising `x`.
  public var labels: [Label]
  /// Rows of characters in a terminal.
  public var rows: Int

  public init(
    title: String, unit: String, series: [Series], levels: [Level] = [], labels: [Label] = [], rows: Int = 10
  ) {
    self.title = title
    self.unit = unit
    self.series = series
    self.levels = levels.filter(\.value.isFinite)
    self.labels = labels
    self.rows = max(3, rows)
  }

  var yScale: Scale { Scale(series.flatMap { $0.points.map(\.y) } + levels.map(\.value)) }

  /// From the first point to the last.
  var xRange: (low: Double, high: Double) {
    let xs = series.flatMap { $0.points.map(\.x) }
    let low = xs.min() ?? 0
    let high = xs.max() ?? 1
    return high > low ? (low, high) : (low - 0.5, low + 0.5)
  }

  func xShare(_ x: Double) -> Double {
    let range = xRange
    return (x - range.low) / (range.high - range.low)
  }

  var isEmpty: Bool { series.allSatisfy(\.points.isEmpty) }
}
