/// One thing had at several times of the day: "coffee at 9, 11 and 2", "a pear at 10 and another at 11", "two teas, one at 8
/// and one at 10".
struct SeveralHours {
  let tokens: [Token]
  let holdsFood: ([Token]) -> Bool

  /// `tokens` with what was had told again beside each of its times.
  static func told(_ tokens: [Token], holdsFood: @escaping ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 4, leads.occurs(in: tokens) || tokens.contains(where: isOther) || besides.occurs(in: tokens)
    else { return tokens }
    let onesNamed = SeveralHours(tokens: tokens, holdsFood: holdsFood).onesNamed()
    return SeveralHours(tokens: onesNamed, holdsFood: holdsFood).listed()
  }

  static let leads: WordSet = ["at", "@"]
  private static let besides: WordSet = ["after", "before"]
  static let joints: WordSet = ["and", "then", "&", "plus", "n"]
  private static let verbs = IntentWords.reports.union(ToldAmounts.eating).union(["i", "i've", "we", "also", "my"])
  private static let longestPhrase = 8

  // MARK: One thing, a list of hours

  /// "Coffee at 9, coffee at 11, coffee at 2" for "coffee at 9, 11 and 2".
  private func listed() -> [Token] {
    for at in tokens.indices.dropFirst().reversed() where Self.leads.contains(tokens[at]) {
      let hours = hours(from: at + 1)
      guard hours.count > 1, let last = hours.last, let phrase = phrase(endingAt: at) else { continue }
      let thing = shared(among: hours.count, phrase)
      var told = Array(tokens[..<phrase.lowerBound])
      for (place, hour) in hours.enumerated() {
        if place > 0 { told.append(Token.sign(",", at: tokens[hour.lowerBound].range)) }
        told += thing + [Token.word("at", at: tokens[at].range)] + tokens[hour]
      }
      return told + tokens[last.upperBound...]
    }
    return tokens
  }

  /// "One coffee" of the "two coffees" that were had at two times: one at each.
  private func shared(among hours: Int, _ phrase: Range<Int>) -> [Token] {
    let thing = Array(tokens[phrase])
    guard thing[0].isCount, thing[0].saidNumber == Double(hours), UnitTable.unit(at: 1, in: thing) == nil else {
      return thing
    }
    return [Token.number(1, at: thing[0].range)] + singular(thing.dropFirst())
  }

  /// The hours of a list that begins at `start`, each closed by a sign, a joint or the day.
  private func hours(from start: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var at = start
    while let end = hourEnd(at), closes(end) {
      found.append(at..<end)
      at = end
      if at < tokens.count, tokens[at].isSign(",") { at += 1 }
      if Self.joints.contains(at: at, in: tokens) || at < tokens.count && tokens[at].isSign("&") { at += 1 }
      guard at > end else { break }
      if at < tokens.count, Self.leads.contains(tokens[at]) { at += 1 }
      if at < tokens.count, tokens[at].isWord("again") { at += 1 }
    }
    return found
  }

  /// The end of "9", "9:30", "11am" or "eleven".
  func hourEnd(_ at: Int) -> Int? {
    guard at < tokens.count, tokens[at].kind == .clock || tokens[at].isCount, tokens[at].kind == .clock || at > 0,
      let hour = tokens[at].saidNumber, (0..<24).contains(hour)
    else { return nil }
    if let half = ClockScanner(tokens).halfDay(at: at + 1), (1..<13).contains(hour) { return half.end }
    if tokens[at].kind == .clock { return at + 1 }
    return (1...12).contains(hour) && hour == hour.rounded() ? at + 1 : nil
  }

  private func closes(_ end: Int) -> Bool {
    end >= tokens.count || tokens[end].isSign(",") || tokens[end].isSign("&") || tokens[end].isSign(".")
      || Self.joints.contains(tokens[end]) || ClockScanner(tokens).closesTime(end)
  }

  // MARK: The thing

  /// The food that is named right before `end`, with what "and" joins to it where nothing else leads up to it.
  func phrase(endingAt end: Int) -> Range<Int>? {
    let start = start(of: end) { Self.verbs.contains($0) || Self.joints.contains($0) }
    let open = self.start(of: end) { Self.verbs.contains($0) }
    if open < start, isOpen(open), isFood(open..<end), isFood(open..<start) { return open..<end }
    return isFood(start..<end) ? start..<end : nil
  }

  private func start(of end: Int, isBreak: (Token) -> Bool) -> Int {
    var start = end
    while start > 0, end - start < Self.longestPhrase, tokens[start - 1].kind != .punctuation,
      tokens[start - 1].kind != .clock, !isBreak(tokens[start - 1])
    {
      start -= 1
    }
    return start
  }

  /// At the start of a sentence, or behind its verb.
  private func isOpen(_ index: Int) -> Bool {
    index == 0 || Self.verbs.contains(tokens[index - 1]) || [".", ";", "\n"].contains(tokens[index - 1].folded)
  }

  private func isFood(_ range: Range<Int>) -> Bool {
    let thing = Array(tokens[range])
    return !thing.isEmpty && (thing.contains { $0.isWord("water") } || holdsFood(thing))
      && ActivityLexicon.reference.mentions(in: thing).isEmpty
  }

  /// The last word of the name for one of it: "teas" as "tea".
  func singular(_ name: ArraySlice<Token>) -> [Token] {
    guard let last = name.last else { return [] }
    let one = EnglishPlural.singular(of: last.folded)
    return one == last.folded ? Array(name) : name.dropLast() + [Token.word(one, join: last.join, at: last.range)]
  }
}
