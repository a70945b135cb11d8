/// How much less of something a drink or a dish had than usual, told behind it: "a mocha, one pump less". Nobody knows how much
/// usual is, and the rest was had as it is named.
enum LessThanUsual {
  private static let less: WordSet = ["less", "fewer"]
  private static let joints: WordSet = [",", "(", "-", "with", "but", "and"]
  private static let parts = WordList.words(
    """
    pump pumps shot shots sugar sugars spoon spoons spoonful spoonfuls scoop scoops slice slices squirt squirts splash rasher
    rashers sweetener sweeteners
    """)
  private static let longestName = 2

  /// `tokens` without "one pump less" and "one less pump", where something is named before.
  static func dropped(from tokens: [Token]) -> [Token] {
    for index in tokens.indices.dropFirst(2) where less.contains(tokens[index]) {
      guard let found = behindUnit(index, tokens) ?? beforeUnit(index, tokens), found.lowerBound > 0,
        joints.contains(tokens[found.lowerBound - 1])
      else { continue }
      let behind = tokens[found.upperBound...].dropFirst(closing(found, tokens))
      return dropped(from: Array(tokens[..<(found.lowerBound - 1)]) + behind)
    }
    return tokens
  }

  /// Of a bracket, its other half goes too.
  private static func closing(_ found: Range<Int>, _ tokens: [Token]) -> Int {
    let isOpen = tokens[found.lowerBound - 1].isSign("(") && found.upperBound < tokens.count
    return isOpen && tokens[found.upperBound].isSign(")") ? 1 : 0
  }

  /// "One pump less", "two sugars less than usual".
  private static func behindUnit(_ index: Int, _ tokens: [Token]) -> Range<Int>? {
    guard let part = tokens[..<index].suffix(longestName).lastIndex(where: { parts.contains($0) }), part > 0,
      let count = tokens[..<part].suffix(longestName).lastIndex(where: {
        $0.isCount || NumberWords.articles.contains($0)
      }),
      let end = end(index + 1, tokens)
    else { return nil }
    return count..<end
  }

  /// "One less pump", "with one less sugar".
  private static func beforeUnit(_ index: Int, _ tokens: [Token]) -> Range<Int>? {
    guard tokens[index - 1].isCount || NumberWords.articles.contains(tokens[index - 1]),
      let part = tokens[(index + 1)...].prefix(longestName).firstIndex(where: { parts.contains($0) }),
      tokens[(index + 1)..<part].allSatisfy({ $0.kind == .word }),
      let end = end(part + 1, tokens)
    else { return nil }
    return (index - 1)..<end
  }

  private static func end(_ index: Int, _ tokens: [Token]) -> Int? {
    if tokens.word(index) == "than", tokens.word(index + 1).isOne(of: "usual", "normal", "standard", "always") {
      return index + 2
    }
    return tokens.breaks(at: index) ? index : nil
  }
}
