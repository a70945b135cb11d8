import Foundation

/// Standing bars side by side, one a day or a week, against a level of their own.
public struct BarChart: Chart, Equatable {
  /// One day's or week's figure.
  public struct Bar: Equatable, Sendable {
    /// Under the bar.
    public var label: String
    /// Nil is unknown, which is no bar and not an empty one.
    public var value: Double?
    /// What the bar aims at.
    public var target: Double?
    public var color: ChartColor

    public init(label: String, value: Double?, target: Double? = nil, color: ChartColor) {
      self.label = label
      self.value = value.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
      self.target = target.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
      self.color = color
    }
  }

  public var title: String
  /// Of the values, for the heading: "kcal".
  public var unit: String
  /// From left to right.
  public var bars: [Bar]
  /// Rows of characters in a terminal.
  public var rows: Int

  public init(title: String, unit: String, bars: [Bar], rows: Int = 8) {
    self.title = title
    self.unit = unit
    self.bars = bars
    self.rows = max(2, rows)
  }

  private var isEmpty: Bool { bars.allSatisfy { $0.value == nil } }

  private var scale: Scale { Scale(bars.flatMap { [$0.value, $0.target].compactMap(\.self) }, includesZero: true) }

  private static let eighths = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇"]

  /// Blocks by eighths; "─" is the target where the bar does not reach it, "·" an unknown day.
  public func text(width: Int) -> [StyledLine] {
    guard !isEmpty else { return [] }
    let scale = scale
    let top = scale.label(scale.high)
    let gutter = top.count + 2
    let heading = "\(title) (\(unit), ─ target)"
    let head = StyledLine(heading.count <= width ? heading : String(title.prefix(width)))
    // More bars than columns stand below each other, as evenly as they go.
    let bands = (bars.count + max(1, width - gutter) - 1) / max(1, width - gutter)
    let size = (bars.count + bands - 1) / bands
    return [head]
      + stride(from: 0, to: bars.count, by: size).flatMap { start in
        band(Array(bars[start..<min(start + size, bars.count)]), scale, top: top, width: width)
      }
  }

  /// Some of the bars side by side, on the scale of all.
  private func band(_ bars: [Bar], _ scale: Scale, top: String, width: Int) -> [StyledLine] {
    let gutter = top.count + 2
    let slot = max(1, (width - gutter) / max(1, bars.count))
    let thickness = min(6, max(1, slot - 1))
    var lines: [StyledLine] = []
    for row in 0..<rows {
      let fromBottom = rows - 1 - row
      let label = row == 0 ? top : row == rows - 1 ? "0" : ""
      var line = StyledLine(label.paddedLeft(to: gutter - 2) + (label.isEmpty ? " │" : " ┤"), .muted)
      for bar in bars {
        let cell = cell(of: bar, row: fromBottom, scale: scale)
        line.append(String(repeating: cell.text, count: thickness), cell.color)
        line.append(String(repeating: " ", count: slot - thickness))
      }
      lines.append(line)
    }
    lines.append(StyledLine(String(repeating: " ", count: gutter) + labels(of: bars, slot: slot), .muted))
    return lines
  }

  private func cell(of bar: Bar, row: Int, scale: Scale) -> (text: String, color: ChartColor?) {
    guard let value = bar.value else { return row == 0 ? ("·", .muted) : (" ", nil) }
    let filled = Int((scale.share(value) * Double(rows * 8)).rounded()) - row * 8
    if filled >= 8 { return ("█", bar.color) }
    let isTargetRow = bar.target.map { min(rows - 1, Int(scale.share($0) * Double(rows))) == row } ?? false
    if filled > 0 { return (Self.eighths[filled], bar.color) }
    return isTargetRow ? ("─", .muted) : (" ", nil)
  }

  /// Every label where there is room, else every second, third ...
  private func labels(of bars: [Bar], slot: Int) -> String {
    let longest = bars.map(\.label.count).max() ?? 0
    let step = max(1, Int((Double(longest + 1) / Double(slot)).rounded(.up)))
    var text = ""
    for (index, bar) in bars.enumerated() where index % step == 0 {
      let start = index * slot
      guard start >= text.count, start + bar.label.count <= max(bars.count * slot, bar.label.count) else { continue }
      text += String(repeating: " ", count: start - text.count) + bar.label
    }
    return text
  }

  public func svgHeight(width: Double) -> Double { isEmpty ? 0 : 210 }

  public func draw(in document: inout SVGDocument, frame: SVGFrame) {
    guard !isEmpty else { return }
    let scale = scale
    let plot = SVGFrame(x: frame.x + 48, y: frame.y + 28, width: frame.width - 56, height: frame.height - 52)
    document.text("\(title) (\(unit))", x: frame.x, y: frame.y + 14, size: 14, isBold: true)
    for tick in scale.ticks {
      let y = plot.y + (1 - scale.share(tick)) * plot.height
      document.line(from: (plot.x, y), to: (plot.x + plot.width, y), color: "#e4e7eb")
      document.text(scale.label(tick), x: plot.x - 8, y: y + 4, size: 11, anchor: .end)
    }
    let slot = plot.width / Double(max(1, bars.count))
    let step = max(1, Int((Double(bars.map(\.label.count).max() ?? 0) * 7 / slot).rounded(.up)))
    for (index, bar) in bars.enumerated() {
      let x = plot.x + Double(index) * slot
      if let value = bar.value {
        let height = scale.share(value) * plot.height
        document.rectangle(
          SVGFrame(x: x + slot * 0.15, y: plot.y + plot.height - height, width: slot * 0.7, height: height),
          fill: bar.color.hex, radius: min(3, slot * 0.2))
      }
      if let target = bar.target {
        let y = plot.y + (1 - scale.share(target)) * plot.height
        document.line(from: (x + slot * 0.05, y), to: (x + slot * 0.95, y), color: SVGDocument.ink, width: 1.5)
      }
      if index % step == 0 {
        document.text(bar.label, x: x + slot / 2, y: plot.y + plot.height + 16, size: 10, anchor: .middle)
      }
    }
  }
}
