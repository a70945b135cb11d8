/// Phrases of butchers and tables whose small words part nothing.
extension ClauseScanner {
  /// The end of "lean and fat", "trimmed to 1/4 inch fat", "ready to drink" or "skin not eaten" at `index`.
  func fixedPhrase() -> Int? {
    switch tokens[index] {
    case "and", "&": isWord(index - 1, "lean") && isWord(index + 1, "fat") || isSeasoning ? index + 2 : nil
    case "trimmed": isAfterFood || isAfterContent ? trimEnd() : nil
    case "ready":
      isWord(index + 1, "to") && tokens.indices.contains(index + 2)
        && MealWords.readiness.contains(tokens[index + 2]) ? index + 3 : nil
    case "over":
      // "2 eggs over easy", "an egg sunny side up": how they were fried.
      isAfterFood && tokens.indices.contains(index + 1) && Self.turned.contains(tokens[index + 1]) ? index + 2 : nil
    case "sunny": isAfterFood && isWord(index + 1, "side") && isWord(index + 2, "up") ? index + 3 : nil
    case "half": word(index + 1).isOne(of: "and", "&", "n") && isWord(index + 2, "half") ? index + 3 : nil
    case "eaten": isCover(index - 1) ? index + 1 : nil
    case "not": isWord(index + 1, "eaten") && isCover(index - 1) ? index + 2 : nil
    default: nil
    }
  }

  /// "salt and vinegar crisps", "sour cream and onion chips": one seasoning.
  private var isSeasoning: Bool {
    guard index + 2 < tokens.count, index > 0, isAfterContent else { return false }
    let pair = [tokens[index - 1].folded, tokens[index + 1].folded]
    return [["salt", "vinegar"], ["cheese", "onion"], ["cream", "onion"], ["cream", "chives"], ["salt", "pepper"]]
      .contains(pair)
      && tokens[index + 2].isOne(of: "crisps", "crisp", "chips", "pringles", "pasty", "bake", "squid", "wings")
  }

  private static let turned: WordSet = ["easy", "medium", "hard"]

  /// Where "fat" stands in "and a little bit of (added) fat": how much is left open.
  func touchOfFat() -> Int? {
    guard tokens[index].isWord("with") || tokens[index].isWord("and"), !elements.isEmpty else { return nil }
    var end = index + 1
    while isWord(end, "a") || isWord(end, "small") || isWord(end, "little") { end += 1 }
    guard end > index + 1, tokens.indices.contains(end),
      tokens[end].isOne(of: "touch", "bit", "hint", "amount"), isWord(end + 1, "of")
    else { return nil }
    end += 2
    if isWord(end, "added") { end += 1 }
    return isWord(end, "fat") ? end : nil
  }

  private static let leaving = WordList.words(
    "left leaving kept keeping took taking peeled peeling pulled removed removing discarded binned ditched")
  private static let besideCover = WordList.words("the its all my off away out of")

  /// "took the skin off", "left the skin": said of the food before, as "skinless" would be.
  mutating func leavesSkin() -> Bool {
    if tokens[index].isWord("skin"), index + 1 < tokens.count, elements.contains(where: \.isWord), !isAfterContent,
      tokens[index + 1].isOne(of: "off", "removed", "on")
    {
      switch elements.last {
      // "with the skin on" is "with skin".
      case .soft(.with, _)? where tokens[index + 1].isWord("on"):
        take(through: index + 1)
        index += 1
        return true
      case .soft?: break
      default: elements.append(.soft(.comma, index))
      }
      take(through: index + 2)
      return true
    }
    guard Self.leaving.contains(tokens[index]), elements.contains(where: \.isWord) else { return false }
    let skin = Self.besideCover.end(from: index + 1, in: tokens)
    guard isWord(skin, "skin") || isWord(skin, "skins") else { return false }
    if isWord(skin + 1, "on") {
      // "kept the skin on".
      if case .soft? = elements.last { elements.removeLast() }
      elements += [.soft(.with, index), .word(skin)]
      isAfterVerb = false
      index = skin + 2
      return true
    }
    var end = skin + 1
    while end < tokens.count, tokens[end].isOne(of: "off", "away", "out") { end += 1 }
    if case .soft? = elements.last { elements.removeLast() }
    elements += [.soft(.comma, index), .word(index), .word(skin)]
    isAfterVerb = false
    index = end
    return true
  }

  /// What a person may leave on the plate, or the lean that is left of it.
  private func isCover(_ position: Int) -> Bool {
    tokens.indices.contains(position) && MealWords.covers.contains(tokens[position])
      || isWord(position, "only") && isWord(position - 1, "lean")
  }

  /// "to 1/8" fat" behind "trimmed".
  private func trimEnd() -> Int? {
    guard isWord(index + 1, "to"), index + 2 < tokens.count, tokens[index + 2].kind == .number else { return nil }
    var end = index + 3
    while end < tokens.count, tokens[end].isSign("\"") || tokens[end].isOne(of: "inch", "inches", "in", "-") {
      end += 1
    }
    return isWord(end, "fat") ? end + 1 : nil
  }

  private func word(_ position: Int) -> String { tokens.indices.contains(position) ? tokens[position].folded : "" }

  private func isWord(_ position: Int, _ word: StaticString) -> Bool {
    tokens.indices.contains(position) && tokens[position].isWord(word)
  }

  /// Takes the words and numbers up to `end` into the name.
  mutating func take(through end: Int) {
    isAfterVerb = false
    while index < end {
      if tokens[index].kind != .punctuation { elements.append(.word(index)) }
      index += 1
    }
  }
}
