/// A size told behind a food with its count: "a snickers, fun size" is a fun-size snickers, "3 cookies, small" are small.
enum SizesBehind {
  private static let plain = WordList.words("small medium large big mini huge tiny regular xl")
  /// They stand before "size".
  private static let sold = WordList.words(
    "fun king breakfast cocktail snack family bite share regular standard full small medium large")
  private static let longestName = 4

  /// `tokens` with the size before the food.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3 else { return tokens }
    for comma in tokens.indices.dropFirst(2) where tokens[comma].isSign(",") {
      guard let size = size(behind: comma, in: tokens), let start = start(before: comma, in: tokens) else { continue }
      var moved = Array(tokens[...start])
      moved += tokens[size]
      moved += tokens[(start + 1)..<comma]
      return moved + tokens[size.upperBound...]
    }
    return tokens
  }

  private static func size(behind comma: Int, in tokens: [Token]) -> Range<Int>? {
    var start = comma + 1
    if start < tokens.count, tokens[start].isOne(of: "the", "a") { start += 1 }
    // "The small breakfast size".
    if start + 2 < tokens.count, plain.contains(tokens[start]) || tokens[start].isWord("little"),
      sold.contains(tokens[start + 1]), tokens[start + 2].isWord("size")
    {
      start += 1
    }
    guard start < tokens.count else { return nil }
    let hasWord = start + 1 < tokens.count && tokens[start + 1].isOne(of: "size", "sized")
    guard hasWord ? sold.contains(tokens[start]) : plain.contains(tokens[start]) else { return nil }
    var end = start + (hasWord ? 2 : 1)
    let size = start..<end
    if end < tokens.count, tokens[end].isOne(of: "one", "ones") { end += 1 }
    guard end == size.upperBound, tokens.ends(at: end) else { return nil }
    return size
  }

  /// Where the count or the article of the food before `comma` stands.
  private static func start(before comma: Int, in tokens: [Token]) -> Int? {
    let name = tokens[..<comma].suffix(longestName + 1)
    guard let start = name.lastIndex(where: { $0.isCount || NumberWords.articles.contains($0) }), start + 1 < comma,
      tokens[(start + 1)..<comma].allSatisfy({ $0.kind == .word && !$0.isBreak && !$0.isWord("of") }),
      UnitTable.unit(at: start + 1, in: tokens) == nil
    else { return nil }
    return start
  }
}
