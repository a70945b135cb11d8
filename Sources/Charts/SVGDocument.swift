import Foundation

/// An SVG document in the making. Text is escaped; numbers have two decimals.
public struct SVGDocument: Sendable {
  private let width: Double
  private let height: Double
  private var elements: [String] = []

  static let ink = "#1f2933"
  private static let font = "DejaVu Sans, Helvetica, Arial, sans-serif"

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  var text: String {
    let size = "width=\"\(Self.number(width))\" height=\"\(Self.number(height))\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="0 0 \(Self.number(width)) \(Self.number(height))" \
      font-family="\(Self.font)">
      <rect width="100%" height="100%" fill="#ffffff"/>
      \(elements.joined(separator: "\n"))
      </svg>

      """
  }

  /// Which part of a text lies at its place.
  enum Anchor: String { case start, middle, end }

  mutating func text(
    _ text: String, x: Double, y: Double, size: Double = 12, anchor: Anchor = .start, isBold: Bool = false
  ) {
    let weight = isBold ? " font-weight=\"bold\"" : ""
    elements.append(
      "<text \(Self.attributes(["x": x, "y": y, "font-size": size])) text-anchor=\"\(anchor.rawValue)\"\(weight) "
        + "fill=\"\(Self.ink)\">\(Self.escaped(text))</text>")
  }

  mutating func rectangle(_ frame: SVGFrame, fill: String, radius: Double = 0) {
    elements.append(
      "<rect "
        + Self.attributes([
          "x": frame.x, "y": frame.y, "width": max(0, frame.width), "height": max(0, frame.height), "rx": radius,
        ]) + " fill=\"\(fill)\"/>")
  }

  mutating func line(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), color: String, width: Double = 1,
    isDashed: Bool = false
  ) {
    let dashes = isDashed ? " stroke-dasharray=\"5 4\"" : ""
    elements.append(
      "<line "
        + Self.attributes(["x1": start.x, "y1": start.y, "x2": end.x, "y2": end.y, "stroke-width": width])
        + " stroke=\"\(color)\"\(dashes)/>")
  }

  mutating func polyline(_ points: [(x: Double, y: Double)], color: String) {
    guard points.count > 1 else { return }
    let places = points.map { "\(Self.number($0.x)),\(Self.number($0.y))" }.joined(separator: " ")
    elements.append(
      "<polyline points=\"\(places)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\" "
        + "stroke-linejoin=\"round\" stroke-linecap=\"round\"/>")
  }

  mutating func circle(x: Double, y: Double, radius: Double, fill: String) {
    elements.append("<circle \(Self.attributes(["cx": x, "cy": y, "r": radius])) fill=\"\(fill)\"/>")
  }

  /// A ring of which `share` (0...1) is drawn in `color`, clockwise from the top.
  mutating func ring(x: Double, y: Double, radius: Double, thickness: Double, share: Double, color: String) {
    let round = 2 * Double.pi * radius
    let place = Self.attributes(["cx": x, "cy": y, "r": radius, "stroke-width": thickness])
    elements.append("<circle \(place) fill=\"none\" stroke=\"#e4e7eb\"/>")
    guard share > 0 else { return }
    let drawn = Self.number(min(1, share) * round)
    elements.append(
      "<circle \(place) fill=\"none\" stroke=\"\(color)\" stroke-dasharray=\"\(drawn) \(Self.number(round))\" "
        + "transform=\"rotate(-90 \(Self.number(x)) \(Self.number(y)))\"/>")
  }

  private static func attributes(_ values: KeyValuePairs<String, Double>) -> String {
    values.map { "\($0.key)=\"\(number($0.value))\"" }.joined(separator: " ")
  }

  static func number(_ value: Double) -> String {
    let text = String(format: "%.2f", value)
    return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
  }

  /// Text that cannot become markup; control characters, which XML does not allow, are left out.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case _ where scalar.properties.generalCategory == .control: continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
