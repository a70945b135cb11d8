import Foundation
import Nutrition
import ToolCalls

/// Reads questions about what the journal holds. They are made of a closed class of words: one that names anything else
/// asks about a food, an activity or the world.
struct JournalQuestionReader {
  let foods: FoodPhrases
  let now: Date
  let timeZone: TimeZone

  /// What `tokens`, the words of a question, ask of the journal; nil where it cannot tell.
  func question(in tokens: [Token]) -> JournalQuestion? {
    let said = Said(tokens)
    guard said.time.day != .future, !said.asksForAdvice else { return nil }
    let span = span(said)
    let meal = said.time.meal ?? said.words.lazy.compactMap { TimeWords.meals[$0] }.first
    guard said.rest.isEmpty else {
      return topic(ofRest: said).map { JournalQuestion($0, span, meal: meal) }
    }
    guard !said.hasNumber else { return nil }
    if said.pointsBack, !said.nutrients.isEmpty, !said.asksWhatIsLeft {
      return JournalQuestion(.eaten(said.nutrients), .latest)
    }
    return topic(said, meal: meal).map { JournalQuestion($0, span, meal: meal) }
  }

  /// Whether `tokens` ask with no question word at all: "calories left", "protein so far today".
  static func isBare(_ tokens: [Token]) -> Bool {
    guard tokens.count <= 8, tokens.allSatisfy({ $0.kind != .number }) || isOfDaysBack(tokens) else { return false }
    func says(_ words: WordSet) -> Bool { tokens.contains { $0.kind == .word && words.contains($0) } }
    if tokens.count <= 2, says(names) { return tokens.allSatisfy { names.contains($0) || $0.isOne(of: "my", "?") } }
    // "Last workout", "my longest ride": of no other.
    if tokens.count <= 4, asksForOne(tokens) { return true }
    // "Macro split for this week".
    if says(QuestionWords.macros), says(QueryReader.sharing) {
      return Said(tokens.filter { !QueryReader.sharing.contains($0) }).rest.isEmpty
    }
    let isLeft = says(QuestionWords.leaving)
    let isSum = says(sums)
    guard isLeft || isSum || says(days) else { return false }
    let said = Said(tokens)
    guard said.rest.isEmpty, !said.hasReport else { return false }
    return !said.nutrients.isEmpty || says(QuestionWords.burning) || (isLeft || isSum) && says(QuestionWords.water)
      || says(QuestionWords.steps) || isLeft && says(["what's"])
  }

  /// Figures that are asked for by their names alone.
  private static let names: WordSet = ["streak", "bmi", "bmr", "tdee"]
  private static let records: WordSet = ["longest", "fastest", "heaviest", "furthest", "farthest"]
  private static let training: WordSet = ["workout", "session", "run", "ride", "swim", "walk", "hike", "lift"]

  private static func asksForOne(_ tokens: [Token]) -> Bool {
    guard training.occurs(in: tokens) else { return false }
    let said = tokens.filter { $0.kind != .punctuation && !$0.isWord("my") }
    guard said.count == 2, training.contains(said[1]) else { return false }
    return said[0].isOne(of: "last", "latest") || records.contains(said[0]) && tokens[0].isWord("my")
  }

  /// "Average protein over the last 7 days": the number counts days.
  private static func isOfDaysBack(_ tokens: [Token]) -> Bool {
    tokens.count { $0.kind == .number } == 1 && Said.daysBack(in: tokens) != nil
  }

  private static let sums: WordSet = ["far", "total", "average"]
  private static let days: WordSet = ["today", "yesterday", "week"]

  // MARK: Topics

