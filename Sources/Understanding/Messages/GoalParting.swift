import ToolCalls

/// Parts a sentence that sets a goal from what it reports beside it: "put me on a cut, I'm 81 kg now, had a banana".
struct GoalParting {
  let foods: FoodPhrases
  let context: ReadingContext

  /// The words of the goal, every stretch that reports a weighing, a meal or a workout, and the kilograms that the person
  /// weighs by it.
  func parted(_ tokens: [Token]) -> (goal: [Token], reports: [[Token]], weightKg: Double?) {
    let known = context.weightKg
    guard GoalReader.maySet(tokens) else { return (tokens, [], known) }
    let segments = SentenceSplitter.segments(of: tokens)
    guard segments.count > 1 else { return (tokens, [], known) }
    // "80.5 kg and set my goal to ...": what stands before the order is no part of it.
    let order = segments.firstIndex { $0.tokens.first.map(Self.ordering.contains) ?? false }
    let figure = order.flatMap { $0 == 1 ? entered(segments[0].tokens[...]) : nil }
    let weightKg = segments.lazy.compactMap { weighing($0.tokens) }.first ?? figure ?? known
    let goals = GoalReader(units: context.units, weightKg: weightKg)
    guard goals.goal(in: tokens) != nil || segments.contains(where: { goals.goal(in: $0.tokens) != nil }) else {
      return (tokens, [], known)
    }
    var goal: [Token] = []
    var reports: [[Token]] = []
    var end = 0
    var isReporting = false
    for (index, segment) in segments.enumerated() {
      // A joint stays with what stands behind it.
      let stretch = Array(tokens[end..<segment.range.upperBound])
      end = segment.range.upperBound
      let setsGoal = goals.goal(in: segment.tokens) != nil
      if index == 0 && figure != nil || !setsGoal && reportsNews(segment.tokens) {
        reports.append(segment.tokens)
        isReporting = true
      } else if isReporting, !setsGoal, goods(segment.tokens) {
        reports[reports.count - 1] += stretch
      } else {
        goal += stretch
        isReporting = false
      }
    }
    // What is left must set the goal by itself; else the sentence is one.
    return goals.goal(in: goal) == nil ? (tokens, [], known) : (goal, reports, weightKg)
  }

  private func reportsNews(_ tokens: [Token]) -> Bool {
    let start = FrameReader.opening(of: tokens)
    if weighing(tokens) != nil { return true }
    guard start < tokens.count, FrameReader.frame(of: tokens, isFirst: false) == .report else { return false }
    return goods(tokens)
  }

  /// "I'm at 81 kg now", "weighed 80.2": what the scale says, and not what it shall say.
  private func weighing(_ tokens: [Token]) -> Double? {
    guard !Self.aims.occurs(in: tokens) else { return nil }
    if let first = tokens.first, Self.entering.contains(first), let entered = entered(tokens.dropFirst()) {
      return entered
    }
    guard Self.telling.occurs(in: tokens) || isDated(tokens) else { return nil }
    return kilograms(tokens)
  }

  private func kilograms(_ tokens: [Token]) -> Double? {
    WeightReader(units: context.units, knownKg: context.weightKg).finding(in: tokens, hasFood: false, isAlone: true)?
      .call.weightKg
  }

  /// The "80.5 kg" or "12 stone 4" of "log 80.5 kg and ...": a figure with its unit, and nothing else.
  private func entered(_ tokens: ArraySlice<Token>) -> Double? {
    let figure = Array(tokens)
    guard figure.count >= 2, figure[0].kind == .number, let unit = UnitTable.unit(at: 1, in: figure),
      unit.unit.dimension == .mass, figure.dropFirst(1 + unit.count).allSatisfy({ $0.kind == .number })
    else { return nil }
    return kilograms(figure)
  }

  private static let entering: WordSet = ["log", "record", "enter", "add", "note"]
  private static let ordering: WordSet = ["set", "change", "update", "make", "switch"]

  /// "79.9 this morning": a figure and the time of the day at which it was read.
  private func isDated(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first, first.kind == .number, tokens.count <= 5, case let time = TimeScanner.scan(tokens),
      time.day != .future
    else { return false }
    let start = 1 + (UnitTable.unit(at: 1, in: tokens)?.count ?? 0)
    return start < tokens.count
      && (start..<tokens.count).allSatisfy { index in
        time.covered.contains { $0.contains(index) }
      }
  }

  private static let telling = GoalWords.currents.union(
    WordList.words("weigh weighed weight bodyweight bw i'm im am scale scales"))
  private static let aims = GoalWords.weights.union(["want", "to", "ideal", "aim", "be"])

  private func goods(_ tokens: [Token]) -> Bool {
    if foods.holdsFood(tokens) { return true }
    if WaterReader(units: context.units).finding(in: tokens, hasFood: false) != nil { return true }
    if case .workout = WorkoutReader().finding(in: tokens, hasFood: false) { return true }
    return false
  }
}
