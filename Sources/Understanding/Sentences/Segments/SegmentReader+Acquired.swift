/// What was bought, found or made, and then eaten.
extension SegmentReader {
  static let eatingVerbs = EatingWords.having
  private static let pronouns = WordList.words("it them both all half lot that those one two three four five six")
  private static let around = WordList.words(
    "i we then and just promptly quickly immediately of the off up down in on my way home bus train at desk whole most some every single last bite bit crumb morsel drop scrap mouthful"
  )

  /// "Bought a pasty and ate it": what the clause before names was eaten, whatever that clause tells of it.
  func eatWhatWasNamed(_ segments: inout [Segment]) {
    takeWhatWasOffered(&segments)
    for index in segments.indices.dropFirst() where isEatingOfNamed(segments[index].tokens) {
      guard
        let last = segments[..<index].lastIndex(where: { segment in
          [.plan, .habit, .someoneElse].contains(segment.frame) && !Self.isHandledAgain(segment.tokens)
        })
      else { continue }
      var named = last
      // "made a roast with gravy and peas, and I had seconds": more of all of it.
      while named > 0, !segments[named].isClause, segments[named - 1].frame == segments[last].frame,
        segments[index].tokens.contains(where: { $0.isWord("seconds") })
      {
        named -= 1
      }
      var start = 0
      let tokens = segments[named].tokens
      if segments[named].frame == .someoneElse {
        guard isServed(tokens, to: segments[index].tokens) else { continue }
        // "my aunt made": who served it is no part of its name.
        start = Self.serving.firstIndex(in: tokens).map { $0 + 1 } ?? 0
        if start == tokens.count { start = 0 }
      }
      let rest = Array(tokens[start...])
      guard foods.holdsFood(rest) else { continue }
      (segments[named].tokens, segments[named].range) = (
        rest, (segments[named].range.lowerBound + start)..<segments[named].range.upperBound
      )
      for place in named...index {
        segments[place].frame = .report
        segments[place].isClause = true
      }
    }
  }

  /// "Grilled it", "and cooked them" between what was named and its eating.
  private static func isHandledAgain(_ tokens: [Token]) -> Bool {
    guard let last = tokens.last, last.isWord("it") || last.isWord("them"), tokens.count <= 4 else { return false }
    return tokens.contains { $0.folded.hasSuffix("ed") || $0.isWord("cut") || $0.isWord("put") }
  }

  /// "hoovered them up": of food that was there, where "hoovered it" is said of a floor.
  private static func clearing(_ tokens: [Token]) -> Int? {
    guard let verb = tokens.firstIndex(where: { $0.isOne(of: "hoovered", "mopped", "cleared", "polished") }),
      tokens.word(verb + 1).isOne(of: "it", "them"), tokens.word(verb + 2).isOne(of: "up", "off")
    else { return nil }
    return verb
  }

  private static let beside: WordSet = ["with", "on", "for", "in", "at", "alongside", "over"]

  private static let serving: WordSet = [
    "got", "poured", "brewed", "made", "baked", "brought", "cooked", "bought", "ordered", "offered", "rejected",
    "refused", "left", "abandoned",
  ]

  /// "My daughter baked brownies so I had one": what somebody else put on the table.
  private func isServed(_ tokens: [Token], to eating: [Token]) -> Bool {
    Self.serving.occurs(in: tokens) && eating.first.map { $0.isWord("i") || $0.isWord("we") } ?? false
  }

  /// "ate it on the bus", "had two of them": an eating of something that is not named here.
  func isEatingOfNamed(_ tokens: [Token]) -> Bool {
    // "went back for seconds", "tucked in".
    if tokens.count < 12, tokens.contains(where: { $0.isWord("seconds") || $0.isWord("tucked") }),
      tokens.first.map({ $0.isWord("i") || $0.isWord("we") }) ?? false
    {
      return true
    }
    guard let verb = Self.eatingVerbs.firstIndex(in: tokens) ?? Self.clearing(tokens), verb <= 2 else { return false }
    let rest = tokens[(verb + 1)...]
    // "had it with rice".
    if verb + 2 < tokens.count, tokens[verb + 1].isWord("it") || tokens[verb + 1].isWord("them"),
      Self.beside.contains(tokens[verb + 2])
    {
      return true
    }
    // "so I had two bowls with bread", "and I ate 60 g".
    if let amount = QuantityParser(tokens).quantity(at: verb + 1), !amount.hasOf {
      let isWeighed = amount.grams != nil || amount.milliliters != nil
      if isWeighed, !foods.holdsFood(Array(tokens[amount.tokens.upperBound...])) { return true }
      if amount.unit.map({ $0.isContainer || UnitTable.trailing.contains($0.name) }) ?? false { return true }
    }
    return Self.pronouns.occurs(in: rest.prefix(4))
      && !foods.holdsFood(rest.filter { !Self.pronouns.contains($0) && !Self.around.contains($0) })
  }
}
