extension LineChart {
  /// Braille dots with figures at the left and labels below; nothing where there are no points.
  public func text(width: Int) -> [StyledLine] {
    guard !isEmpty else { return [] }
    let scale = yScale
    let ticks = scale.ticks.map(scale.label)
    let gutter = ticks.reduce(0) { max($0, $1.count) } + 2
    var canvas = BrailleCanvas(columns: max(10, width - gutter), rows: rows)
    draw(on: &canvas, scale: scale)
    var lines = legend(width: width)
    let rowOfTick = Dictionary(
      scale.ticks.map { (row(of: $0, scale), scale.label($0)) }, uniquingKeysWith: { first, _ in first })
    for (index, plotted) in canvas.lines.enumerated() {
      let tick = rowOfTick[index]
      var line = StyledLine((tick ?? "").paddedLeft(to: gutter - 2) + (tick == nil ? " │" : " ┤"), .muted)
      for run in plotted.runs { line.append(run.text, run.color) }
      lines.append(line)
    }
    lines.append(axis(gutter: gutter, columns: canvas.columns))
    return lines
  }

  private func draw(on canvas: inout BrailleCanvas, scale: Scale) {
    let (right, bottom) = (Double(canvas.width - 1), Double(canvas.height - 1))
    func place(_ point: Point) -> (x: Int, y: Int) {
      (Int((xShare(point.x) * right).rounded()), Int(((1 - scale.share(point.y)) * bottom).rounded()))
    }
    for level in levels {
      let y = Int(((1 - scale.share(level.value)) * bottom).rounded())
      for x in 0..<canvas.width where x % 4 < 2 { canvas.set(x: x, y: y, color: level.color) }
    }
    // Lines last: where they cross single measurements, the line's colour counts.
    for one in series.sorted(by: { $0.mark == .dots && $1.mark == .line }) {
      let places = one.points.map(place)
      if one.mark == .dots || places.count == 1 {
        for place in places { canvas.set(x: place.x, y: place.y, color: one.color) }
      } else {
        for (start, end) in zip(places, places.dropFirst()) { canvas.line(from: start, to: end, color: one.color) }
      }
    }
  }

  private func row(of value: Double, _ scale: Scale) -> Int {
    Int(((1 - scale.share(value)) * Double(rows * 4 - 1)).rounded()) / 4
  }

  /// The title, and what the marks are.
  private func legend(width: Int) -> [StyledLine] {
    var line = StyledLine(unit.isEmpty ? title : "\(title) (\(unit))")
    var used = line.plainText.count
    var lines: [StyledLine] = []
    let marks =
      series.map { ($0.mark == .dots ? "⠂ " : "━ ", $0.name, $0.color) }
      + levels.map { ("┄ ", $0.name, $0.color) }
    for (mark, name, color) in marks {
      if used + 2 + mark.count + name.count > width {
        lines.append(line)
        line = StyledLine()
        used = 0
      }
      line.append("  ")
      line.append(mark + name, color)
      used += 2 + mark.count + name.count
    }
    return lines + [line]
  }

  /// Labels under their places; one that would touch the one before is left out.
  private func axis(gutter: Int, columns: Int) -> StyledLine {
    var text = ""
    for label in labels where (0...1).contains(xShare(label.x)) {
      let middle = Int((xShare(label.x) * Double(columns - 1)).rounded())
      let start = max(0, min(columns - label.text.count, middle - label.text.count / 2))
      guard text.isEmpty || start > text.count else { continue }
      text += String(repeating: " ", count: start - text.count) + label.text
    }
    return StyledLine(String(repeating: " ", count: gutter) + text, .muted)
  }
}
