import Nutrition

/// Who or what put the person on the scales, and where that was.
extension WeightReader {
  private static let verbs = WordList.words("had has have put puts got clocked weighed weighs weigh")
  private static let places: WordSet = ["at", "in", "from", "on"]
  private static let longestPlace = 5

  /// "The nurse had me at 84 kg" of "the nurse at the clinic had me at 84 kg": where somebody works who weighs the person is
  /// not news, and what they did with "me" at a figure is a weighing of the person.
  static func withoutWorkplace(_ tokens: [Token]) -> [Token] {
    guard let verb = weighingOfMe(in: tokens), let place = places.firstIndex(in: tokens[..<verb]),
      place > 0, (2...longestPlace).contains(verb - place),
      tokens[place..<verb].allSatisfy({ $0.kind == .word && !ListWords.selves.contains($0) })
    else { return tokens }
    // "Had me in at 84 kg".
    let at = tokens.word(verb + 2) == "in" ? verb + 3 : verb + 2
    return Array(tokens[..<place] + tokens[verb..<(verb + 2)] + tokens[at...])
  }

  private static let scales: WordSet = ["scale", "scales"]
  private static let showing: WordSet = [":", ",", "said", "says", "showed", "read", "is", "was", "=", "-"]

  /// "Weighed 79.8" for "Dad's scale: 80.1, mine: 79.8": of two scales the person's own counts.
  static func onOwnScale(_ tokens: [Token]) -> [Token] {
    guard let mine = tokens.dropFirst(3).firstIndex(where: { $0.isWord("mine") }), scales.occurs(in: tokens[..<mine]),
      let other = tokens[..<mine].last(where: { $0.kind == .number })?.value,
      case let place = showing.end(from: mine + 1, in: tokens), place < tokens.count,
      let own = tokens[place].value, own > 0, abs(own - other) / own < farthest
    else { return tokens }
    return [Token.word("weighed", at: tokens[mine].range)] + tokens[place...]
  }

  /// What two scales differ by at most, as a share.
  private static let farthest = 0.1

  /// Where "had" stands in "had me at 84 kg", "put me in at 12 stone 4", with a figure that somebody may weigh.
  private static func weighingOfMe(in tokens: [Token]) -> Int? {
    tokens.indices.first { index in
      guard verbs.contains(tokens[index]), tokens.word(index + 1) == "me" else { return false }
      let at = tokens.word(index + 2) == "in" ? index + 3 : index + 2
      guard tokens.word(at) == "at", at + 1 < tokens.count, tokens[at + 1].isCount else { return false }
      return UnitTable.unit(at: at + 2, in: tokens).map { $0.unit.dimension == .mass } ?? true
    }
  }
}
