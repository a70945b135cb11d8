/// How somebody rates what they had: "a steak, 10/10 would eat again", "ramen (9/10)". No amount of it.
enum Ratings {
  private static let scales = [5.0, 10.0]
  /// "12/10" praises; nobody gives more.
  private static let mostPraise = 20.0
  private static let behind = WordList.words(
    "would for and but honestly tbh no again recommend from because though solid easily imo taste overall i with will")
  private static let before: WordSet = ["solid", "easy", "easily", "a", "definitely", "honest", "strong", "was", "is"]

  /// `tokens` without it.
  static func dropped(from tokens: [Token]) -> [Token] {
    guard tokens.count > 2 else { return tokens }
    return tokens.replacing { index in
      guard index > 0, let end = end(at: index, in: tokens),
        [",", "(", ".", "!", "-", ";"].contains(where: { tokens[index - 1].isSign($0) })
          || before.contains(tokens[index - 1]),
        end == tokens.count || tokens[end].kind == .punctuation && !tokens[end].isSign("/")
          || behind.contains(tokens[end])
      else { return nil }
      return (end, [])
    }
  }

  /// Behind "9/10", "9 out of 10"; "90/10" of ground beef is what it is made of.
  private static func end(at index: Int, in tokens: [Token]) -> Int? {
    guard tokens[index].kind == .number else { return nil }
    let parts = tokens[index].folded.split(separator: "/").compactMap { Double($0) }
    if parts.count == 2, scales.contains(parts[1]), parts[0] > parts[1] / 5, parts[0] <= mostPraise { return index + 1 }
    guard let value = tokens[index].value, value > 1, value <= mostPraise else { return nil }
    if index + 2 < tokens.count, tokens[index + 1].isSign("/"), tokens[index + 2].value.map(scales.contains) ?? false {
      return index + 3
    }
    guard index + 3 < tokens.count, tokens[index + 1].isWord("out"), tokens[index + 2].isWord("of"),
      tokens[index + 3].value.map(scales.contains) ?? false
    else { return nil }
    return index + 4
  }
}
