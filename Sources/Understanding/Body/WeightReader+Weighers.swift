import Nutrition

/// Who or what put the person on the scales, and where that was.
extension WeightReader {
  private static let verbs = WordList.words("had has have put puts got clocked weighed weighs weigh")
  private static let staff = WordList.words(
    "nurse doctor doc gp midwife physio dietitian dietician nutritionist trainer coach pharmacist consultant pt instructor"
  )
  static let saying: WordSet = ["said", "says", "reckoned", "measured", "recorded", "got", "wrote", "noted"]
  private static let places: WordSet = ["at", "in", "from", "on"]
  private static let longestPlace = 5

  /// "The nurse had me at 84 kg" of "the nurse at the clinic had me at 84 kg": where somebody works who weighs the person is
  /// not news, and what they did with "me" at a figure is a weighing of the person.
  static func withoutWorkplace(_ said: [Token]) -> [Token] {
    let tokens = withoutSpeaker(said)
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

  /// "Weight eighty point six" for "weight: eighty point six", where a figure in digits needs no help.
  static func withoutSign(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2, weighing.contains(tokens[0]), tokens[1].isOne(of: ":", "-", "="), tokens[2].kind == .word,
      NumberWords.cardinals[tokens[2]].map({ $0 >= 30 }) ?? tokens[2].isOne(of: "twelve", "eleven", "thirteen", "one")
    else { return tokens }
    return [tokens[0]] + tokens[2...]
  }

  /// "Weighed 80.3 kg" for "the nurse said 80.3 kg": whoever reads the scales reads them of the person.
  private static func withoutSpeaker(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, tokens[0].isOne(of: "the", "my", "our"), staff.contains(tokens[1]),
      saying.contains(tokens[2]), tokens[3].isCount,
      UnitTable.unit(at: 4, in: tokens)?.unit.weighsPeople == true, tokens[3].value.map({ $0 > 5 }) ?? true
    else { return tokens }
    return [Token.word("weighed", at: tokens[2].range)] + tokens[3...]
  }

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
