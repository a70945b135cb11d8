/// Circuits by the clock: "50s on 10s off, 7 stations x 2 rounds".
enum Stations {
  private static let nouns: WordSet = ["station", "stations", "exercise", "exercises", "moves", "movements"]
  private static let rounds: WordSet = ["round", "rounds", "circuits", "laps", "times", "sets"]
  private static let links: WordSet = [
    ",", "/", "-", "(", "x", "of", "for", "with", "and", "then", "at", ":", "by", "×",
  ]
  private static let longest = 600.0

  /// Where such a circuit stands in `tokens` and how many minutes it goes on; nil where its stations, its rounds or its
  /// work and rest are not said side by side.
  static func circuit(in tokens: [Token]) -> (range: Range<Int>, minutes: Double)? {
    guard nouns.occurs(in: tokens) else { return nil }
    for index in tokens.indices {
      guard let found = circuit(at: index, in: tokens) else { continue }
      return found
    }
    return nil
  }

  /// Whether `mention` is the "exercises" that are counted in a circuit.
  static func hold(_ mention: ActivityLexicon.Mention, in tokens: [Token]) -> Bool {
    circuit(in: tokens)?.range.overlaps(mention.range) ?? false
  }

  private static func circuit(at start: Int, in tokens: [Token]) -> (range: Range<Int>, minutes: Double)? {
    var stations: Double?
    var repeats: Double?
    var seconds: Double?
    var at = start
    var end = start
    while at < tokens.count {
      if let found = counted(nouns, at: at, in: tokens), stations == nil {
        stations = found
        at += 2
      } else if let found = counted(rounds, at: at, in: tokens), repeats == nil {
        repeats = found
        at += 2
      } else if seconds == nil, let found = turn(at: at, in: tokens) {
        seconds = found.seconds
        at = found.end
      } else if at > start, links.contains(tokens[at]) {
        at += 1
        continue
      } else {
        break
      }
      end = at
    }
    guard let stations, let seconds else { return nil }
    return (start..<end, min(240, stations * (repeats ?? 1) * seconds / 60))
  }

  /// 7 of "7 stations".
  private static func counted(_ nouns: WordSet, at index: Int, in tokens: [Token]) -> Double? {
    guard index + 1 < tokens.count, nouns.contains(tokens[index + 1]),
      let number = NumberPhrase.read(at: index, in: tokens), number.count == 1, (1...50).contains(number.value)
    else { return nil }
    return number.value
  }

  /// "50s on 10s off", "45 on / 15 off", "40 sec work, 20 sec rest": the work and the rest of one station.
  private static func turn(at index: Int, in tokens: [Token]) -> (seconds: Double, end: Int)? {
    guard let work = half(at: index, in: tokens), work.end < tokens.count,
      tokens[work.end].isOne(of: "on", "work")
    else { return nil }
    var next = work.end + 1
    while next < tokens.count, next - work.end < 3, links.contains(tokens[next]) { next += 1 }
    guard let rest = half(at: next, in: tokens), rest.end < tokens.count, Intervals.rest.contains(tokens[rest.end])
    else { return nil }
    return (work.seconds + rest.seconds, rest.end + 1)
  }

  /// Seconds of "40 s", "1 min" and a bare "40".
  private static func half(at index: Int, in tokens: [Token]) -> (seconds: Double, end: Int)? {
    guard index < tokens.count, tokens[index].kind == .number, let value = tokens[index].value, value > 0 else {
      return nil
    }
    guard let unit = UnitTable.unit(at: index + 1, in: tokens) else {
      return value <= longest ? (value, index + 1) : nil
    }
    guard unit.unit.dimension == .time, value * unit.unit.factor <= longest else { return nil }
    return (value * unit.unit.factor, index + 1 + unit.count)
  }
}
