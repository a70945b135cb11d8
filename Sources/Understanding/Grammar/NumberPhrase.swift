/// A number as said, in digits or words: "250", "one and a half", "a couple of", "2-3".
struct NumberPhrase: Equatable, Sendable {
  var value: Double
  /// The tokens it takes, from where it was looked for.
  var count: Int
  /// No more than "a" or "an".
  var isArticle = false
  var assumptions: [String] = []

  /// The number that begins at `index`, if one does.
  static func read(at index: Int, in tokens: [Token]) -> NumberPhrase? {
    if index < tokens.count, tokens[index].isWord("between"), let low = single(at: index + 1, in: tokens),
      let high = upper(of: low, at: index + 1 + low.count, in: tokens, joiners: ["and"])
    {
      return range(low.value, high.value, count: 1 + low.count + high.count)
    }
    guard var number = single(at: index, in: tokens) else { return nil }
    let end = index + number.count
    if let high = upper(of: number, at: end, in: tokens, joiners: ["to", "or"]) {
      number = range(number.value, high.value, count: number.count + high.count)
    }
    if number.value == 0 || !number.value.isFinite || number.value > 1_000_000 { return nil }
    return number
  }

  private static func range(_ low: Double, _ high: Double, count: Int) -> NumberPhrase {
    let middle = (low + high) / 2
    let said = "\(plain(low))-\(plain(high)) read as \(plain(middle))"
    return NumberPhrase(value: middle, count: count, assumptions: [said])
  }

  /// The upper end of a range: "-3", "to 3", "or three", with its joiner counted.
  private static func upper(of low: NumberPhrase, at index: Int, in tokens: [Token], joiners: Set<String>)
    -> NumberPhrase?
  {
    guard index < tokens.count, !low.isArticle else { return nil }
    var skip = 0
    if tokens[index].kind == .word, joiners.contains(tokens[index].folded) {
      skip = 1
    } else if tokens[index].isSign("-") {
      skip = 1
    } else if tokens[index].join != .hyphen {
      return nil
    }
    guard var high = single(at: index + skip, in: tokens), !high.isArticle, high.value > low.value,
      high.value <= max(low.value * 10, low.value + 3)
    else { return nil }
    // "1-1/2" is one and a half: a fraction after a hyphen is no range.
    high.count += skip
    return high
  }

  // MARK: One number

  private static func single(at index: Int, in tokens: [Token]) -> NumberPhrase? {
    guard index < tokens.count else { return nil }
    let token = tokens[index]
    if token.kind == .number, let value = token.value { return digits(value, at: index, in: tokens) }
    guard token.kind == .word else { return nil }
    if let half = half(at: index, in: tokens) { return half }
    if let vague = vague(at: index, in: tokens) { return vague }
    if let value = NumberWords.cardinals[token.folded] { return words(value, at: index, in: tokens) }
    if NumberWords.articles.contains(token.folded) { return article(at: index, in: tokens) }
    if let part = NumberWords.fractions[token.folded], token.folded == "quarter" || token.folded == "quarters",
      followsMeasure(index + 1, in: tokens)
    {
      return NumberPhrase(value: part, count: 1 + ofArticle(index + 1, in: tokens))
    }
    return nil
  }

  private static func digits(_ value: Double, at index: Int, in tokens: [Token]) -> NumberPhrase? {
    // "85%" says what a food is made of, not how many.
    if let next = token(index + 1, in: tokens), next.isSign("%") || next.isWord("percent") { return nil }
    var number = NumberPhrase(value: value, count: 1)
    if let fraction = token(index + 1, in: tokens), fraction.kind == .number, let part = fraction.value, part < 1,
      value >= 1, value == value.rounded(), fraction.text.contains("/") || !fraction.text.contains(".")
    {
      number.value += part
      number.count = 2
      return number
    }
    return multiplied(andHalf(number, at: index, in: tokens), at: index, in: tokens)
  }

  private static func words(_ value: Double, at index: Int, in tokens: [Token]) -> NumberPhrase? {
    var number = NumberPhrase(value: value, count: 1)
    if value >= 20, value < 100, let unit = token(index + 1, in: tokens).flatMap({ NumberWords.cardinals[$0.folded] }),
      unit < 10, unit >= 1
    {
      number.value += unit
      number.count = 2
    }
    // "two thirds", "three-quarters", "one half".
    if let next = token(index + number.count, in: tokens), let part = NumberWords.fractions[next.folded],
      next.kind == .word
    {
      let end = index + number.count + 1
      if part != 0.5 || number.value == 1 {
        return NumberPhrase(value: number.value * part, count: number.count + 1 + ofArticle(end, in: tokens))
      }
    }
    return multiplied(andHalf(number, at: index, in: tokens), at: index, in: tokens)
  }

