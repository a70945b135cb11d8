/// How far two words are apart.
public enum WordDistance {
  /// How many letters have to be changed, added, taken out or swapped with their neighbour (optimal string alignment);
  /// 3 where the words' lengths differ by more than two.
  public static func between(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
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