  private func topic(_ said: Said, meal: MealType?) -> JournalQuestion.Topic? {
    if said.has(QuestionWords.aims), !said.asksWhatIsLeft { return nil }
    if said.has(QuestionWords.steps) { return .steps }
    if said.has(QuestionWords.water) { return .water }
    if said.has(QuestionWords.burning) { return .burned(nil) }
    if !said.nutrients.isEmpty {
      if said.asksWhatIsLeft { return .left(said.nutrients) }
      // "What are my macros?" asks for the targets.
      return said.has(QuestionWords.macros) && !said.isAboutPast ? nil : .eaten(said.nutrients)
    }
    if said.asksHowMuch || said.has("enough"), said.has("drunk", "drank", "drink"), !said.has("calories") {
      return .water
    }
    if said.has(QuestionWords.training), !said.has("food", "foods", "meal", "meals") {
      return said.asksForLast ? .lastWorkout(nil) : .workouts(nil)
    }
    if said.asksWhatIsLeft { return .left([]) }
    if said.has(QuestionWords.lengths), said.isAboutPast { return .workouts(nil) }
    if said.has(QuestionWords.overview), !said.has(QuestionWords.eating) { return .overview }
    if said.has("average", "mean", "typical") { return .eaten([.calories, .protein, .carbs, .fat]) }
    let isMeal = meal != nil || said.has("meals", "meal", "food", "foods", "diary", "entries")
    if said.has(QuestionWords.eating) || isMeal {
      if said.asksHowMuch { return said.has("times", "often", "meals") ? .meals : .eaten([.calories]) }
      return said.asksForList || said.has("did", "have", "i've") ? .meals : nil
    }
    let asksHow = said.has("how", "how's", "hows", "show", "tell", "give")
    if asksHow, said.time.day != nil || said.has(QuestionWords.spans) { return .overview }
    return said.has("total", "totals", "sum", "overall") && said.isAboutPast ? .overview : nil
  }

  /// Where a question names something besides: an activity, or one food that was eaten.
  private func topic(ofRest said: Said) -> JournalQuestion.Topic? {
    guard said.isAboutPast, !said.hasNumber else { return nil }
    let activities = ActivityLexicon.reference.mentions(in: said.rest)
    if let activity = ActivityLexicon.reference.best(of: activities),
      said.isSelf || said.has("burned", "burnt"),
      said.rest.indices.allSatisfy({ index in activities.contains { $0.range.contains(index) } })
    {
      if said.has(QuestionWords.steps) { return .steps }
      let name = activity.activity.isGeneric ? nil : activity.activity.name
      if said.has(QuestionWords.burning) || !said.nutrients.isEmpty { return .burned(name) }
      return said.asksForLast ? .lastWorkout(name) : .workouts(name)
    }
    guard said.nutrients.isEmpty, said.isSelf, said.has(QuestionWords.eating) || said.has("had") else { return nil }
    let parts = foods.parts(in: said.rest)
    guard parts.count == 1, parts[0].confidence > 0.5 else { return nil }
    return .food(parts[0].item.name)
  }

  // MARK: Days

  /// Days that "how often do I" looks back.
  private static let usualLook = 30

  /// The latest such month, as far as it has come.
  private static func span(ofMonth month: Int, before today: CalendarDay) -> JournalQuestion.Span {
    let year = month > today.month ? today.year - 1 : today.year
    let next =
      month == 12 ? CalendarDay(year: year + 1, month: 1, day: 1) : CalendarDay(year: year, month: month + 1, day: 1)
    guard let first = CalendarDay(year: year, month: month, day: 1), let next else { return .day(today) }
    return .days(first, through: min(today, next.advanced(by: -1)))
  }

  /// Days that "when did I last" looks back.
  static let longestLook = 90

  /// The days that `tokens` name; today where they name none.
  func span(of tokens: [Token]) -> JournalQuestion.Span { span(Said(tokens)) }

  private func span(_ said: Said) -> JournalQuestion.Span {
    let today = CalendarDay(now, in: timeZone)
    func days(_ count: Int, isEarlier: Bool = false) -> JournalQuestion.Span {
      let last = isEarlier ? today.advanced(by: -count) : today
      return .days(last.advanced(by: 1 - count), through: last)
    }
    if let count = said.daysBack { return days(count) }
    if let month = said.month { return Self.span(ofMonth: month, before: today) }
    if said.has("week", "weekly", "weeks") { return days(7, isEarlier: said.isEarlier("week")) }
    if said.has("month", "monthly", "months") { return days(30, isEarlier: said.isEarlier("month")) }
    if said.asksForLast { return days(Self.longestLook) }
    // "How often do I eat eggs" is of no single day.
    if said.has("often"), !said.time.saysWhen { return days(Self.usualLook) }
    guard said.time.saysWhen, let date = TimeReader.resolve(said.time, now: now, timeZone: timeZone).date else {
      return .day(today)
    }
    return .day(min(CalendarDay(date, in: timeZone), today))
  }
}
