/// What was there and left alone, or had and given back.
extension SegmentReader {
  private static let refusing: WordSet = [
    "left", "ignored", "resisted", "avoided", "skipped", "refuse", "refused", "decline", "declined", "turn", "turned",
  ]

  private static let returning: WordSet = ["sent", "gave", "took", "handed", "passed"]

  /// "The soup came cold, so I sent it back": it was returned; a second one that was eaten is told of further on.
  func withholdReturned(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() {
      let tokens = segments[index].tokens
      guard let verb = Self.returning.firstIndex(in: tokens.prefix(4)), verb + 2 < tokens.count,
        tokens[verb + 1].isOne(of: "them", "it"), tokens[verb + 2].isWord("back"),
        !Self.takesAlong(tokens, from: verb),
        !segments[(index + 1)...].contains(where: { isEatingOfNamed($0.tokens) || Self.isSecond($0.tokens) })
      else { continue }
      segments[index - 1].frame = .negation
      segments[index].frame = .negation
      segments[index].isClause = true
    }
  }

  private static let sellers = WordList.words(
    "shop store supermarket counter till kitchen bar cafe restaurant bakery deli waiter waitress chef him her them")

  /// "Took it back to my desk": where it was eaten, unless it is those who sold it.
  private static func takesAlong(_ tokens: [Token], from verb: Int) -> Bool {
    guard tokens[verb].isWord("took"), verb + 3 < tokens.count,
      tokens[verb + 3].isOne(of: "to", "with", "home", "upstairs", "inside", "outside")
    else { return false }
    return !sellers.occurs(in: tokens[(verb + 4)...].prefix(2))
  }

  /// "The second one", "a new one came".
  private static func isSecond(_ tokens: [Token]) -> Bool {
    tokens.contains { $0.isOne(of: "second", "another", "new", "replacement", "next") }
  }

  /// "There were doughnuts again but I left them all alone": nobody ate what the clause before names.
  func withholdRefused(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() {
      let tokens = segments[index].tokens
      guard let verb = Self.refusing.firstIndex(in: tokens.prefix(4)), verb + 1 < tokens.count,
        tokens[verb + 1].isOne(of: "them", "it", "those"),
        !tokens[verb].isOne(of: "turn", "turned") || tokens.word(verb + 2) == "down",
        !tokens[verb].isWord("left") || tokens.contains(where: { $0.isWord("alone") })
      else { continue }
      for place in Self.offered(before: index, in: segments)...index { segments[place].frame = .negation }
    }
  }

  private static let alone = WordList.words(
    "i we i've but and just so successfully somehow managed to resisted resist declined abstained")
  private static let resisting: WordSet = ["resisted", "resist", "declined", "abstained", "passed"]

  /// "Fudge by the printer, resisted": all that a clause says, of what the one before names.
  func withholdResisted(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() where Self.resisting.occurs(in: segments[index].tokens) {
      guard segments[index].tokens.allSatisfy({ Self.alone.contains($0) }),
        case let start = Self.offered(before: index, in: segments), !Self.eatingVerbs.occurs(in: segments[start].tokens)
      else { continue }
      for place in start...index { segments[place].frame = .negation }
    }
  }

  private static let passing: WordSet = ["walked", "strolled", "walking", "marched"]
  private static let straight: WordSet = ["straight", "right", "just", "quickly", "on", "swiftly"]
  private static let ahead: WordSet = ["past", "by", "on", "away", "off", "out"]

  /// "Walked past the bakery", "nearly had a pie but kept walking": how somebody kept from eating, and no outing. What stood there
  /// before ("doughnuts at work, walked past them") was left.
  func withholdPassed(_ segments: inout [Segment]) {
    for index in segments.indices {
      let tokens = segments[index].tokens
      guard let verb = Self.passing.firstIndex(in: tokens.prefix(4)), !FrameReader.statesMeasure(tokens) else {
        continue
      }
      let isKept = verb > 0 && tokens[verb - 1].isOne(of: "kept", "on", "carried")
      if tokens[verb].isWord("walking"), !isKept { continue }
      let way = Self.straight.end(from: verb + 1, in: tokens)
      let past = way < tokens.count && Self.ahead.contains(tokens[way]) ? way : way - 1
      guard isKept || past > verb, case let object = tokens[(past + 1)...].drop(while: { $0.kind == .punctuation })
      else {
        continue
      }
      if object.isEmpty || object.first.map({ $0.isOne(of: "it", "them", "those", "that") }) == true {
        guard index > 0 else { continue }
        let start = Self.offered(before: index, in: segments)
        guard !Self.eatingVerbs.occurs(in: segments[start].tokens),
          segments[start].frame != .report || isOffered(segments[start])
        else { continue }
        for place in start...index { segments[place].frame = .negation }
      } else if tokens[past].isWord("past")
        || tokens[past].isOne(of: "away", "off") && object.first?.isWord("from") == true,
        sells(Array(object))
      {
        segments[index].frame = .negation
      }
    }
  }

  /// It names food, and nobody did anything else there.
  private func isOffered(_ segment: Segment) -> Bool {
    foods.holdsFood(segment.tokens) || Self.sellers.occurs(in: segment.tokens)
  }

  private func sells(_ tokens: [Token]) -> Bool {
    Self.sellers.occurs(in: tokens) || MealWords.eateries.occurs(in: tokens) || foods.holdsFood(tokens)
  }

  private static let offering: WordSet = ["there", "they", "he", "she", "someone", "somebody"]

  /// Where the clause begins that names what was refused; "had broth, there was flan but I skipped it" leaves the broth, and
  /// of a list that was eaten only the last was left.
  private static func offered(before index: Int, in segments: [Segment]) -> Int {
    let start =
      segments[..<index].lastIndex {
        $0.isClause || $0.tokens.first.map { offering.contains($0) } ?? false
      } ?? 0
    let isEaten = eatingVerbs.occurs(in: segments[start].tokens.prefix(3))
    return isEaten ? index - 1 : start
  }
}
