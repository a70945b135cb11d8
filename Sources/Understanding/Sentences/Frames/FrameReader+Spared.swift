/// Words beside a food's name that are no part of it and no opinion at large.
extension FrameReader {
  static let pleasing: WordSet = ["makes", "gives", "brings"]
  private static let closing = WordList.words(
    "of it them today please this morning afternoon evening tonight earlier now")
  private static let longestEffect = 6

  /// "Fudge makes me smile: four squares" as "Fudge: four squares": with an amount behind it, it was had.
  static func withoutPleasure(_ tokens: [Token]) -> [Token] {
    guard let verb = pleasing.firstIndex(in: tokens), verb > 0,
      tokens.word(verb + 1).isOne(of: "me", "us"),
      let end = tokens[(verb + 2)...].prefix(longestEffect).firstIndex(where: { $0.kind == .punctuation }),
      let quantity = QuantityParser(tokens).quantity(at: end + 1), quantity.value != nil, quantity.hasUnit,
      quantity.seconds == nil,
      tokens[quantity.tokens.upperBound...].allSatisfy({ $0.kind == .punctuation || closing.contains($0) })
    else { return tokens }
    return Array(tokens[..<verb] + tokens[end...])
  }

  /// "5 a day soup" as "soup": what it counts towards, and not how many.
  static func withoutFruitCount(_ tokens: [Token]) -> [Token] {
    guard let day = tokens.firstIndex(where: { $0.isWord("day") }), day > 1, tokens[day - 1].isWord("a"),
      tokens[day - 2].isOne(of: "five", "5"), day + 1 < tokens.count, tokens[day + 1].kind == .word,
      !tokens[day + 1].isBreak
    else { return tokens }
    return Array(tokens[..<(day - 2)] + tokens[(day + 1)...])
  }

  static let cookedInWater = WordList.words("cooked boiled simmered poached steeped blanched rehydrated")

  /// "Cooked lentils in 600 ml of water" as "cooked lentils": that water went into the pot.
  static func withoutCookingWater(_ tokens: [Token]) -> [Token] {
    guard let verb = cookedInWater.firstIndex(in: tokens),
      let lead = tokens[verb...].firstIndex(where: { $0.isWord("in") }),
      let amount = QuantityParser(tokens).quantity(at: lead + 1), amount.value != nil
    else { return tokens }
    let end = tokens.word(amount.tokens.upperBound) == "of" ? amount.tokens.upperBound + 1 : amount.tokens.upperBound
    guard tokens.word(end) == "water" else { return tokens }
    return Array(tokens[..<lead] + tokens[(end + 1)...])
  }
}
