/// What was bought, found or made, and then eaten.
extension SegmentReader {
  private static let eating = WordList.words(
    "ate had drank finished scoffed demolished devoured inhaled downed necked smashed polished wolfed eaten drunk")
  private static let pronouns = WordList.words("it them both all half lot that those one two three four five six")
  private static let around = WordList.words(
    "i we then and just promptly quickly immediately of the off up down in on my way home bus train at desk whole most some"
  )

  /// "Bought a pasty and ate it": what the clause before names was eaten, whatever that clause tells of it.
  func eatWhatWasNamed(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() where isEatingOfNamed(segments[index].tokens) {
      guard
        let named = segments[..<index].lastIndex(where: { [.plan, .habit, .someoneElse].contains($0.frame) }),
        segments[named].frame != .someoneElse || isServed(segments[named].tokens, to: segments[index].tokens),
        foods.holdsFood(segments[named].tokens)
      else { continue }
      for place in named...index {
        segments[place].frame = .report
        segments[place].isClause = true
      }
    }
  }

  private static let fetching = PhraseTable(
    list: """
      picked up,i picked up,we picked up,nipped out for,popped out for,ran out for,went out for,nipped to the shop for
      popped to the shop for,stopped for,came home with
      """)
  /// What is bought to cook and to keep, and eaten on no way home.
  private static let staples = WordList.words(
    "milk eggs butter flour sugar oil salt potatoes onions garlic bread veg vegetables groceries")

  /// "Picked up flour and oil": shopping, where "picked up a burger" is a meal.
  func withholdShopping(_ segments: inout [Segment]) {
    for index in segments.indices where segments[index].frame == .report {
      let tokens = segments[index].tokens
      guard let match = Self.fetching.match(at: FrameReader.opening(of: tokens), in: tokens),
        case let end = FrameReader.opening(of: tokens) + match.count, end < tokens.count,
        Self.staples.contains(tokens[end]),
        end + 1 == tokens.count || Self.closers.contains(tokens[end + 1]),
        !segments[index...].contains(where: { TimeScanner.scan($0.tokens).meal != nil })
      else { continue }
      segments[index].frame = .plan
      for place in segments.indices[(index + 1)...] {
        guard segments[place].frame == .report, !segments[place].isClause else { break }
        segments[place].frame = .plan
      }
    }
  }

  private static let closers: WordSet = ["on", "from", "at", "after", "today", "for", "earlier", "this", "in"]

  private static let refusing: WordSet = ["left", "ignored", "resisted", "avoided", "skipped"]

  /// "There were doughnuts again but I left them all alone": nobody ate what the clause before names.
  func withholdRefused(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() {
      let tokens = segments[index].tokens
      guard let verb = tokens.prefix(4).firstIndex(where: { Self.refusing.contains($0) }), verb + 1 < tokens.count,
        ["them", "it", "those"].contains(tokens[verb + 1].folded),
        !tokens[verb].isWord("left") || tokens.contains(where: { $0.isWord("alone") })
      else { continue }
      for place in segments.indices[...index] { segments[place].frame = .negation }
    }
  }

  private static let serving: WordSet = [
    "got", "poured", "brewed", "made", "baked", "brought", "cooked", "bought", "ordered", "offered", "rejected",
    "refused", "left", "abandoned",
  ]

  /// "My daughter baked brownies so I had one": what somebody else put on the table.
  private func isServed(_ tokens: [Token], to eating: [Token]) -> Bool {
    tokens.contains { Self.serving.contains($0) } && eating.first.map { $0.isWord("i") || $0.isWord("we") } ?? false
  }

  /// "ate it on the bus", "had two of them": an eating of something that is not named here.
  private func isEatingOfNamed(_ tokens: [Token]) -> Bool {
    // "went back for seconds", "tucked in".
    if tokens.count < 8, tokens.contains(where: { $0.isWord("seconds") || $0.isWord("tucked") }),
      tokens.first.map({ $0.isWord("i") || $0.isWord("we") }) ?? false
    {
      return true
    }
    guard let verb = tokens.firstIndex(where: { Self.eating.contains($0) }), verb <= 2 else { return false }
    let rest = tokens[(verb + 1)...]
    // "so I had two bowls with bread", "and I ate 60 g".
    if let amount = QuantityParser(tokens).quantity(at: verb + 1), !amount.hasOf {
      let isWeighed = amount.grams != nil || amount.milliliters != nil
      if isWeighed, !foods.holdsFood(Array(tokens[amount.tokens.upperBound...])) { return true }
      if amount.unit.map({ $0.isContainer || UnitTable.trailing.contains($0.name) }) ?? false { return true }
    }
    return rest.prefix(4).contains { Self.pronouns.contains($0) }
      && !foods.holdsFood(rest.filter { !Self.pronouns.contains($0) && !Self.around.contains($0) })
  }
}
