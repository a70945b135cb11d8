import Nutrition
import ToolCalls

/// Sets that are listed one by one.
extension StrengthNotation {
  /// "5@100", "5 @ 100 kg": one set.
  mutating func atLoad() -> [AddWorkout.Set]? {
    guard let reps = number(position), reps <= 50, position + 1 < tokens.count, tokens[position + 1].folded == "@",
      let value = number(position + 2), value > reps
    else { return nil }
    if let load = mass(at: position + 2) {
      position = load.end
      return make(sets: 1, reps: reps, kg: load.kg)
    }
    position += 3
    return make(sets: 1, reps: reps, kg: assume(value))
  }

  /// "8,8,6 reps at 60 kg", "10/8/6", "12-10-8".
  mutating func listed(takesLoad: Bool = true) -> [AddWorkout.Set]? {
    if let pairs = slashed() { return pairs }
    var reps: [Double] = []
    var at = position
    while at < tokens.count, tokens[at].kind == .number {
      // The lexer reads "8,8" as a decimal comma.
      let parts = tokens[at].folded.split(whereSeparator: { $0 == "," || $0 == "/" }).compactMap { Double($0) }
      guard !parts.isEmpty, parts.allSatisfy({ $0 == $0.rounded() && $0 >= 1 && $0 <= 200 }) else { break }
      reps += parts
      at += 1
      if at < tokens.count, tokens[at].isSign(",") || tokens[at].isSign("/"), at + 1 < tokens.count,
        tokens[at + 1].kind == .number, mass(at: at + 1) == nil
      {
        at += 1
      } else if at < tokens.count, tokens[at].kind == .number, tokens[at].join == .hyphen || isRepetition(at) {
        continue
      } else {
        break
      }
    }
    guard reps.count >= 2, reps.count <= 20 else { return nil }
    guard reps.count >= 3 || ["reps", "rep"].contains(word(at)) else { return nil }
    if let unit = UnitTable.unit(at: at, in: tokens), unit.unit.dimension != .mass { return nil }
    position = at
    skip(["reps", "rep"])
    skipSide()
    let kg = takesLoad ? loadAfter(needsUnit: false) : nil
    return reps.map { AddWorkout.Set(reps: Int($0), weightKg: kg) }
  }

  /// "60/8, 70/6, 80/4": load over repetitions.
  private mutating func slashed() -> [AddWorkout.Set]? {
    var sets: [(load: Double, reps: Double)] = []
    var at = position
    while let load = number(at), load >= 20, sign(at + 1, "/"), let reps = number(at + 2), reps <= 15,
      load > reps * 2, !sign(at + 3, "/")
    {
      sets.append((load, reps))
      at += sign(at + 3, ",") && sign(at + 5, "/") ? 4 : 3
    }
    guard sets.count > 1 else { return nil }
    position = at
    return sets.flatMap { make(sets: 1, reps: $0.reps, kg: assume($0.load)) }
  }
}
