/// A number as said, in digits or words: "250", "one and a half", "a couple of", "2-3".
struct NumberPhrase: Equatable, Sendable {
  var value: Double
  /// The tokens it takes, from where it was looked for.
  var count: Int
  /// No more than "a" or "an".
  var isArticle = false
  /// The 8 of "2 of 8", "2 out of the 8".
  var outOf: Double?
  var assumptions: [String] = []

  /// The number that begins at `index`, if one does: 0 and more than a million are none.
  static func read(at index: Int, in tokens: [Token]) -> NumberPhrase? {
    if index < tokens.count, tokens[index].isWord("between"), let low = single(at: index + 1, in: tokens),
      let high = upper(of: low, at: index + 1 + low.count, in: tokens, joiners: ["and"])
    {
      return range(low.value, high.value, count: 1 + low.count + high.count)
    }
    guard var number = single(at: index, in: tokens) else { return nil }
    let end = index + number.count
    if isShareRange(from: end, in: tokens) { return nil }
    if let whole = whole(of: number, at: end, in: tokens) {
      number.outOf = whole.value
      number.count += whole.count
      return number
    }
    if let high = upper(of: number, at: end, in: tokens, joiners: ["to", "or"]) {
      number = range(number.value, high.value, count: number.count + high.count)
    }
    if number.value == 0 || !number.value.isFinite || number.value > 1_000_000 { return nil }
    return number
  }

  /// "of 8", "out of the 8": how many there were, with the tokens it takes.
  private static func whole(of number: NumberPhrase, at end: Int, in tokens: [Token]) -> (value: Double, count: Int)? {
    guard !number.isArticle, number.value >= 1, number.value == number.value.rounded(), end < tokens.count else {
      return nil
    }
    var at = end
    if tokens[end].isWord("of") {
      at += 1
    } else if tokens[end].isWord("out"), isWord("of", at: end + 1, in: tokens) {
      at += 2
      if isWord("the", at: at, in: tokens) { at += 1 }
    } else if number.count < 3 || !tokens[end - 2].isWord("of") {
      return nil
    }
    guard let whole = single(at: at, in: tokens), !whole.isArticle, whole.value >= number.value,
      whole.value == whole.value.rounded(), whole.value <= 100,
      // "2 of 330 ml" is how large each was.
      UnitTable.unit(at: at + whole.count, in: tokens).map({ $0.unit.dimension == .measure }) ?? true
    else { return nil }
    return (whole.value, at + whole.count - end)
  }

  /// "40-50% juice" says what a drink is made of, as "50%" does.
  private static func isShareRange(from index: Int, in tokens: [Token]) -> Bool {
    var end = index
    if let sign = token(end, in: tokens), sign.isSign("-") || sign.isWord("to") { end += 1 }
    guard let high = token(end, in: tokens), high.kind == .number, let next = token(end + 1, in: tokens) else {
      return false
    }
    return next.isSign("%") || next.isWord("percent")
  }

  /// The middle of a range, which is assumed and said.
  static func range(_ low: Double, _ high: Double, count: Int) -> NumberPhrase {
    let middle = (low + high) / 2
    let said = "\(plain(low))-\(plain(high)) read as \(plain(middle))"
    return NumberPhrase(value: middle, count: count, assumptions: [said])
  }

  /// The upper end of a range: "-3", "to 3", "or three", with its joiner counted.
  static func upper(of low: NumberPhrase, at index: Int, in tokens: [Token], joiners: [String])
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
    // The lower comes first, and not far below: "1-1/2" is one and a half, and no range.
    guard var high = single(at: index + skip, in: tokens), !high.isArticle, high.value > low.value,
      high.value <= max(low.value * 10, low.value + 3)
    else { return nil }
    high.count += skip
    return high
  }

  // MARK: Looking

  static func token(_ index: Int, in tokens: [Token]) -> Token? { index < tokens.count ? tokens[index] : nil }

  static func isWord(_ word: StaticString, at index: Int, in tokens: [Token]) -> Bool {
    index < tokens.count && tokens[index].isWord(word)
  }

  /// How many tokens "of a", "a", "of the" take after a fraction: the whole that it is a part of.
  static func ofArticle(_ index: Int, in tokens: [Token]) -> Int {
    var end = index
    if isWord("of", at: end, in: tokens) { end += 1 }
    if let next = token(end, in: tokens), next.kind == .word, next.isOne(of: "a", "an", "the", "my", "one") {
      end += 1
    }
    return end - index
  }

  /// How many tokens "of the", "of my" take after a count: "4 of the cookies".
  static func ofSome(_ index: Int, in tokens: [Token]) -> Int {
    guard isWord("of", at: index, in: tokens), let next = token(index + 1, in: tokens), next.kind == .word else {
      return 0
    }
    if next.isOne(of: "the", "my", "our", "his", "her", "their", "your", "those", "these") { return 2 }
    return EnglishPlural.isPlural(next.folded) && UnitTable.unit(named: next.folded) == nil ? 1 : 0
  }

  static func followsMeasure(_ index: Int, in tokens: [Token]) -> Bool {
    guard let next = token(index, in: tokens) else { return false }
    return next.isWord("of") || next.isWord("a") || next.isWord("an") || UnitTable.unit(at: index, in: tokens) != nil
  }

  /// A number as a person would write it.
  static func plain(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}
