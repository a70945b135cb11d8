/// A sandwich and what is in it with a sign between them: "bagel: salmon and cream cheese", "roll - bacon and egg". Told with
/// "with" it is one dish; by itself the sign would leave the bread alone.
enum FillingsListed {
  static let heads = WordSet(
    SandwichWords.sliced
      + WordList.words(
        """
        wrap roll bap bun cob barm panini baguette sub bagel croissant ciabatta focaccia pitta pita flatbread burrito
        quesadilla fajita crepe pizza potato jacket
        """))
  private static let inside = SandwichWords.inside.union(["beans", "chilli", "chili"])
  private static let moments: WordSet = ["at", "for", "around", "this", "yesterday", "today", "last"]
  private static let mostWords = 9

  /// `tokens` with a "with" for the sign, where nothing behind it was measured: what was is a list of its own.
  static func told(_ tokens: [Token]) -> [Token] {
    guard let head = tokens.indices.dropLast(2).first(where: { isHead(at: $0, in: tokens) }) else { return tokens }
    let inside = tokens[(head + 2)...]
    // When it was is told behind it: "at 10", "for lunch".
    let end =
      inside.firstIndex { $0.kind == .punctuation && !$0.isSign(",") || moments.contains($0) } ?? tokens.count
    guard end - head < mostWords, !tokens[(head + 2)..<end].contains(where: { $0.kind != .word && !$0.isSign(",") }),
      Self.inside.contains(tokens[head + 2]) || Self.inside.contains(tokens.word(head + 3).folded)
    else { return tokens }
    return tokens[...head] + [tokens[head + 1].read(as: "with", join: .apart)] + inside
  }

  private static func isHead(at index: Int, in tokens: [Token]) -> Bool {
    guard heads.contains(tokens[index]), index == 0 || !tokens[index - 1].isOne(of: "with", "and", "in") else {
      return false
    }
    return tokens[index + 1].isSign(":")
      || tokens[index + 1].isSign("-") && tokens[index + 1].join == .apart && tokens[index + 2].join == .apart
  }
}
