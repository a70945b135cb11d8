extension SentenceSplitter {
  /// "three", "a half", but not "a pear": what may go on with the amount before "and".
  static func mayGoOn(_ index: Int, in tokens: [Token]) -> Bool {
    guard index < tokens.count else { return false }
    if tokens[index].kind == .number { return true }
    guard NumberWords.marks.mayHold(tokens[index].mark) else { return false }
    return !NumberWords.articles.contains(tokens[index]) || parts.contains(at: index + 1, in: tokens)
  }

  private static let parts: WordSet = [
    "half", "quarter", "third", "fifth", "eighth", "bit", "few", "couple", "hundred",
  ]

  /// Signs and words that lead from a name to its sets and from one set to the next.
  private static let links: WordSet = [
    ",", ":", "-", "(", "then", "and", "for", "@", "at", "with", "pb", "pr", "max", "+", "warmup", "working", "top",
    "backoff", "bodyweight", "bw", "weighted", "amrap", "failure", "again",
  ]

  /// Sets, intervals, splits and circuits, whose signs part nothing.
  static func notations(in tokens: [Token]) -> [Range<Int>] {
    let lists = setLists(in: tokens) + Intervals.ranges(in: tokens) + Splits.ranges(in: tokens)
    guard let circuit = Stations.circuit(in: tokens) else { return lists }
    return lists + [circuit.range]
  }

  /// "bench: 80x5, 85x5, 90x3", "pull ups, 4 sets of 6": the sets behind an exercise's name are its own, whatever
  /// signs part them.
  static func setLists(in tokens: [Token]) -> [Range<Int>] {
    guard tokens.contains(where: { $0.kind == .number || setNouns.contains($0) }) else { return [] }
    let mentions = ExerciseLexicon.reference.mentions(in: tokens)
    return mentions.compactMap { mention in
      var end = mention.range.upperBound
      // "10 min row, 3x12 lat pulldown": the sets are of what follows them.
      if end < tokens.count, tokens[end].isSign(",") || tokens[end].isWord("then"),
        let first = setsEnd(after: end, in: tokens),
        let next = mentions.first(where: { $0.range.lowerBound == first }),
        setsEnd(after: next.range.upperBound, in: tokens) == nil
      {
        return nil
      }
      // "goblet squats with a 20 kg kettlebell, 3 sets of 12".
      if let held = StrengthNotation(tokens, at: end, unitKg: 1).held(at: end),
        setsEnd(after: held.end, in: tokens) != nil
      {
        end = held.end
      }
      if let behind = timeEnd(after: end, in: tokens), setsEnd(after: behind, in: tokens) != nil { end = behind }
      while let next = setsEnd(after: end, in: tokens) { end = next }
      return end > mention.range.upperBound ? mention.range.lowerBound..<end : nil
    }
  }

  /// "rowing half an hour and 10 min yoga": two times of two activities, and not one of 40 minutes.
  static func partsWorkouts(_ quantity: Quantity, in tokens: [Token]) -> Bool {
    guard quantity.seconds != nil, quantity.tokens.lowerBound > 0, quantity.tokens.upperBound < tokens.count else {
      return false
    }
    let before = Array(tokens[..<quantity.tokens.lowerBound].suffix(5))
    let behind = Array(tokens[quantity.tokens.upperBound...].prefix(4))
    return isExercise(before) && isExercise(behind)
  }

  private static func isExercise(_ tokens: [Token]) -> Bool {
    !ActivityLexicon.reference.mentions(in: tokens).isEmpty || !ExerciseLexicon.reference.mentions(in: tokens).isEmpty
  }

  private static let longestTime = 4

  /// Behind "deadlifts" in "deadlifts today, 5 sets of 5": when it was, where that stands at `index`.
  private static func timeEnd(after index: Int, in tokens: [Token]) -> Int? {
    let near = Array(tokens[min(index, tokens.count)...].prefix(longestTime))
    guard let first = TimeScanner.scan(near).covered.first, first.lowerBound == 0 else { return nil }
    let end = index + first.upperBound
    return end < tokens.count && tokens[end].isWord("was") ? end + 1 : end
  }

  private static let setNouns: WordSet = ["set", "sets"]

  /// Where the sets end that stand at `index` or behind the links there; nil where none do.
  private static func setsEnd(after index: Int, in tokens: [Token]) -> Int? {
    var start = index
    while start < tokens.count, start - index < 3, links.contains(tokens[start]) { start += 1 }
    var notation = StrengthNotation(tokens, at: start, unitKg: 1)
    return notation.sets() == nil ? nil : notation.position
  }

  /// Exercises and activities close to the "and" at `index`, told from `start` on, where one may hold it.
  static func names(around index: Int, from start: Int, in tokens: [Token]) -> [Range<Int>] {
    let isExercise = ExerciseLexicon.reference.mayJoin(tokens[index - 1])
    let isActivity = ActivityLexicon.reference.mayJoin(tokens[index - 1])
    guard isExercise || isActivity else { return [] }
    let near = Array(tokens[start..<min(tokens.count, index + 3)])
    return (isExercise ? ExerciseLexicon.reference.mentions(in: near).map(\.range) : [])
      + (isActivity ? ActivityLexicon.reference.mentions(in: near).map(\.range) : [])
  }

  private static let labels: WordSet = ["steps", "hydration", "fluids", "fluid"]

  /// What two figures of one distance differ by at most; "7 - 20 km" is a clock time and a run.
  private static let widestRange = 1.25

  /// "7 - 8 km", "4.25 - 4.50 km": one distance that was not measured closely.
  static func isRange(around index: Int, in tokens: [Token]) -> Bool {
    guard index > 0, index + 2 < tokens.count, tokens[index - 1].kind == .number, tokens[index + 1].kind == .number,
      let first = tokens[index - 1].value, let last = tokens[index + 1].value, first < last,
      last <= first * widestRange,
      // "7.30 - 8 km" is a clock time and a run too.
      tokens[index - 1].folded.contains(".") == tokens[index + 1].folded.contains("."),
      let unit = UnitTable.unit(at: index + 2, in: tokens)
    else { return false }
    return unit.unit.dimension == .length
  }

  /// "8,8,6", "81/19", "10/8/6": signs glued between numbers. "pb&j": a sign glued between letters.
  static func isInsideNumber(_ index: Int, in tokens: [Token]) -> Bool {
    let token = tokens[index]
    guard token.kind == .punctuation, token.join == .glued, index > 0, index + 1 < tokens.count else { return false }
    // "steps: 9400", "hydration: 1.6 l" are one figure.
    if token.says(":") { return labels.contains(tokens[index - 1]) && tokens[index + 1].kind == .number }
    let glued = tokens[index + 1].join == .glued
    // "g&t", "pb&j": one name.
    if token.says("&") { return glued && tokens[index - 1].kind == .word }
    if token.says(",") { return glued && tokens[index - 1].kind == .number && tokens[index + 1].kind == .number }
    if token.says("/") { return glued }
    return false
  }
}
