import ToolCalls

extension StrengthNotation {
  /// "3 sets of 10", "3 sets 10 reps", "4 sets", "12 reps", "sets of 10".
  mutating func spelled(takesLoad: Bool = true) -> [AddWorkout.Set]? {
    guard let phrase = NumberPhrase.read(at: position, in: tokens) else { return nil }
    var at = position + phrase.count
    if word(at).isOne(of: "working", "hard", "heavy", "total") { at += 1 }
    if word(at).isOne(of: "reps", "rep", "repetitions", "times") {
      position = at + 1
      if word(position).isOne(of: "for", "x", "in"), let sets = NumberPhrase.read(at: position + 1, in: tokens),
        case let isNamed = word(position + 1 + sets.count).isOne(of: "sets", "set", "rounds"),
        isNamed || isTimes(position) && isLast(position + sets.count)
      {
        position += (isNamed ? 2 : 1) + sets.count
        return make(sets: sets.value, reps: phrase.value, kg: takesLoad ? loadAfter(needsUnit: false) : nil)
      }
      // "12 reps, 4 sets of them".
      return make(sets: setsBehind() ?? 1, reps: phrase.value, kg: takesLoad ? loadAfter(needsUnit: false) : nil)
    }
    // "3 singles at 130 kg".
    if !phrase.isArticle, phrase.value <= 30, let reps = repsOfSeries(at: at),
      isLast(at) || Self.loadLeads.contains(at: at + 1, in: tokens)
    {
      position = at + 1
      return make(sets: phrase.value, reps: reps, kg: takesLoad ? loadAfter(needsUnit: false) : nil)
    }
    // "5 rounds of 10 burpees", not "6 rounds" alone.
    let isRounds = word(at) == "rounds" && word(at + 1).isOne(of: "of", "x") && number(at + 2) != nil
    guard word(at).isOne(of: "sets", "set") || isRounds else { return nil }
    at += 1
    // "3 sets: 12, 10, 8".
    let named = word(at) == "of" ? at + 1 : at
    if Self.exhaustion.contains(at: named, in: tokens) { at = named + 1 }
    let isSigned = sign(at, ":") || sign(at, ",") || sign(at, "(")
    if isSigned || number(at) != nil, case let start = position {
      position = isSigned ? at + 1 : at
      if let each = listed(takesLoad: takesLoad), each.count == clampSets(phrase.value) { return each }
      position = start
    }
    if word(at).isOne(of: "of", "with", "x", "by", "for") || sign(at, ",") || isTimes(at) { at += 1 }
    if takesLoad, let load = number(at), let reps = repsOfLoad(load, at: at) {
      position = at + 3
      skip(["reps", "rep", "each"])
      return make(sets: phrase.value, reps: reps, kg: assume(load))
    }
    guard let reps = NumberPhrase.read(at: at, in: tokens), !reps.isArticle else {
      position = word(at - 1) == "of" ? at - 1 : at
      return make(sets: phrase.value, reps: nil, kg: takesLoad ? loadAfter(needsUnit: false) : nil)
    }
    let end = at + reps.count
    // "8 goblet squats": a vessel is no unit of repetitions.
    if let unit = UnitTable.unit(at: end, in: tokens), unit.unit.dimension != .measure {
      if unit.unit.dimension == .time {
        position = end + unit.count
        return (0..<clampSets(phrase.value)).map { _ in
          AddWorkout.Set(durationSec: min(reps.value * unit.unit.factor, 86_400))
        }
      }
      position = at
      return make(sets: phrase.value, reps: nil, kg: takesLoad ? loadAfter(needsUnit: false) : nil)
    }
    position = end
    skip(["reps", "rep", "each"])
    skipSide()
    return make(sets: phrase.value, reps: reps.value, kg: takesLoad ? loadAfter(needsUnit: false) : nil)
  }

  /// 12 of "185x12", where no unit says otherwise: a load and its repetitions, as hardly a set has more than fifty.
  func repsOfLoad(_ load: Double, at index: Int) -> Double? {
    guard load > 50, isTimes(index + 1), let reps = number(index + 2), reps <= 30,
      UnitTable.unit(at: index + 3, in: tokens).map({ $0.unit.dimension != .mass }) ?? true, !isTimes(index + 3),
      !Self.loadLeads.contains(at: index + 3, in: tokens) || number(index + 4) == nil
    else { return nil }
    return reps
  }
}
