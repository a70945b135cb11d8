/// Short forms of "pieces" that say no more than the number before them: "3 pcs oranges" are three oranges.
enum PieceCounts {
  static let forms: WordSet = ["pc", "pcs", "pcs."]
  /// Before what several come in: "12 piece sushi set".
  static let written: WordSet = ["piece", "pieces"]
  private static let boxes: WordSet = ["box", "bucket", "set", "basket", "platter", "pack"]

  private static let sets: WordSet = ["meal", "box", "combo", "bucket", "set", "deal", "basket", "platter", "feast"]

  /// "12 pieces of sushi" for "12 piece sushi set", which is no dozen sets.
  static func unboxed(_ tokens: [Token], holdsFood: @escaping ([Token]) -> Bool) -> [Token] {
    tokens.replacing { index in
      guard index > 0, tokens[index - 1].isCount, written.contains(tokens[index]) || forms.contains(tokens[index])
      else {
        return nil
      }
      let name = tokens[(index + 1)...].prefix { $0.kind == .word && !$0.isBreak }
      guard name.count > 1, let box = name.last, boxes.contains(box), holdsFood(Array(name.dropLast())) else {
        return nil
      }
      return (name.endIndex, Token.words(["pieces", "of"], at: tokens[index].range) + name.dropLast())
    }
  }

  /// `tokens` without them before a plural, and with "pieces of" before other names.
  static func plain(_ tokens: [Token]) -> [Token] {
    guard forms.occurs(in: tokens) else { return tokens }
    return tokens.indices.flatMap { index -> [Token] in
      guard forms.contains(tokens[index]), index > 0, tokens[index - 1].isCount, index + 1 < tokens.count,
        tokens[index + 1].kind == .word, !tokens[index + 1].isBreak, !tokens[index + 1].isWord("of")
      else { return [tokens[index]] }
      let name = tokens[(index + 1)...].prefix { $0.kind == .word && !$0.isBreak }
      // "6 pc nugget meal" is one of the menu's.
      if name.last.map({ sets.contains($0) }) ?? false { return [tokens[index]] }
      if let head = name.last, EnglishPlural.isPlural(head.folded) { return [] }
      return Token.words(["pieces", "of"], at: tokens[index].range)
    }
  }
}
