/// Reads a word as one of a few, where only one of them can be meant.
enum EnumNearMiss {
  /// - Returns: the value that differs in case, spacing or a letter or two, or that the word begins with; nil where
  ///   there is none, or more than one.
  static func match(_ text: String, among values: [String]) -> String? {
    guard text.utf8.count <= 60 else { return nil }
    let word = SchemaKeys.bare(text)
    guard !word.isEmpty else { return nil }
    if let same = values.first(where: { SchemaKeys.bare($0) == word }) { return same }
    guard word.count >= 4 else { return nil }
    let misspelt = values.filter { value in
      let other = SchemaKeys.bare(value)
      return other.count >= 4 && distance(Array(word), Array(other)) <= (other.count >= 8 ? 2 : 1)
    }
    if !misspelt.isEmpty { return misspelt.count == 1 ? misspelt[0] : nil }
    // "lunchtime" begins with lunch; "strength training" with strength.
    let begun = values.filter { SchemaKeys.bare($0).count >= 4 && word.hasPrefix(SchemaKeys.bare($0)) }
    return begun.count == 1 ? begun[0] : nil
  }

  /// How many letters have to be changed, added, taken out or swapped with their neighbour (optimal string alignment).
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    if abs(first.count - second.count) > 2 { return 3 }
    var rows = [Array(0...second.count)]
    for (i, letter) in first.enumerated() {
      var row = [i + 1]
      for (j, other) in second.enumerated() {
        var best = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
