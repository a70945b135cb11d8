/// What something looked like: "three olives like small planets". It was not eaten, and no food is called so.
enum Similes {
  private static let openings = WordList.words(
    "a an the small little tiny giant huge great tired soft bright old two three perfect fat miniature some wet lost")
  private static let longest = 5
  /// Verbs behind which "like" tells of liking or of taste.
  private static let verbs = WordList.words("i we would i'd you they tastes tasted smells smelled looks felt feels did")

  private static let portions: WordSet = ["mostly", "mainly", "basically"]

  /// "A bacon roll that was mostly roll", "granola with yogurt, more granola than yogurt": what there was most of in it.
  private static func withoutProportions(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 5 else { return tokens }
    return tokens.replacing { index in
      guard index > 0 else { return nil }
      if tokens[index].isOne(of: "that", "which"), index + 3 < tokens.count, tokens[index + 1].isOne(of: "was", "were"),
        portions.contains(tokens[index + 2]), tokens[index - 1].kind == .word || tokens[index - 1].isSign(",")
      {
        let end = tokens[(index + 3)...].firstIndex(where: \.isBreak) ?? tokens.count
        return end - index <= longest ? (end, []) : nil
      }
      guard tokens[index].isSign(","), index + 4 < tokens.count, tokens[index + 1].isWord("more"),
        let than = tokens[(index + 2)...].prefix(3).firstIndex(where: { $0.isWord("than") }), than + 1 < tokens.count
      else { return nil }
      let end = tokens[(than + 1)...].firstIndex(where: \.isBreak) ?? tokens.count
      return end - than <= 3 ? (end, []) : nil
    }
  }

  private static let making = WordList.words(
    "used made makes make did does do had has have cooked cooks ate eats always")
  private static let mostMade = 9

  /// "Bread and dripping" of "bread and dripping, like my father used to have": whose it was like, and no one else's meal.
  static func withoutMakers(_ tokens: [Token]) -> [Token] {
    guard
      let like = tokens.indices.dropFirst().dropLast(2).first(where: {
        tokens[$0].isOne(of: "like", "as") || tokens[$0].isWord("way") && tokens[$0 - 1].isWord("the")
      })
    else { return tokens }
    let person = IntentWords.determiners.contains(tokens[like + 1]) ? like + 2 : like + 1
    let end = tokens[like...].firstIndex { $0.kind == .punctuation } ?? tokens.count
    guard IntentWords.others.contains(at: person, in: tokens), person + 1 < end, end - like <= mostMade,
      making.contains(tokens[person + 1])
    else { return tokens }
    var start = tokens[like].isWord("way") ? like - 1 : like
    while start > 0, tokens[start - 1].isSign(",") || tokens[start - 1].isOne(of: "just", "exactly") { start -= 1 }
    let isOfVerb = start > 0 && (verbs.contains(tokens[start - 1]) || EatingWords.plain.contains(tokens[start - 1]))
    return start > 0 && !isOfVerb ? Array(tokens[..<start] + tokens[end...]) : tokens
  }

  /// `tokens` without it.
  static func dropped(from said: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    let tokens = withoutProportions(said)
    guard tokens.count > 4,
      let like = tokens.indices.dropFirst(2).dropLast().first(where: {
        tokens[$0].isWord("like") && openings.contains(tokens[$0 + 1]) && tokens[$0 - 1].kind == .word
          && !verbs.contains(tokens[$0 - 1])
      }),
      case let end = tokens[like...].firstIndex(where: \.isBreak) ?? tokens.count, end - like - 1 <= longest,
      holdsFood(Array(tokens[..<like].suffix(3)))
    else { return tokens }
    return Array(tokens[..<like] + tokens[end...])
  }
}
