/// Times that a chip, a clock at the finish or a watch took.
extension WorkoutAmountReader {
  private static let timing: WordSet = [
    "chip", "gun", "net", "official", "finish", "finishing", "finishers", "moving", "elapsed", "race", "mat",
  ]
  private static let being: WordSet = ["was", "of", "is"]

  /// "chip time 1:39:20", "my net time was 48:10": whether the clock at `index` says how long a way took.
  func isTimed(at index: Int) -> Bool {
    // "3:58:10 chip time".
    if word(index + 2) == "time", Self.timing.contains(at: index + 1, in: tokens) { return true }
    let isApart = Self.being.contains(at: index - 1, in: tokens) || sign(index - 1, ":")
    let noun = isApart ? index - 2 : index - 1
    return word(noun) == "time" && Self.timing.contains(at: noun - 1, in: tokens)
  }

  /// "splits 5:05 5:00": what the parts of a way took.
  mutating func splits(at index: Int) -> Int? {
    guard let found = Splits.clocks(behind: index, in: tokens) else { return nil }
    amounts.splits = found.places.map { parts(tokens[$0]) }.filter { (2...3).contains($0.count) }
    amounts.isTimed = true
    return found.end
  }

  /// Sums up the times of the parts.
  mutating func readSplits() {
    guard amounts.minutes == nil, !amounts.splits.isEmpty,
      let minutes = Splits.minutes(of: amounts.splits, kilometers: amounts.kilometers)
    else { return }
    add(minutes: minutes)
  }

  /// "1:30 rest", "7 x 600 m off 1:15": whether the time from `index` to `end` lies between intervals.
  func isPause(from index: Int, to end: Int) -> Bool {
    if TrainingWords.rests.contains(at: end, in: tokens), word(end + 1) != "of" { return true }
    return word(index - 1).isOne(of: "off", "on") && Intervals.count(in: tokens) != nil
  }

  mutating func add(minutes: Double) {
    guard minutes.isFinite, minutes > 0 else { return }
    amounts.minutes = min(1440, (amounts.minutes ?? 0) + minutes)
  }
}
