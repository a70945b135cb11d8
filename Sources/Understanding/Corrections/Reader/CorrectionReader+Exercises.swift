import Nutrition
import ToolCalls

/// Exercises of a session that were not done, that were done otherwise, and sets that came beside those told.
extension CorrectionReader {
  private static let struck = PhraseTable(
    list: """
      scrap,delete,remove,erase,drop,forget,ditch,cancel,lose,unlog,discard,bin,take out,get rid of,leave out,scratch
      i didn't do,didn't do,did not do,i did not do,i never did,never did,i skipped,skipped
      didn't get to,i didn't get to,there were no,there was no,no
      """)
  private static let behindName: WordSet = [
    "please", "in", "the", "end", "today", "after", "all", "actually", "though", "either", "from", "that", "it",
    "them", "set", "sets",
  ]

  /// "Scrap the deadlift", "I didn't do the lunges in the end" of a session with others: the session without it.
  func withoutExercise(_ said: [Token]) -> Reading? {
    guard case .workout(let last)? = context.lastEntries.last, !last.exercises.isEmpty, (2...10).contains(said.count),
      case let tokens = Self.fromOrder(said),
      let order = Self.struck.match(at: 0, in: tokens),
      case let name = Array(tokens[order.count...].drop { ListWords.definite.contains($0) || $0.isWord("any") }),
      let mention = ExerciseLexicon.reference.mentions(in: name).first, mention.range.lowerBound == 0,
      name[mention.range.upperBound...].allSatisfy({ $0.kind != .word || Self.behindName.contains($0) }),
      let place = last.exercises.lastIndex(where: { $0.name == mention.name })
        ?? Self.onlyKind(of: mention.name, in: last)
    else { return nil }
    var exercises = FigureCorrection.exercises(of: last)
    exercises.remove(at: place)
    guard !exercises.isEmpty else { return Reading(calls: [.removeEntry(RemoveEntry(entryId: last.id))]) }
    let title = exercises.map(\.name).joined(separator: ", ")
    let rest = AddWorkout(type: last.type, name: title, exercises: exercises)
    return Reading(CorrectEntry(entryId: last.id, workout: rest))
  }

  /// "No lunges" of "oh sorry, no lunges": a "no" before a name strikes it.
  private static func fromOrder(_ said: [Token]) -> [Token] {
    let start = said.indices.first { index in
      !(said[index].kind == .punctuation || interjections.contains(said[index]))
        || said[index].isWord("no")
          && ExerciseLexicon.reference.mentions(in: Array(said[index...])).first?.range.lowerBound == 1
    }
    return start.map { Array(said[$0...]) } ?? []
  }

  /// Where the one exercise is that "the rows" of "Bent-over row" means.
  private static func onlyKind(of name: String, in last: WorkoutLog) -> Int? {
    let word = Folding.fold(name)
    let found = last.exercises.indices.filter { Folding.fold(last.exercises[$0].name).hasSuffix(word) }
    return found.count == 1 ? found[0] : nil
  }

  private static let kinds: WordSet = [
    "incline", "decline", "dumbbell", "dumbbells", "barbell", "front", "sumo", "romanian", "seated", "standing",
    "goblet", "close", "grip", "wide", "machine", "cable", "smith", "hack", "split", "bulgarian", "hex", "trap", "bar",
    "box", "pause", "paused", "weighted", "assisted", "reverse", "walking",
  ]
  private static let copulas: WordSet = ["was", "were", "it", "that", "they", "with", "meant", "i", "mean", "on"]

  /// "Incline, not flat", "that was dumbbells" of a bench press, "they were goblet squats" of squats: the exercise of that
  /// kind, in the sets that were told.
  func otherKind(_ said: [Token]) -> Reading? {
    guard case .workout(let last)? = context.lastEntries.last, let old = last.exercises.last, last.exercises.count == 1,
      (1...8).contains(said.count)
    else { return nil }
    let end = said.firstIndex { $0.isWord("not") } ?? said.count
    let words = trimmed(Array(said[..<end])).drop { token in
      token.kind == .punctuation || Self.interjections.contains(token) || Self.copulas.contains(token)
        || NumberWords.articles.contains(token)
    }
    guard !words.isEmpty, words.count <= 4, words.count < said.count, words.allSatisfy({ $0.kind == .word }) else {
      return nil
    }
    var named = Array(words)
    if words.count <= 2, words.allSatisfy({ Self.kinds.contains($0) }) {
      let kind = words.map { EnglishPlural.singular(of: $0.folded) }.joined(separator: " ")
      named = Lexer.tokens(of: "\(kind) \(old.name.lowercased())")
    }
    guard let mention = ExerciseLexicon.reference.mentions(in: named).first, mention.range == 0..<named.count,
      mention.name != old.name, !mention.isWeak
    else { return nil }
    var exercises = FigureCorrection.exercises(of: last)
    exercises[0].name = mention.name
    let workout = AddWorkout(type: last.type, name: mention.name, exercises: exercises)
    return Reading(CorrectEntry(entryId: last.id, workout: workout))
  }

