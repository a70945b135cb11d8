/// Rows of figures under headings; columns that matter least are left out where the terminal is too narrow.
struct Table {
  /// How a column is set.
  struct Column {
    var title: String
    /// The higher, the longer it stays.
    var weight: Int
    var isLeft = false
    var ink: Style.Ink?
  }

  var columns: [Column]
  /// Cells as many as columns; texts are made safe.
  var rows: [[String]]

  func lines(on page: Page, indent: String = "  ") -> [String] {
    var shown = Array(columns.indices)
    while width(of: shown) + indent.count > page.width, shown.count > 1,
      let least = shown.min(by: { columns[$0].weight < columns[$1].weight })
    {
      shown.removeAll { $0 == least }
    }
    let header = page.style(.dim, line(columns.map(\.title), shown, page: nil, indent: indent))
    return [header] + rows.map { line($0, shown, page: page, indent: indent) }
  }

  private func line(_ cells: [String], _ shown: [Int], page: Page?, indent: String) -> String {
    var text = indent
    for (place, index) in shown.enumerated() {
      let cell = TerminalText.safe(cells[index])
      let padded =
        columns[index].isLeft ? cell.paddedRight(to: width(of: index)) : cell.paddedLeft(to: width(of: index))
      let isLast = place == shown.count - 1
      let plain = isLast && columns[index].isLeft ? cell : padded
      text += (place == 0 ? "" : "  ") + (columns[index].ink.flatMap { page?.style($0, plain) } ?? plain)
    }
    return text
  }

  private func width(of index: Int) -> Int {
    rows.reduce(TextWidth.of(columns[index].title)) { max($0, TextWidth.of(TerminalText.safe($1[index]))) }
  }

  private func width(of shown: [Int]) -> Int { shown.reduce(-2) { $0 + 2 + width(of: $1) } }
}
