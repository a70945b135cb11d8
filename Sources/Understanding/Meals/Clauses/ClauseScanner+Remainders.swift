import Nutrition

/// What was left of a dish that was named before, what was had of its parts, and what was put into it.
extension ClauseScanner {
  private static let finishing: WordSet = [
    "finished", "finishing", "polished", "cleared", "hoovered", "mopped", "scoffed", "nicked", "pinched", "rescued",
  ]
  private static let behindLeft: WordSet = ["on", "in", "over", "behind", "at", "of", "from", "there"]

  /// Takes "2 left on her plate" behind a food: as many were eaten where it was finished, else they were not.
  mutating func remaining(_ quantity: Quantity, end: Int) -> Bool {
    guard end < tokens.count, tokens[end].isWord("left"), index > 0, tokens[index - 1].isBreak || isAfterBracket,
      !quantity.hasUnit, !quantity.hasContent, !quantity.isArticle, elements.contains(where: \.isWord),
      tokens.ends(at: end + 1) || Self.behindLeft.contains(tokens[end + 1])
    else { return false }
    let isFinished = Self.finishing.occurs(in: tokens[..<index])
    var next = end + 1
    while next < tokens.count, tokens[next].kind == .word, !tokens[next].isWord("and") { next += 1 }
    elements.append(isFinished ? .served(quantity) : .gap)
    index = next
    return true
  }

  private var isAfterBracket: Bool { tokens[index - 1].isSign("(") }

  /// "2 left on the plate" by itself: how many of what was named before.
  static func tellsLeft(_ tokens: [Token]) -> Bool {
    guard let left = tokens.prefix(5).firstIndex(where: { $0.isWord("left") }), left > 0 else { return false }
    return QuantityParser(tokens).quantity(at: 0)?.tokens.upperBound == left
      && tokens[(left + 1)...].first.map { behindLeft.contains($0) } ?? true
  }

  private static let soups = WordList.words(
    "ramen pho laksa udon soba soup noodles noodle hotpot wonton tom bouillabaisse bun chowder broth stew curry")
  private static let liquids: WordSet = ["broth", "soup", "liquid", "stock"]
  private static let solids: WordSet = ["noodles", "noodle"]
  private static let having = EatingWords.having
  private static let shares: WordSet = ["all", "most", "some", "half", "much", "little", "bit"]
  private static let drops: WordSet = ["last", "single", "bit", "drop", "spoonful", "mouthful", "sip"]
  private static let behindPart: WordSet = ["too", "as", "also", "afterwards"]
  private static let hedges = QuantityWords.approximators.union(["a"])

  /// Takes "drank half of the broth" and "left most of the noodles" behind a noodle soup, which holds both.
  mutating func partOfSoup() -> Bool {
    if soupLeft() { return true }
    let isLeft = MealWords.leaving.contains(tokens[index])
    guard isLeft || Self.having.contains(tokens[index]),
      elements.contains(where: { if case .word(let word) = $0 { Self.soups.contains(tokens[word]) } else { false } })
    else { return false }
    var next = index + 1
    while next < tokens.count, Self.hedges.contains(tokens[next]), quantities.quantity(at: next)?.value ?? 1 == 1 {
      next += 1
    }
    var part: Double?
    if let quantity = quantities.quantity(at: next), !quantity.hasUnit, let value = quantity.value, value < 1 {
      part = value
      next = quantity.tokens.upperBound
    } else if next < tokens.count, Self.shares.contains(tokens[next]) {
      next += 1
    } else if next + 1 < tokens.count, tokens[next].isWord("every") {
      // "every last drop of the broth".
      next += 1
      next = Self.drops.end(from: next, in: tokens)
    } else if next >= tokens.count || !(tokens[next].isWord("the") || tokens[next].isWord("its")) {
      return false
    }
    while next < tokens.count, tokens[next].isOne(of: "of", "the", "its", "my") { next += 1 }
    guard next < tokens.count, Self.liquids.contains(tokens[next]) || Self.solids.contains(tokens[next]) else {
      return false
    }
    let isOfIt = next + 2 < tokens.count && tokens[next + 1].isWord("of") && tokens[next + 2].isWord("it")
    guard isOfIt || tokens.breaks(at: next + 1) || Self.behindPart.contains(tokens[next + 1])
    else { return false }
    // Noodles are about half of what such a soup has of energy.
    if isLeft, Self.solids.contains(tokens[next]), let part {
      elements.append(
        .served(
          Quantity(tokens: index..<(next + 1), value: 1 - part / 2, assumptions: ["half of the dish is its noodles"])))
    } else {
      elements.append(.gap)
    }
    index = isOfIt ? next + 3 : next + 1
    return true
  }

  /// Takes "half the broth left" behind a noodle soup: what was not drunk.
  private mutating func soupLeft() -> Bool {
    guard tokens[index].isOne(of: "half", "most", "some", "all"), index > 0, tokens[index - 1].isBreak,
      case let noun = index + 1 < tokens.count && tokens[index + 1].isOne(of: "the", "of") ? index + 2 : index + 1,
      noun + 1 < tokens.count, Self.liquids.contains(tokens[noun]), tokens[noun + 1].isOne(of: "left", "untouched"),
      elements.contains(where: { if case .word(let word) = $0 { Self.soups.contains(tokens[word]) } else { false } })
    else { return false }
    elements.append(.gap)
    index = noun + 2
    while index < tokens.count, tokens[index].isOne(of: "in", "the", "my", "bowl", "behind", "over") { index += 1 }
    return true
  }

  private static let stirring = WordList.words(
    """
    blended stirred mixed whisked whizzed blitzed thrown chucked tossed folded crumbled grated mashed chopped melted
    swirled sliced sprinkled dolloped drizzled scattered
    """)
  private static let particles: WordSet = ["in", "on", "over", "through", "into"]
  private static let objects: WordSet = ["it", "top", "them"]

  /// The end of "blended in" and "sprinkled on top" behind a food at `index`: where that was put.
  func stirredIn() -> Int? {
    guard Self.stirring.contains(tokens[index]), isAfterContent, index + 1 < tokens.count,
      Self.particles.contains(tokens[index + 1])
    else { return nil }
    let end = Self.objects.end(from: index + 2, in: tokens)
    return end == tokens.count || tokens[end].isBreak || tokens[end].isWord("and") ? end : nil
  }

  private static let cookings = CookingWords.cooked.union(["raw"])

  /// Takes the "not fried" of "fishcakes, baked not fried", and all of it where the dish is no plain food.
  mutating func cookedNot() -> Bool {
    guard tokens[index].isWord("not"), index > 0, index + 1 < tokens.count, Self.cookings.contains(tokens[index - 1]),
      Self.cookings.contains(tokens[index + 1]), tokens.breaks(at: index + 2)
    else { return false }
    index += 2
    return true
  }
}
