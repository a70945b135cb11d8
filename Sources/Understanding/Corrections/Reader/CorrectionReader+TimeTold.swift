import Foundation
import Nutrition

/// Lines that move the hour of what was logged last: "ate at 7 actually", "change the time to 1", "make it 8" of soup at 7.
extension CorrectionReader {
  private static let longestOfTime = 10
  private static let doing: WordSet = [
    "had", "ate", "drank", "did", "went", "ran", "swam", "cycled", "trained", "walked", "started", "finished",
  ]
  private static let changing: WordSet = ["change", "move", "set", "make", "update", "correct", "fix", "adjust", "put"]
  private static let closings: WordSet = ["actually", "sorry", "though", "instead", "please", "oops", "not"]
  private static let halves: WordSet = ["am", "pm", "a.m", "p.m", "o'clock", "oclock"]

  /// "It was at 8", which the words of `said` come to; nil where they say something else than when it was.
  func timeTold(_ said: [Token]) -> [Token]? {
    guard said.count <= Self.longestOfTime, let last = context.lastEntries.last,
      let figure = said.firstIndex(where: { $0.kind == .clock || $0.kind == .number })
    else { return nil }
    let isEnd = said[(figure + 1)...].allSatisfy {
      $0.kind == .punctuation && !$0.isSign("?") || Self.closings.contains($0) || Self.halves.contains($0)
    }
    guard isEnd, !said[(figure + 1)...].contains(where: { $0.isWord("not") }) else { return nil }
    let ahead = said[..<figure].filter { $0.kind != .punctuation }.drop { Self.interjections.contains($0) }
    guard
      saysTime(Array(ahead)) || isHour(said[figure], behind: Array(ahead), of: last, isSecondThought: figure > 0)
    else { return nil }
    let half = said[(figure + 1)...].filter { Self.halves.contains($0) }
    return Token.words(["it", "was", "at"], at: said[figure].range) + [said[figure]] + half
  }

  /// "Ate it at", "the time to": an hour and nothing else can follow.
  private func saysTime(_ ahead: [Token]) -> Bool {
    let words = ahead.drop { $0.isWord("i") }
    if let verb = words.first, Self.doing.contains(verb) {
      let rest = words.dropFirst().drop { $0.isOne(of: "it", "that", "this", "them", "actually") }
      return rest.count == 1 && rest.allSatisfy { $0.isOne(of: "at", "around", "about") }
    }
    let order = words.first.map { Self.changing.contains($0) } == true ? words.dropFirst() : words[...]
    let name = order.drop { $0.isOne(of: "the", "its") }
    guard let noun = name.first, noun.isOne(of: "time", "hour"), name.count > 1 else { return false }
    return name.dropFirst().allSatisfy { $0.isOne(of: "to", "at", "of", "it", "that", "this", "for") }
  }

  private static let singular: WordSet = ["it", "was", "change", "changed", "to", "that", "time", "is", "at", "be"]
  private static let loose = singular.union(["make", "made", "actually", "sorry", "no", "should", "set", "move"])
  /// Further off is hardly the same hour, put right.
  private static let mostHoursOff = (clock: 4.0, figure: 2.0)

  /// Whether a bare figure behind "make it" or "it was" is the hour of what was told with one: a whole clock is, and a
  /// number where nothing was counted that it might count.
  private func isHour(
    _ figure: Token, behind ahead: [Token], of entry: Entry, isSecondThought: Bool
  ) -> Bool {
    // "Actually 8" of a run: of a meal it may be as many pieces.
    let isMarked = if case .workout = entry { isSecondThought } else { false }
    guard let value = figure.value, (1..<13).contains(value), ahead.allSatisfy({ Self.loose.contains($0) }),
      !ahead.isEmpty || figure.kind == .clock || isMarked, let hour = hourOfClock(entry)
    else { return false }
    let apart = abs(value - hour)
    let off = min(apart, 12 - apart)
    if figure.kind == .clock {
      return off <= Self.mostHoursOff.clock && figure.text.count { $0 == ":" } == 1
    }
    if case .workout(let workout) = entry { return isHourOf(workout, value, off: off) }
    guard case .meal(let meal) = entry, off > 0, off <= Self.mostHoursOff.figure, value == value.rounded(),
      let raw = meal.rawInput, meal.items.count <= 2
    else { return false }
    let told = Lexer.tokens(of: raw)
    let clock = told.indices.filter { saysHour(at: $0, in: told, hour) }
    guard clock.count == 1,
      !told.indices.contains(where: { $0 != clock[0] && told[$0].isCount && !isArticle(told[$0]) })
    else { return false }
    // "A coffee at 1, make it 2" is of two, and "cookies at 4, make it 5" of five.
    if value <= 2, told.contains(where: isArticle) { return false }
    return ahead.allSatisfy { Self.singular.contains($0) } || !told[..<clock[0]].contains(where: isPlural)
  }

  /// Those that a morning, a noon, an afternoon, an evening and a night are laid at.
  private static let usualHours: Set<Double> = [8, 10, 12, 15, 19, 21]

  /// Whether a number behind "actually" is the hour of a run that was told with one: it is nearer to that than to how far
  /// and how long it was. What was told of a morning has its usual hour, and nobody said that.
  private func isHourOf(_ workout: WorkoutLog, _ value: Double, off: Double) -> Bool {
    let hour = LocalClock(now: context.now, timeZone: context.timeZone).hour(of: workout.startTime)
    guard off > 0, off <= Self.mostHoursOff.figure, value == value.rounded(), workout.exercises.isEmpty,
      !Self.usualHours.contains(hour)
    else { return false }
    let figures = [workout.distanceKm, workout.durationMin].compactMap(\.self)
    // "Actually 10" of ten kilometres says nothing new of them.
    return figures.allSatisfy { $0 == value || off < abs(value - $0) }
  }

  private func isArticle(_ token: Token) -> Bool { NumberWords.articles.contains(token) }

  private func isPlural(_ token: Token) -> Bool {
    token.kind == .word && token.folded.hasSuffix("s") && EnglishPlural.singular(of: token.folded) != token.folded
      && TimeWords.meals[token] == nil
  }

  /// The hour of twelve that an entry was told for: of a meal as the person said it, of a workout where it began upon
  /// the hour and not now.
  private func hourOfClock(_ entry: Entry) -> Double? {
    let time = LocalClock(now: context.now, timeZone: context.timeZone).hour(of: entry.timestamp)
    let hour = time.truncatingRemainder(dividingBy: 12)
    let ofClock = hour < 1 ? hour + 12 : hour
    switch entry {
    case .meal(let meal):
      let told = Lexer.tokens(of: meal.rawInput ?? "")
      return told.indices.contains { saysHour(at: $0, in: told, ofClock) } ? ofClock : nil
    case .workout: return time == time.rounded() && entry.timestamp != context.now ? ofClock : nil
    default: return nil
    }
  }

  /// "At 7", "7am": the figure at `index` is told as that hour.
  private func saysHour(at index: Int, in tokens: [Token], _ hour: Double) -> Bool {
    guard let value = tokens[index].value, abs(value - hour) < 0.01 else { return false }
    return tokens[index].kind == .clock || index + 1 < tokens.count && Self.halves.contains(tokens[index + 1])
      || index > 0 && tokens[index - 1].isOne(of: "at", "around", "about", "@")
  }
}
