import Foundation
import Nutrition
import ToolCalls

/// Reads corrections of when: "that was lunch", "it was at 8", "no, yesterday".
struct MomentCorrection {
  let context: ReadingContext

  /// Open a line about when it was.
  private static let openings: WordSet = WordList.words(
    """
    that it this them move log count no actually sorry oops change was make that's meant wait i set put should oh
    typo correction for at file nope nah
    """)

  func reading(of said: [Token]) -> Reading? {
    let opening = ofNamedMeal(Self.withoutOpening(Self.filedAs(Self.meantAhead(countingBack(said)))))
    let whole = ofAll(opening)
    let tokens = CorrectionReader.momentInstead(opening) ?? opened(whole ?? opening)
    guard tokens.count <= 14,
      Self.openings.contains(tokens[0]) || tokens.last?.isWord("actually") == true
        || tokens.dropFirst().contains(where: { $0.isWord("not") })
    else { return nil }
    // "No snacks today" denies.
    if tokens[0].isWord("no"), tokens.count > 1, tokens[1].kind == .word, isMeal(tokens[1]),
      !tokens.dropFirst().contains(where: { $0.isWord("not") })
    {
      return nil
    }
    // "Today lunch I did not eat yet" is of another lunch.
    if Self.deniesEating(tokens) { return nil }
    if tokens[0].isWord("i"), !tokens.contains(where: { $0.isWord("meant") || $0.isWord("mean") || $0.isWord("said") })
    {
      return nil
    }
    // What stands after "not" is what it was taken for.
    var kept = tokens
    if let not = tokens.firstIndex(where: { $0.isWord("not") }), not > 0 { kept = Array(tokens[..<not]) }
    if let instead = kept.firstIndex(where: { $0.isWord("instead") }), instead > 0 { kept = Array(kept[..<instead]) }
    // "change lunch to dinner": the last one counts.
    if kept[0].isOne(of: "change", "move", "switch"), let to = kept.lastIndex(where: { $0.isWord("to") }) {
      kept = Array(kept[(to + 1)...])
    }
    if let last = context.lastEntries.last, isStillToCome(kept, last) {
      return Reading(
        clarification: Clarification(question: "That is still to come today. Which day was it?"), confidence: 0.4)
    }
    let entries = whole == nil ? Array(context.lastEntries.suffix(1)) : context.lastEntries
    let calls = entries.compactMap { change(kept, of: $0) }
    return calls.isEmpty ? nil : Reading(calls: calls.map { .correctEntry($0) })
  }

  private static func deniesEating(_ tokens: [Token]) -> Bool {
    tokens.indices.dropLast().contains { index in
      tokens[index].isOne(of: "not", "haven't", "didn't", "hadn't")
        && tokens[index + 1].isOne(of: "eat", "eaten", "have", "had", "drink", "drunk")
    }
  }

  /// "Make it 1 pm" at noon of what was eaten today: it was not yesterday for that.
  private func isStillToCome(_ kept: [Token], _ entry: Entry) -> Bool {
    let mention = scan(kept)
    guard mention.clock != nil, mention.day == nil, mention.secondsAgo == nil,
      let moment = change(kept, of: entry)?.timestamp
    else { return false }
    let clock = LocalClock(now: context.now, timeZone: context.timeZone)
    // "It was more like 11pm" of what was had at 1 last night was before midnight.
    if clock.hour(of: entry.timestamp) < 5, clock.hour(of: moment) >= 17 { return false }
    return clock.daysBack(to: entry.timestamp) == 0 && clock.daysBack(to: moment) > 0
  }

  /// "That should go under breakfast", "put that under dinner".
  private static let filing: WordSet = [
    "go", "goes", "belongs", "belong", "under", "put", "file", "filed", "into", "from",
  ]

