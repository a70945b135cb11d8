import Nutrition
import ToolCalls

/// Reads sets, repetitions and loads: "3x8@60kg", "5x5 100 kg", "3 sets of 10", "8,8,6 at 60 kg", "100kg x 5".
struct StrengthNotation: TokenLooking {
  let tokens: [Token]
  let unitKg: Double
  var position: Int
  /// The load's unit was not said.
  var assumedUnit = false

  /// Loads without a unit are in `unitKg` kilograms: 1, or a pound.
  init(_ tokens: [Token], at position: Int, unitKg: Double) {
    self.tokens = tokens
    self.position = position
    self.unitKg = unitKg
  }

  /// The sets that begin at the position, which moves behind them; nil where no sets begin here.
  mutating func sets() -> [AddWorkout.Set]? {
    let start = position
    if let sets = repMax() ?? loadsThenReps() ?? ramped() ?? loadFirst() ?? crossed() ?? spelled() ?? listed()
      ?? atLoad() ?? heavySet() ?? climbing()
    {
      return doneAgain(sets)
    }
    position = start
    return nil
  }

  /// A load alone: "at 60kg", "100 lb".
  mutating func load() -> Double? {
    loadAfter(needsUnit: !(position < tokens.count ? tokens[position].folded : "").isOne(of: "at", "@", "with"))
  }

  // MARK: Forms

  /// "60kg 3x8", "100kg x 5", "225x5": the load comes first.
  mutating func loadFirst() -> [AddWorkout.Set]? {
    let start = position
    guard let load = handPair() ?? mass(at: position) ?? toldLoad() else { return nil }
    position = load.end
    skipSide()
    position = Self.equipment.end(from: position, in: tokens)
    skip(number(position + 1) == nil ? ["for", ","] : ["for", ",", "-", ":"])
    if isTimes(position), let reps = number(position + 1) {
      position += 2
      var count = 1.0
      // "50 kg x8 x8 x7": each set's.
      if isTimes(position), number(position + 1) != nil, isTimes(position + 2), number(position + 3) != nil {
        var all = [reps]
        while isTimes(position), let next = number(position + 1) {
          all.append(next)
          position += 2
        }
        return all.flatMap { make(sets: 1, reps: $0, kg: load.kg) }
      }
      if isTimes(position), let sets = number(position + 1) {
        count = sets
        position += 2
      }
      skip(["reps", "rep"])
      return make(sets: setsBehind() ?? count, reps: reps, kg: load.kg)
    }
    // "80 for 5s, 3 sets".
    if word(position - 1) == "for", isSeries(position), let reps = number(position) {
      position += 2
      return make(sets: setsBehind() ?? 1, reps: reps, kg: load.kg)
    }
    if let reps = namedReps(at: word(position - 1) == "for" ? position - 1 : position) {
      position = reps.end
      return make(sets: setsBehind() ?? 1, reps: reps.count, kg: load.kg)
    }
    // "100 kg for 5".
    if word(position - 1) == "for", let reps = number(position), reps <= 50, isLast(position) {
      position += 1
      return make(sets: setsBehind() ?? 1, reps: reps, kg: load.kg)
    }
    if var sets = crossed(takesLoad: false) ?? spelled(takesLoad: false) ?? listed(takesLoad: false) {
      for index in sets.indices { sets[index].weightKg = load.kg }
      return sets
    }
    if position == load.end, let sets = repsBehind(load.kg) { return sets }
    position = start
    return nil
  }

  /// Metres that a load is carried, pushed or lunged in one set; what is longer is rowed, run or swum.
  private static let longestCarry = 100.0

  static let exhaustion: WordSet = ["amrap", "failure", "max", "fail"]
  static let gluedExhaustion: WordSet = ["xamrap", "xfailure", "xmax", "xfail"]

