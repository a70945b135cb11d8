import ToolCalls

/// Repetitions that were counted together and done in parts: "60 squats in sets of 15", "90 push ups in 3 sets".
extension StrengthReader {
  private static let leads = WordList.words("in over across as into split broken up done divided spread")
  private static let parts = WordList.words("sets set rounds blocks batches lots bouts")
  private static let mostSets = 100

  /// Does the one set that the last exercise has so far in the parts told at `index`, which moves behind them.
  func part(at index: inout Int, into found: inout Found) {
    guard let last = found.exercises.indices.last, found.exercises[last].sets.count == 1,
      let whole = found.exercises[last].sets.first, let total = whole.reps,
      let (reps, end) = parts(of: total, at: index)
    else { return }
    found.exercises[last].sets = reps.map { AddWorkout.Set(reps: $0, weightKg: whole.weightKg) }
    found.exercises = Self.shared(found.exercises, till: last, at: index, of: self)
    found.covered.append(index..<end)
    index = end
  }

  /// "60 dips and 60 squats in sets of 15": those that were counted before the last were done in such parts too.
  private static func shared(
    _ exercises: [AddWorkout.Exercise], till last: Int, at index: Int, of reader: StrengthReader
  ) -> [AddWorkout.Exercise] {
    var shared = exercises
    for place in exercises[..<last].indices.reversed() {
      guard let parted = reader.parted(exercises[place], at: index) else { break }
      shared[place] = parted
    }
    return shared
  }

  /// `exercise`, counted in one, in the parts told at `index`; nil where it was not counted so or is too little for them.
  func parted(_ exercise: AddWorkout.Exercise, at index: Int) -> AddWorkout.Exercise? {
    guard exercise.sets.count == 1, let whole = exercise.sets.first, let total = whole.reps,
      let (reps, _) = parts(of: total, at: index)
    else { return nil }
    return AddWorkout.Exercise(
      name: exercise.name, sets: reps.map { AddWorkout.Set(reps: $0, weightKg: whole.weightKg) })
  }

  /// How many were done at a time, with the token behind it.
  func parts(of total: Int, at start: Int) -> (reps: [Int], end: Int)? {
    let hasComma = start < tokens.count && tokens[start].isSign(",")
    var at = hasComma ? start + 1 : start
    let lead = at
    while Self.leads.contains(at: at, in: tokens) { at += 1 }
    guard at > lead || hasComma, at < tokens.count else { return nil }
    if Self.parts.contains(tokens[at]) { return reps(behind: at, of: total) }
    guard let count = NumberPhrase.read(at: at, in: tokens), !count.isArticle, count.value == count.value.rounded(),
      (2...Double(Self.mostSets)).contains(count.value), Self.parts.contains(at: at + count.count, in: tokens)
    else { return nil }
    let sets = Int(count.value)
    let end = at + count.count + 1
    // "100 press ups in 4 sets of 25", and what was counted of one set where it is no sum of them.
    if let (each, end) = each(at: end) {
      guard sets * each == total || at > lead && each > 1 else { return nil }
      return (Array(repeating: each, count: sets), end)
    }
    guard at > lead, total >= sets else { return nil }
    return (Self.spread(total, over: sets), end)
  }

  /// "Sets of 15": as many as there are, and a smaller one for the rest.
  private func reps(behind at: Int, of total: Int) -> (reps: [Int], end: Int)? {
    guard let (each, end) = each(at: at + 1), each <= total, total / each <= Self.mostSets else { return nil }
    let rest = total % each
    return (Array(repeating: each, count: total / each) + (rest > 0 ? [rest] : []), end)
  }

  private func each(at index: Int) -> (reps: Int, end: Int)? {
    guard index < tokens.count, tokens[index].isWord("of"),
      let number = NumberPhrase.read(at: index + 1, in: tokens), !number.isArticle, number.value >= 1,
      number.value == number.value.rounded(), number.value <= 1_000
    else { return nil }
    let end = index + 1 + number.count
    // "In 3 sets of 30 seconds".
    guard UnitTable.unit(at: end, in: tokens).map({ $0.unit.dimension == .measure }) ?? true else { return nil }
    return (Int(number.value), end)
  }

  /// 70 over 4 are three of 18 and the 16 left.
  private static func spread(_ total: Int, over sets: Int) -> [Int] {
    let each = (total + sets - 1) / sets
    let rest = total - each * (sets - 1)
    if rest > 0 { return Array(repeating: each, count: sets - 1) + [rest] }
    return (0..<sets).map { total / sets + ($0 < total % sets ? 1 : 0) }
  }
}
