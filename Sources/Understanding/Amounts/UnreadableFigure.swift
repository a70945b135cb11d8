/// Figures that nobody can have meant as an amount: "2.5.1 eggs", "1e9 bananas".
enum UnreadableFigure {
  /// More than anybody counts or weighs.
  static let most = 1_000_000.0

  /// The first such figure in `tokens` as it was written; nil where every figure can be read.
  static func text(in tokens: [Token]) -> String? {
    for (index, token) in tokens.enumerated() where token.kind == .number {
      if let value = token.value, value > most || !value.isFinite { return token.text }
      let end = end(from: index, in: tokens)
      if end > index + 1, TimeScanner.pointedDate(at: index, in: tokens) == nil {
        return tokens[index..<end].map(\.text).joined()
      }
    }
    return nil
  }

  /// Past the numbers that points join to the one at `index` with no space between.
  private static func end(from index: Int, in tokens: [Token]) -> Int {
    var end = index + 1
    while end + 1 < tokens.count, tokens[end].isSign("."), tokens[end].join == .glued {
      var next = end + 1
      while next < tokens.count, tokens[next].isSign("."), tokens[next].join == .glued { next += 1 }
      guard next < tokens.count, tokens[next].kind == .number, tokens[next].join == .glued else { break }
      end = next + 1
    }
    return end
  }
}
