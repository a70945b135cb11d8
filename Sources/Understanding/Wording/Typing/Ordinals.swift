/// "My 2nd banana", "3rd slice of toast", "a third beer", "the #4": which one it was, and not how many.
enum Ordinals {
  static let spelled: WordSet = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth",
  ]
  private static let owners: WordSet = ["my", "our", "a", "an"]

  /// `tokens` without figures and words that say which one of what follows.
  static func dropped(from tokens: [Token], isFood: ([Token]) -> Bool) -> [Token] {
    guard
      tokens.indices.contains(where: {
        isSuffix($0, in: tokens) || isIsh($0, in: tokens) || isNumbered($0, in: tokens)
          || spelled.contains(tokens[$0]) || figureEnd(behind: $0, in: tokens, isFood: isFood) != nil
      })
    else { return tokens }
    let tokens = tokens.replacing { another(at: $0, in: tokens, isFood: isFood) }
    return tokens.without { index in
      if isSuffix(index + 1, in: tokens), index + 2 < tokens.count,
        !isDate(index, in: tokens), counts(tokens[index + 2], isFood: isFood)
      {
        return index + 2
      }
      if isNumbered(index, in: tokens) { return index + 2 }
      if let end = figureEnd(behind: index, in: tokens, isFood: isFood) { return end }
      return isIsh(index, in: tokens) || isSpelled(index, in: tokens, isFood: isFood) ? index + 1 : nil
    }
  }

  /// "Another" for the "a second" of "and a second glass" and "a 2nd one", which say no more: of what was logged before.
  private static func another(
    at index: Int, in tokens: [Token], isFood: ([Token]) -> Bool
  ) -> (end: Int, words: [Token])? {
    guard NumberWords.articles.contains(tokens[index]), index + 2 < tokens.count, tokens[index].kind == .word
    else { return nil }
    let isFigure = isSuffix(index + 2, in: tokens)
    guard isFigure ? index + 3 < tokens.count : tokens[index + 1].isOne(of: "second", "third", "fourth") else {
      return nil
    }
    let end = isFigure ? index + 3 : index + 2
    // "A third cup" is a part of one.
    guard end + 1 == tokens.count, tokens[end].isWord("one") || counts(tokens[end], isFood: isFood),
      tokens[index + 1].isWord("second") || UnitTable.unit(named: tokens[end].folded)?.dimension != .volume
    else { return nil }
    return (end, [Token.word("another", at: tokens[index].range)])
  }

  /// The "third" of "a third beer" and "my third glass of wine"; "a third of it" and "a third cup" are parts.
  private static func isSpelled(_ index: Int, in tokens: [Token], isFood: ([Token]) -> Bool) -> Bool {
    guard spelled.contains(tokens[index]), index > 0, owners.contains(tokens[index - 1]), index + 1 < tokens.count,
      case let next = tokens[index + 1], !TimeWords.meals.contains(next), !next.isWord("date"),
      UnitTable.unit(named: next.folded)?.dimension != .volume
    else { return false }
    return counts(next, isFood: isFood)
  }

  /// "on the 18th".
  private static func isDate(_ index: Int, in tokens: [Token]) -> Bool {
    let before = tokens.word(index - 1)
    return before == "on" || before == "the" && tokens.word(index - 2) == "on"
  }

  /// Something that could be counted, which no date goes on with.
  private static func counts(_ token: Token, isFood: ([Token]) -> Bool) -> Bool {
    guard token.kind == .word, token.join == .apart, !TimeWords.months.contains(token) else { return false }
    if let unit = UnitTable.unit(named: token.folded) { return [.measure, .volume].contains(unit.dimension) }
    return isFood([token])
  }

  /// The "ish" of "30ish min".
  private static func isIsh(_ index: Int, in tokens: [Token]) -> Bool {
    index > 0 && tokens[index].isWord("ish") && tokens[index].join != .apart && tokens[index - 1].kind == .number
      && !isOfHour(index, in: tokens)
  }

  /// The "#4" of a menu; "225#" are pounds.
  private static func isNumbered(_ index: Int, in tokens: [Token]) -> Bool {
    index + 1 < tokens.count && tokens[index].isSign("#") && tokens[index + 1].kind == .number
      && tokens[index + 1].join != .apart && (index == 0 || tokens[index - 1].kind != .number)
  }

  /// "10ish coffee" and "coffee 10ish" are about ten o'clock: what is one of is not counted so (`EdgeClocks`).
  private static func isOfHour(_ index: Int, in tokens: [Token]) -> Bool {
    guard let hour = tokens[index - 1].value, (1...12).contains(hour),
      index == 1 && tokens.count > 2 || index > 1 && index == tokens.count - 1
    else { return false }
    let noun = tokens[index == 1 ? 2 : index - 2]
    return noun.kind == .word && !EnglishPlural.isPlural(noun.folded) && UnitTable.byName[noun] == nil
      && !ClockScanner.leads.contains(noun)
  }

  private static let afterFigure: WordSet = ["of", "with", "and", "from", "for", "at", "today", "this", "already"]

  /// Where the "no. 3" of "coffee no. 3" ends, which is neither a denial nor three of them; "tea no 2 sugars" goes on.
  private static func figureEnd(behind index: Int, in tokens: [Token], isFood: ([Token]) -> Bool) -> Int? {
    guard index > 0, index + 1 < tokens.count, tokens[index].isOne(of: "no", "number") else { return nil }
    let figure = tokens[index + 1].isSign(".") ? index + 2 : index + 1
    guard figure < tokens.count, tokens[figure].kind == .number, let value = tokens[figure].value,
      value == value.rounded(), (1...20).contains(value),
      tokens.ends(at: figure + 1) || afterFigure.contains(tokens[figure + 1]),
      counts(tokens[index - 1], isFood: isFood)
    else { return nil }
    return figure + 1
  }

  /// The "nd" of "2nd"; stones are no ordinals.
  private static func isSuffix(_ index: Int, in tokens: [Token]) -> Bool {
    guard index > 0, index < tokens.count, tokens[index].kind == .word, tokens[index].join == .glued,
      tokens[index - 1].kind == .number, let value = tokens[index - 1].value, value == value.rounded()
    else { return false }
    // As a whole number it may be too large for one.
    let last = value.truncatingRemainder(dividingBy: 100)
    let unit = value.truncatingRemainder(dividingBy: 10)
    switch tokens[index] {
    case "st": return unit == 1 && last != 11
    case "nd": return unit == 2 && last != 12
    case "rd": return unit == 3 && last != 13
    case "th": return true
    default: return false
    }
  }
}
