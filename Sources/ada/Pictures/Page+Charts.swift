import Charts

extension Page {
  /// A picture in the terminal's characters and colours.
  func lines(of chart: any Chart, indent: String = "  ") -> [String] {
    chart.text(width: max(20, min(width, Self.widestLine) - indent.count)).map { line in
      let painted = line.runs.map { run in run.color.map { style($0.ink, run.text) } ?? run.text }
      return indent + painted.joined()
    }
  }
}

extension ChartColor {
  fileprivate var ink: Style.Ink {
    switch self {
    case .energy: .bold
    case .protein, .bad: .protein
    case .carbs: .carbs
    case .fat, .warning: .fat
    case .water: .water
    case .good: .good
    case .trend: .trend
    case .muted: .dim
    }
  }
}
