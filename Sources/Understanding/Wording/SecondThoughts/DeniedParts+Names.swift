/// The words that a denying clause is made of: the things it names, and how it ends.
extension DeniedParts {
  private static let determiners = ListWords.determiners.union(["all", "any"])
  private static let tails = WordList.words(
    """
    behind untouched uneaten on in to at the my a his her plate bowl glass side bin trash rubbish dog cat cats dogs
    waste off out away aside alone over there though actually sorry please after all today tonight this time mostly entirely
    again completely table for later tomorrow kitchen compost
    """)

  func denied(from index: Int, start: Int) -> Clause? {
    guard let (names, after) = names(from: index, before: start), let close = closing(from: after) else { return nil }
    return Clause(range: opening(of: start)..<close, named: names)
  }

  /// The things at `index` that were named before `start`: "the rice or the naan"; and the place behind them.
  func names(from index: Int, before start: Int) -> (named: [Range<Int>], end: Int)? {
    var found: [Range<Int>] = []
    var at = index
    while let (name, end) = name(at: at, before: start) {
      found.append(name)
      at = end
      guard at + 1 < tokens.count, tokens[at].isOne(of: "or", "and", "nor", ","),
        self.name(at: at + 1, before: start) != nil
      else { break }
      at += 1
    }
    return found.isEmpty ? nil : (found, at)
  }

  private func name(at index: Int, before start: Int) -> (named: Range<Int>, end: Int)? {
    let at = Self.determiners.end(from: index, in: tokens)
    for count in [3, 2, 1] where at + count <= tokens.count {
      let name = tokens[at..<at + count]
      guard name.allSatisfy({ $0.kind == .word }), foods.holdsFood(Array(name)),
        let named = named(name, before: opening(of: start))
      else { continue }
      return (named, at + count)
    }
    return nil
  }

  /// "didn't eat the bun" of a burger: a part that was not named is taken off the food right before.
  func part(_ index: Int, start: Int) -> Clause? {
    guard index + 1 < tokens.count, tokens[index].isOne(of: "the", "its") else { return nil }
    let opening = opening(of: start)
    var end = index + 1
    while end < tokens.count, end < index + 3, tokens[end].kind == .word, !tokens[end].isBreak,
      !Self.tails.contains(tokens[end])
    { end += 1 }
    let name = index + 1..<end
    guard !name.isEmpty, let close = closing(from: end), opening > 0, tokens[opening - 1].kind == .word,
      foods.holdsFood(Array(tokens[name])),
      isKnown(without: name, endingAt: opening)
    else { return nil }
    return Clause(range: opening..<close, named: [], part: name)
  }

  /// The sign and the conjunction that the clause at `start` is joined by.
  func opening(of start: Int) -> Int {
    var at = start
    while at > 0,
      tokens[at - 1].kind == .punctuation && !tokens[at - 1].isSign(")") || tokens[at - 1].isOne(of: "but", "and")
    {
      at -= 1
    }
    return at
  }

  /// The end of the clause where nothing else is said in it behind `index`; a reason may be given.
  func closing(from index: Int) -> Int? {
    let at = Self.tails.end(from: index, in: tokens)
    guard at < tokens.count else { return at }
    if ListWords.causes.contains(tokens[at]) {
      return tokens[at...].firstIndex { $0.kind == .punctuation } ?? tokens.count
    }
    if tokens[at].isSign(")") { return at + 1 }
    return tokens[at].kind == .punctuation || tokens[at].isOne(of: "and", "but", "then", "so") ? at : nil
  }
}
