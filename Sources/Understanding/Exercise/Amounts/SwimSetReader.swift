import Nutrition
import ToolCalls

/// Reads what a swimmer's session was made of: "8x75 fly on 1:20, 250 kick, 150 easy free".
struct SwimSetReader: TokenLooking {
  let tokens: [Token]

  init(_ tokens: [Token]) { self.tokens = tokens }

  private static let strokes = WordList.words(
    """
    free freestyle fly butterfly back backstroke breast breaststroke im medley kick kicks kicking pull pulls pulling drill
    drills crawl frontcrawl
    """)
  private static let manners = WordList.words(
    """
    easy hard fast steady moderate build descend descending desc choice mixed warm up cool down warmup cooldown wu cd warmdown
    main set swim sprint sprints paddles fins buoy snorkel with w no board each x loosen aerobic smooth relaxed front swum
    """)
  private static let yards: WordSet = ["y", "yd", "yds", "yard", "yards"]
  private static let meters: WordSet = ["m", "s", "meter", "meters", "metre", "metres"]
  private static let joints = ListWords.listJoints.union(["then", "plus", ".", "(", ")", "-", "/"])
  private static let closers: WordSet = ["this", "today", "yesterday", "tonight", "in", "took", "at", "earlier"]
  private static let pauses: WordSet = ["rest", "rests", "recovery"]
  private static let ways = 25.0...5000

  /// What one part of the session comes to.
  private struct Part {
    var meters: Double
    var hasStroke: Bool
    var hasSendOff: Bool
    /// "8x50": as often and as far as nobody lifts.
    var isSet: Bool
    var end: Int
  }

  /// False where no figure stands close before a stroke, which is so of nearly every sentence.
  private var maySwim: Bool {
    tokens.indices.contains { index in
      Self.strokes.contains(tokens[index]) && tokens[max(0, index - 4)..<index].contains { $0.kind == .number }
    }
  }

  /// The session of a whole sentence, with the words before and behind it that say when; nil where any figure in it is
  /// of something else.
  func session() -> (workout: AddWorkout, around: [Token])? {
    guard maySwim, let figure = tokens.firstIndex(where: { $0.kind == .number }) else { return nil }
    // "Swam 2k: 400 warm up, ...": the heading has a figure too.
    let heading = tokens.firstIndex { $0.isSign(":") }.map { $0 + 1 }
    let first = heading.map { $0 < tokens.count && tokens[$0].kind == .number ? $0 : figure } ?? figure
    let isNamed = ActivityLexicon.reference.mentions(in: Array(tokens[..<first])).contains { $0.activity.isSwim }
    guard isNamed || first == 0, case (let parts, let end) = parts(from: first), !parts.isEmpty,
      parts.contains(where: \.hasStroke),
      isNamed || parts.count(where: \.hasStroke) > 1
        || parts.contains(where: { $0.hasStroke && ($0.hasSendOff || $0.isSet) }),
      let activity = ActivityLexicon.reference.activity(listed: "Swimming")
    else { return nil }
    let rest = Array(tokens[end...])
    let said = WorkoutAmountReader.read(rest, isSwim: true)
    let whole = WorkoutAmountReader.read(Array(tokens[..<first]), isSwim: true)
    // What is told behind it holds no figure but how long all of it took.
    guard
      rest.indices.allSatisfy({ index in rest[index].kind != .number || said.covered.contains { $0.contains(index) } })
    else { return nil }
    var amounts = WorkoutAmounts()
    amounts.kilometers = min(50, whole.kilometers ?? parts.reduce(0) { $0 + $1.meters } / 1000)
    amounts.minutes = whole.minutes ?? said.minutes
    amounts.kilocalories = whole.kilocalories ?? said.kilocalories
    let workout = WorkoutReader().workout(activity, amounts: amounts, phrase: nil)
    return (workout, Array(tokens[..<first]) + rest)
  }

  /// The parts from `index` on, and where what belongs to none of them begins.
  private func parts(from index: Int) -> (parts: [Part], end: Int) {
    var parts: [Part] = []
    var end = index
    while let part = part(at: end) {
      parts.append(part)
      end = part.end
      var next = Self.joints.end(from: end, in: tokens)
      // "16 x 25 free, 20 s rest, 200 easy".
      if next < tokens.count, let pause = sendOff(at: next) {
        next = pause
        next = Self.joints.end(from: next, in: tokens)
        end = pause
      }
      guard next < tokens.count, self.part(at: next) != nil else { break }
      end = next
    }
    return (parts, end)
  }

  private func number(_ at: Int) -> Double? {
    at < tokens.count && tokens[at].kind == .number ? tokens[at].value : nil
  }

  /// "8 x 75 fly on 1:20", "250 kick", "8x50s fly".
  private func part(at index: Int) -> Part? {
    guard var length = number(index) else { return nil }
    var at = index + 1
    var count = 1.0
    if word(at) == "x" || sign(at, "×") || sign(at, "*"), let inner = number(at + 1), (1...60).contains(length) {
      count = length
      length = inner
      at += 2
    }
    guard Self.ways.contains(length), length.truncatingRemainder(dividingBy: 25) == 0 else { return nil }
    if at < tokens.count, Self.yards.contains(tokens[at]) {
      length *= 0.9144
      at += 1
    } else if at < tokens.count, Self.meters.contains(tokens[at]) {
      at += 1
    }
    var part = Part(
      meters: count * length, hasStroke: false, hasSendOff: false, isSet: count >= 4 && length >= 50, end: at)
    while at < tokens.count {
      if Self.strokes.contains(tokens[at]) {
        part.hasStroke = true
        at += 1
      } else if Self.manners.contains(tokens[at]) {
        at += 1
      } else if let end = sendOff(at: at) {
        part.hasSendOff = true
        at = end
      } else if tokens[at].kind == .punctuation && Self.joints.contains(tokens[at]) || tokens[at].isWord("and")
        || tokens[at].isWord("then") || tokens[at].isWord("plus")
      {
        break
      } else if part.hasStroke, Self.closers.contains(tokens[at]) {
        break
      } else {
        return nil
      }
    }
    part.end = at
    return part
  }

  /// "on 1:20", "off 70 secs", "@ 1:30", "with 20 s rest", "15 s rest": when the next one begins.
  private func sendOff(at index: Int) -> Int? {
    let hasLead = tokens[index].isOne(of: "on", "off", "@")
    let start = hasLead || tokens[index].isSign("(") ? index + 1 : index
    guard start < tokens.count else { return nil }
    var end = start + 1
    if tokens[start].kind != .clock {
      guard tokens[start].kind == .number else { return nil }
      let unit = UnitTable.unit(at: end, in: tokens)
      guard unit?.unit.dimension == .time || hasLead && unit == nil else { return nil }
      end += unit?.count ?? 0
    }
    if end < tokens.count, Self.pauses.contains(tokens[end]) { return end + 1 }
    return hasLead ? end : nil
  }
}
