/// Bouts that are counted first and measured behind: "two runs today, 5k and 3k".
enum CountedBouts {
  static let nouns: WordSet = [
    "runs", "walks", "swims", "rides", "jogs", "hikes", "rows", "cycles", "spins", "sessions", "classes", "workouts",
    "matches", "games",
  ]
  private static let joints: WordSet = [",", "and", "&", "+", "then", "plus"]
  private static let headingSigns: WordSet = [",", ":", "-", "(", "–"]
  /// "Went for two runs": the name alone reports each.
  private static let openings: WordSet = ["i", "did", "had", "went", "for", "on", "done", "got", "in", "my"]
  private static let most = 6.0
  /// Words between the count and the bouts: "two short easy runs".
  private static let longestName = 3

  /// `tokens` with each bout as a clause of its own, "running 5k, running 3k", where as many figures follow as were counted.
  static func parted(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4,
      let end = tokens.indices.first(where: { ends(at: $0, in: tokens) }),
      let heading = heading(endingAt: end, in: tokens)
    else { return tokens }
    var index = end + 1
    let when = TimeScanner.scan(Array(tokens[index...])).covered.first.flatMap { $0.lowerBound == 0 ? $0 : nil }
    let said = when.map { Array(tokens[index..<(index + $0.upperBound)]) } ?? []
    index += said.count
    // Of today, they follow each other up to now.
    let time = said.count == 1 && said[0].isWord("today") ? [] : said
    if holds(headingSigns, at: index, in: tokens) { index += 1 }
    guard let list = figures(from: index, in: tokens), Double(list.figures.count) == heading.count else {
      return tokens
    }
    let name = heading.name
    let bouts = list.figures.enumerated().flatMap { place, figure in
      (place == 0 ? [] : [Token.sign(",", at: tokens[figure.lowerBound].range)]) + name + tokens[figure] + time
    }
    return tokens[..<heading.start] + bouts + tokens[list.end...]
  }

  /// Whether the token at `index` is the last of what counts: "runs", "twice", the "times" of "three times".
  private static func ends(at index: Int, in tokens: [Token]) -> Bool {
    nouns.contains(tokens[index]) || tokens[index].isWord("twice")
      || tokens[index].isWord("times") && index > 0 && tokens[index - 1].isCount
  }

  /// How many there were, of what, and where that begins.
  private static func heading(endingAt end: Int, in tokens: [Token]) -> (count: Double, name: [Token], start: Int)? {
    if nouns.contains(tokens[end]) {
      guard let count = tokens[..<end].suffix(longestName).lastIndex(where: \.isCount),
        let value = tokens[count].saidNumber, (2...most).contains(value),
        let name = name(in: Array(tokens[(count + 1)...end]))
      else { return nil }
      var start = count
      while start > 0, openings.contains(tokens[start - 1]) { start -= 1 }
      return (value, name, start)
    }
    let isTwice = tokens[end].isWord("twice")
    let start = isTwice ? end : end - 1
    guard let value = isTwice ? 2 : tokens[start].saidNumber, (2...most).contains(value),
      case let before = Array(tokens[..<start]),
      let mention = ActivityLexicon.reference.mentions(in: before).last, mention.range.upperBound == start
    else { return nil }
    return (value, before.isEmpty ? [] : Array(before[mention.range]), mention.range.lowerBound)
  }

  /// What `tokens` call one of the bouts, in a word that reports it.
  private static func name(in tokens: [Token]) -> [Token]? {
    let mentions = ActivityLexicon.reference.mentions(in: tokens)
    guard let activity = ActivityLexicon.reference.best(of: mentions)?.activity, !activity.isGeneric,
      let range = tokens.first?.range
    else { return nil }
    return Token.words(activity.name.lowercased().parted(by: " ").map(String.init), at: range)
  }

  /// The distances or times listed from `start` on, all of one kind, and where they end.
  private static func figures(from start: Int, in tokens: [Token]) -> (figures: [Range<Int>], end: Int)? {
    var found: [Range<Int>] = []
    var kind: MeasureUnit.Dimension?
    var index = start
    while let figure = figure(at: index, in: tokens), kind == nil || kind == figure.dimension {
      kind = figure.dimension
      var end = figure.end
      // "5k in 25 min and 3k in 14".
      if figure.dimension == .length, tokens.word(end) == "in",
        let time = Self.figure(at: end + 1, in: tokens), time.dimension == .time
      {
        end = time.end
      }
      found.append(index..<end)
      index = end
      while holds(joints, at: index, in: tokens),
        holds(joints, at: index + 1, in: tokens) || Self.figure(at: index + 1, in: tokens) != nil
      {
        index += 1
      }
    }
    guard found.count > 1 else { return nil }
    let rest = Array(tokens[index...])
    let isEnd = rest.first.map { $0.kind == .punctuation || $0.isWord("and") } ?? true
    return isEnd || TimeScanner.scan(rest).covered.first?.lowerBound == 0 ? (found, index) : nil
  }

  /// Whether the word or sign at `index` is one of `words`.
  private static func holds(_ words: WordSet, at index: Int, in tokens: [Token]) -> Bool {
    index < tokens.count && words.contains(tokens[index])
  }

  /// One distance or time in digits at `index`: "20 min and 30 min" are two.
  private static func figure(at index: Int, in tokens: [Token]) -> (dimension: MeasureUnit.Dimension, end: Int)? {
    guard index < tokens.count, tokens[index].kind == .number else { return nil }
    if tokens.word(index + 1) == "k" { return (.length, index + 2) }
    guard let unit = UnitTable.unit(at: index + 1, in: tokens),
      unit.unit.dimension == .length || unit.unit.dimension == .time
    else { return nil }
    return (unit.unit.dimension, index + 1 + unit.count)
  }
}
