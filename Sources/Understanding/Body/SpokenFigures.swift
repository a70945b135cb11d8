/// Figures in words where figures in digits are looked for.
enum SpokenFigures {
  /// `tokens` with every number of twenty and more that is spelled out ("eighty one point five") in digits.
  static func inDigits(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.kind == .word && NumberWords.cardinals[$0] ?? 0 >= 20 }) else {
      return tokens
    }
    var result: [Token] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      guard token.kind == .word, NumberWords.cardinals[token] ?? 0 >= 20,
        let phrase = NumberPhrase.read(at: index - 1, in: tokens)
      else {
        result.append(token)
        continue
      }
      result.append(
        Token(
          kind: .number, text: token.text, folded: NumberPhrase.plain(phrase.value), value: phrase.value,
          join: token.join, range: token.range))
      index += phrase.count - 1
    }
    return result
  }
}
