/// More than was wanted: "wanted one biscuit and ended up with four".
enum WantedLess {
  private static let ending = PhraseTable(
    list: "ended up with,ended up having,ended up eating,wound up with,wound up having,finished with,had,ate")

  /// "Wanted a bite of the pie but had two slices" for "... and ended up with two slices".
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.prefix(4).contains(where: { $0.isWord("wanted") || $0.isWord("planned") }),
      let joint = tokens.dropFirst(3).firstIndex(where: { $0.isOne(of: "and", ",", "but") }),
      case let verb = ListWords.tellers.contains(at: joint + 1, in: tokens) ? joint + 2 : joint + 1,
      let match = ending.match(at: verb, in: tokens), case let amount = verb + match.count, amount < tokens.count,
      tokens[amount].isCount
    else { return tokens }
    let range = tokens[joint].range
    return tokens[..<joint] + Token.words(["but", "i", "had"], at: range) + tokens[amount...]
  }
}
