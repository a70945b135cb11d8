import Nutrition
import ToolCalls

/// Loads, and looking at tokens.
extension StrengthNotation {
  static let loadLeads: WordSet = WordList.words(
    """
    at @ with x using of w per on each a - (
    """)

  mutating func loadAfter(needsUnit: Bool) -> Double? {
    var at = position
    var hasLead = false
    while at < tokens.count, Self.loadLeads.contains(tokens[at]) || tokens[at].isSign("×"), at - position < 3 {
      hasLead = true
      at += 1
    }
    if let load = mass(at: at) {
      position = load.end
      if word(position) == "dumbbells" || word(position) == "dbs" || word(position) == "each" || sign(position, ")") {
        position += 1
      }
      return load.kg
    }
    guard !needsUnit, let value = number(at), value >= 1, value <= 600, hasLead || isLast(at) else { return nil }
    if UnitTable.unit(at: at + 1, in: tokens) != nil || isTimes(at + 1) || sign(at + 1, "%") { return nil }
    if word(at + 1) == "sets" || word(at + 1) == "reps" || word(at + 1) == "min" { return nil }
    position = at + 1
    return assume(value)
  }

  func isLast(_ at: Int) -> Bool { at + 1 >= tokens.count || tokens[at + 1].kind == .punctuation }

  mutating func assume(_ value: Double) -> Double {
    assumedUnit = true
    return min(1000, value * unitKg)
  }

  /// "60 kg", "25lb", "lb 25", "2 x 10kg" is left to the caller.
  func mass(at index: Int) -> (kg: Double, end: Int)? {
    if let value = number(index) {
      if let unit = UnitTable.unit(at: index + 1, in: tokens), unit.unit.dimension == .mass, unit.unit.name != "g" {
        return (min(1000, value * unit.unit.factor / 1000), index + 1 + unit.count)
      }
      if sign(index + 1, "#") { return (min(1000, UnitConversion.kilograms(pounds: value)), index + 2) }
      return nil
    }
    if ["lb", "lbs", "kg", "kgs"].contains(word(index)), let value = number(index + 1) {
      let kg = word(index).hasPrefix("k") ? value : UnitConversion.kilograms(pounds: value)
      return (min(1000, kg), index + 2)
    }
    return nil
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
    let at = sign(position, ",") || ["for", "in"].contains(word(position)) ? position + 1 : position
    guard let count = NumberPhrase.read(at: at, in: tokens), ["sets", "set"].contains(word(at + count.count)),
      word(at + count.count + 1) != "of"
    else { return nil }
    position = at + count.count + 1
    return count.value
  }
}