  private static let putting: WordSet = [
    "add", "plus", "and", "also", "another", "then", "more", "did", "i", "oh", "+",
  ]
  private static let ofSets: WordSet = [
    "drop", "extra", "final", "last", "back", "off", "backoff", "warm", "up", "burnout", "heavy", "light", "more",
    "another",
  ]

  private static let adding: WordSet = ["add", "plus", "+", "another", "more", "extra"]

  /// "Add two more sets", "plus a drop set of 12 at 50", "add a set of lunges": sets of the exercise that is named, or of the
  /// last, beside those that were logged.
  func moreSets(_ said: [Token]) -> Reading? {
    guard case .workout(let last)? = context.lastEntries.last, !last.exercises.isEmpty, (3...12).contains(said.count),
      Self.putting.contains(said[0]) || Self.interjections.contains(said[0])
        || said.contains(where: { $0.isWord("more") || $0.isWord("another") }),
      let place = said.firstIndex(where: { $0.isOne(of: "set", "sets") }), place > 0
    else { return nil }
    let before = said[..<place].drop { $0.kind == .punctuation || Self.putting.contains($0) && !$0.isWord("another") }
    var count = 1.0
    var kinds = before
    if let start = before.indices.first, let number = NumberPhrase.read(at: start, in: said) {
      count = number.value
      kinds = before.dropFirst(number.count)
    }
    guard kinds.allSatisfy({ Self.ofSets.contains($0) || $0.kind == .punctuation }), (1...20).contains(count),
      count == count.rounded(), let (index, rest) = exercise(Array(said[(place + 1)...]), of: last, among: said),
      let template = last.exercises[index].template, let set = set(rest, like: template)
    else { return nil }
    var exercises = FigureCorrection.exercises(of: last)
    exercises[index].sets += Array(repeating: set, count: Int(count))
    let workout = AddWorkout(type: last.type, name: last.name, exercises: exercises)
    return Reading(CorrectEntry(entryId: last.id, workout: workout))
  }

  /// Where the exercise stands that `behind` names at its beginning, else the last one, and what follows; nil where it names
  /// one that was not logged, or nothing in `said` puts sets to others.
  private func exercise(
    _ behind: [Token], of last: WorkoutLog, among said: [Token]
  ) -> (index: Int, rest: [Token])? {
    let named = Array(behind.drop { $0.isWord("of") || ListWords.definite.contains($0) })
    guard let mention = ExerciseLexicon.reference.mentions(in: named).first, mention.range.lowerBound == 0 else {
      return (last.exercises.count - 1, behind)
    }
    guard Self.adding.occurs(in: said),
      let place = last.exercises.lastIndex(where: { $0.name == mention.name })
        ?? Self.onlyKind(of: mention.name, in: last)
    else { return nil }
    return (place, Array(named[mention.range.upperBound...]))
  }

  private static let ofLoads: WordSet = [
    "at", "@", "with", "x", "kg", "kgs", "kilos", "reps", "rep", "of", "for", "lb", "lbs",
  ]

  /// "Of 12 at 50", or as the last one where nothing is said; nil where anything else is.
  private func set(_ tokens: [Token], like last: WorkoutSet) -> AddWorkout.Set? {
    var set = AddWorkout.Set(reps: last.reps, weightKg: last.weightKg, durationSec: last.durationSec)
    let rest = trimmed(tokens)
    guard rest.allSatisfy({ $0.isCount || Self.ofLoads.contains($0) || $0.isSign("@") }) else { return nil }
    var figures: [(value: Double, isLoad: Bool)] = []
    for index in rest.indices where rest[index].isCount {
      guard let value = rest[index].value, value > 0 else { return nil }
      let before = index > 0 ? rest[index - 1] : nil
      let isPounds = index + 1 < rest.count && QuantityWords.pounds.contains(rest[index + 1])
      let isLoad =
        before.map { $0.isOne(of: "at", "with") || $0.isSign("@") || $0.isWord("@") } ?? false || isPounds
        || index + 1 < rest.count && rest[index + 1].isOne(of: "kg", "kgs", "kilos")
      let isImperial = isPounds || isLoad && context.units != .metric
      figures.append((isImperial ? UnitConversion.kilograms(pounds: value) : value, isLoad))
    }
    guard figures.count <= 2, figures.count(where: { $0.isLoad }) <= 1, figures.count(where: { !$0.isLoad }) <= 1 else {
      return nil
    }
    for figure in figures {
      if figure.isLoad {
        set.weightKg = min(1000, figure.value)
      } else {
        set.reps = Int(min(500, figure.value))
      }
    }
    return set
  }
}
