import Nutrition
import ToolCalls

/// Loads, and looking at tokens.
extension StrengthNotation {
  static let loadLeads: WordSet = WordList.words(
    """
    at @ with x using holding carrying of w per on each a the - ( + ,
    """)

  /// Signs that may also lead on to something else: a load behind them needs its unit.
  private static let looseLeads: WordSet = ["-", "+", ","]

  /// Sides that repetitions are counted on.
  private static let sides = PhraseTable(
    list: """
      per arm,per leg,per side,per hand,each arm,each leg,each side,each hand,a side,a leg,an arm,either side,both sides
      per limb,e side
      """)

  /// "3x10 per arm 22.5 kg": on what side says nothing of the load.
  mutating func skipSide() {
    // "@ rpe 8" is how hard it was.
    let effort =
      (position < tokens.count ? tokens[position].folded : "").isOne(of: "@", "at", ",") ? position + 1 : position
    if word(effort).isOne(of: "rpe", "rir"), number(effort + 1) != nil { position = effort + 2 }
    if let side = Self.sides.match(at: position, in: tokens) { position += side.count }
  }

  mutating func loadAfter(needsUnit: Bool) -> Double? {
    skipSide()
    var at = position
    var hasLead = false
    var needsUnit = needsUnit
    var isApart = false
    while at < tokens.count, Self.loadLeads.contains(tokens[at]) || tokens[at].isSign("×"), at - position < 3 {
      hasLead = true
      isApart = isApart || sign(at, ",")
      needsUnit = needsUnit || Self.looseLeads.contains(tokens[at])
      at += 1
    }
    if let load = pair(at: at) ?? mass(at: at), !isApart || closes(load.end) {
      position = load.end
      if position < tokens.count, Self.equipment.contains(tokens[position]) || sign(position, ")") { position += 1 }
      return load.kg
    }
    guard !needsUnit, let value = number(at), value >= 1, value <= 600,
      hasLead || isLast(at) || isPlural(at + 1) || word(at + 1).isOne(of: "rpe", "rir")
    else { return nil }
    // "3x10 50s", "4x8 with the 30s": dumbbells of so much.
    if isPlural(at + 1), value >= 5 {
      position = at + 2
      return assume(value)
    }
    if UnitTable.unit(at: at + 1, in: tokens) != nil || isTimes(at + 1) || sign(at + 1, "%") { return nil }
    if word(at + 1) == "sets" || word(at + 1) == "reps" || word(at + 1) == "min" { return nil }
    position = at + 1
    return assume(value)
  }

  /// "2 x 10 kg": one in each hand.
  func pair(at index: Int) -> (kg: Double, end: Int)? {
    guard number(index) == 2, isTimes(index + 1) else { return nil }
    return mass(at: index + 2)
  }

  private static let holding: WordSet = ["with", "w", "using", "holding", "carrying"]
  private static let counts: WordSet = ["a", "an", "one", "two", "the", "each", "2", "x", "/"]
  static let equipment = WordList.words(
    "barbell bar dumbbell dumbbells dumbell dumbells db dbs kettlebell kettlebells kb plate plates vest each hand")

  /// "with a 40 kg barbell", "holding two 10 kg dumbbells" behind a name.
  func held(at index: Int) -> (kg: Double, at: Int, end: Int)? {
    guard index < tokens.count, Self.holding.contains(tokens[index]) else { return nil }
    var at = index + 1
    while at < tokens.count, at - index < 4, Self.counts.contains(tokens[at]), mass(at: at) == nil { at += 1 }
    guard let load = mass(at: at) else { return nil }
    var end = load.end
    while end < tokens.count, end - load.end < 3, Self.equipment.contains(tokens[end]) { end += 1 }
    return (load.kg, at, end)
  }

  /// Nothing at `at` that a load before it could belong to: "15/12/10, 40 kg", but not "3x8, 80 kg x 6".
  private func closes(_ at: Int) -> Bool {
    at >= tokens.count || Self.equipment.contains(tokens[at]) && tokens.breaks(at: at + 1)
      || word(at) == "on" && word(at + 1) == "the" && Self.equipment.contains(at: at + 2, in: tokens)
      || tokens[at].kind == .punctuation && !tokens[at].isSign("×") || word(at) == "each"
      || Self.sides.match(at: at, in: tokens) != nil
  }

