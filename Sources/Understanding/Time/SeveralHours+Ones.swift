/// What stands for a thing named before, with a time of its own: "a pear at 10 and another at 11".
extension SeveralHours {
  static func isOther(_ token: Token) -> Bool { token.isOne(of: "another", "one", "other") }

  /// "A pear at 10 and one pear at 11" for "a pear at 10 and another at 11", and "one tea at 8 and one tea at 10" for "two
  /// teas, one at 8 and one at 10".
  func onesNamed() -> [Token] {
    let ones = tokens.indices.compactMap(one)
    guard let first = ones.first, let phrase = first.isCounted ? headed(before: first) : behindTime(before: first)
    else {
      return tokens
    }
    var told = Array(tokens[..<first.range.lowerBound])
    let thing = Array(tokens[phrase])
    let name = thing.dropFirst(thing[0].isCount || NumberWords.articles.contains(thing[0]) ? 1 : 0)
    guard let noun = name.first else { return tokens }
    if first.isCounted {
      guard ones.reduce(0, { $0 + $1.count }) == thing[0].saidNumber else { return tokens }
      told = Array(tokens[..<phrase.lowerBound])
    }
    for (place, one) in ones.enumerated() {
      // "200 g of rice at 1 and another at 7": as much once more.
      let again = UnitTable.unit(at: 0, in: Array(name)).map { [.mass, .volume].contains($0.unit.dimension) } ?? false
      told += again ? thing : [Token.number(one.count, at: noun.range)] + singular(name)
      let next = place + 1 < ones.count ? ones[place + 1].range.lowerBound : tokens.count
      told += tokens[one.range.upperBound..<next]
    }
    return told
  }

  /// What stands for a thing named before, with the time right behind it.
  private struct One {
    var range: Range<Int>
    var count: Double
    /// It is one of those that were counted before: "two teas, one at 8".
    var isCounted: Bool
  }

  private func one(at index: Int) -> One? {
    guard index > 1, tokens[index].kind == .word || tokens[index].isCount else { return nil }
    let isAnother = tokens[index].isOne(of: "another", "other")
    guard isAnother || tokens[index].isCount else { return nil }
    var start = index
    if tokens[index].isWord("other") {
      guard tokens[index - 1].isWord("the") else { return nil }
      start -= 1
    }
    var end = index + 1
    var count = isAnother ? 1 : tokens[index].saidNumber ?? 1
    if isAnother, end < tokens.count, !tokens[end].isWord("one"), tokens[end].isCount, !tellsTime(end) {
      count = tokens[end].saidNumber ?? 1
      end += 1
    }
    if isAnother, end < tokens.count, tokens[end].isWord("one") { end += 1 }
    let before = tokens[start - 1]
    guard Self.joints.contains(before) || before.kind == .punctuation, tellsTime(end),
      isAnother || end < tokens.count && (tokens[end].isWord("at") && hourEnd(end + 1) != nil || isBesideMeal(end))
    else { return nil }
    let isCounted = before.kind == .punctuation && !isAnother && !tellsTime(upTo: start - 1)
    return One(range: start..<end, count: count, isCounted: isCounted)
  }

  /// Whether an hour stands right before `end`: "2 teas at 8, 1 at 10" counts another, "two teas, one at 8" one of them.
  private func tellsTime(upTo end: Int) -> Bool {
    tokens[..<end].indices.suffix(3).contains { Self.leads.contains(tokens[$0]) && hourEnd($0 + 1) == end }
  }

  private static let times: WordSet = ["at", "@", "around", "about", "after", "before", "this", "in", "later", "mid"]

  private static let meals: WordSet = ["for", "with", "at"]

  /// "At 11", "after lunch", "for dinner", "this afternoon".
  private func tellsTime(_ at: Int) -> Bool {
    guard at < tokens.count else { return false }
    if Self.meals.contains(tokens[at]), at + 1 < tokens.count {
      let next = ListWords.owners.contains(tokens[at + 1]) ? at + 2 : at + 1
      if next < tokens.count, TimeWords.meals.contains(tokens[next]) { return true }
    }
    if hourEnd(at) != nil, !tokens[at].isCount || ClockScanner(tokens).halfDay(at: at + 1) != nil { return true }
    return Self.times.contains(tokens[at]) && TimeScanner.scan(Array(tokens[at...].prefix(4))).covered.first != nil
  }

  /// "After lunch", "before my dinner".
  private func isBesideMeal(_ at: Int) -> Bool {
    guard tokens[at].isOne(of: "after", "before"), at + 1 < tokens.count else { return false }
    let meal = ListWords.owners.contains(tokens[at + 1]) ? at + 2 : at + 1
    return meal < tokens.count && TimeWords.meals.contains(tokens[meal])
  }

  /// "Two teas" before the sign that leads to its ones.
  private func headed(before one: One) -> Range<Int>? {
    guard let phrase = phrase(endingAt: one.range.lowerBound - 1), tokens[phrase.lowerBound].isCount else { return nil }
    return phrase
  }

  /// "A pear" before the time that it was had at.
  private func behindTime(before one: One) -> Range<Int>? {
    let end = one.range.lowerBound
    let start = tokens[..<(end - 1)].lastIndex { [".", ";", "\n"].contains($0.folded) }.map { $0 + 1 } ?? 0
    guard let time = TimeScanner.scan(Array(tokens[start..<end])).covered.last, time.lowerBound > 0 else { return nil }
    return phrase(endingAt: start + time.lowerBound)
  }
}
