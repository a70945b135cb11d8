import Nutrition

/// Races whose name says how long they are.
extension WorkoutAmountReader {
  static let raceKilometers = ["marathon": 42.195, "parkrun": 5.0, "ironman": 226.0]

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

  /// "half marathon", "marathon": distances by name, where none is given in numbers.
  mutating func race(at index: Int) -> Int? {
    if isMiddleDistance(index) {
      // "Ironman 70.3" was taken for a whole one.
      amounts.kilometers = Self.raceKilometers["ironman"].map { $0 / 2 }
      return index + 1
    }
    guard let full = Self.raceKilometers[word(index).folded], !word(index + 1).isOne(of: "training", "pace", "plan")
    else {
      return nil
    }
    let isHalf = word(index - 1) == "half" && word(index) != "parkrun"
    if amounts.kilometers == nil { amounts.kilometers = isHalf ? full / 2 : full }
    return index + 1
  }
}
