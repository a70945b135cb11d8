/// Workouts that were left before their end, told by how much of them was done: "bailed on zumba, 35 mins in".
enum LeftEarly {
  static let leaving: WordSet = [
    "leave", "left", "leaving", "stop", "stopped", "stopping", "bailed", "quit", "gave", "tapped", "ducked", "dropped",
    "pulled", "packed", "abandoned", "ended", "finish", "complete",
  ]

  /// "Zumba 35 mins" for "bailed on zumba, 35 mins in": what was done, by its name and how much there was of it.
  static func done(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 5, let stop = leaving.firstIndex(in: tokens), tokens[stop...].contains(where: \.isCount)
    else { return tokens }
    let isUnfinished = deniesEnd(tokens)
    guard
      let part = tokens.indices[stop...].prefix(16).lazy.compactMap({
        part(at: $0, isUnfinished: isUnfinished, in: tokens)
      }).first,
      case let before = Array(tokens[..<part.start]),
      let mention = ActivityLexicon.reference.best(of: ActivityLexicon.reference.mentions(in: before))
    else { return tokens }
    let opening = min(stop, mention.range.lowerBound)
    let cut =
      before[..<opening].lastIndex { $0.kind == .punctuation || ListWords.clauseJoints.contains($0) }.map { $0 + 1 }
      ?? 0
    let told = Array(before[cut...])
    // "This morning" is kept.
    let time = TimeScanner.scan(told).covered.flatMap { told[$0] }
    return Array(before[..<cut]) + time + tokens[mention.range] + part.figure + tokens[part.end...]
  }

  /// "Couldn't finish", "didn't complete".
  private static func deniesEnd(_ tokens: [Token]) -> Bool {
    tokens.indices.dropFirst().contains { index in
      tokens[index].isOne(of: "finish", "complete")
        && tokens[max(0, index - 2)..<index].contains {
          $0.isOne(of: "didn't", "couldn't", "not", "never")
        }
    }
  }

  private struct Part {
    var start: Int
    var end: Int
    /// "35 mins".
    var figure: [Token]
  }

  /// "35 mins in", "10 mins out of 50", "18 of the 40 minutes", and "after 12 mins" of what was not finished.
  private static func part(at index: Int, isUnfinished: Bool, in tokens: [Token]) -> Part? {
    guard tokens[index].isCount, let number = NumberPhrase.read(at: index, in: tokens), !number.isArticle else {
      return nil
    }
    // A count may hold the "of the" behind it.
    let end =
      tokens[index..<index + number.count].firstIndex { $0.isOne(of: "of", "out") } ?? index + number.count
    let unit = measureLength(at: end, in: tokens)
    let behind = end + (unit ?? 0)
    let figure = Array(tokens[index..<behind])
    if let whole = whole(at: behind, in: tokens) {
      guard let measure = unit.map({ _ in [] }) ?? whole.unit else { return nil }
      return Part(start: index, end: whole.end, figure: figure + measure)
    }
    guard unit != nil else { return nil }
    if tokens.word(behind) == "in", closes(behind + 1, in: tokens) {
      return Part(start: index, end: behind + 1, figure: figure)
    }
    if tokens.word(behind) == "into" {
      let isNamed = IntentWords.determiners.contains(at: behind + 1, in: tokens)
      return Part(start: index, end: min(tokens.count, behind + (isNamed ? 3 : 2)), figure: figure)
    }
    guard isUnfinished, tokens.word(index - 1).isOne(of: "after", "at", "around", "about", "by") else {
      return nil
    }
    return Part(start: index, end: behind, figure: figure)
  }

  private static func closes(_ index: Int, in tokens: [Token]) -> Bool {
    guard index < tokens.count else { return true }
    return tokens[index].isBreak
      || ListWords.causes.contains(tokens[index]) || tokens[index].isOne(of: "with", "due", "though")
  }

  private static let around: WordSet = ["the", "a", "my", "planned", "scheduled", "full", "usual", "about"]

  /// "Out of 50", "of the 40 minutes", "instead of 55 min": how much there should have been, with its unit.
  private static func whole(at index: Int, in tokens: [Token]) -> (unit: [Token]?, end: Int)? {
    let isFar = tokens.word(index).isOne(of: "out", "instead")
    guard tokens.word(isFar ? index + 1 : index) == "of" else { return nil }
    var at = index + (isFar ? 2 : 1)
    while around.contains(at: at, in: tokens) { at += 1 }
    guard let number = NumberPhrase.read(at: at, in: tokens), !number.isArticle else { return nil }
    let end = at + number.count
    guard let unit = measureLength(at: end, in: tokens) else { return (nil, end) }
    return (Array(tokens[end..<end + unit]), end + unit)
  }

  /// How many tokens a measure of time, of length or of laps takes at `index`.
  private static func measureLength(at index: Int, in tokens: [Token]) -> Int? {
    if let length = Intervals.length(at: index, in: tokens) { return length.end - index }
    if tokens.word(index).isOne(of: "lengths", "laps") { return 1 }
    guard let unit = UnitTable.unit(at: index, in: tokens), unit.unit.dimension == .time, unit.unit.factor <= 3600
    else { return nil }
    return unit.count
  }
}
