import Foundation
import Nutrition
import ToolCalls

/// Reads corrections of when: "that was lunch", "it was at 8", "no, yesterday".
struct MomentCorrection {
  let context: ReadingContext

  private static let pronouns: WordSet = WordList.words(
    """
    that it this them move log count no actually sorry oops change was make that's meant wait i set put should oh
    typo correction for at file nope nah
    """)

  func reading(of said: [Token]) -> Reading? {
    let opening = ofNamedMeal(Self.withoutOpening(Self.filedAs(Self.meantAhead(said))))
    let whole = ofAll(opening)
    let tokens = CorrectionReader.momentInstead(opening) ?? opened(whole ?? opening)
    guard tokens.count <= 14,
      Self.pronouns.contains(tokens[0]) || tokens.last?.isWord("actually") == true
        || tokens.dropFirst().contains(where: { $0.isWord("not") })
    else { return nil }
    // "No snacks today" denies.
    if tokens[0].isWord("no"), tokens.count > 1, tokens[1].kind == .word, isMeal(tokens[1]),
      !tokens.dropFirst().contains(where: { $0.isWord("not") })
    {
      return nil
    }
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

  /// "I meant 7 pm" for "7 pm I mean".
  private static func meantAhead(_ tokens: [Token]) -> [Token] {
    let said = tokens.dropLast(while: { $0.kind == .punctuation })
    guard said.count > 2, let last = said.last, last.isOne(of: "mean", "meant"), said[said.count - 2].isWord("i") else {
      return tokens
    }
    return Token.words(["i", "meant"], at: last.range) + said.dropLast(2).dropLast(while: { $0.kind == .punctuation })
  }

  /// "That was breakfast" for "that counts as breakfast".
  private static func filedAs(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, tokens[0].isOne(of: "that", "it", "this"), tokens[1].isOne(of: "counts", "counted"),
      tokens[2].isWord("as")
    else { return tokens }
    return [tokens[0], Token.word("was", at: tokens[1].range)] + tokens[3...]
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

  private static let hours: WordSet = ["at", "around", "about"]

  /// "Lunch was at 2", "had lunch at 2" of a lunch as "it was at 2".
  private func ofNamedMeal(_ said: [Token]) -> [Token] {
    if let told = ofOccasion(said) { return told }
    let start = said.first.map { $0.isWord("had") } == true ? 1 : 0
    guard said.count > 3, case .meal(let meal)? = context.lastEntries.last,
      MealWords.mealTypes[said[start]] == meal.mealType, Self.hours.contains(said[2]),
      start == 1 || said[1].isOne(of: "was", "is")
    else { return said }
    let range = said[0].range
    func word(_ text: String) -> Token { Token.word(text, at: range) }
    return [word("it"), word("was"), word("at")] + said[3...]
  }

  /// "My break was at 4" of what was had "on my break" as "it was at 4": an occasion that the last message told.
  private func ofOccasion(_ all: [Token]) -> [Token]? {
    let said = all.first.map { $0.isOne(of: "my", "the") } == true ? all : [Token.word("the", at: all[0].range)] + all
    guard said.count > 4, said[2].isOne(of: "was", "is"), Self.hours.contains(said[3]),
      case .meal(let meal)? = context.lastEntries.last, let raw = meal.rawInput,
      Lexer.tokens(of: raw).contains(where: { $0.folded == said[1].folded }),
      !meal.items.contains(where: { ItemMatcher.words(of: $0.name).contains(said[1].folded) })
    else { return nil }
    return Token.words(["it", "was", "at"], at: said[0].range) + said[4...]
  }

  /// "That should go under breakfast", "put that under dinner".
  private static let filing: WordSet = [
    "go", "goes", "belongs", "belong", "under", "put", "file", "filed", "into", "from",
  ]

  private static let wrong: WordSet = ["wrong", "incorrect", "bad"]
  private static let aspects: WordSet = ["time", "day", "date", "meal"]

  /// "wrong time, it was 7am" without its opening, "time should be 8" as "it was at 8".
  private func opened(_ said: [Token]) -> [Token] {
    // "I had that at 6", "ate it at 7".
    let verb = said.first.map { $0.isWord("i") } == true ? 1 : 0
    if said.count > verb + 2, said[verb].isOne(of: "had", "ate", "drank", "did"),
      said[verb + 1].isOne(of: "that", "it", "this", "them")
    {
      return [said[verb + 1]] + said[(verb + 2)...]
    }
    var start = said.first.map { $0.isOne(of: "the", "sorry", "oops") } == true ? 1 : 0
    let isWrong = start < said.count && Self.wrong.contains(said[start])
    if isWrong { start += 1 }
    guard start + 2 < said.count, Self.aspects.contains(said[start]),
      isWrong || said[start + 1].isOne(of: "should", "was", "is")
    else { return said }
    let isHour = said[start].isWord("time")
    var rest = Array(said[(start + 1)...].drop { $0.kind == .punctuation })
    // "time was 8 not 7".
    if let not = rest.firstIndex(where: { $0.isWord("not") }), not > 1 { rest = Array(rest[..<not]) }
    if let first = rest.first, first.isOne(of: "should", "was", "is") {
      rest.insert(Token.word("it", at: first.range), at: 0)
    }
    // A bare hour: "should be 8".
    if isHour, let last = rest.last, last.kind == .number || last.kind == .clock, rest.count > 1,
      rest[rest.count - 2].kind == .word, !rest[rest.count - 2].isWord("at")
    {
      rest.insert(Token.word("at", at: last.range), at: rest.count - 1)
    }
    return rest.isEmpty ? said : rest
  }

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

  private func isMeal(_ token: Token) -> Bool { token.kind == .word && TimeWords.meals.holds(token) }

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
