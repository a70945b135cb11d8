/// What kind of exercise it was, told behind a general name with its time: "gardening, 2 hours of digging" is digging, and
/// no gardening besides.
enum GeneralBouts {
  static let names: WordSet = [
    "gardening", "cardio", "housework", "chores", "exercise", "workout", "training", "sport", "sports", "diy", "gym",
    "cleaning", "conditioning", "garden", "yardwork",
  ]

  /// `tokens` without the general name.
  static func named(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 5, names.contains(tokens[0]), tokens[1].kind == .punctuation, !tokens[1].isSign("."),
      let time = QuantityParser(tokens).quantity(at: 2), time.seconds != nil,
      case let behind = time.tokens.upperBound, behind < tokens.count, time.hasOf || tokens[behind].isWord("of"),
      case let rest = Array(tokens[2...]), !ActivityLexicon.reference.mentions(in: rest).isEmpty
    else { return tokens }
    return rest
  }
}
