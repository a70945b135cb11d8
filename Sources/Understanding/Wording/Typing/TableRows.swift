/// Rows of a table as people paste them, "squat | 5x5 | 100 kg", "| 2 eggs | toast |" and "swim 30min / wt 71.1": what parts the
/// columns parts what is said as a comma does, and at the edges it is a frame.
enum TableRows {
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.isSign("|") || $0.isSign("/") }) else { return tokens }
    return tokens.retelling { index, told in
      guard isBar(index, in: tokens) || isStroke(index, in: tokens) else { return nil }
      let isEdge =
        told.last.map { $0.isSign("\n") } ?? true || index + 1 == tokens.count || tokens[index + 1].isSign("\n")
      return (index + 1, isEdge ? [] : [Token.sign(",", at: tokens[index].range)])
    }
  }

  /// A bar between blanks; within a word or a tag it is a letter like others.
  private static func isBar(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].isSign("|") && (index == 0 || tokens[index].join == .apart)
      && (index + 1 == tokens.count || tokens[index + 1].join == .apart)
  }

  private static let measured: Set<MeasureUnit.Dimension> = [.time, .length, .mass]

  /// A stroke between blanks, behind an amount and before a word: "30 min / weight", where "10 km / h" is a speed.
  private static func isStroke(_ index: Int, in tokens: [Token]) -> Bool {
    guard index > 1, index + 1 < tokens.count, tokens[index].isSign("/"), tokens[index].join == .apart,
      tokens[index + 1].join == .apart, tokens[index + 1].kind == .word,
      UnitTable.unit(at: index + 1, in: tokens) == nil, tokens[index - 2].kind == .number,
      let unit = UnitTable.byName[tokens[index - 1]]
    else { return false }
    return measured.contains(unit.dimension)
  }
}
