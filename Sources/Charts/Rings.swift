import Foundation

/// Rings side by side, each drawn round as far as something has come.
public struct Rings: Chart, Equatable {
  /// How far one thing has come.
  public struct Ring: Equatable, Sendable {
    public var name: String
    /// 0 is nothing, 1 is all of it; more is drawn as a whole ring.
    public var share: Double
    /// Below the name: "1,450 of 2,100 kcal".
    public var words: String
    public var color: ChartColor

    public init(name: String, share: Double, words: String, color: ChartColor) {
      self.name = name
      self.share = share.isFinite ? max(0, share) : 0
      self.words = words
      self.color = color
    }

    var percent: String { "\(Int((share * 100).rounded())) %" }
  }

  public var rings: [Ring]

  public init(_ rings: [Ring]) { self.rings = rings }

  private static let columns = 12
  private static let rows = 6

  /// Rings in braille dots with their share in the middle, as many side by side as there is room for.
  public func text(width: Int) -> [StyledLine] {
    let widest = min(width, rings.reduce(Self.columns) { max($0, $1.words.count, $1.name.count) } + 2)
    let perLine = max(1, width / widest)
    return stride(from: 0, to: rings.count, by: perLine).flatMap { start in
      let group = rings[start..<min(rings.count, start + perLine)]
      let drawn = group.map { lines(of: $0, width: widest) }
      return (0..<(drawn.first?.count ?? 0)).map { row in
        drawn.dropFirst().reduce(drawn[0][row]) { StyledLine($0.runs + $1[row].runs) }
      }
    }
  }

  private func lines(of ring: Ring, width: Int) -> [StyledLine] {
    var canvas = BrailleCanvas(columns: Self.columns, rows: Self.rows)
    let (middleX, middleY) = (Double(canvas.width - 1) / 2, Double(canvas.height - 1) / 2)
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let (dx, dy) = (Double(x) - middleX, Double(y) - middleY)
        guard (9.2...11.9).contains((dx * dx + dy * dy).squareRoot()) else { continue }
        let turn = atan2(dx, -dy) / (2 * .pi)
        let isDrawn = (turn < 0 ? turn + 1 : turn) < ring.share
        // What is still open is dotted, so that it is seen without colour.
        if isDrawn || (x + y) % 4 == 0 { canvas.set(x: x, y: y, color: isDrawn ? ring.color : .muted) }
      }
    }
    var lines = canvas.lines
    lines[Self.rows / 2 - 1] = lines[Self.rows / 2 - 1].replacingMiddle(with: ring.percent)
    let texts = [StyledLine(String(ring.name.prefix(width)), ring.color), StyledLine(String(ring.words.prefix(width)))]
    return (lines + texts).map { $0.centered(in: width) }
  }

  public func svgHeight(width: Double) -> Double { rings.isEmpty ? 0 : 160 }

  public func draw(in document: inout SVGDocument, frame: SVGFrame) {
    let slot = frame.width / Double(max(1, rings.count))
    for (index, ring) in rings.enumerated() {
      let x = frame.x + slot * (Double(index) + 0.5)
      let y = frame.y + 58
      document.ring(x: x, y: y, radius: 44, thickness: 12, share: ring.share, color: ring.color.hex)
      document.text(ring.percent, x: x, y: y + 5, size: 15, anchor: .middle, isBold: true)
      document.text(ring.name, x: x, y: y + 70, size: 12, anchor: .middle, isBold: true)
      document.text(ring.words, x: x, y: y + 86, size: 11, anchor: .middle)
    }
  }
}

extension StyledLine {
  /// The line with `text` over its middle.
  fileprivate func replacingMiddle(with text: String) -> StyledLine {
    var cells = runs.flatMap { run in run.text.map { (character: $0, color: run.color) } }
    let start = max(0, (cells.count - text.count) / 2)
    for (offset, character) in text.enumerated() where start + offset < cells.count {
      cells[start + offset] = (character, nil)
    }
    return StyledLine(cells.map { Run(String($0.character), $0.color) })
  }

  fileprivate func centered(in width: Int) -> StyledLine {
    let free = max(0, width - plainText.count)
    return StyledLine(
      [Run(String(repeating: " ", count: free / 2))] + runs + [Run(String(repeating: " ", count: free - free / 2))])
  }
}
