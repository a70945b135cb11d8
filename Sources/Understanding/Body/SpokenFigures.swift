/// Figures in words where figures in digits are looked for.
enum SpokenFigures {
  /// `tokens` with figures of body weight in digits: numbers of twenty and more that are spelled out ("eighty one point
  /// five"), stones and what follows them ("twelve stone four"), and halves ("171 and a half").
  static func inDigits(_ tokens: [Token]) -> [Token] {
    guard
      tokens.contains(where: { isSpelled($0) || $0.isWord("half") || $0.isWord("hundred") || $0.isWord("point") })
    else { return tokens }
    return tokens.replacing { index in
      let token = tokens[index]
      if let (value, count) = paired(index, in: tokens) { return (index + count, [token.read(as: value)]) }
      if let value = pointed(index, in: tokens) { return (index + 3, [token.read(as: value)]) }
      guard token.kind == .number || isSpelled(token) || isHundred(index, in: tokens),
        let phrase = NumberPhrase.read(at: index, in: tokens),
        token.kind == .number ? phrase.count > 1 : phrase.value >= 20 || isOfStones(index, phrase, in: tokens)
      else { return nil }
      return (index + phrase.count, [token.read(as: phrase.value)])
    }
  }

  /// `tokens` with every number of two and more in digits: "four times ten", "a hundred and ten pounds".
  static func allInDigits(_ tokens: [Token]) -> [Token] {
    tokens.replacing { index in
      if let (value, count) = paired(index, in: tokens) {
        return (index + count, [tokens[index].read(as: value)])
      }
      guard isSpelled(tokens[index]) || isHundred(index, in: tokens),
        let phrase = NumberPhrase.read(at: index, in: tokens), phrase.value >= 2
      else { return nil }
      return (index + phrase.count, [tokens[index].read(as: phrase.value)])
    }
  }

  /// Words between two and the teens would be counts: "two twelves".
  private static let fewest = 20.0

  /// 225 of "two twenty five", 140.5 of "one forty point five": hundreds as they are said for short, and how many words
  /// that takes. "Two twenty kilo dumbbells" are two.
  private static func paired(_ index: Int, in tokens: [Token]) -> (value: Double, count: Int)? {
    guard index + 1 < tokens.count, tokens[index].kind == .word, tokens[index + 1].kind == .word,
      let hundreds = NumberWords.cardinals[tokens[index]], (1...6).contains(hundreds),
      let tens = NumberWords.cardinals[tokens[index + 1]], tens >= fewest || tens == 10, tens < 100,
      index == 0 || !NumberWords.cardinals.contains(tokens[index - 1])
    else { return nil }
    var value = hundreds * 100 + tens
    var end = index + 2
    if tens >= fewest, end < tokens.count, let ones = NumberWords.cardinals[tokens[end]], (1...9).contains(ones),
      tens.truncatingRemainder(dividingBy: 10) == 0
    {
      value += ones
      end += 1
    }
    if tokens.word(end) == "point", end + 1 < tokens.count,
      let tenths = tokens[end + 1].saidNumber, (0...9).contains(tenths)
    {
      value += tenths / 10
      end += 2
    }
    let unit = UnitTable.unit(at: end, in: tokens)
    if let unit, StrengthNotation.equipment.contains(at: end + unit.count, in: tokens) { return nil }
    return (value, end - index)
  }

  /// 80.8 of "80 point 8", "80 point eight".
  private static func pointed(_ index: Int, in tokens: [Token]) -> Double? {
    guard tokens[index].kind == .number, let whole = tokens[index].value, whole == whole.rounded(),
      tokens.word(index + 1) == "point", index + 2 < tokens.count,
      let tenths = tokens[index + 2].saidNumber, (0...9).contains(tenths),
      tenths == tenths.rounded()
    else { return nil }
    return whole + tenths / 10
  }

  private static func isSpelled(_ token: Token) -> Bool {
    token.kind == .word && NumberWords.cardinals.contains(token)
  }

  /// "a hundred".
  private static func isHundred(_ index: Int, in tokens: [Token]) -> Bool {
    tokens.word(index + 1) == "hundred" && NumberWords.articles.contains(tokens[index])
  }

  /// "twelve stone", "stone four".
  private static func isOfStones(_ index: Int, _ phrase: NumberPhrase, in tokens: [Token]) -> Bool {
    func isStone(_ at: Int) -> Bool { tokens.word(at).isOne(of: "stone", "stones", "st") }
    return isStone(index + phrase.count) || isStone(index - 1)
      || tokens.word(index - 1) == "and" && isStone(index - 2)
  }
}
