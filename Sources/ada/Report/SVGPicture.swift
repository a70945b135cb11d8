import Nutrition

/// A small picture of days for a page: bars, lines and dots on one scale.
struct SVGPicture {
  /// A figure for each day, nil where there is none.
  struct Series {
    enum Mark { case bars, line, dots }
    var mark: Mark
    var name: String
    /// A class of the page's style sheet: `a`, `b` or `c`.
    var ink: String
    var values: [Double?]
  }

  var title: String
  var unit: String
  var days: [CalendarDay]
  var series: [Series]
  /// Bars begin at zero; lines may fill the picture.
  var beginsAtZero = true

  private static let width = 640.0
  private static let height = 180.0
  private static let left = 46.0
  private static let bottom = 22.0
  private static let top = 8.0

  /// The picture as an SVG element; nothing where there are no figures.
  var svg: String {
    let values = series.flatMap(\.values).compactMap(\.self).filter(\.isFinite)
    guard let highest = values.max(), let lowest = values.min(), !days.isEmpty else { return "" }
    let margin = max((highest - lowest) * 0.1, 1e-3 + highest.magnitude * 0.002)
    let floor = beginsAtZero ? min(0, lowest) : lowest - margin
    let scale = Scale(floor: floor, ceiling: highest + margin, days: days.count)
    let words = "\(title), \(days[0]) to \(days[days.count - 1])"
    var parts = [
      "<figure><figcaption>\(HTML.escaped(title)) (\(HTML.escaped(unit)))</figcaption>",
      "<svg viewBox=\"0 0 640 180\" role=\"img\" aria-label=\"\(HTML.escaped(words))\">",
    ]
    for value in [scale.floor, (scale.floor + scale.ceiling) / 2, highest] {
      let y = Self.text(scale.y(value))
      parts.append("<line class=\"g\" x1=\"46\" x2=\"640\" y1=\"\(y)\" y2=\"\(y)\"/>")
      let figure = value.text(decimals: highest - lowest < 20 && !beginsAtZero ? 1 : 0)
      parts.append("<text x=\"42\" y=\"\(y)\" text-anchor=\"end\" dy=\"4\">\(figure)</text>")
    }
    parts += series.map { drawing(of: $0, scale) }
    let step = max(1, days.count / 8)
    for index in stride(from: 0, to: days.count, by: step) {
      let x = Self.text(scale.x(index))
      parts.append("<text x=\"\(x)\" y=\"176\" text-anchor=\"middle\">\("\(days[index])".dropFirst(5))</text>")
    }
    let key = series.map { "<span class=\"\($0.ink)\">\(HTML.escaped($0.name))</span>" }.joined(separator: " ")
    return parts.joined(separator: "\n") + "</svg><p class=\"key\">\(key)</p></figure>\n"
  }

  private struct Scale {
    let floor: Double
    let ceiling: Double
    let days: Int

    var step: Double { (width - left) / Double(days) }
    func x(_ index: Int) -> Double { left + (Double(index) + 0.5) * step }
    func y(_ value: Double) -> Double {
      height - bottom - (value - floor) / max(ceiling - floor, 1e-9) * (height - bottom - top)
    }
  }

  private func drawing(of series: Series, _ scale: Scale) -> String {
    let points = series.values.enumerated().compactMap { index, value in
      value.flatMap { $0.isFinite ? (x: scale.x(index), y: scale.y($0)) : nil }
    }
    switch series.mark {
    case .bars:
      let width = max(1, scale.step * 0.6)
      let base = scale.y(scale.floor)
      return points.map { point in
        "<rect class=\"\(series.ink)\" x=\"\(Self.text(point.x - width / 2))\" y=\"\(Self.text(point.y))\" "
          + "width=\"\(Self.text(width))\" height=\"\(Self.text(max(0, base - point.y)))\"/>"
      }.joined()
    case .line:
      let path = points.map { "\(Self.text($0.x)),\(Self.text($0.y))" }.joined(separator: " ")
      return "<polyline class=\"\(series.ink)\" points=\"\(path)\"/>"
    case .dots:
      return points.map {
        "<circle class=\"\(series.ink)\" cx=\"\(Self.text($0.x))\" cy=\"\(Self.text($0.y))\" r=\"2.5\"/>"
      }.joined()
    }
  }

  private static func text(_ value: Double) -> String { value.text(decimals: 1) }
}
