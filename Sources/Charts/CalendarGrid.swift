/// Weeks as columns and weekdays as rows, a mark a day: how steady somebody was.
public struct CalendarGrid: Chart, Equatable {
  /// How a day went against its target.
  public enum State: String, CaseIterable, Sendable {
    case unknown, under, onTarget, slightlyOver, over

    /// Told apart without colour too.
    var mark: String {
      switch self {
      case .unknown: "·"
      case .under: "▽"
      case .onTarget: "■"
      case .slightlyOver: "▵"
      case .over: "▲"
      }
    }

    public var color: ChartColor {
      switch self {
      case .unknown: .muted
      case .under: .carbs
      case .onTarget: .good
      case .slightlyOver: .warning
      case .over: .bad
      }
    }

    var words: String {
      switch self {
      case .unknown: "no data"
      case .under: "under"
      case .onTarget: "on target"
      case .slightlyOver: "slightly over"
      case .over: "over"
      }
    }
  }

  public var title: String
  /// Oldest week first, each of seven days; nil is a day outside the span.
  public var weeks: [[State?]]
  /// Of the seven rows.
  public var rowLabels: [String]
  /// Above the weeks, where a new month begins.
  public var weekLabels: [String]

  public init(title: String, weeks: [[State?]], rowLabels: [String], weekLabels: [String]) {
    self.title = title
    self.weeks = weeks
    self.rowLabels = rowLabels
    self.weekLabels = weekLabels
  }

  /// As many of the latest weeks as there is room for.
  public func text(width: Int) -> [StyledLine] {
    let gutter = (rowLabels.map(\.count).max() ?? 0) + 2
    let shown = max(1, min(weeks.count, (width - gutter) / 2))
    let first = weeks.count - shown
    let heading = title.count <= width ? title : title.split(separator: ",").first.map(String.init) ?? title
    var lines = [StyledLine(heading), StyledLine(header(from: first, gutter: gutter), .muted)]
    for (row, label) in rowLabels.enumerated() {
      var line = StyledLine(label + String(repeating: " ", count: gutter - label.count), .muted)
      for week in weeks[first...] {
        let state = row < week.count ? week[row] : nil
        line.append(state?.mark ?? " ", state?.color)
        line.append(" ")
      }
      lines.append(line)
    }
    return lines + legend(width: width)
  }

  private func header(from first: Int, gutter: Int) -> String {
    var text = String(repeating: " ", count: gutter)
    for (index, label) in weekLabels.enumerated() where index >= first && !label.isEmpty {
      // A month that begins under the end of the last one's name stands right behind it.
      let start = max(text.count, gutter + (index - first) * 2)
      text += String(repeating: " ", count: start - text.count) + label + " "
    }
    return text
  }

  private func legend(width: Int) -> [StyledLine] {
    var lines = [StyledLine()]
    for state in State.allCases {
      let entry = "\(state.mark) \(state.words)"
      let used = lines[lines.count - 1].plainText.count
      if used > 0, used + 2 + entry.count > width { lines.append(StyledLine()) }
      if !lines[lines.count - 1].runs.isEmpty { lines[lines.count - 1].append("  ") }
      lines[lines.count - 1].append(entry, state.color)
    }
    return lines
  }

  private static let cell = 20.0

  public func svgHeight(width: Double) -> Double { 52 + Self.cell * 7 + 26 }

  public func draw(in document: inout SVGDocument, frame: SVGFrame) {
    document.text(title, x: frame.x, y: frame.y + 14, size: 14, isBold: true)
    let top = frame.y + 44
    for (row, label) in rowLabels.enumerated() {
      document.text(label, x: frame.x, y: top + Double(row) * Self.cell + 13, size: 10)
    }
    for (column, week) in weeks.enumerated() {
      let x = frame.x + 44 + Double(column) * Self.cell
      if column < weekLabels.count { document.text(weekLabels[column], x: x, y: top - 6, size: 10) }
      for (row, state) in week.enumerated() {
        guard let state else { continue }
        let place = SVGFrame(
          x: x, y: top + Double(row) * Self.cell, width: Self.cell - 4, height: Self.cell - 4)
        document.rectangle(place, fill: state == .unknown ? "#e4e7eb" : state.color.hex, radius: 3)
      }
    }
    var x = frame.x
    let y = top + 7 * Self.cell + 14
    for state in State.allCases {
      document.rectangle(
        SVGFrame(x: x, y: y - 9, width: 10, height: 10), fill: state == .unknown ? "#e4e7eb" : state.color.hex,
        radius: 2)
      document.text(state.words, x: x + 14, y: y, size: 11)
      x += Double(state.words.count) * 6.6 + 30
    }
  }
}
