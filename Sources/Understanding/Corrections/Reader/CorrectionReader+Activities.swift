import Nutrition
import ToolCalls

/// Lines about what was done: another activity than was logged, the sides of a match, and a part of a session.
extension CorrectionReader {
  /// "Not badminton, squash", "it wasn't badminton but squash" right after a workout: what was done for as long.
  func otherActivity(_ said: [Token]) -> Reading? {
    let tokens = Self.plainlyDenied(said)
    guard let denial = tokens.firstIndex(where: { $0.isWord("not") }),
      case .workout(let last)? = context.lastEntries.last,
      last.exercises.isEmpty
    else { return nil }
    if denial > 0 { return activityInstead(tokens, denial: denial, of: last) }
    guard
      let joint = tokens.firstIndex(where: { $0.isSign(",") || $0.isWord("but") }), joint > 1,
      let old = ActivityLexicon.reference.mentions(in: Array(tokens[1..<joint])).first,
      old.activity.name == last.name
    else { return nil }
    let new = trimmed(Array(tokens[(joint + 1)...]))
    guard ActivityLexicon.reference.mentions(in: new).first != nil else { return nil }
    return FigureCorrection(context: context).reading(of: new, foods: foods)
  }

  /// "Not badminton, squash" for "it wasn't badminton, it was squash".
  private static func plainlyDenied(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, CorrectionWords.subjects.contains(tokens[0]),
      IntentWords.deniedCopulas.contains(tokens[1])
    else { return tokens }
    return [Token.word("not", at: tokens[0].range)] + tokens[2...]
  }

  /// "Squash not badminton" right after badminton.
  private func activityInstead(_ tokens: [Token], denial: Int, of last: WorkoutLog) -> Reading? {
    guard tokens.count <= 6, let old = ActivityLexicon.reference.mentions(in: Array(tokens[(denial + 1)...])).first,
      old.activity.name == last.name, case let new = trimmed(Array(tokens[..<denial])), !new.isEmpty,
      !new.contains(where: { $0.isWord("i") || $0.isWord("but") }),
      let mention = ActivityLexicon.reference.mentions(in: new).first, mention.activity.name != last.name
    else { return nil }
    return FigureCorrection(context: context).reading(of: new, foods: foods)
  }

  private static let portions: WordSet = [
    "half", "some", "most", "part", "much", "third", "quarter", "lot", "bit", "rest", "minutes", "mins", "min",
  ]

  /// "Half of that was stretching" right after a session: a part of it, and not what all of it was.
  func partOfWorkout(_ tokens: [Token]) -> Reading? {
    guard case .workout(let last)? = context.lastEntries.last,
      let of = tokens.prefix(6).firstIndex(where: { $0.isWord("of") }), of > 0, of + 3 < tokens.count,
      Self.portions.contains(tokens[of - 1]), tokens[of + 1].isOne(of: "that", "it", "this", "which", "them"),
      tokens[of + 2].isOne(of: "was", "were"),
      let mention = ActivityLexicon.reference.mentions(in: Array(tokens[(of + 3)...])).first,
      mention.activity.name != last.name
    else { return nil }
    return Reading(
      clarification: Clarification(
        question:
          "How long was the \(last.name.lowercased().prefix(60)), and how long the rest? Say each with its minutes."),
      confidence: 0.4)
  }

  /// "Doubles, not singles" right after a workout: how it was played, which nothing that is logged tells.
  func sidesOfWorkout(_ tokens: [Token]) -> Reading? {
    guard case .workout(let workout)? = context.lastEntries.last, tokens.count <= 6, let sides = contrast(tokens),
      (sides.new + sides.old).allSatisfy({ $0.kind == .word && SegmentReader.isTraining($0) })
    else { return nil }
    return Reading(
      clarification: Clarification(
        question: "What was different about \(workout.name.prefix(60))? Say it with how long, how far or when it was."),
      confidence: 0.4)
  }
}
