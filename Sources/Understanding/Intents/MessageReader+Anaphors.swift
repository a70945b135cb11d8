/// Words that point back to a food.
extension MessageReader {
  /// "Ate one, toasted" after a question about crumpets.
  func resolvingAnaphors(_ tokens: [Token], subject: [Token]) -> [Token] {
    guard !subject.isEmpty else { return tokens }
    if let end = bareAmount(in: tokens) {
      let of = Token(kind: .word, text: "of", folded: "of", range: tokens[end - 1].range)
      return Array(tokens[..<end]) + [of] + subject + Array(tokens[end...])
    }
    for (index, token) in tokens.enumerated() where index > 0 && token.kind == .word {
      let isCount = NumberWords.cardinals[token] != nil
      guard isCount || ["it", "that", "some", "them", "those", "half"].contains(token.folded) else { continue }
      guard
        tokens[..<index].contains(where: {
          ["had", "ate", "drank", "have", "having", "finished", "got", "log", "add"].contains($0.folded)
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
    guard let verb = tokens.firstIndex(where: { Self.eating.contains($0) }), verb <= 3, verb + 1 < tokens.count,
      let quantity = QuantityParser(tokens).quantity(at: verb + 1), !quantity.hasOf, quantity.value != nil,
      quantity.unit != nil || quantity.content != nil, quantity.seconds == nil,
      case let end = afterVessel(quantity.tokens.upperBound, in: tokens),
      end == tokens.count || Self.isEnd(tokens[end]) || tokens[end].isWord("just"),
      end == tokens.count || !tokens[end].isWord("of"), !foods.holdsFood(Array(tokens[end...]))
    else { return nil }
    return end
  }

  /// Past the tub of "a 200 g tub".
  private func afterVessel(_ end: Int, in tokens: [Token]) -> Int {
    end < tokens.count && Self.isMeasure(tokens[end]) ? end + 1 : end
  }

  /// "My son left his fries so I ate them": what another's clause names is what the person had of it.
  func resolvingOthersFood(_ tokens: [Token]) -> [Token] {
    guard
      tokens.indices.contains(where: { index in
        IntentWords.others.contains(tokens[index]) || Self.isOwner(tokens[index])
          || FrameReader.texts.contains(tokens[index])
          || FrameReader.isCalled(index, tokens)
      }),
      tokens.contains(where: { Self.pronouns.contains($0) || $0.isCount || Self.isMeasure($0) })
    else { return tokens }
    var named: [Token] = []
    for (place, segment) in SentenceSplitter.segments(of: tokens).enumerated() {
      let frame = FrameReader.frame(of: segment.tokens, isFirst: place == 0)
      if frame == .someoneElse {
        // What stands behind the verb: "left his fries", "made lasagne".
        let verb = segment.tokens.lastIndex { IntentWords.thirdPersonVerbs.contains($0) }
        // "my son's waffles looked good": without whose they were.
        let object = Array(
          segment.tokens[((verb ?? -1) + 1)...].drop {
            IntentWords.determiners.contains($0)
              || Self.isOwner($0)
          }.prefix { !$0.isWord("looked") })
        named = foods.parts(in: object).last { $0.confidence > 0.5 }.map { Array(object[$0.tokens]) } ?? named
        continue
      }
      // "because it had pips in it" is still of the other's.
      if Self.isOfThing(segment.tokens) { continue }
      if !named.isEmpty, frame == .report, let end = bareHelping(in: segment) {
        let of = Token(kind: .word, text: "of", folded: "of", range: tokens[end].range)
        return Array(tokens[...end]) + [of] + named + Array(tokens[(end + 1)...])
      }
      guard !named.isEmpty, frame == .report,
        let index = segment.range.first(where: { index in
          index > segment.range.lowerBound
            && (Self.pronouns.contains(tokens[index])
              || tokens[index].isCount && Self.eating.contains(tokens[index - 1])
                && !(index + 1 < tokens.count && tokens[index + 1].isWord("of")))
            && (index + 1 == tokens.count || Self.isEnd(tokens[index + 1]))
        })
      else { continue }
      // "I had one".
      if tokens[index].isCount {
        return Array(tokens[...index]) + named + Array(tokens[(index + 1)...])
      }
      // "4 of them" counts them.
      let isCounted =
        tokens[index - 1].isWord("of") && index > 1
        && (tokens[index - 2].kind == .number || NumberWords.cardinals[tokens[index - 2]] != nil)
      return Array(tokens[..<(isCounted ? index - 1 : index)]) + named + Array(tokens[(index + 1)...])
    }
    return tokens
  }

  /// "I had two helpings", "I ate a big slice": a measure of what somebody else made, and no food of its own.
  private func bareHelping(in segment: Segment) -> Int? {
    guard segment.tokens.contains(where: { Self.eating.contains($0) }),
      let place = segment.tokens.lastIndex(where: Self.isMeasure),
      place > 0, !foods.holdsFood(segment.tokens.filter { !Self.isMeasure($0) }),
      place + 1 == segment.tokens.count
        || Self.isEnd(segment.tokens[place + 1]) && !segment.tokens[place + 1].isWord("of")
    else { return nil }
    return segment.range.lowerBound + place
  }

  private static func isMeasure(_ token: Token) -> Bool {
    UnitTable.unit(named: token.folded).map { $0.dimension == .measure } ?? false
  }

  private static let eating: WordSet = [
    "had", "ate", "have", "got", "took", "grabbed", "eaten", "finished", "scoffed", "demolished", "devoured",
  ]

  private static let pronouns: WordSet = ["it", "them", "those", "that", "some"]

  /// "son's".
  private static func isOwner(_ token: Token) -> Bool {
    token.folded.hasSuffix("'s") && IntentWords.others.contains(String(token.folded.dropLast(2)))
  }

  private static func isOfThing(_ tokens: [Token]) -> Bool {
    ["it", "they", "that", "he", "she"].contains(FrameReader.word(FrameReader.opening(of: tokens), tokens))
  }

  private static let ends: WordSet = [
    "with", "for", "and", "at", "this", "today", "yesterday", "but", "in", "on", "of", "last", "earlier", "anyway",
    "off", "up", "too", "instead",
  ]

  /// Whether a phrase may end before `token`.
  private static func isEnd(_ token: Token) -> Bool { token.kind == .punctuation || ends.contains(token) }
}
