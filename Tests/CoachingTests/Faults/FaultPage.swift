import Foundation
import Testing

/// The table of docs/faults.md.
struct FaultPage {
  struct Row: Equatable {
    var engine: String
    var fallback: String
    var sees: String
  }

  static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/faults.md")

  let names: [String]
  let rows: [String: Row]

  init() throws {
    let cells = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }.dropFirst()
      .map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces).replacing("`", with: "") }
      }
    names = cells.map { $0[0] }
    rows = Dictionary(
      cells.map { ($0[0], Row(engine: $0[1], fallback: $0[2], sees: $0[3])) }, uniquingKeysWith: { first, _ in first })
  }
}
