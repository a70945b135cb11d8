import Foundation
import Nutrition
import ToolCalls

/// Finds workouts that are named by an earlier day: "same workout as yesterday", "repeat Tuesday's run".
struct WorkoutReferenceReader {
  let now: Date
  let timeZone: TimeZone

  /// A workout to be looked up, and what the words say of when it was done this time.
  struct Finding: Equatable {
    var call: AddWorkout
    var time: TimeMention
  }

  private static let triggers: WordSet = ["same", "repeat", "repeated", "redo", "redid", "again"]
  private static let comparers: WordSet = ["as", "like", "from", "of", "that"]
  private static let nouns = WordList.words("workout workouts session sessions training exercise exercises routine")
  private static let fillers = WordList.words(
    """
    i i've we my the our a an did do done doing log logged add please just exact exactly one thing time times
    last latest previous was had usual too also so then and ada today it
    """)

  /// What `tokens` refer to; nil where they say anything besides.
  func finding(in tokens: [Token]) -> Finding? {
    guard let trigger = Self.triggers.firstIndex(in: tokens) else { return nil }
    let tokens = tokens.map(Self.withoutPossessive)
    let comparer = tokens.indices.first { $0 > trigger && Self.comparers.contains(tokens[$0]) }
    let mentions = ActivityLexicon.reference.mentions(in: tokens)
    let time = TimeScanner.scan(tokens)
    var hasNoun = false
    for (index, token) in tokens.enumerated() {
      if mentions.contains(where: { $0.range.contains(index) }) || Self.nouns.contains(token) {
        hasNoun = true
        continue
      }
      let isKnown =
        token.kind == .punctuation || Self.fillers.contains(token) || Self.triggers.contains(token)
        || Self.comparers.contains(token) || time.covered.contains { $0.contains(index) }
      guard isKnown else { return nil }
    }
    guard hasNoun, let (said, done) = split(tokens, trigger: trigger, comparer: comparer) else { return nil }
    let best = ActivityLexicon.reference.best(of: mentions)
    let activity = best.flatMap { $0.activity.isGeneric ? nil : $0.activity.name }
    var call = AddWorkout(name: activity ?? "Workout")
    call.reference = WorkoutReference(daysBack: said.flatMap(daysBack), activity: activity)
    if let said, call.reference?.daysBack == nil, !said.isEmpty { return nil }
    return Finding(call: call, time: done)
  }

  /// What is said of the earlier workout's day, nil where it is the latest, and of when it was done this time.
  private func split(
    _ tokens: [Token], trigger: Int, comparer: Int?
  ) -> (reference: TimeMention?, done: TimeMention)? {
    if let comparer {
      let said = TimeScanner.scan(Array(tokens[(comparer + 1)...]))
      return (said.saysWhen ? said : nil, TimeScanner.scan(Array(tokens[..<comparer])))
    }
    // "repeat Tuesday's workout", "yesterday's run again": the day stands right before the noun.
    let owner = tokens.indices.dropLast().first { index in
      tokens[index].kind == .word && Self.isDay(tokens[index].folded) && tokens[index].text.lowercased().hasSuffix("s")
        && tokens[index].folded != tokens[index].text.lowercased()
    }
    if let owner {
      var rest = tokens
      rest.remove(at: owner)
      return (TimeScanner.scan([tokens[owner]]), TimeScanner.scan(rest))
    }
    // "ran again" is a run of its own.
    return tokens[trigger].isWord("again") ? nil : (nil, TimeScanner.scan(tokens))
  }

  private static func isDay(_ word: String) -> Bool {
    TimeWords.weekdays[word] != nil || word == "yesterday" || word == "today"
  }

  /// "Tuesday's" as "tuesday"; the text keeps what was written.
  private static func withoutPossessive(_ token: Token) -> Token {
    guard token.kind == .word else { return token }
    for ending in ["'s", "s"] where token.folded.hasSuffix(ending) {
      let stem = String(token.folded.dropLast(ending.count))
      if isDay(stem) { return token.read(as: stem) }
    }
    return token
  }

  private func daysBack(_ mention: TimeMention) -> Int? {
    guard mention.day != .future, mention.saysWhen else { return nil }
    guard let date = TimeReader.resolve(mention, now: now, timeZone: timeZone).date else { return nil }
    return LocalClock(now: now, timeZone: timeZone).daysBack(to: date)
  }

  /// Whether a noun of training or an activity begins at `index`, so that what stands before is no meal.
  static func namesWorkout(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    return nouns.contains(tokens[index])
      || ActivityLexicon.reference.mentions(in: Array(tokens[index...].prefix(3))).first?.range.lowerBound == 0
  }
}