  /// What `kept` moves of `entry`; nil where it says more than when it was.
  func change(_ kept: [Token], of entry: Entry) -> CorrectEntry? {
    let mention = scan(kept)
    guard !mention.isEmpty, mention.day != .future else { return nil }
    for index in kept.indices where !mention.covered.contains(where: { $0.contains(index) }) {
      let token = kept[index]
      guard
        token.kind == .punctuation || isMeal(token)
          || token.kind == .word
            && (CorrectionWords.fillers.contains(token) || Self.filing.contains(token) || token.folded.hasSuffix("ly"))
      else { return nil }
    }
    var call = CorrectEntry(entryId: entry.id)
    if case .meal = entry { call.mealType = mention.meal }
    if mention.saysWhen {
      var placed = mention
      // "It was at 8" keeps the day the entry has.
      if mention.day == nil, mention.secondsAgo == nil { placed = onDay(of: entry, mention) }
      if mention.day != nil, mention.clock == nil, mention.part == nil { placed = atHour(of: entry, mention) }
      call.timestamp =
        nearest(placed, to: entry)
        ?? TimeReader.resolve(placed, now: context.now, timeZone: context.timeZone).date
      if case .meal(let meal) = entry, mention.meal == nil, mention.part != nil || mention.clock != nil,
        let moment = call.timestamp, !saysMeal(meal)
      {
        // Taken for lunch by the clock, a meal of last night was dinner, and one at 7 breakfast.
        call.mealType = .at(moment, in: context.timeZone)
      }
    }
    return call.mealType != nil || call.timestamp != nil ? call : nil
  }

  /// "It was 8, not 7" of a dinner: the half of the day that is nearer to the hour it was logged at.
  private func nearest(_ mention: TimeMention, to entry: Entry) -> Date? {
    guard case .halfDay(let hour)? = mention.clock, mention.part == nil, hour < 12 else { return nil }
    let clock = LocalClock(now: context.now, timeZone: context.timeZone)
    let logged = clock.hour(of: entry.timestamp)
    var placed = mention
    placed.clock = .sure(abs(hour + 12 - logged) < abs(hour - logged) ? hour + 12 : hour)
    let moment = TimeReader.resolve(placed, now: context.now, timeZone: context.timeZone)
    // Toast at 8, and "make it 9" at half past eight in the evening: it was eaten in the morning.
    if let date = moment.date, clock.daysBack(to: date) > clock.daysBack(to: entry.timestamp), !saysHalf(entry) {
      return nil
    }
    return moment.isFuture ? nil : moment.date
  }

  /// Whether the hour of a meal was told with its half of the day.
  private func saysHalf(_ entry: Entry) -> Bool {
    guard case .meal(let meal) = entry, let raw = meal.rawInput else { return true }
    let told = Lexer.tokens(of: raw)
    return told.contains { $0.isOne(of: "am", "pm") } || TimeScanner.scan(told).part != nil
  }

  /// Whether the meal was called breakfast, lunch or dinner when it was logged.
  private func saysMeal(_ meal: Meal) -> Bool {
    meal.rawInput.map { TimeScanner.scan(Lexer.tokens(of: $0)).meal != nil } ?? true
  }

  private func isMeal(_ token: Token) -> Bool { token.kind == .word && TimeWords.meals.contains(token) }

  /// A meal's bare name counts here: "dinner, not lunch".
  private func scan(_ tokens: [Token]) -> TimeMention {
    var mention = TimeScanner.scan(tokens)
    if mention.meal == nil, let token = tokens.first(where: isMeal) { mention.meal = TimeWords.meals[token] }
    return mention
  }

  private func onDay(of entry: Entry, _ mention: TimeMention) -> TimeMention {
    var placed = mention
    let days = LocalClock(now: context.now, timeZone: context.timeZone).daysBack(to: entry.timestamp)
    if days > 0 { placed.day = .ago(days) }
    return placed
  }

  /// "That was yesterday" moves the day alone: the hour stays where the person said one, else it is the meal's usual one.
  private func atHour(of entry: Entry, _ mention: TimeMention) -> TimeMention {
    var placed = mention
    if case .meal(let meal) = entry {
      let said = TimeScanner.scan(Lexer.tokens(of: meal.rawInput ?? ""))
      if mention.meal != nil || said.clock == nil && said.part == nil && said.secondsAgo == nil {
        placed.meal = mention.meal ?? meal.mealType
        return placed
      }
    }
    placed.clock = .sure(LocalClock(now: context.now, timeZone: context.timeZone).hour(of: entry.timestamp))
    return placed
  }
}
