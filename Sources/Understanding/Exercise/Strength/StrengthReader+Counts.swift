import ToolCalls

/// Counts behind a name.
extension StrengthReader {
  /// Exercises that nothing is lifted in but oneself: a figure behind their name counts them.
  static let bodyweight: WordSet = [
    "Push-up", "Sit-up", "Pull-up", "Chin-up", "Burpee", "Crunch", "Jumping jack", "Mountain climber", "Leg raise",
    "Russian twist", "Box jump", "Flutter kick", "V-up", "Toes to bar", "Step-up", "Muscle-up",
  ]

  /// "push ups 50", "burpees: 20" with nothing behind the figure that makes a load or a set of it.
  func bareReps(at index: Int, of mention: ExerciseLexicon.Mention) -> (count: Int, end: Int)? {
    let start = index < tokens.count && (tokens[index].isSign(":") || tokens[index].isSign("-")) ? index + 1 : index
    guard start < tokens.count, tokens[start].kind == .number, let value = tokens[start].value, value >= 1,
      value <= 1000, value == value.rounded()
    else { return nil }
    // "squats 45 in sets of 15".
    if isPlural(mention), let parted = parts(of: Int(value), at: start + 1), tokens[parted.end - 1].isCount,
      parted.reps.reduce(0, +) == Int(value)
    {
      return (Int(value), start + 1)
    }
    // "kb swings 100 @ 24 kg".
    if isPlural(mention), start + 2 < tokens.count, tokens[start + 1].isOne(of: "@", "at", "with"),
      let load = StrengthNotation(tokens, at: start, unitKg: unitKg).mass(at: start + 2), load.end > start + 3
    {
      return (Int(value), start + 1)
    }
    guard Self.bodyweight.contains(mention.name),
      tokens.ends(at: start + 1) || tokens[start + 1].isOne(of: "reps", "each", "per"),
      !(start + 2 < tokens.count && tokens[start + 2].kind == .number)
    else { return nil }
    return (Int(value), start + 1)
  }

  /// The 12 of "3 sets of push ups, 12 each".
  func repsEach(at index: Int) -> Int? {
    guard index + 1 < tokens.count, tokens[index + 1].isWord("each"), tokens[index].kind == .number,
      let value = tokens[index].value, (1...200).contains(value), value == value.rounded()
    else { return nil }
    return Int(value)
  }

  func isPlural(_ mention: ExerciseLexicon.Mention) -> Bool {
    let word = tokens[mention.range.upperBound - 1].folded
    return EnglishPlural.singular(of: word) != word
  }

  private static let around = WordList.words("of for doing did some worth with a the i just and min at gym home")

  /// "15 min of planks", "crunches" in a list of exercises: names that have other meanings, with a time or their like
  /// beside them and nothing else.
  func namesOnly(_ mentions: [ExerciseLexicon.Mention]) -> Bool {
    // "Squats" above their sets, where "squatted" may be to pick something up.
    let isAlone = tokens.count == 1 || tokens.count == 2 && tokens[1].isSign(":")
    if isAlone, mentions.count == 1, Self.heads.contains(tokens[0]),
      !tokens[0].isWord("bench") || SceneFilter.isCapitalLetter(tokens[0])
    {
      return true
    }
    let amounts = WorkoutAmountReader.read(tokens)
    guard isListed || amounts.minutes != nil, amounts.kilometers == nil,
      mentions.allSatisfy({ $0.name != "Row" || isListed && tokens[$0.range.lowerBound].isWord("rows") })
    else {
      return false
    }
    return saysOnly(mentions, amounts)
  }

  private static let heads: WordSet = ["squat", "squats", "bench"]

  /// Whether nothing but exercises, and how long they took, is said.
  func saysOnly(_ mentions: [ExerciseLexicon.Mention], _ amounts: WorkoutAmounts? = nil) -> Bool {
    let amounts = amounts ?? WorkoutAmountReader.read(tokens)
    return tokens.indices.allSatisfy { index in
      tokens[index].kind == .punctuation || Self.around.contains(tokens[index])
        || mentions.contains { $0.range.contains(index) } || amounts.covered.contains { $0.contains(index) }
    }
  }

  /// "x 10", "x 12 x 3" behind a name: repetitions, and how often.
  func counted(at index: Int) -> (first: Int, second: Int?, end: Int)? {
    let notation = StrengthNotation(tokens, at: index, unitKg: unitKg)
    guard notation.isTimes(index), let first = notation.number(index + 1), first <= 500,
      UnitTable.unit(at: index + 2, in: tokens)?.unit.dimension ?? .measure == .measure,
      notation.word(index + 2) != "rounds"
    else { return nil }
    guard notation.isTimes(index + 2), let second = notation.number(index + 3), second <= 20,
      UnitTable.unit(at: index + 4, in: tokens) == nil
    else { return (Int(first), nil, index + 2) }
    return (Int(first), Int(second), index + 4)
  }

  /// Sets that were counted before the name are done as often as `times` says; else it counts repetitions.
  func apply(_ times: (first: Int, second: Int?, end: Int), into found: inout Found) {
    guard let last = found.exercises.indices.last else { return }
    if let one = found.exercises[last].sets.first, found.exercises[last].sets.count == 1, times.first <= 20 {
      found.exercises[last].sets = Array(repeating: one, count: max(1, times.first))
    } else if found.exercises[last].sets.isEmpty {
      let set = AddWorkout.Set(reps: max(1, times.first))
      found.exercises[last].sets = Array(repeating: set, count: max(1, times.second ?? 1))
    }
  }

  /// "50 push-ups", "100 squats", "2 min plank": one set of so many.
  func bareCount(before index: Int, mention: ExerciseLexicon.Mention) -> [AddWorkout.Set]? {
    let start = max(0, index - 4)
    for at in start..<max(start, index) {
      guard let number = NumberPhrase.read(at: at, in: tokens), !number.isArticle else { continue }
      var end = at + number.count
      if let unit = UnitTable.unit(at: end, in: tokens), unit.unit.dimension == .time {
        end += unit.count
        guard end == index, Self.holds.contains(mention.name) else { return nil }
        return [AddWorkout.Set(durationSec: min(86_400, number.value * unit.unit.factor))]
      }
      while end < index, tokens[end].isOne(of: "x", "bodyweight", "full", "more", "reps", "of", "heavy") {
        end += 1
      }
      guard end == index, number.value >= (mention.isWeak && !isLoaded(mention) ? 10 : 1),
        number.value == number.value.rounded()
      else {
        continue
      }
      return [AddWorkout.Set(reps: Int(min(10_000, number.value)))]
    }
    return nil
  }
}
