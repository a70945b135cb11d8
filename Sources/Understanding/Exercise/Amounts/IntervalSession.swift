import Nutrition

/// A session of intervals under the name of the place it was done at: "track: 1k warm up, 6x300, 1k cool down".
enum IntervalSession {
  private static let verbs: WordTable<String> = [
    "track": "ran", "treadmill": "ran", "run": "ran", "ran": "ran", "running": "ran", "pool": "swam", "swim": "swam",
    "swam": "swam", "swimming": "swam", "erg": "rowed", "rower": "rowed", "rowing": "rowed", "rowed": "rowed",
  ]
  /// What names no activity to any other reader.
  private static let places: WordSet = ["track", "treadmill", "pool"]
  private static let sorts: WordSet = [
    "session", "workout", "intervals", "reps", "work", "training", "club", "on", "the",
  ]
  private static let behindInterval: WordSet = [
    "reps", "repeats", "intervals", "efforts", "fast", "hard", "sprints", "strides", "m", "metres", "meters",
  ]
  private static let behindWay: WordSet = [
    "warm", "up", "cool", "down", "warmup", "cooldown", "wu", "cd", "off", "easy", "jog", "jogging", "steady", "-",
    "warming", "cooling", "run", "swim",
  ]
  private static let joints = ListWords.listJoints.union([";", "then", "/"])

  /// "3.8 km intervals", as this writes the sum.
  static func isSum(_ tokens: [Token]) -> Bool {
    tokens.indices.dropFirst().contains { tokens[$0].isWord("intervals") && tokens[$0 - 1].isWord("km") }
  }

  /// `tokens` with the way of all parts together, and the verb of what was done there: "ran 3.8 km". What is no distance
  /// stays behind it.
  static func summed(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.isWord("x") || $0.isSign("×") }) else { return tokens }
    let named = tokens.prefix(3).firstIndex { verbs[$0] != nil }
    // "10 x 400 m, total 11 km": nobody swims or rows those.
    guard named != nil || QuantityWords.totals.occurs(in: tokens) && Intervals.ofTrack(in: tokens) else {
      return tokens
    }
    let head = named ?? 0
    let verb = named.flatMap { verbs[tokens[$0]] } ?? "ran"
    var start = named.map { $0 + 1 } ?? 0
    while sorts.contains(at: start, in: tokens) { start += 1 }
    // "Swim 3000 m: 400 wu, 10x200": all of it, and the parts of that.
    var whole: Double?
    if let all = length(at: start, in: tokens, mayBeBare: false), all.end < tokens.count,
      opening.contains(tokens[all.end])
    {
      (whole, start) = (all.meters, all.end)
    }
    if start < tokens.count, tokens[start].kind == .punctuation { start += 1 }
    var meters = 0.0
    var ways = 0
    var hasInterval = false
    var rest: [Token] = []
    for part in tokens[start...].split(whereSeparator: { joints.contains($0) }) {
      if let interval = interval(part) {
        hasInterval = true
        ways += 1
        meters += interval
      } else if let way = way(part) {
        ways += 1
        meters += way
      } else if whole == nil, let all = total(part) {
        whole = all
      } else if part.contains(where: { $0.isWord("x") }) {
        guard whole != nil else { return tokens }
        hasInterval = true
        ways += 1
      } else {
        rest.append(contentsOf: tokens[(part.startIndex - 1)..<part.endIndex])
      }
    }
    guard hasInterval, ways > 1 || whole != nil || places.contains(tokens[head]), meters <= 60_000 else {
      return tokens
    }
    let range = tokens[head].range
    if let whole, whole >= meters * leastShare {
      meters = whole
      ways = max(ways, 2)
    }
    // Intervals alone stay what they are, so that the rests in their time make no slow run of them.
    if ways == 1 { return tokens[..<head] + [Token.word(verb, at: range)] + tokens[start...] }
    let sum = [
      Token.word(verb, at: range),
      Token.number(meters / 1000, at: range),
      Token.word("km", at: range),
      // The rests are in the time that may follow.
      Token.word("intervals", at: range),
    ]
    return Array(tokens[..<head]) + sum + rest
  }

  private static let aroundTotal = QuantityWords.totals.union([
    "in", "all", "with", "incl", "including", "of", ":", "wu", "cd", "and",
  ])
  private static let opening: WordSet = [":", "-", "(", ",", "="]
  /// Whoever tells all of it may have rounded it down.
  private static let leastShare = 0.9

  /// Metres of "total 11 km", "11 km in total with wu and cd".
  private static func total(_ part: ArraySlice<Token>) -> Double? {
    let tokens = Array(part)
    guard QuantityWords.totals.occurs(in: tokens), let figure = tokens.firstIndex(where: { $0.kind == .number }),
      let (meters, end) = length(at: figure, in: tokens, mayBeBare: false),
      tokens.indices.allSatisfy({ (figure..<end).contains($0) || aroundTotal.contains(tokens[$0]) })
    else { return nil }
    return meters
  }

  /// Metres of "6 x 300", "5x1k", "4 x 800 m hard".
  private static func interval(_ part: ArraySlice<Token>) -> Double? {
    let tokens = Array(part)
    guard tokens.count > 2, tokens[0].kind == .number, let count = tokens[0].value, (2...60).contains(count),
      tokens[1].isWord("x") || tokens[1].isSign("×"), let (meters, end) = length(at: 2, in: tokens, mayBeBare: true),
      meters >= 20,
      case let last = tokens[end...].firstIndex(where: { !behindInterval.contains($0) }) ?? tokens.count,
      last == tokens.count || rests(tokens[last...])
    else { return nil }
    return count * meters
  }

  /// "Off 60 s", "with 2 min rest" behind intervals.
  private static func rests(_ tokens: ArraySlice<Token>) -> Bool {
    guard let first = tokens.first, first.isOne(of: "off", "with", "w", "@", "at", "in") else { return false }
    // "10x400 @ 80 s": how long each of them took.
    if first.isOne(of: "@", "at", "in") {
      return tokens.count <= 3 && QuantityParser(Array(tokens)).quantity(at: 1)?.seconds != nil
        || tokens.count == 2 && tokens.last?.kind == .clock
    }
    return (first.isWord("off") || TrainingWords.rests.occurs(in: tokens)) && tokens.count <= 5
      && QuantityParser(Array(tokens)).quantity(at: 1)?.seconds != nil
  }

  /// Metres of "2k warm up", "400 easy", "1 mile cool-down".
  private static func way(_ part: ArraySlice<Token>) -> Double? {
    let tokens = Array(part)
    guard let (meters, end) = length(at: 0, in: tokens, mayBeBare: tokens.count > 1),
      tokens[end...].allSatisfy({ behindWay.contains($0) })
    else { return nil }
    return meters
  }

  private static func length(at index: Int, in tokens: [Token], mayBeBare: Bool) -> (meters: Double, end: Int)? {
    guard index < tokens.count, tokens[index].kind == .number, let value = tokens[index].value, value > 0 else {
      return nil
    }
    if let length = Intervals.length(at: index + 1, in: tokens) {
      if length.isThousand { return (value * 1000, length.end) }
      let unit = UnitTable.unit(at: index + 1, in: tokens)
      return unit.map { (value * $0.unit.factor, length.end) }
    }
    // Tracks and pools are measured in metres.
    guard mayBeBare, (50...5000).contains(value), value.truncatingRemainder(dividingBy: 25) == 0 else { return nil }
    return (value, index + 1)
  }
}
