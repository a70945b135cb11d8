/// Minutes of a hard part within a workout, which are in the time of all of it.
enum IncludedTime {
  private static let holding: WordSet = ["with", "w", "including", "incl", "inc", "featuring", "containing"]
  private static let within: WordSet = ["inside", "within", "in", "of", "during"]
  private static let between: WordSet = [
    "a", "an", "the", "last", "first", "middle", "final", "about", "around", "of", "at",
  ]
  static let efforts: WordSet = [
    "tempo", "threshold", "sprints", "sprint", "sprinting", "intervals", "hard", "fast", "sweetspot", "vo2max",
    "strides",
    "surges", "z3", "z4", "z5", "ftp", "fartlek",
  ]
  private static let behind: WordSet = [
    "pace", "effort", "efforts", "running", "work", "in", "it", "the", "middle", "at", "end", "zone", "run", "riding",
  ]

  /// `tokens` without what was within: "45 min run" of "45 min run with 15 min tempo", "tempo 15 min inside a 45 min
  /// run". How long all of it was is told beside it, and is more.
  static func dropped(from tokens: [Token]) -> [Token] {
    let tokens = withoutRounds(withoutPart(of: tokens))
    guard efforts.occurs(in: tokens) else { return tokens }
    return behindWhole(tokens) ?? beforeWhole(tokens) ?? tokens
  }

  static let pronouns = ListWords.pronouns.union(["which"])
  private static let mostPartWords = 4

  /// "Swam 1500 m, 500 of it breaststroke" without how that much of it was done.
  private static func withoutPart(of tokens: [Token]) -> [Token] {
    guard
      let of = tokens.indices.dropLast().dropFirst(3).first(where: {
        tokens[$0].isWord("of") && pronouns.contains(tokens[$0 + 1])
      }), let sign = tokens[..<of].lastIndex(where: { $0.isSign(",") || $0.isSign("(") || $0.isWord("with") }),
      sign > 1,
      let part = QuantityParser(tokens).quantity(at: sign + 1), part.tokens.upperBound == of,
      part.unit.map({ $0.dimension == .length || $0.dimension == .time }) ?? ((part.value ?? 0) > leastPart),
      case let end = tokens[of...].firstIndex(where: { $0.kind == .punctuation }) ?? tokens.count,
      end - of - 2 <= mostPartWords,
      !ActivityLexicon.reference.mentions(in: Array(tokens[..<sign])).isEmpty
    else { return tokens }
    let behind = end < tokens.count && tokens[end].isSign(")") ? end + 1 : end
    return Array(tokens[..<sign] + tokens[behind...])
  }

  private static let fighting = WordList.words(
    "boxing kickboxing sparring thai bjj jiu judo mma karate taekwondo wrestling grappling krav boxercise fight")
  static let rounds: WordSet = ["rounds", "rolls", "spars"]

  /// "Muay thai 60 min, 5 rounds of pads" without what was done in the hour.
  private static func withoutRounds(_ tokens: [Token]) -> [Token] {
    guard rounds.occurs(in: tokens), fighting.occurs(in: tokens),
      let sign = tokens.indices.dropFirst(2).dropLast(2).first(where: { index in
        tokens[index].isSign(",") && tokens[index + 1].isCount && rounds.contains(tokens[index + 2])
      }), fighting.occurs(in: tokens[..<sign]),
      tokens[..<sign].indices.contains(where: { time(at: $0, in: tokens) != nil }),
      case let end = tokens[(sign + 1)...].firstIndex(where: { $0.kind == .punctuation }) ?? tokens.count,
      !tokens[sign..<end].indices.contains(where: { time(at: $0, in: tokens) != nil })
    else { return tokens }
    return Array(tokens[..<sign] + tokens[end...])
  }

  /// A bare number of metres or steps, and no few of something.
  private static let leastPart = 20.0

  /// "45 min run with 15 min at threshold".
  private static func behindWhole(_ tokens: [Token]) -> [Token]? {
    guard let joint = holding.firstIndex(in: tokens), joint > 1,
      let whole = tokens[..<joint].indices.lazy.compactMap({ time(at: $0, in: tokens) }).first, whole.end <= joint,
      case var at = skipped(between, from: joint + 1, in: tokens), let part = time(at: at, in: tokens),
      part.seconds < whole.seconds
    else { return nil }
    at = skipped(between, from: part.end, in: tokens)
    guard efforts.contains(at: at, in: tokens) else { return nil }
    let end = skipped(behind, from: at + 1, in: tokens)
    guard tokens.ends(at: end) else { return nil }
    return Array(tokens[..<joint] + tokens[end...])
  }

  /// "15 min tempo inside a 45 min run", "tempo 15 min within an hour's run".
  private static func beforeWhole(_ tokens: [Token]) -> [Token]? {
    guard let joint = tokens.indices.first(where: { $0 > 1 && within.contains(tokens[$0]) && isWhole($0, in: tokens) }),
      case let start = (tokens[..<joint].lastIndex { $0.kind == .punctuation } ?? -1) + 1,
      efforts.occurs(in: tokens[start..<joint]),
      let part = tokens[start..<joint].indices.lazy.compactMap({ time(at: $0, in: tokens) }).first,
      let whole = time(at: skipped(between, from: joint + 1, in: tokens), in: tokens), part.seconds < whole.seconds,
      // Only the part is said before.
      tokens[start..<joint].indices.allSatisfy({ index in
        efforts.contains(tokens[index]) || between.contains(tokens[index]) || behind.contains(tokens[index])
          || tokens[index].isOne(of: "did", "i", "had") || index < part.end && tokens[index].kind != .punctuation
      })
    else { return nil }
    return Array(tokens[..<start] + tokens[(joint + 1)...])
  }

  /// "Inside a 45 min run": a time with an article behind what holds it.
  private static func isWhole(_ joint: Int, in tokens: [Token]) -> Bool {
    joint + 1 < tokens.count && NumberWords.articles.contains(tokens[joint + 1])
      || tokens[joint].isOne(of: "inside", "within")
  }

  private static func time(at index: Int, in tokens: [Token]) -> (seconds: Double, end: Int)? {
    guard index < tokens.count, let quantity = QuantityParser(tokens).quantity(at: index),
      let seconds = quantity.seconds
    else { return nil }
    return (seconds, quantity.tokens.upperBound)
  }

  private static func skipped(_ words: WordSet, from index: Int, in tokens: [Token]) -> Int {
    var at = index
    while words.contains(at: at, in: tokens) { at += 1 }
    return at
  }
}
