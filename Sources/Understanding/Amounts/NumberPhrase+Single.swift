extension NumberPhrase {
  static func single(at index: Int, in tokens: [Token]) -> NumberPhrase? {
    guard index < tokens.count else { return nil }
    if tokens[index].kind == .number, let value = tokens[index].value { return digits(value, at: index, in: tokens) }
    guard tokens[index].kind == .word, NumberWords.marks.mayHold(tokens[index].mark) else { return nil }
    let token = tokens[index]
    if let half = half(at: index, in: tokens) { return half }
    if let vague = vague(at: index, in: tokens) { return vague }
    if let value = NumberWords.cardinals[token] { return words(value, at: index, in: tokens) }
    if NumberWords.articles.contains(token) { return article(at: index, in: tokens) }
    if token.says("hundred") || token.says("thousand") { return hundreds(at: index, in: tokens) }
    if let part = NumberWords.fractions[token],
      token.says("quarter") || token.says("quarters") || ofArticle(index + 1, in: tokens) > 0,
      followsMeasure(index + 1, in: tokens) || isOfWhole(index + 1, in: tokens)
    {
      return NumberPhrase(value: part, count: 1 + ofArticle(index + 1, in: tokens))
    }
    return nil
  }

  static func digits(_ value: Double, at index: Int, in tokens: [Token]) -> NumberPhrase? {
    // "85%" says what a food is made of, not how many.
    if let next = token(index + 1, in: tokens), next.isSign("%") || next.isWord("percent") {
      return percent(value, at: index, in: tokens)
    }
    var number = NumberPhrase(value: value, count: 1)
    if let fraction = token(index + 1, in: tokens), fraction.kind == .number, let part = fraction.value, part < 1,
      value >= 1, value == value.rounded(), fraction.text.contains("/") || !fraction.text.contains(".")
    {
      number.value += part
      number.count = 2
      return number
    }
    if value < 1 {
      number.count += ofArticle(index + 1, in: tokens)
    } else {
      number.count += ofSome(index + 1, in: tokens)
    }
    return multiplied(andHalf(number, at: index, in: tokens), at: index, in: tokens)
  }

  private static let wholes = ListWords.determiners.union(["it", "them", "one"])
  private static let norms = WordList.words(
    "daily recommended rda dv day target goal limit allowance max maximum calories protein effort time way")

  /// "80% of a pie", "40% of it": how much of it; "90% of my daily iron" is of no food.
  private static func percent(_ value: Double, at index: Int, in tokens: [Token]) -> NumberPhrase? {
    guard value > 0, value <= 100, isWord("of", at: index + 2, in: tokens),
      let whole = token(index + 3, in: tokens), wholes.contains(whole),
      !(token(index + 4, in: tokens).map { norms.contains($0) } ?? false)
    else { return nil }
    return NumberPhrase(value: value / 100, count: 2 + ofArticle(index + 2, in: tokens))
  }

  static func words(_ value: Double, at index: Int, in tokens: [Token]) -> NumberPhrase? {
    var number = NumberPhrase(value: value, count: 1)
    if value >= 20, value < 100, let unit = token(index + 1, in: tokens).flatMap({ NumberWords.cardinals[$0] }),
      unit < 10, unit >= 1
    {
      number.value += unit
      number.count = 2
    }
    if let spoken = decimals(behind: number, at: index, in: tokens) { return spoken }
    // "two thirds", "three-quarters", "one half".
    if let next = token(index + number.count, in: tokens), let part = NumberWords.fractions[next],
      next.kind == .word
    {
      let end = index + number.count + 1
      if part != 0.5 || number.value == 1 {
        return NumberPhrase(value: number.value * part, count: number.count + 1 + ofArticle(end, in: tokens))
      }
    }
    number.count += ofSome(index + number.count, in: tokens)
    return multiplied(andHalf(number, at: index, in: tokens), at: index, in: tokens)
  }

  /// "eighty one point five", "two point two five".
  private static func decimals(behind number: NumberPhrase, at index: Int, in tokens: [Token]) -> NumberPhrase? {
    var end = index + number.count
    guard isWord("point", at: end, in: tokens) else { return nil }
    end += 1
    var result = number
    var place = 0.1
    while place > 0.0005, let digit = token(end, in: tokens).flatMap({ NumberWords.cardinals[$0] }), digit < 10,
      digit == digit.rounded()
    {
      result.value += digit * place
      place /= 10
      end += 1
    }
    guard place < 0.1 else { return nil }
    result.count = end - index
    return result
  }

  static func article(at index: Int, in tokens: [Token]) -> NumberPhrase? {
    guard let next = token(index + 1, in: tokens) else { return NumberPhrase(value: 1, count: 1, isArticle: true) }
    if next.kind == .word {
      if let part = NumberWords.fractions[next], part != 0.5 || followsMeasure(index + 2, in: tokens),
        !isWord("pounder", at: index + 2, in: tokens)
      {
        return NumberPhrase(value: part, count: 2 + ofArticle(index + 2, in: tokens))
      }
      if let inner = vague(at: index + 1, in: tokens) ?? half(at: index + 1, in: tokens) {
        return NumberPhrase(value: inner.value, count: inner.count + 1, assumptions: inner.assumptions)
      }
      if next.says("hundred") || next.says("thousand") {
        return multiplied(NumberPhrase(value: 1, count: 1), at: index, in: tokens)
      }
      if next.says("single") { return NumberPhrase(value: 1, count: 2) }
    }
    return NumberPhrase(value: 1, count: 1, isArticle: true)
  }

  /// "hundred grams", "hundred and fifty ml": the one is left out before a measure; "thousand island" is a name.
  static func hundreds(at index: Int, in tokens: [Token]) -> NumberPhrase? {
    let number = multiplied(NumberPhrase(value: 1, count: 0), at: index, in: tokens)
    return UnitTable.unit(at: index + number.count, in: tokens) == nil ? nil : number
  }

  /// What "half" is a part of the name of: a pause, a race, a holiday.
  private static let halfNames: WordSet = ["time", "term", "marathon", "marathons", "day", "tide"]

  /// "half a", "half of the", "half", "half a dozen"; not "half and half", which is a food.
  static func half(at index: Int, in tokens: [Token]) -> NumberPhrase? {
    guard isWord("half", at: index, in: tokens) else { return nil }
    let next = token(index + 1, in: tokens)
    if let next,
      next.isWord("and") || next.isSign("&") || next.isWord("n") || next.isWord("caf") || next.isWord("sweet")
        || halfNames.contains(next)
    {
      return nil
    }
    var number = NumberPhrase(value: 0.5, count: 1 + ofArticle(index + 1, in: tokens))
    if isWord("dozen", at: index + number.count, in: tokens) {
      number.value = 6
      number.count += 1 + (isWord("of", at: index + number.count + 1, in: tokens) ? 1 : 0)
    }
    return number
  }

  static func vague(at index: Int, in tokens: [Token]) -> NumberPhrase? {
    if isWord("pair", at: index, in: tokens), isWord("of", at: index + 1, in: tokens) {
      return NumberPhrase(value: 2, count: 2)
    }
    if let most = most(at: index, in: tokens) { return most }
    guard let token = token(index, in: tokens), token.kind == .word, let vague = NumberWords.vague[token] else {
      return nil
    }
    let count = isWord("of", at: index + 1, in: tokens) ? 2 : 1
    let said = vague.isExact ? [] : ["\(token.folded) read as \(plain(vague.value))"]
    // "a couple of hundred ml".
    return multiplied(NumberPhrase(value: vague.value, count: count, assumptions: said), at: index, in: tokens)
  }

  /// "two and a half", "1 and 1/2".
  static func andHalf(_ number: NumberPhrase, at index: Int, in tokens: [Token]) -> NumberPhrase {
    let end = index + number.count
    guard isWord("and", at: end, in: tokens), let next = token(end + 1, in: tokens) else { return number }
    var result = number
    if next.kind == .number, let value = next.value, value < 1 {
      result.value += value
      result.count += 2
    } else if NumberWords.articles.contains(next) || next.isWord("one"), let part = token(end + 2, in: tokens),
      let value = NumberWords.fractions[part]
    {
      result.value += value
      result.count += 3
    } else if next.isWord("half"), !isWord("a", at: end + 2, in: tokens), !isWord("an", at: end + 2, in: tokens) {
      result.value += 0.5
      result.count += 2
    }
    return result
  }

  /// "two dozen", "three hundred", "two hundred and fifty", "a thousand two hundred".
  static func multiplied(_ number: NumberPhrase, at index: Int, in tokens: [Token]) -> NumberPhrase {
    var result = number
    guard let next = token(index + number.count, in: tokens), next.kind == .word, next.join != .glued,
      let factor = NumberWords.multipliers[next]
    else { return number }
    result.value *= factor
    result.count += 1
    if factor == 12, isWord("of", at: index + result.count, in: tokens) { result.count += 1 }
    if factor >= 100 {
      var rest = index + result.count
      if isWord("and", at: rest, in: tokens) { rest += 1 }
      if let tail = token(rest, in: tokens), let value = NumberWords.cardinals[tail], value < factor,
        let inner = words(value, at: rest, in: tokens), inner.value < factor
      {
        result.value += inner.value
        result.count = rest + inner.count - index
      }
    }
    return result
  }
}
