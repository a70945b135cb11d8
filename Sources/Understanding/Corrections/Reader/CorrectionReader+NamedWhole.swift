import Nutrition
import ToolCalls

/// Lines that name a workout and mend it, and that multiply one named food.
extension CorrectionReader {
  /// "the squats were 90 kg", "the run was 6 km" of the workout that was logged last.
  func namedWorkout(_ tokens: [Token]) -> Reading? {
    guard tokens.count > 2,
      let verb = tokens.prefix(5).firstIndex(where: { $0.isOne(of: "was", "were", "took") }),
      case let start = ListWords.definite.contains(tokens[0]) ? 1 : 0, verb > start,
      // "My weight" is the person's.
      verb + 1 < tokens.count, !tokens[0].isWord("my") || !tokens[1].isWord("weight"),
      case let name = tokens[start..<verb].map({ EnglishPlural.singular(of: $0.folded) }),
      let entry = entry(named: name) ?? lifted(name), case .workout(let last) = entry,
      // "Run was 40 min" of a run; of sets a figure alone says as much.
      start == 1 || tokens[verb + 1].isCount && (!last.exercises.flatMap(\.sets).isEmpty || verb == 1)
    else { return nil }
    let rest = trimmed(Array(tokens[(verb + 1)...]))
    // "That run was yesterday, not today".
    let moment = rest.firstIndex { $0.isWord("not") }.map { trimmed(Array(rest[..<$0])) } ?? rest
    if !moment.isEmpty, let call = MomentCorrection(context: context).change(moment, of: entry) {
      return Reading(call)
    }
    return inOrder(of: last, FigureCorrection(context: withLast(name, of: last)).reading(of: rest, foods: foods))
  }

  /// "The weight" right behind sets is what was lifted, whoever was weighed before.
  func lifted(_ name: [String]) -> Entry? {
    guard name == ["weight"], let last = context.lastEntries.last, case .workout(let workout) = last,
      workout.exercises.contains(where: { $0.sets.contains { $0.weightKg != nil } })
    else { return nil }
    return last
  }

  /// `reading` with the exercises of `last` in the order in which they were done.
  private func inOrder(of last: WorkoutLog, _ reading: Reading?) -> Reading? {
    guard var reading, case .correctEntry(var call)? = reading.calls.first, let told = call.workout?.exercises,
      told.count == last.exercises.count, last.exercises.count > 1
    else { return reading }
    var left = told
    let ordered = last.exercises.compactMap { log in
      left.firstIndex { $0.name == log.name }.map { left.remove(at: $0) }
    }
    guard left.isEmpty else { return reading }
    call.workout?.exercises = ordered
    reading.calls[0] = .correctEntry(call)
    return reading
  }

  /// The context with the exercise that is named as the last one of its workout, which figures are of.
  private func withLast(_ name: [String], of last: WorkoutLog) -> ReadingContext {
    var held = context
    var workout = last
    if last.exercises.count > 1,
      let place = last.exercises.firstIndex(where: { exercise in
        name.contains { Folding.fold(exercise.name).contains($0) && $0.count > 2 }
      })
    {
      workout.exercises.append(workout.exercises.remove(at: place))
    }
    held.lastEntries.removeAll { $0.id == last.id }
    held.lastEntries.append(.workout(workout))
    return held
  }

  /// "The water was only 700 ml", "the weigh-in was 81.5": another figure of what was logged last.
  func namedFigure(_ tokens: [Token]) -> Reading? {
    guard (4...8).contains(tokens.count), tokens[0].isOne(of: "the", "that"),
      let verb = tokens.prefix(4).firstIndex(where: { $0.isWord("was") }), verb > 1, verb + 1 < tokens.count,
      let entry = entry(named: tokens[1..<verb].map { EnglishPlural.singular(of: $0.folded) })
    else { return nil }
    switch entry {
    case .water, .weight: break
    case .meal, .workout, .goal: return nil
    }
    var held = context
    held.lastEntries = [entry]
    let rest = trimmed(
      Array(tokens[(verb + 1)...].drop { $0.isOne(of: "only", "just", "really", "actually", "about") }))
    return FigureCorrection(context: held).reading(of: rest, foods: foods)
  }

  /// "double the cola", "half of the chips": of something that was logged last.
  func multiple(_ tokens: [Token]) -> Reading? {
    guard let meal = lastMeal, tokens.count > 2, tokens.count <= 7,
      Multiple.words.contains(tokens[0]), tokens[0].isOne(of: "double", "triple", "halve", "half")
    else { return nil }
    let place = tokens[1].isWord("of") ? 2 : 1
    guard tokens[place].isOne(of: "the", "my") else { return nil }
    let name = trimmed(Array(tokens[(place + 1)...]))
    let matcher = ItemMatcher(meal: meal, foods: foods)
    guard let index = matcher.index(named: name), matcher.isName(name, of: index) else { return nil }
    return corrections(of: meal).reading(of: .init(new: Array(tokens[..<1]), old: name))
  }

  /// The entry of the last turn that "the run", "my lunch" or "the weight" means.
  func entry(named words: [String]) -> Entry? { entry(named: words, in: context.lastEntries) }

  /// The newest of `entries` that such words mean.
  func entry(named words: [String], in entries: [Entry]) -> Entry? {
    entries.last { entry in
      switch entry {
      case .meal(let meal): words.contains { TimeWords.meals[$0] == meal.mealType || $0 == "meal" || $0 == "food" }
      case .workout(let workout):
        words.contains { $0.isOne(of: "workout", "exercise", "session", "training", "gym", "class") }
          || ActivityLexicon.reference.activity(named: words.joined(separator: " ")).map {
            $0.name == ActivityLexicon.reference.activity(named: workout.name)?.name
              // "The bike" of stationary cycling.
              || Folding.fold(workout.name).contains(Folding.fold($0.name))
          } == true
          || words.contains { Folding.fold(workout.name).contains($0) && $0.count > 2 } || holds(words, workout)
      case .water: words.contains("water")
      case .weight: words.contains("weight") || words.contains("weighin") || words.contains("weigh")
      case .goal: words.contains("goal")
      }
    }
  }

  /// Whether "pushups" names an exercise of a workout, however it is spelled.
  private func holds(_ words: [String], _ workout: WorkoutLog) -> Bool {
    guard !workout.exercises.isEmpty, case let tokens = Lexer.tokens(of: words.joined(separator: " ")),
      let mention = ExerciseLexicon.reference.mentions(in: tokens).first, mention.range == tokens.indices
    else { return false }
    return workout.exercises.contains { $0.name == mention.name }
  }
}