  private static func article(at index: Int, in tokens: [Token]) -> NumberPhrase? {
    guard let next = token(index + 1, in: tokens) else { return NumberPhrase(value: 1, count: 1, isArticle: true) }
    if next.kind == .word {
      if let part = NumberWords.fractions[next.folded], part != 0.5 || followsMeasure(index + 2, in: tokens),
        !isWord("pounder", at: index + 2, in: tokens)
      {
        return NumberPhrase(value: part, count: 2 + ofArticle(index + 2, in: tokens))
      }
      if let inner = vague(at: index + 1, in: tokens) ?? half(at: index + 1, in: tokens) {
        return NumberPhrase(value: inner.value, count: inner.count + 1, assumptions: inner.assumptions)
      }
      if next.folded == "hundred" || next.folded == "thousand" {
        return NumberPhrase(value: next.folded == "hundred" ? 100 : 1000, count: 2)
      }
      if next.folded == "single" { return NumberPhrase(value: 1, count: 2) }
    }
    return NumberPhrase(value: 1, count: 1, isArticle: true)
  }

  /// "half a", "half of the", "half", "half a dozen"; not "half and half", which is a food.
  private static func half(at index: Int, in tokens: [Token]) -> NumberPhrase? {
    guard isWord("half", at: index, in: tokens) else { return nil }
    let next = token(index + 1, in: tokens)
    if let next,
      next.isWord("and") || next.isSign("&") || next.isWord("n") || next.isWord("caf") || next.isWord("sweet")
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

  private static func vague(at index: Int, in tokens: [Token]) -> NumberPhrase? {
    if isWord("pair", at: index, in: tokens), isWord("of", at: index + 1, in: tokens) {
      return NumberPhrase(value: 2, count: 2)
    }
    guard let token = token(index, in: tokens), token.kind == .word, let vague = NumberWords.vague[token.folded] else {
      return nil
    }
    let count = isWord("of", at: index + 1, in: tokens) ? 2 : 1
    let said = vague.isExact ? [] : ["\(token.folded) read as \(plain(vague.value))"]
    return NumberPhrase(value: vague.value, count: count, assumptions: said)
  }

  /// "two and a half", "1 and 1/2".
  private static func andHalf(_ number: NumberPhrase, at index: Int, in tokens: [Token]) -> NumberPhrase {
    let end = index + number.count
    guard isWord("and", at: end, in: tokens), let next = token(end + 1, in: tokens) else { return number }
    var result = number
    if next.kind == .number, let value = next.value, value < 1 {
      result.value += value
      result.count += 2
    } else if NumberWords.articles.contains(next.folded) || next.isWord("one"), let part = token(end + 2, in: tokens),
      let value = NumberWords.fractions[part.folded]
    {
      result.value += value
      result.count += 3
    } else if next.isWord("half"), !isWord("a", at: end + 2, in: tokens), !isWord("an", at: end + 2, in: tokens) {
      result.value += 0.5
      result.count += 2
    }
    return result
  }

  /// "two dozen", "three hundred", "two hundred and fifty".
  private static func multiplied(_ number: NumberPhrase, at index: Int, in tokens: [Token]) -> NumberPhrase {
    var result = number
    guard let next = token(index + number.count, in: tokens), next.kind == .word, next.join != .glued,
      let factor = NumberWords.multipliers[next.folded]
    else { return number }
    result.value *= factor
    result.count += 1
    if factor == 12, isWord("of", at: index + result.count, in: tokens) { result.count += 1 }
    if factor >= 100 {
      var rest = index + result.count
      if isWord("and", at: rest, in: tokens) { rest += 1 }
      if let tail = token(rest, in: tokens), let value = NumberWords.cardinals[tail.folded], value < factor,
        let inner = words(value, at: rest, in: tokens), inner.value < factor
      {
        result.value += inner.value
        result.count = rest + inner.count - index
      }
    }
    return result
  }

  // MARK: Looking

  private static func token(_ index: Int, in tokens: [Token]) -> Token? { index < tokens.count ? tokens[index] : nil }

  private static func isWord(_ word: String, at index: Int, in tokens: [Token]) -> Bool {
    index < tokens.count && tokens[index].isWord(word)
  }

  /// How many tokens "of a", "a", "of the" take after a fraction: the whole that it is a part of.
  private static func ofArticle(_ index: Int, in tokens: [Token]) -> Int {
    var end = index
    if isWord("of", at: end, in: tokens) { end += 1 }
    if let next = token(end, in: tokens), next.kind == .word, ["a", "an", "the", "my", "one"].contains(next.folded) {
      end += 1
    }
    return end - index
  }

  private static func followsMeasure(_ index: Int, in tokens: [Token]) -> Bool {
    guard let next = token(index, in: tokens) else { return false }
    return next.isWord("of") || next.isWord("a") || next.isWord("an") || UnitTable.unit(at: index, in: tokens) != nil
  }

  /// A number as a person would write it.
  static func plain(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}
