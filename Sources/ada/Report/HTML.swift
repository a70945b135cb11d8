/// Text for an HTML page.
enum HTML {
  /// Text in which nothing is taken for markup, in elements and in quoted attributes.
  static func escaped(_ text: String) -> String {
    TerminalText.safe(text).reduce(into: "") { result, character in
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
  }

  /// A table; cells are escaped, the first column is the row's heading.
  static func table(_ headings: [String], _ rows: [[String]]) -> String {
    let head = headings.map { "<th scope=\"col\">\(escaped($0))</th>" }.joined()
    let body = rows.map { row in
      let cells = row.enumerated().map { index, cell in
        index == 0 ? "<th scope=\"row\">\(escaped(cell))</th>" : "<td>\(escaped(cell))</td>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    return "<table><thead><tr>\(head)</tr></thead>\n<tbody>\(body.joined(separator: "\n"))</tbody></table>\n"
  }
}
