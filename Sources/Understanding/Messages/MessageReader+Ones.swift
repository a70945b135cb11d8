import Foods
import ToolCalls

/// "One", "two" and "the burnt one" that stand for a food named before.
extension MessageReader {
  /// A food that was named and not logged, and how it is taken up again.
  struct NamedBefore {
    var name: [Token]
    /// It was named in a sentence before.
    var isEarlier: Bool
    /// "It" is surely that food: somebody else's, or what was put off in a sentence before.
    var takesPronouns: Bool
    /// Nothing of it was had, as was said first.
    var isDenied = false

    /// What a sentence before named; empty where none did.
    init(_ subject: [Token]) {
      name = subject
      isEarlier = true
      takesPronouns = !subject.isEmpty
    }

    /// What a clause of the sentence itself names.
    init(_ name: [Token], by frame: Frame) {
      self.name = name
      isEarlier = false
      takesPronouns = frame == .someoneElse
      isDenied = frame == .negation
    }

    /// One more of the other's things.
    mutating func goOn(with name: [Token]) {
      self.name = name
      isEarlier = false
      takesPronouns = true
    }
  }

  /// `tokens` with what was named `before` for what stands for it in a segment of them; nil where nothing does.
  func resolved(_ segment: Segment, of tokens: [Token], by before: NamedBefore) -> [Token]? {
    if let end = bareHelping(in: segment) {
      let of = Token.word("of", at: tokens[end].range)
      return KindBehind.cutOfBird(Array(tokens[...end]) + [of] + before.name + Array(tokens[(end + 1)...]))
    }
    // "ate three fudgy ones".
    if let ones = segment.range.first(where: { tokens[$0].isWord("ones") }), Self.counts(upTo: ones, in: tokens) {
      return Array(tokens[..<ones]) + before.name + Array(tokens[(ones + 1)...])
    }
    // "ate the burnt one".
    if let the = segment.range.first(where: { Self.isTheOne(from: $0, in: tokens) }),
      let one = tokens[the...].firstIndex(where: { $0.isWord("one") })
    {
      return Array(tokens[..<the]) + [tokens[one]] + before.name + Array(tokens[(one + 1)...])
    }
    // "didn't finish his soup, so I ate the rest".
    if before.takesPronouns || before.isDenied, let rest = Self.theRest(in: segment.range, of: tokens) {
      return Array(tokens[..<rest.lowerBound]) + before.name + Array(tokens[rest.upperBound...])
    }
    guard let index = segment.range.dropFirst().first(where: { Self.standsFor(before, at: $0, in: tokens) }) else {
      return nil
    }
    if before.isEarlier, Self.pronouns.contains(tokens[index]), namesNearer(tokens[..<index]) { return tokens }
    // "I had one".
    if tokens[index].isCount { return Array(tokens[...index]) + before.name + Array(tokens[(index + 1)...]) }
    // "4 of them" counts them.
    let isCounted = tokens[index - 1].isWord("of") && index > 1 && tokens[index - 2].isCount
    let left = isCounted ? [] : leftOver(before: segment.range.lowerBound, in: tokens)
    return Array(tokens[..<(isCounted ? index - 1 : index)]) + left + before.name + Array(tokens[(index + 1)...])
  }

  /// Whether a pronoun or a count with no food behind it is of what was named: "ate it", "had two".
  private static func standsFor(_ before: NamedBefore, at index: Int, in tokens: [Token]) -> Bool {
    guard
      (before.takesPronouns || before.isDenied && isEaten(index, in: tokens)) && pronouns.contains(tokens[index])
        || tokens[index].isCount && isEaten(countAt: index, in: tokens) && tokens.word(index + 1) != "of"
    else { return false }
    return index + 1 == tokens.count || isEnd(tokens[index + 1]) || isDescribed(index, in: tokens)
  }

  /// "the burnt one" behind a verb of eating, with no food behind it.
  static func isTheOne(from index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord("the"), index > 0, eating.contains(tokens[index - 1]),
      let one = tokens[(index + 1)...].prefix(3).firstIndex(where: { $0.isWord("one") })
    else { return false }
    return one + 1 == tokens.count || isEnd(tokens[one + 1])
  }

  /// "ate three fudgy" before "ones".
  static func counts(upTo ones: Int, in tokens: [Token]) -> Bool {
    guard let count = tokens[..<ones].suffix(3).lastIndex(where: { $0.isCount }), count > 0 else { return false }
    return eating.contains(tokens[count - 1])
  }

  /// "had two", "took only one".
  static func isEaten(countAt index: Int, in tokens: [Token]) -> Bool {
    if eating.contains(tokens[index - 1]) { return true }
    return index > 1 && tokens[index - 1].isOne(of: "only", "just") && eating.contains(tokens[index - 2])
  }

  /// "it", "two" and "a slice" with no food behind them: a cheap look, as most sentences name what they tell of.
  static func mayStandAlone(_ index: Int, in tokens: [Token]) -> Bool {
    if tokens[index].isOne(of: "ones", "rest") { return true }
    let isLast = index + 1 == tokens.count
    if pronouns.contains(tokens[index]) || tokens[index].isCount {
      return isLast || isEnd(tokens[index + 1]) || isDescribed(index, in: tokens)
    }
    return isMeasure(tokens[index]) && (isLast || !tokens[index + 1].isWord("of"))
  }

  /// "one glazed": a count of what was named, and how it was.
  static func isDescribed(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].isCount && index + 1 < tokens.count && MealWords.modifiers.contains(tokens[index + 1])
      && (index + 2 == tokens.count || isEnd(tokens[index + 2]))
  }
}

/// Measures that stand for what was named before.
extension MessageReader {
  /// "I had two helpings", "I ate a big slice": a measure of what somebody else made, and no food of its own.
  func bareHelping(in segment: Segment) -> Int? {
    guard Self.eating.occurs(in: segment.tokens),
      let place = segment.tokens.lastIndex(where: Self.isMeasure), !Self.eatenItself.contains(segment.tokens[place]),
      place > 0, !Self.isWhere(place, in: segment.tokens),
      !foods.holdsFood(
        segment.tokens[..<place].filter { !Self.isMeasure($0) && QuantityWords.sizes[$0.folded] == nil }),
      place + 1 == segment.tokens.count
        || Self.isEnd(segment.tokens[place + 1]) && !segment.tokens[place + 1].isWord("of")
    else { return nil }
    return segment.range.lowerBound + place
  }

  /// "on our plates": where something is, and no plate of it.
  private static func isWhere(_ place: Int, in tokens: [Token]) -> Bool {
    var before = place - 1
    while before >= 0, IntentWords.determiners.contains(tokens[before]) { before -= 1 }
    return before >= 0 && tokens[before].isOne(of: "on", "in", "off", "from", "into")
  }
}
