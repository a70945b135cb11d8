/// What was made for the family, told with them before it: "made the kids waffles".
extension FrameReader {
  private static let cooking: WordSet = [
    "made", "cooked", "baked", "fixed", "fried", "poured", "making", "cooking", "baking", "prepared",
  ]
  private static let family = WordList.words(
    """
    kids children girls boys toddler toddlers baby son daughter sons daughters husband wife partner mum mom dad gran nan
    grandma grandpa grandkids grandson granddaughter sister brother parents guests visitors
    """)
  /// Behind them "kids" says of what kind a meal was, or somebody else is told of.
  private static let ofKinds: WordSet = [
    "meal", "meals", "menu", "size", "sized", "portion", "and", "or", "with", "in", "on", "at", "for", "proud", "happy",
    "laugh", "smile",
  ]

  /// "Made the kids waffles": whom it was made for stands before what it was.
  static func cooksForFamily(_ tokens: [Token], verb: Int) -> Bool {
    guard cooking.contains(at: verb, in: tokens), tokens.word(verb + 1).isOne(of: "the", "my", "our"),
      family.contains(at: verb + 2, in: tokens), verb + 3 < tokens.count, tokens[verb + 3].kind == .word,
      !tokens.contains(where: { $0.isOne(of: "i", "me", "myself", "us") })
    else { return false }
    return !ofKinds.contains(tokens[verb + 3])
  }
}
