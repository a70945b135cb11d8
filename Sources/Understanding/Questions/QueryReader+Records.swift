import Foods
import Foundation
import Nutrition

/// Questions for the best, the longest and the most of what the journal holds.
extension QueryReader {
  private static let records: WordTable<JournalQuestion.Record> = [
    "longest": .longest, "farthest": .longest, "furthest": .longest, "fastest": .fastest, "quickest": .fastest,
    "pace": .fastest, "heaviest": .heaviest, "strongest": .heaviest, "max": .heaviest, "1rm": .heaviest, "best": .best,
    "record": .best, "pb": .best, "pr": .best, "biggest": .best,
  ]
  private static let most: WordSet = ["most", "highest", "biggest", "worst", "heaviest", "max"]
  private static let least: WordSet = ["least", "lowest", "fewest", "smallest", "lightest"]

  /// "What was my best run", "my longest streak", "which day did I eat the most".
  func record(_ asked: Asked) -> JournalQuestion? {
    let tokens = asked.tokens
    if asked.has("week"), asked.has("compare", "compared", "vs", "versus", "than", "against"),
      asked.has("last", "this"),
      items(in: tokens.filter { !$0.isOne(of: "last", "week", "this", "how", "did", "was", "we", "i") }).isEmpty
    {
      return JournalQuestion(.weeks, .day(CalendarDay(now, in: timeZone)))
    }
    guard asked.has("i", "my", "i've", "me", "we") || tokens.count <= 3,
      !asked.has("should", "can", "could", "if", "burn", "better")
    else {
      return nil
    }
    if asked.has("streak", "streaks") || asked.has("row"), asked.has("days", "streak", "streaks") {
      return JournalQuestion(.streak, spanOrYear(tokens))
    }
    if asked.has("many"), asked.has("days"), asked.has("logged", "log", "tracked", "track") {
      return JournalQuestion(.daysLogged, spanOrYear(tokens))
    }
    if asked.has("day", "days"), let day = rankedDay(asked) { return day }
    if asked.has("what", "which", "foods", "food"), asked.has("most"),
      asked.has("eat", "eaten", "ate", "have", "had", "drink"),
      !asked.isOfNutrition, !asked.has("day", "meal")
    {
      return JournalQuestion(.oftenest, spanOrYear(tokens))
    }
    return bestWorkout(asked)
  }

  /// "Which day this week did I eat the most", "what was my best day".
  private func rankedDay(_ asked: Asked) -> JournalQuestion? {
    let isBest = asked.has("best", "closest")
    let isLeast = asked.tokens.contains { $0.kind == .word && Self.least.contains($0) }
    guard isBest || isLeast || asked.tokens.contains(where: { $0.kind == .word && Self.most.contains($0) }),
      asked.has("which", "what", "what's", "when"), !asked.has("weight", "weigh", "run", "workout", "lift")
    else { return nil }
    let nutrient = asked.tokens.lazy.compactMap { $0.kind == .word ? AskedNutrient.words[$0] : nil }.first
    return JournalQuestion(
      .day(nutrient ?? .calories, isBest ? .nearest : isLeast ? .least : .most), spanOrYear(asked.tokens))
  }

  /// "What's my best bench", "my fastest 5k", "has my squat gone up".
  private func bestWorkout(_ asked: Asked) -> JournalQuestion? {
    let tokens = asked.tokens
    if asked.has("stronger"), asked.has("i") {
      return JournalQuestion(.record(.heaviest, nil, kilometres: nil), spanOrYear(tokens))
    }
    // "How fast was my last ride" is of that one.
    if asked.has("fast", "pace", "speed"), asked.has("last", "latest"),
      let named = ActivityLexicon.reference.best(of: ActivityLexicon.reference.mentions(in: tokens))?.activity
    {
      return JournalQuestion(.lastWorkout(named.name), spanOrYear(tokens))
    }
    let gains = asked.has("up", "improved", "improving", "stronger", "progressed", "progress", "better")
    guard
      let record = tokens.lazy.compactMap({ $0.kind == .word ? Self.records[$0] : nil }).first
        ?? (gains ? .best : nil)
    else { return nil }
    let span = spanOrYear(tokens)
    if let lift = ExerciseLexicon.reference.mentions(in: tokens).first, record != .longest, record != .fastest {
      return JournalQuestion(.record(.heaviest, lift.name, kilometres: nil), span)
    }
    if asked.has("lift", "lifted", "lifts") { return JournalQuestion(.record(.heaviest, nil, kilometres: nil), span) }
    guard !gains else { return nil }
    let kilometres = WorkoutAmountReader.read(tokens).kilometers
    let named = ActivityLexicon.reference.best(of: ActivityLexicon.reference.mentions(in: tokens))?.activity
    if let named, !named.isGeneric { return JournalQuestion(.record(record, named.name, kilometres: kilometres), span) }
    if kilometres != nil || tokens.contains(where: { $0.isWord("k") }) {
      return JournalQuestion(.record(record, "Running", kilometres: kilometres), span)
    }
    return asked.has("workout", "session", "training")
      ? JournalQuestion(.record(record, nil, kilometres: nil), span) : nil
  }

  /// "When did I last squat", "how often did I bench this month": lifts by their own names.
  func lift(_ asked: Asked) -> JournalQuestion? {
    guard asked.has("i", "my", "i've"), asked.has("did", "last", "have", "was", "often"), !asked.has("should", "can"),
      let lift = ExerciseLexicon.reference.mentions(in: asked.tokens).first,
      ActivityLexicon.reference.mentions(in: asked.tokens).isEmpty
    else { return nil }
    let isLast = asked.has("last", "latest", "recently") && !asked.has("week", "month")
    return JournalQuestion(isLast ? .lastWorkout(lift.name) : .workouts(lift.name), spanOrYear(asked.tokens))
  }
}
