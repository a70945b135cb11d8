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
    if let sub = lengthBefore(tokens) { return sub }
    for comma in tokens.indices.dropFirst(2) where tokens[comma].isSign(",") {
      guard let size = size(behind: comma, in: tokens), let start = start(before: comma, in: tokens) else { continue }
      var moved = Array(tokens[...start])
      moved += tokens[size]
      moved += tokens[(start + 1)..<comma]
      return moved + tokens[size.upperBound...]
    }
    return tokens
  }

  private static let inches: WordSet = ["inch", "inches", "in", "\"", "”", "footlong"]

  /// "6 inch steak sub" for "steak sub, 6 inch", where the line or the next thing of a list goes on behind it.
  private static func lengthBefore(_ tokens: [Token]) -> [Token]? {
    guard
      let comma = tokens.indices.dropFirst().dropLast(2).first(where: { index in
        tokens[index].isSign(",") && tokens[index + 1].isCount && inches.contains(tokens[index + 2])
          && tokens.ends(at: index + 3)
      }), let length = tokens[comma + 1].saidNumber, (3...16).contains(length)
    else { return nil }
    var start = comma
    while start > 0, comma - start < longestName, tokens[start - 1].kind == .word, !tokens[start - 1].isBreak,
      !tokens[start - 1].isCount, !NumberWords.articles.contains(tokens[start - 1]),
      !EatingWords.having.contains(tokens[start - 1]), !tokens[start - 1].isOne(of: "i", "the", "my", "of")
    { start -= 1 }
    guard start < comma else { return nil }
    var told = Array(tokens[..<start])
    told += tokens[(comma + 1)...(comma + 2)]
    told += tokens[start..<comma]
    return told + tokens[(comma + 3)...]
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
