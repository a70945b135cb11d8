/// A dish that is told with all that went into it: "stir fry with 150 g tofu, 1 pepper and 1 tbsp oil" is these, and no stir
/// fry of the tables besides.
enum PutInto {
  /// Dishes that are put together of what is weighed; a salad has leaves that nobody weighs.
  static let names: WordSet = WordList.words("stirfry fry curry chilli chili casserole stew hotpot scramble")
  /// They are eaten beside a dish.
  private static let sides = WordList.words(
    """
    rice noodles naan nan bread roti rotis chapati chapatis paratha chips fries potatoes mash couscous quinoa toast poppadoms
    """)
  private static let fewest = 3
  private static let longestPart = 5

  /// `tokens` with a colon for the "with", behind which people list what went in.
  static func listed(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 8,
      let with = tokens.indices.dropFirst().first(where: {
        tokens[$0].isOne(of: "with", "w") && names.contains(tokens[$0 - 1])
      }), !tokens[..<with].contains(where: { $0.kind == .number }),
      case let parts = tokens[(with + 1)...].split(whereSeparator: { $0.kind == .punctuation || $0.isWord("and") }),
      parts.count >= fewest, parts.allSatisfy({ $0.count <= longestPart }),
      // "Curry with 150 g rice, 2 naans": those stand beside it.
      let first = parts.first, !sides.occurs(in: first), isNamed(with - 1, by: tokens[(with + 1)...], in: tokens),
      parts.allSatisfy({ QuantityParser(tokens).quantity(at: $0.startIndex).map { !$0.isArticle } ?? false })
    else { return tokens }
    return tokens[..<with] + [Token.sign(":", at: tokens[with].range)] + tokens[(with + 1)...]
  }

  private static let plain = WordList.words(
    "a an the my our some had ate made have stir veg veggie vegetable homemade big small quick leftover mixed spicy thai"
  )

  /// Whether what the dish is called by is among its parts: of "a beef stew with 100 g carrots" the beef was not measured.
  private static func isNamed(_ dish: Int, by parts: ArraySlice<Token>, in tokens: [Token]) -> Bool {
    let lead = dish > 0 && tokens[dish - 1].isWord("stir") ? dish - 2 : dish - 1
    guard lead >= 0, tokens[lead].kind == .word, !plain.contains(tokens[lead]) else { return true }
    return parts.contains { $0.folded == tokens[lead].folded }
  }
}
