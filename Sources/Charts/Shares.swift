import Foundation

/// Lying bars, the longest first or in the order given: how much of each.
public struct Shares: Chart, Equatable {
  /// One bar.
  public struct Share: Equatable, Sendable {
    public var name: String
    /// Not negative.
    public var value: Double
    /// The figure in words, behind the bar.
    public var words: String
    public var color: ChartColor

    public init(name: String, value: Double, words: String, color: ChartColor) {
      self.name = name
      self.value = value.isFinite ? max(0, value) : 0
      self.words = words
      self.color = color
    }
  }

  public var title: String
  public var shares: [Share]

  public init(title: String, shares: [Share]) {
    self.title = title
    self.shares = shares
  }

  private var most: Double { max(shares.map(\.value).max() ?? 0, 1e-9) }

  /// A line for each share: its name, a bar and its figure, with the bars left out where there is no room.
  public func text(width: Int) -> [StyledLine] {
    guard !shares.isEmpty else { return [] }
    let words = shares.map(\.words.count).max() ?? 0
    let names = max(1, min(24, shares.map(\.name.count).max() ?? 0, width - words - 4))
    let room = min(30, width - names - words - 6)
    return [StyledLine(title)]
      + shares.map { share in
        let name = String(share.name.prefix(names))
        var line = StyledLine("  " + name + String(repeating: " ", count: names - name.count) + "  ")
        if room >= 5 {
          let eighths = Int((share.value / most * Double(room * 8)).rounded())
          let bar = String(repeating: "█", count: eighths / 8) + Self.part(eighths % 8)
          line.append(bar, share.color)
          line.append(String(repeating: " ", count: room - bar.count + 2))
        }
        line.append(share.words)
        return line
      }
  }

  private static func part(_ eighths: Int) -> String {
    eighths == 0 ? "" : ["▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths - 1]
  }

  private static let row = 22.0

  public func svgHeight(width: Double) -> Double { shares.isEmpty ? 0 : 30 + Double(shares.count) * Self.row }

  public func draw(in document: inout SVGDocument, frame: SVGFrame) {
    guard !shares.isEmpty else { return }
    document.text(title, x: frame.x, y: frame.y + 14, size: 14, isBold: true)
    let left = frame.x + 190
    let room = frame.width - 190 - 190
    for (index, share) in shares.enumerated() {
      let y = frame.y + 28 + Double(index) * Self.row
      document.text(share.name, x: left - 10, y: y + 12, size: 11, anchor: .end)
      document.rectangle(
        SVGFrame(x: left, y: y + 2, width: share.value / most * room, height: Self.row - 8), fill: share.color.hex,
        radius: 3)
      document.text(share.words, x: left + share.value / most * room + 8, y: y + 12, size: 11)
    }
  }
}
