import Foundation
import Nutrition
import ToolCalls

/// What a question of the journal is about: so many of a food, a day, a workout.
extension QueryReader {
  private static let besideCount: WordSet = [
    "today", "yesterday", "so", "far", "now", "total", "in", "already", "again",
  ]

  /// "How many coffees", "how many beers today": those that were had.
  func counted(in tokens: [Token]) -> JournalQuestion? {
    guard let many = tokens.firstIndex(where: { $0.isWord("many") }), many > 0, tokens[many - 1].isWord("how"),
      case let rest = Array(tokens[(many + 1)...]).filter({ $0.kind != .punctuation }),
      case let named = rest.prefix(while: { $0.kind == .word && !Self.besideCount.contains($0) }),
      let last = named.last, EnglishPlural.singular(of: last.folded) != last.folded,
      [nil, .measure].contains(UnitTable.unit(named: last.folded)?.dimension),
      rest[named.endIndex...].allSatisfy(Self.besideCount.contains),
      case let parts = foods.parts(in: Array(named)), parts.count == 1, parts[0].confidence > 0.5
    else { return nil }
    return JournalQuestion(.food(parts[0].item.name), journal.span(of: tokens))
  }

  func overview(_ tokens: [Token]) -> JournalQuestion {
    JournalQuestion(.overview, journal.span(of: tokens))
  }

  /// The one day before today that is named.
  func pastDay(_ tokens: [Token]) -> CalendarDay? {
    guard case .days(let first, let last) = journal.span(of: tokens), first == last,
      first < CalendarDay(now, in: timeZone)
    else { return nil }
    return first
  }

  /// "A month ago", "3 weeks ago", "two days ago".
  func dayAgo(_ tokens: [Token]) -> CalendarDay? {
    let today = CalendarDay(now, in: timeZone)
    for (index, token) in tokens.enumerated() {
      guard let length = TimeWords.daysOfSpans[token], index + 1 < tokens.count, tokens[index + 1].isWord("ago")
      else { continue }
      let number = (1...2).lazy.compactMap { back in
        index >= back
          ? NumberPhrase.read(at: index - back, in: tokens).flatMap { $0.count == back ? $0.value : nil } : nil
      }.first
      return today.advanced(by: -Int(min(3650, ((number ?? 1) * length).rounded())))
    }
    return nil
  }

  func workout(in tokens: [Token]) -> AddWorkout? {
    let named = ActivityLexicon.reference.best(of: ActivityLexicon.reference.mentions(in: tokens))?.activity
    // "10,000 steps" are walked.
    let walked = WorkoutAmountReader.read(tokens).steps.flatMap { _ in
      ActivityLexicon.reference.activity(named: "Walking")
    }
    // "A 10k" is a run.
    let run =
      tokens.contains { $0.isWord("k") && $0.join == .glued }
      ? ActivityLexicon.reference.activity(named: "Running") : nil
    guard let activity = named ?? walked ?? run else { return nil }
    let amounts = WorkoutAmountReader.read(tokens, isSwim: PaceTable.gait(ofCode: activity.code) == .swimming)
    var call = WorkoutReader().workout(activity, amounts: amounts, phrase: nil)
    call.statedCalories = nil
    return call
  }
}
