extension LineChart {
  public func svgHeight(width: Double) -> Double { isEmpty ? 0 : 250 }

  public func draw(in document: inout SVGDocument, frame: SVGFrame) {
    guard !isEmpty else { return }
    let scale = yScale
    let plot = SVGFrame(x: frame.x + 48, y: frame.y + 30, width: frame.width - 56, height: frame.height - 54)
    document.text(unit.isEmpty ? title : "\(title) (\(unit))", x: frame.x, y: frame.y + 14, size: 14, isBold: true)
    for tick in scale.ticks {
      let y = plot.y + (1 - scale.share(tick)) * plot.height
      document.line(from: (plot.x, y), to: (plot.x + plot.width, y), color: "#e4e7eb")
      document.text(scale.label(tick), x: plot.x - 8, y: y + 4, size: 11, anchor: .end)
    }
    for label in labels where (0...1).contains(xShare(label.x)) {
      document.text(
        label.text, x: plot.x + xShare(label.x) * plot.width, y: plot.y + plot.height + 18, size: 11, anchor: .middle)
    }
    for level in levels {
      let y = plot.y + (1 - scale.share(level.value)) * plot.height
      document.line(
        from: (plot.x, y), to: (plot.x + plot.width, y), color: level.color.hex, width: 1.5, isDashed: true)
    }
    for one in series {
      let places = one.points.map { point in
        (x: plot.x + xShare(point.x) * plot.width, y: plot.y + (1 - scale.share(point.y)) * plot.height)
      }
      switch one.mark {
      case .line: document.polyline(places, color: one.color.hex)
      case .dots: for place in places { document.circle(x: place.x, y: place.y, radius: 2.5, fill: one.color.hex) }
      }
    }
    legend(in: &document, frame: frame)
  }

  private func legend(in document: inout SVGDocument, frame: SVGFrame) {
    var x = frame.x + frame.width
    for (name, color) in (series.map { ($0.name, $0.color) } + levels.map { ($0.name, $0.color) }).reversed() {
      // About the width of the letters: SVG has no way to ask.
      x -= Double(name.count) * 6.6 + 20
      document.rectangle(SVGFrame(x: x, y: frame.y + 5, width: 10, height: 10), fill: color.hex, radius: 2)
      document.text(name, x: x + 14, y: frame.y + 14, size: 11)
    }
  }
}
