/// Who made what is told of, where it was gathered and how it compares: said around a food, and none besides.
extension ClauseScanner {
  static let gathering: WordSet = [
    "picking", "foraging", "gathering", "fishing", "hunting", "farming", "orchard", "patch", "carving", "bobbing",
    "growing",
  ]

  /// The end of "cherry picking", "pumpkin patch" at `index`: an outing, and none of what it is named after.
  func outing() -> Int? {
    let end = index + 2
    guard end <= tokens.count, tokens[index].kind == .word, Self.gathering.contains(tokens[index + 1]),
      filter.isContent(index), end == tokens.count || !filter.isContent(end)
    else { return nil }
    return end
  }

  static let cookingFor = WordList.words(
    "made baked cooked roasted grilled fried smoked brewed prepared barbecued")

  /// The end of "Nina baked" and "my uncle Joe smoked" where a clause begins: who made what is named next.
  func cookedBy() -> Int? {
    guard elements.isEmpty || elements.last.map({ if case .hard = $0 { true } else { false } }) ?? false else {
      return nil
    }
    var at = index
    if IntentWords.determiners.contains(tokens[at]) { at += 1 }
    guard at < tokens.count, IntentWords.others.contains(tokens[at]) || FrameReader.isCalled(at, tokens) else {
      return nil
    }
    at += 1
    if FrameReader.isName(at, tokens) { at += 1 }
    guard at + 1 < tokens.count, Self.cookingFor.contains(tokens[at]), filter.startsNounPhrase(at + 1) else {
      return nil
    }
    return at + 1
  }

  private static let persons = ListWords.selves.union(["anybody", "anyone", "you", "you'll"])
  private static let ages = spans.union(["while", "ever", "forever", "far", "yet", "year"])

  /// The end of "I've had in ages", "we've cooked this year", "that I've ever made" behind a food: how it compares.
  func inAges() -> Int? {
    guard elements.contains(where: \.isWord), isAfterContent else { return nil }
    // "the best chop in years".
    if tokens[index].isWord("in"), index + 1 < tokens.count, Self.spans.contains(tokens[index + 1]),
      endsPhrase(index + 2)
    {
      return index + 2
    }
    let start = tokens[index].isWord("that") ? index + 1 : index
    guard start + 1 < tokens.count, Self.persons.contains(tokens[start]),
      let end = tokens[(start + 1)...].prefix(7).prefix(while: { $0.kind == .word }).lastIndex(where: {
        Self.ages.contains($0)
      }),
      !tokens[start..<end].contains(where: { $0.isCount }),
      tokens[(start + 1)...end].contains(where: { Self.perfect.contains($0) || $0.folded.hasSuffix("ed") })
    else { return nil }
    let last = end + 1 < tokens.count && Self.perfect.contains(tokens[end + 1]) ? end + 2 : end + 1
    return endsPhrase(last) ? last : nil
  }

  private static let spans: WordSet = ["ages", "years", "months", "weeks", "yonks", "decades"]
  static let agesAnchor = Anchor(spans, ages)
  private static let perfect: WordSet = [
    "had", "eaten", "made", "cooked", "tasted", "tried", "baked", "drunk", "got", "bought",
  ]
}
