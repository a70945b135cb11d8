import Foundation
import Nutrition

/// What a sentence wants of workout plans, of the week's energy, or of a meal that is in the journal already.
///
/// Each is read only where every word belongs to it, so that what was eaten or done is left to the offline engine.
enum PlanRequest: Equatable {
  /// "What's my workout today?"
  case due(CalendarDay)
  /// "Start push day": the plan's name in small letters, nil for the one that is due.
  case start(String?)
  /// "Done with today's workout", "finished push day in 50 minutes".
  case done(String?, minutes: Double?)
  /// "How much of my week's budget is left?"
  case budget
  /// "I have a party on Saturday, 800 kcal more."
  case event(CalendarDay, kilocalories: Double, note: String?)
  /// "Copy yesterday's lunch."
  case copy(CalendarDay, MealType?)
  /// "Save this as a favourite", "save that as power breakfast".
  case keep(name: String?)

  /// - Parameter today: the person's calendar day.
  init?(_ text: String, today: CalendarDay) {
    guard text.utf8.count <= 160 else { return nil }
    let words = Self.words(of: text)
    guard (2...20).contains(words.count),
      let request = Self.due(words, today) ?? Self.budget(words) ?? Self.start(words) ?? Self.done(words)
        ?? Self.copy(words, today) ?? Self.keep(words) ?? Self.event(words, today)
    else { return nil }
    self = request
  }

