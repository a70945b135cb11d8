/// What a scanner may do at a word of a clause, and what the clause has to say for it.
struct ClauseStep: Sendable {
  let anchor: Anchor
  /// Takes the word, with what follows it; false where the step does not know it.
  let take: @Sendable (inout ClauseScanner, Token) -> Bool

  init(_ anchor: Anchor, _ take: @escaping @Sendable (inout ClauseScanner, Token) -> Bool) {
    self.anchor = anchor
    self.take = take
  }

  /// What is told up to the place that `end` finds is of no name and parts none.
  init(_ anchor: Anchor, gap end: @escaping @Sendable (ClauseScanner) -> Int?) {
    self.init(anchor, .gap, end)
  }

  /// The same, and another food begins behind it.
  init(_ anchor: Anchor, hard end: @escaping @Sendable (ClauseScanner) -> Int?) {
    self.init(anchor, .hard, end)
  }

  private init(_ anchor: Anchor, _ element: MealElement, _ end: @escaping @Sendable (ClauseScanner) -> Int?) {
    self.init(anchor) { scanner, _ in
      guard let end = end(scanner) else { return false }
      scanner.take(element, count: end - scanner.index)
      return true
    }
  }
}

/// Steps in their order: the first that knows a word takes it.
struct ClauseSteps: Sendable {
  private let anchors: Anchors
  private let steps: [ClauseStep]

  init(_ steps: [ClauseStep]) {
    anchors = Anchors(steps.map(\.anchor))
    self.steps = steps
  }

  /// Those that may know a word of `clause`.
  func rules(in clause: [Token]) -> Anchors.Rules { anchors.rules(in: clause) }

  /// Takes the word at the scanner's place by the first step of `open` that knows it.
  func take(_ token: Token, by scanner: inout ClauseScanner, open: Anchors.Rules) -> Bool {
    for place in steps.indices {
      // A build for tests asks the others too: what stands by no anchor of a step, it must not know.
      guard open >> Anchors.Rules(place) & 1 != 0 else {
        assert(
          isUnknown(token, to: steps[place], scanner),
          "Step \(place) takes \(token.folded) and is not anchored by anything in \(scanner.tokens.map(\.folded))")
        continue
      }
      if steps[place].take(&scanner, token) { return true }
    }
    return false
  }

  private func isUnknown(_ token: Token, to step: ClauseStep, _ scanner: ClauseScanner) -> Bool {
    var other = scanner
    return !step.take(&other, token)
  }
}
