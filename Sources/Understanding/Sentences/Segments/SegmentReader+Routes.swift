import Foods

/// Names of ways and of company that an outing is told with.
extension SegmentReader {
  private static let roads = sides.union(["through", "over"])
  /// Of what lies along these, nothing is eaten, named or not.
  private static let sides: WordSet = ["along", "around", "round", "across", "past", "via"]
  private static let ends: WordSet = [
    "and", "with", "for", "in", "at", "to", "then", "of", "from", "on", "before", "after", "while", "but", "or", "by",
    "eating", "drinking", "having", "sipping", "munching", "until", "till", "again", "as", "than",
  ]
  private static let longest = 3

  /// `said`, of an outing that is told in `tokens`, without what it led along and who came too: "rowed 40 min along the Cherwell",
  /// "a run past the mill with Rosie".
  func withoutRoute(_ said: [Token], of tokens: [Token]) -> [Token] {
    guard said.indices.contains(where: { isRoad($0, in: said) || isCompany($0, in: said) }), tellsOuting(tokens) else {
      return said
    }
    var kept: [Token] = []
    var index = 0
    while index < said.count {
      kept.append(said[index])
      index = routeEnd(at: index, in: said)
    }
    return kept
  }

  private func isRoad(_ index: Int, in tokens: [Token]) -> Bool {
    Self.roads.contains(tokens[index]) && tokens[index].text.unicodeScalars.first?.isSmallLetter == true
  }

  /// "with Rosie": "with basil" is none.
  private func isCompany(_ index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord("with"), index + 1 < tokens.count, GivenNames.all.contains(tokens[index + 1]) else {
      return false
    }
    return SceneFilter.isCapitalLetter(tokens[index + 1])
      || foods.catalog.link(tokens[index + 1].folded)?.confidence ?? 0 < Self.surelyFood
  }

  /// Behind the names that follow the token at `index`, which is kept.
  private func routeEnd(at index: Int, in tokens: [Token]) -> Int {
    if isCompany(index, in: tokens) { return index + 2 }
    guard isRoad(index, in: tokens) else { return index + 1 }
    var at = index + 1
    let isMeant = at < tokens.count && tokens[at].isOne(of: "the", "my", "our", "a")
    if isMeant { at += 1 }
    let start = at
    while at < tokens.count, tokens[at].kind == .word, !tokens[at].isCount, !Self.ends.contains(tokens[at]),
      SceneFilter.isCapitalLetter(tokens[at])
        || at - start < Self.longest && (at > start || isMeant && Self.sides.contains(tokens[index]))
    {
      at += 1
    }
    return at
  }

  /// Whether `tokens` tell how far or how long, or what was done.
  private func tellsOuting(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      tokens[index].kind == .clock || Intervals.length(at: index, in: tokens) != nil
        || UnitTable.byName[tokens[index]]?.dimension == .time
    } || !ActivityLexicon.reference.mentions(in: tokens).isEmpty
  }
}
