import Nutrition

/// Times and ways that were done more than once: "three 50 minute judo lessons", "four quarters of 15".
extension WorkoutAmountReader {
  private static let occasions: WordSet = [
    "classes", "sessions", "lessons", "walks", "runs", "rides", "swims", "jogs", "hikes", "strolls", "workouts",
    "matches", "games", "halves", "quarters", "periods", "chukkas", "circuits", "spins", "bouts", "trips", "commutes",
    "blocks", "efforts", "intervals", "repeats", "reps", "sprints", "stints", "practices", "loops",
  ]
  private static let most = 12.0
  private static let shortest = 50.0

  /// "three 50 minute judo lessons", "two 4k loops": from the second figure on, what each of `count` took.
  mutating func counted(_ count: Double, at index: Int) -> Int? {
    guard (2...Self.most).contains(count), count == count.rounded(), index < tokens.count,
      tokens[index].isCount || tokens[index].isWord("half"),
      tokens[index].join != .glued
    else { return nil }
    if let time = QuantityParser(tokens).quantity(at: index), let seconds = time.seconds, seconds < 86_400 {
      guard namesOccasions(behind: time.tokens.upperBound) else { return nil }
      add(minutes: count * seconds / 60)
      return time.tokens.upperBound
    }
    guard let inner = NumberPhrase.read(at: index, in: tokens), !inner.isArticle,
      let length = Intervals.length(at: index + inner.count, in: tokens), namesOccasions(behind: length.end)
    else { return nil }
    let unit = length.isThousand ? 1000 : UnitTable.unit(at: index + inner.count, in: tokens)?.unit.factor ?? 0
    guard inner.value * unit >= Self.shortest else { return nil }
    return distance(count * inner.value * unit / 1000, end: length.end)
  }

  private func namesOccasions(behind index: Int) -> Bool {
    for token in tokens[min(index, tokens.count)...].prefix(4) {
      guard token.kind == .word, !token.isCount else { return false }
      if Self.occasions.contains(token) { return true }
    }
    return false
  }

  private static let parts: WordSet = ["halves", "quarters", "periods", "chukkas", "thirds"]
  private static let lengths = 5.0...60

  /// "four quarters of 15": of a game the parts are told in minutes; from the "of" on.
  mutating func bareParts(_ count: Double, at index: Int) -> Int? {
    guard Self.parts.contains(at: index - 1, in: tokens), word(index) == "of", (2...8).contains(count),
      let inner = NumberPhrase.read(at: index + 1, in: tokens), !inner.isArticle, Self.lengths.contains(inner.value),
      case let end = index + 1 + inner.count, tokens.ends(at: end) || word(end) == "each"
    else { return nil }
    add(minutes: count * inner.value)
    return end
  }
}

/// Amounts of intervals.
extension WorkoutAmountReader {
  /// "8 x 2 min hard, 1 min easy".
  mutating func intervals(at index: Int) -> Int? {
    guard tokens[index].kind == .number, let found = Intervals.byTheClock(at: index, in: tokens) else { return nil }
    add(minutes: found.minutes)
    amounts.effort = .vigorous
    amounts.isIntervals = true
    return found.end
  }

  /// "50s on 10s off, 7 stations x 2 rounds".
  mutating func stations(at index: Int) -> Int? {
    guard amounts.minutes == nil, tokens[index].kind == .number || index == 0,
      let found = Stations.circuit(in: tokens), found.range.lowerBound == index
    else { return nil }
    add(minutes: found.minutes)
    amounts.effort = .vigorous
    amounts.isIntervals = true
    return found.range.upperBound
  }

  /// "6 x 800 m at 3:10": the time of one stands for all.
  mutating func spreadIntervals() {
    guard let minutes = amounts.minutes, let kilometers = amounts.kilometers,
      let all = Intervals.minutesInAll(minutes, kilometers: kilometers, in: tokens)
    else { return }
    amounts.minutes = min(1440, all)
  }
}

/// Races whose name says how long they are.
extension WorkoutAmountReader {
  static let raceKilometers: WordTable<Double> = ["marathon": 42.195, "parkrun": 5.0, "ironman": 226.0]

  /// Miles of a triathlon of half the length, by which it is called.
  private static let middleDistance = "70.3"
  private static let triathlons: WordSet = ["ironman", "triathlon", "tri", "im"]

  /// "70.3 triathlon", "ironman 70.3", "did a 70.3".
  private func isMiddleDistance(_ index: Int) -> Bool {
    guard tokens[index].kind == .number, tokens[index].folded == Self.middleDistance,
      UnitTable.unit(at: index + 1, in: tokens) == nil
    else { return false }
    return Self.triathlons.contains(at: index + 1, in: tokens) || Self.triathlons.contains(at: index - 1, in: tokens)
  }

  /// A run of the training for it is none of its length.
  private static let preparing: WordSet = [
    "training", "pace", "plan", "block", "prep", "cycle", "build", "taper", "program", "programme", "season", "buildup",
  ]

  /// "half marathon", "marathon": distances by name, where none is given in numbers.
  mutating func race(at index: Int) -> Int? {
    if isMiddleDistance(index) {
      // "Ironman 70.3" was taken for a whole one.
      amounts.kilometers = Self.raceKilometers["ironman"].map { $0 / 2 }
      return index + 1
    }
    guard let full = Self.raceKilometers[word(index)], !Self.preparing.contains(at: index + 1, in: tokens)
    else {
      return nil
    }
    let isHalf = word(index - 1) == "half" && word(index) != "parkrun"
    if amounts.kilometers == nil { amounts.kilometers = isHalf ? full / 2 : full }
    return index + 1
  }
}