  /// Small words without "'s"; a plus sign anywhere is one of them, the last.
  private static func words(of text: String) -> [String] {
    let said = String(text.lowercased().map { $0 == "’" ? "'" : $0 })
      .split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "-") }
      .map { $0.hasSuffix("'s") ? String($0.dropLast(2)) : String($0) }
      .filter { !["please", "ada", "hey", "ok", "okay"].contains($0) }
    return text.contains("+") ? said + ["+"] : said
  }

  // MARK: Workouts

  private static let training: Set<String> = ["workout", "workouts", "training", "session", "train", "exercises"]

  private static func due(_ words: [String], _ today: CalendarDay) -> PlanRequest? {
    let asks: Set<String> = ["what", "whats", "which", "show", "do", "is", "when"]
    let filler: Set<String> = [
      "my", "the", "is", "for", "on", "due", "do", "i", "have", "me", "am", "a", "today", "tomorrow", "plan", "planned",
      "scheduled", "day", "rest", "there", "any", "to",
    ]
    guard let first = words.first, asks.contains(first),
      words.allSatisfy({ asks.contains($0) || filler.contains($0) || training.contains($0) }),
      words.contains(where: training.contains) || words.contains("rest") && words.contains("day"),
      words.contains("my") || words.contains("today") || words.contains("tomorrow")
    else { return nil }
    return .due(words.contains("tomorrow") ? today.advanced(by: 1) : today)
  }

  private static func start(_ words: [String]) -> PlanRequest? {
    var rest = words[...]
    if rest.first == "let" || rest.first == "lets" { rest = rest.dropFirst() }
    guard let verb = rest.first, ["start", "starting", "begin", "beginning"].contains(verb), rest.count <= 8 else {
      return nil
    }
    return plan(named: rest.dropFirst()).map(PlanRequest.start)
  }

  private static func done(_ words: [String]) -> PlanRequest? {
    var rest = words[...]
    while let first = rest.first, ["i", "i'm", "im", "am", "just", "i've", "ive", "have"].contains(first) {
      rest = rest.dropFirst()
    }
    var minutes: Double?
    if let unit = rest.last, ["min", "mins", "minutes", "minute"].contains(unit), let count = rest.dropLast().last,
      let value = Double(count), (1...600).contains(value)
    {
      minutes = value
      rest = rest.dropLast(2)
      if let last = rest.last, ["in", "took", "for"].contains(last) { rest = rest.dropLast() }
    }
    if let verb = rest.first, ["done", "finished", "completed", "did"].contains(verb) {
      rest = rest.dropFirst()
      if rest.first == "with" { rest = rest.dropFirst() }
    } else if let verb = rest.last, ["done", "finished", "completed"].contains(verb) {
      rest = rest.dropLast()
      if rest.last == "is" { rest = rest.dropLast() }
    } else {
      return nil
    }
    guard !rest.isEmpty else { return nil }
    return plan(named: rest).map { .done($0, minutes: minutes) }
  }

  /// `.some(nil)` for "my workout", a name for "push day"; nil where nothing is named.
  private static func plan(named words: ArraySlice<String>) -> String?? {
    guard !words.isEmpty, words.count <= 8 else { return nil }
    let own: Set<String> = ["my", "the", "today", "now", "planned", "plan"]
    let name = words.filter { !own.contains($0) }
    if name.allSatisfy({ training.contains($0) }) { return words.contains(where: training.contains) ? .some(nil) : nil }
    return name.joined(separator: " ")
  }

  // MARK: The week

  private static func budget(_ words: [String]) -> PlanRequest? {
    let vocabulary: Set<String> = [
      "how", "much", "many", "of", "my", "the", "week", "weekly", "weeks", "this", "budget", "calorie", "calories",
      "kcal", "energy", "is", "do", "i", "have", "left", "remaining", "what", "whats", "for", "still", "in", "show",
      "me", "looking", "are", "there", "doing", "on",
    ]
    guard words.allSatisfy(vocabulary.contains), words.contains("week") || words.contains("weekly"),
      words.contains("budget") || words.contains("left") || words.contains("remaining")
    else { return nil }
    return .budget
  }

  private static func event(_ words: [String], _ today: CalendarDay) -> PlanRequest? {
    guard let unit = words.firstIndex(where: { ["kcal", "kcals", "calories", "cals"].contains($0) }), unit > 0,
      let kilocalories = Double(words[unit - 1]), (1...PlannedEvent.mostCalories).contains(kilocalories),
      !words.contains(where: {
        [
          "ate", "had", "drank", "was", "did", "last", "yesterday", "burned", "ago", "burn", "running",
          "workout", "exercise", "less",
        ].contains($0)
      })
    else { return nil }
    let more: Set<String> = ["more", "extra", "over", "aside", "additional", "+", "top"]
    guard words.contains(where: more.contains), let found = day(in: words, today), found.day >= today else {
      return nil
    }
    let filler: Set<String> = [
      "i", "i'm", "im", "we", "have", "having", "am", "going", "to", "a", "an", "the", "plan", "set", "put", "for",
      "my", "there", "is", "next", "this", "with", "about", "around", "of", "at", "on", "and", "so", "want", "need",
      "will", "be", "it", "than", "usual", "eat", "eating", "that", "day", "then", "got",
    ]
    let note = words.enumerated().filter { index, word in
      index != unit && index != unit - 1 && index != found.index && !filler.contains(word) && !more.contains(word)
    }.map(\.element)
    // More words than a name has say something else.
    guard note.count <= 3, note.allSatisfy({ $0.contains(where: \.isLetter) && !$0.contains(where: \.isNumber) }) else {
      return nil
    }
    let words = note.joined(separator: " ")
    return .event(found.day, kilocalories: kilocalories, note: words.isEmpty ? nil : words.capitalizedFirst)
  }

  /// The first word that names a day from today on.
  private static func day(in words: [String], _ today: CalendarDay) -> (day: CalendarDay, index: Int)? {
    for (index, word) in words.enumerated() {
      if word == "today" || word == "tonight" { return (today, index) }
      if word == "tomorrow" { return (today.advanced(by: 1), index) }
      if let day = CalendarDay(word) { return (day, index) }
      // "on", "we" and "so" begin no day's name that is written out or cut to three letters.
      if word.count >= 3, let weekday = Weekday(text: word) {
        return (today.advanced(by: (weekday.index - today.dayOfWeek.index + 7) % 7), index)
      }
    }
    return nil
  }
}