  func isLast(_ at: Int) -> Bool { tokens.ends(at: at + 1) }

  mutating func assume(_ value: Double) -> Double {
    assumedUnit = true
    return min(1000, value * unitKg)
  }

  /// "80 for 5", "60 3x8": a load without its unit, told like one.
  mutating func toldLoad() -> (kg: Double, end: Int)? {
    guard let value = number(position), value >= 20 || isPlural(position + 1), value <= 600 else { return nil }
    if namedReps(at: position + 1) != nil { return (assume(value), position + 1) }
    // "30s 3x10" of dumbbells.
    if isPlural(position + 1) {
      return number(position + 2) != nil && isTimes(position + 3) ? (assume(value), position + 2) : nil
    }
    // "90 6/6/6".
    if isSlashList(position + 1) { return (assume(value), position + 1) }
    let isFor = word(position + 1) == "for"
    let at = isFor ? position + 2 : position + 1
    guard let count = number(at), count <= 20,
      isTimes(at + 1)
        || isFor
          && (isLast(at) || isSeries(at) || word(at + 1).isOne(of: "sets", "reps", "rep")
            || repsOfSeries(at: at + 1) != nil)
    else { return nil }
    return (assume(value), position + 1)
  }

  /// "60 kg", "25lb", "lb 25", "2 x 10kg" is left to the caller.
  func mass(at index: Int) -> (kg: Double, end: Int)? {
    if let value = number(index) {
      if let unit = UnitTable.unit(at: index + 1, in: tokens), unit.unit.dimension == .mass,
        unit.unit.name != "g", unit.unit.name != "oz"
      {
        return (value * unit.unit.factor / 1000, index + 1 + unit.count)
      }
      if sign(index + 1, "#") { return (UnitConversion.kilograms(pounds: value), index + 2) }
      return nil
    }
    if word(index).isOne(of: "lb", "lbs", "kg", "kgs"), let value = number(index + 1) {
      let kg = word(index).folded.hasPrefix("k") ? value : UnitConversion.kilograms(pounds: value)
      return (kg, index + 2)
    }
    return nil
  }

  /// "50kg 12, 60kg 10": the bare repetitions at the position, with nothing behind them that would make a load of them.
  mutating func repsBehind(_ kg: Double) -> [AddWorkout.Set]? {
    guard let reps = number(position), reps <= 30, reps == reps.rounded(), isLast(position) else { return nil }
    position += 1
    return make(sets: 1, reps: reps, kg: kg)
  }

  // MARK: Looking

  func number(_ at: Int) -> Double? {
    guard at >= 0, at < tokens.count, tokens[at].kind == .number, let value = tokens[at].value, value > 0,
      value < 10_000
    else { return nil }
    return value
  }

  func isTimes(_ at: Int) -> Bool {
    word(at) == "x" || sign(at, "×") || sign(at, "*") || word(at) == "by" || word(at) == "times"
  }

  /// The second 5 of "5 5 5".
  func isRepetition(_ at: Int) -> Bool {
    guard let value = number(at), value <= 30, let before = number(at - 1), before <= 30, tokens[at].join == .apart
    else {
      return false
    }
    return UnitTable.unit(at: at + 1, in: tokens) == nil && !isTimes(at + 1)
  }

  mutating func skip(_ words: [String]) {
    while position < tokens.count, words.contains(tokens[position].folded) { position += 1 }
  }

  func clampSets(_ value: Double) -> Int { Int(min(100, max(1, value.rounded()))) }

  func make(sets: Double, reps: Double?, kg: Double?) -> [AddWorkout.Set] {
    let reps = reps.map { Int(min(10_000, max(1, $0.rounded()))) }
    return Array(repeating: AddWorkout.Set(reps: reps, weightKg: kg), count: clampSets(sets))
  }

  /// "60 kg x 8, three sets": how many, said last.
  mutating func setsBehind() -> Double? {
    let at = sign(position, ",") || word(position).isOne(of: "for", "in") ? position + 1 : position
    guard let count = NumberPhrase.read(at: at, in: tokens), word(at + count.count).isOne(of: "sets", "set"),
      case let end = at + count.count + 1, case let isOfThem = word(end + 1).isOne(of: "them", "those", "it"),
      word(end) != "of" || isOfThem
    else { return nil }
    position = word(end) == "of" ? end + 2 : end
    return count.value
  }
}
