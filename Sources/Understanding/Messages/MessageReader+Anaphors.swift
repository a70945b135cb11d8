/// Words that point back to a food.
extension MessageReader {
  /// "Ate one, toasted" after a question about crumpets.
  func resolvingAnaphors(_ tokens: [Token], subject: [Token]) -> [Token] {
    guard !subject.isEmpty else { return tokens }
    if let end = bareAmount(in: tokens) {
      let of = Token.word("of", at: tokens[end - 1].range)
      return Array(tokens[..<end]) + [of] + subject + Array(tokens[end...])
    }
    for (index, token) in tokens.enumerated() where index > 0 && token.kind == .word {
      let isCount = NumberWords.cardinals.contains(token)
      guard isCount || token.isOne(of: "it", "that", "some", "them", "those", "half") else { continue }
      guard
        tokens[..<index].contains(where: {
          $0.isOne(of: "had", "ate", "drank", "have", "having", "finished", "got", "log", "add")
        })
      else { continue }
      guard index + 1 == tokens.count || Self.isEnd(tokens[index + 1]) else { continue }
      let kept = isCount || token.isWord("half") ? index + 1 : index
      return Array(tokens[..<kept]) + subject + Array(tokens[(index + 1)...])
    }
    return tokens
  }

  /// "Ate a 200 g tub just now" after a question: the end of an amount with a verb of eating and no food of its own.
  private func bareAmount(in tokens: [Token]) -> Int? {
    guard let verb = Self.eating.firstIndex(in: tokens), verb <= 3, verb + 1 < tokens.count,
      let quantity = QuantityParser(tokens).quantity(at: verb + 1), !quantity.hasOf, quantity.value != nil,
      quantity.hasUnit || quantity.hasContent, quantity.seconds == nil,
      case let end = afterVessel(quantity.tokens.upperBound, in: tokens),
      end == tokens.count || Self.isEnd(tokens[end]) || tokens[end].isOne(of: "just", "with", "w"),
      end == tokens.count || !tokens[end].isWord("of")
    else { return nil }
    // "Had 100 g with a cup of rice": of what was asked about.
    if end < tokens.count, tokens[end].isOne(of: "with", "w"), quantity.grams != nil { return end }
    guard !foods.holdsFood(Array(tokens[end...])) else { return nil }
    return end
  }

  /// Past the tub of "a 200 g tub".
  private func afterVessel(_ end: Int, in tokens: [Token]) -> Int {
    end < tokens.count && Self.isMeasure(tokens[end]) ? end + 1 : end
  }

  /// "My son left his fries so I ate them", "I meant to leave the cake, but I had two": what a clause names that logs
  /// nothing is what the person then had of it.
  ///
  /// - Parameter subject: What an earlier sentence named that logged nothing.
  func resolvingNamed(_ said: [Token], subject: [Token] = []) -> [Token] {
    let tokens = portionTold(ofTheirs(said))
    guard Self.eating.occurs(in: tokens),
      tokens.indices.contains(where: { Self.mayStandAlone($0, in: tokens) })
    else { return tokens }
    let segments = SentenceSplitter.segments(of: tokens)
    guard segments.count > 1 || !subject.isEmpty else { return tokens }
    var before = NamedBefore(subject)
    var isOfOther = false
    for (place, segment) in segments.enumerated() {
      if place > 0, segment.joint == "and", FrameReader.hasOtherSubject(segments[place - 1].tokens),
        FrameReader.goesOnWithVerb(segment.tokens)
      {
        continue
      }
      let frame = FrameReader.frame(
        of: segment.tokens, isFirst: place == 0, isMeasured: FrameReader.statesMeasure(tokens))
      if let frame { isOfOther = frame == .someoneElse }
      if let frame, Self.withholding.contains(frame) {
        if let name = name(of: segment.tokens, frame: frame) { before = NamedBefore(name, by: frame) }
        continue
      }
      // "sends her regards and her plum cake": the list of the other's things goes on.
      if frame == nil, isOfOther, segment.joint == "and", let name = foods.lastName(in: segment.tokens),
        !Self.eating.occurs(in: segment.tokens)
      {
        before.goOn(with: foods.dish(of: before.name, and: name) ?? name)
        continue
      }
      // "because it had pips in it" is still of the other's.
      if Self.isOfThing(segment.tokens) { continue }
      guard !before.name.isEmpty, frame == .report else { continue }
      if let resolved = resolved(segment, of: tokens, by: before) { return resolved }
    }
    return tokens
  }

  /// "A quarter of" in "my son left a quarter of his pizza so I ate it": how much there was to eat.
  func leftOver(before end: Int, in tokens: [Token]) -> [Token] {
    guard let verb = tokens[..<end].lastIndex(where: { $0.isOne(of: "left", "leaves", "leave") }),
      let quantity = QuantityParser(Array(tokens[..<end])).quantity(at: verb + 1), quantity.value != nil
    else { return [] }
    return Array(tokens[quantity.tokens])
  }

  /// Where "the rest" of "I ate the rest" stands.
  static func theRest(in range: Range<Int>, of tokens: [Token]) -> Range<Int>? {
    guard let rest = range.dropFirst(2).first(where: { tokens[$0].isWord("rest") && tokens[$0 - 1].isWord("the") }),
      eating.contains(tokens[rest - 2]), rest + 1 == tokens.count || isEnd(tokens[rest + 1])
    else { return nil }
    return rest - 1..<rest + 1
  }

  private static let withholding: [Frame] = [.someoneElse, .negation, .plan, .hypothetical, .habit, .feeling]

  /// The food that a clause names last: of what others do, what stands behind the verb ("left his fries").
  private func name(of tokens: [Token], frame: Frame) -> [Token]? {
    if frame == .someoneElse {
      let verb = IntentWords.thirdPersonVerbs.lastIndex(in: tokens) ?? verbOfMaking(in: tokens)
      // "my son's waffles looked good": without whose they were.
      let object = Array(
        tokens[((verb ?? -1) + 1)...].drop { IntentWords.determiners.contains($0) || Self.isOwner($0) }
          .prefix { !$0.isWord("looked") })
      if let part = foods.parts(in: object).last(where: { $0.confidence > 0.5 }) { return Array(object[part.tokens]) }
    }
    // "That yoghurt is too sweet": what it is said of, and not what is said.
    if let copula = Self.copulas.firstIndex(in: tokens), copula > 0,
      let name = foods.lastName(in: Array(tokens[..<copula]))
    {
      // "That oat bar is dry": a bar.
      let last = tokens[copula - 1]
      return Self.eatenItself.contains(last) && name.last?.folded != last.folded ? name + [last] : name
    }
    return foods.lastName(in: tokens)
  }

  private static let copulas = ListWords.linking.union(["looks", "smells", "tastes"])

  /// What a sentence that logs nothing names, which the next may tell of: "swore off crisps. just had a big bag".
  func namedInVain(in tokens: [Token]) -> [Token]? {
    if let exercise = ExerciseLexicon.reference.mentions(in: tokens).last { return Array(tokens[exercise.range]) }
    return name(of: tokens, frame: .negation)
  }

  static func isMeasure(_ token: Token) -> Bool {
    UnitTable.byName[token].map { $0.dimension == .measure } ?? false
  }

  static let eating = EatingWords.taking.union(["have", "did", "sneaked", "snuck"])

  static let pronouns = ListWords.pronouns.union(["some"])

  private static func isOfThing(_ tokens: [Token]) -> Bool {
    tokens.word(FrameReader.opening(of: tokens)).isOne(of: "it", "they", "that", "he", "she")
  }
}
