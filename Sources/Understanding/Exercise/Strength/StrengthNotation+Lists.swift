import Nutrition
import ToolCalls

/// Sets that are listed one by one.
extension StrengthNotation {
  /// "5@100", "5 @ 100 kg": one set.
  mutating func atLoad() -> [AddWorkout.Set]? {
    guard let reps = number(position), reps <= 50, position + 1 < tokens.count, tokens[position + 1].says("@"),
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
        tokens[at + 1].kind == .number, mass(at: at + 1) == nil, !word(at + 2).isOne(of: "times", "rounds")
      {
        at += 1
      } else if at < tokens.count, tokens[at].kind == .number, tokens[at].join == .hyphen || isRepetition(at) {
        continue
      } else {
        break
      }
    }
    guard reps.count >= 2, reps.count <= 20 else { return nil }
    guard reps.count >= 3 || word(at).isOne(of: "reps", "rep") else { return nil }
    if let unit = UnitTable.unit(at: at, in: tokens), unit.unit.dimension != .mass { return nil }
    position = at
    skip(["reps", "rep"])
    skipSide()
    if takesLoad, let loads = loads(ofEach: reps.count) {
      return zip(reps, loads).map { AddWorkout.Set(reps: Int($0), weightKg: $1) }
    }
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

  /// "40/45/50 x 5": one set of each load.
  mutating func ramped() -> [AddWorkout.Set]? {
    var loads: [Double] = []
    var at = position
    while at < tokens.count, tokens[at].kind == .number {
      let parts = tokens[at].folded.split(separator: "/").compactMap { Double($0) }
      guard !parts.isEmpty, parts.allSatisfy({ $0 >= 10 && $0 <= 600 }) else { return nil }
      loads += parts
      at += 1
      guard sign(at, "/") else { break }
      at += 1
    }
    guard loads.count > 1, loads == loads.sorted() || loads == loads.sorted(by: >) else { return nil }
    let unit = UnitTable.unit(at: at, in: tokens)
    if let unit {
      guard unit.unit.dimension == .mass, unit.unit.factor >= 400 else { return nil }
      at += unit.count
    }
    guard isTimes(at) || word(at) == "for", let reps = number(at + 1), reps <= 30 else { return nil }
    position = at + 2
    skip(["reps", "rep", "each"])
    return loads.flatMap { load in
      make(sets: 1, reps: reps, kg: unit.map { min(1000, load * $0.unit.factor / 1000) } ?? assume(load))
    }
  }

  private static let repetitions = ["single": 1.0, "double": 2, "triple": 3]

  /// "for a triple", "a single": how often what is heavy is lifted.
  func namedReps(at index: Int) -> (count: Double, end: Int)? {
    var at = index
    if word(at) == "for" || isTimes(at) { at += 1 }
    guard at > index || word(at) == "a" else { return nil }
    if word(at) == "a" { at += 1 }
    return Self.repetitions[word(at).folded].map { ($0, at + 1) }
  }

  static let series = [
    "singles": 1.0, "doubles": 2, "triples": 3, "single": 1, "double": 2, "triple": 3,
  ]

  /// 1 of "3 singles", "2 heavy singles" behind the count: sets of so many repetitions.
  func repsOfSeries(at index: Int) -> Double? { Self.series[word(index).folded] }

  /// "a heavy double at 110", "worked up to a top single @ 140 kg", "up to a triple at 90": one set.
  mutating func heavySet() -> [AddWorkout.Set]? {
    guard word(position).isOne(of: "heavy", "top", "max") || word(position) == "a" && word(position - 1) == "to",
      let reps = heavyReps(at: position + 1),
      case let at = position + 2, word(at).isOne(of: "at", "with", "of") || sign(at, "@") || sign(at, ",")
    else { return nil }
    if let load = mass(at: at + 1) {
      position = load.end
      return make(sets: 1, reps: reps, kg: load.kg)
    }
    guard let value = number(at + 1), (20...600).contains(value),
      isLast(at + 1) || word(at + 2).isOne(of: "on", "in", "for", "today", "tonight")
    else { return nil }
    position = at + 2
    return make(sets: 1, reps: reps, kg: assume(value))
  }

  /// "a heavy single".
  func heavyReps(at index: Int) -> Double? { Self.repetitions[word(index).folded] }

  /// The "s" of "30s", a pair of dumbbells.
  func isPlural(_ at: Int) -> Bool { word(at) == "s" && tokens[at].join == .glued }

  /// "2x24 kg" before sets: what is carried in both hands.
  func handPair() -> (kg: Double, end: Int)? {
    guard let pair = pair(at: position), number(pair.end) != nil, isTimes(pair.end + 1) else { return nil }
    return pair
  }

  /// "120x8 twice".
  mutating func doneAgain(_ sets: [AddWorkout.Set]) -> [AddWorkout.Set] {
    guard let times = ["twice": 2, "thrice": 3][word(position).folded] else { return sets }
    position += 1
    return Array(repeating: sets, count: times).flatMap(\.self)
  }

  /// "3RM 95 kg", "1rm: 140": the heaviest load for so many repetitions.
  mutating func repMax() -> [AddWorkout.Set]? {
    guard let reps = number(position), reps <= 20, word(position + 1) == "rm" else { return nil }
    var at = position + 2
    while at < tokens.count, at - position < 5, tokens[at].isOne(of: ":", "of", "at", "@", "=", "is", "was") {
      at += 1
    }
    if let load = mass(at: at) {
      position = load.end
      return make(sets: 1, reps: reps, kg: load.kg)
    }
    guard let value = number(at), value >= 10, value <= 600 else { return nil }
    position = at + 1
    return make(sets: 1, reps: reps, kg: assume(value))
  }

  /// Loads behind "at", one for each of `count` sets: "at 60, 65, 70".
  mutating func loads(ofEach count: Int) -> [Double]? {
    guard (position < tokens.count ? tokens[position].folded : "").isOne(of: "at", "@") else { return nil }
    var loads: [Double] = []
    var at = position + 1
    while at < tokens.count, let value = number(at), value <= 600 {
      loads.append(value)
      at += 1
      guard loads.count < count, sign(at, ",") || sign(at, "/") else { break }
      at += 1
    }
    guard loads.count == count, count > 1 else { return nil }
    let unit = UnitTable.unit(at: at, in: tokens)
    if let unit {
      guard unit.unit.dimension == .mass, unit.unit.name != "g" else { return nil }
      at += unit.count
    }
    position = at
    return loads.map { load in unit.map { load * $0.unit.factor / 1000 } ?? assume(load) }
  }

  /// "3x3 bench 75": a figure that closes what was said.
  mutating func closingLoad() -> Double? {
    guard let value = number(position), (20...600).contains(value), isLast(position) else { return nil }
    position += 1
    return assume(value)
  }
}