  /// "3x8", "3 x 8 x 60", "3x8@60kg", "5 x 20 with 24kg", "3 x 60s", "225x5".
  mutating func crossed(takesLoad: Bool = true) -> [AddWorkout.Set]? {
    guard let first = number(position) else { return nil }
    if Self.gluedExhaustion.contains(at: position + 1, in: tokens) {
      position += 2
      return make(sets: first, reps: nil, kg: takesLoad ? loadAfter(needsUnit: false) : nil)
    }
    guard isTimes(position + 1) || word(position + 1) == "sets" && isTimes(position + 2) else { return nil }
    var at = position + (word(position + 1) == "sets" ? 3 : 2)
    if word(at) == "to" || Self.exhaustion.contains(at: at, in: tokens) {
      position = at + (word(at) == "to" ? 2 : 1)
      return make(sets: first, reps: nil, kg: takesLoad ? loadAfter(needsUnit: false) : nil)
    }
    // "3 x 1:15" of a hold.
    if at < tokens.count, tokens[at].kind == .clock, let seconds = StrengthReader.seconds(of: tokens[at]) {
      position = at + 1
      return held(first, seconds: seconds)
    }
    guard let second = number(at) else { return nil }
    at += 1
    // "3 x 8-10": the middle.
    var reps = second
    if let high = number(at), tokens[at].join == .hyphen || sign(at, "-"), high > second {
      reps = ((second + high) / 2).rounded()
      at += 1
    }
    // "4 x 12 lb 25": the unit belongs to the load behind it.
    if let (unit, count) = UnitTable.unit(at: at, in: tokens), unit.dimension != .measure,
      unit.dimension != .mass || number(at + count) == nil
    {
      return crossed(first, by: second, of: unit, at: at, end: at + count, takesLoad: takesLoad)
    }
    position = at
    skip(["reps", "rep"])
    skipSide()
    if isTimes(position), let third = number(position + 1) { return crossed(first, by: second, reps: reps, and: third) }
    if first >= 20, second <= 20 || first > 50 && second <= 30 {
      return make(sets: 1, reps: second, kg: takesLoad ? assume(first) : nil)
    }
    // Sets come first by custom; "12x3" is three sets all the same.
    let isTurned = first >= 10 && reps <= 5
    return make(
      sets: isTurned ? reps : first, reps: isTurned ? first : reps, kg: takesLoad ? loadAfter(needsUnit: false) : nil)
  }

  /// "3 x 60 s", "4 x 40 m", "5 x 100 kg": what the second figure measures, by the unit that stands at `at`.
  private mutating func crossed(
    _ first: Double, by second: Double, of unit: MeasureUnit, at: Int, end: Int, takesLoad: Bool
  ) -> [AddWorkout.Set]? {
    switch unit.dimension {
    case .time:
      position = end
      return held(first, seconds: min(second * unit.factor, 86_400))
    case .length where second * unit.factor <= Self.longestCarry:
      // "4 x 40 m" of a carry or a sled.
      position = end
      return make(sets: first, reps: nil, kg: takesLoad ? loadAfter(needsUnit: true) : nil)
    case .mass where first <= 30 && second > 0:
      // "5 x 100kg": repetitions with a load.
      guard let load = mass(at: at - 1) else { return nil }
      position = load.end
      return make(sets: 1, reps: first, kg: load.kg)
    default: return nil
    }
  }

  /// "100 x 5 x 3", "3 x 8 x 60": the load is the first figure where that is too many sets, else the third.
  private mutating func crossed(
    _ first: Double, by second: Double, reps: Double, and third: Double
  ) -> [AddWorkout.Set]? {
    if first > 12, third <= 12, UnitTable.unit(at: position + 2, in: tokens)?.unit.dimension != .mass {
      position += 2
      return make(sets: third, reps: second, kg: assume(first))
    }
    if let load = mass(at: position + 1) {
      position = load.end
      return make(sets: first, reps: reps, kg: load.kg)
    }
    position += 2
    return make(sets: first, reps: reps, kg: assume(third))
  }

  private func held(_ count: Double, seconds: Double) -> [AddWorkout.Set] {
    (0..<clampSets(count)).map { _ in AddWorkout.Set(durationSec: seconds) }
  }
}
