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
    // More than a day is said to be too much where the workout is made of it.
    amounts.minutes = min(100 * WorkoutReader.mostMinutes, (amounts.minutes ?? 0) + minutes)
  }
}

/// Breaks within a workout, which are no exercise.
extension WorkoutAmountReader {
  private static let leads: WordSet = ["minus", "less", "with", "including", "incl", "inc"]
  private static let breaks: WordSet = [
    "break", "breaks", "stop", "stops", "pause", "pauses", "pitstop", "faffing", "chatting", "waiting", "standing",
  ]
  private static let kinds: WordSet = [
    "of", "for", "a", "the", "coffee", "cafe", "tea", "lunch", "cake", "photo", "water", "toilet", "snack", "picnic",
    "food", "pit", "pub", "ice", "cream", "beer", "drinks", "long", "short",
  ]
  private static let hedges = QuantityWords.approximators.union(["a", "an", "some", "the"])
  private static let longestKind = 3

  /// "less a 15 min picnic stop", "including half an hour of pauses": what is taken off the time that is told.
  mutating func lostTime(at index: Int) -> Int? {
    guard Self.leads.contains(tokens[index]) else { return nil }
    var at = index + 1
    while at < tokens.count, Self.hedges.contains(tokens[at]), NumberPhrase.read(at: at + 1, in: tokens) != nil {
      at += 1
    }
    guard let time = QuantityParser(tokens).quantity(at: at), let seconds = time.seconds, seconds >= 60,
      // What lies between intervals is theirs.
      !tokens.contains(where: { $0.isWord("x") || $0.isSign("×") })
    else { return nil }
    let isTaken = tokens[index].isOne(of: "minus", "less")
    guard let end = breakEnd(at: time.tokens.upperBound) ?? (isTaken ? time.tokens.upperBound : nil) else { return nil }
    amounts.lostMinutes += seconds / 60
    return end
  }

  /// Behind the "photo stop" of "10 min photo stop" and the "of pauses" of "half an hour of pauses".
  func breakEnd(at index: Int) -> Int? {
    var at = index
    while at < tokens.count, at - index < Self.longestKind, Self.kinds.contains(tokens[at]) { at += 1 }
    if Self.breaks.contains(at: at, in: tokens) { return at + 1 }
    // "with an hour for lunch".
    return at > index && tokens[at - 1].isWord("lunch") && tokens.ends(at: at) ? at : nil
  }
}

extension WorkoutAmounts {
  /// Takes the breaks off where the time is told beside them.
  mutating func takeBreaks() {
    guard lostMinutes > 0, let whole = minutes, whole > lostMinutes else { return }
    minutes = whole - lostMinutes
    assumptions.append("\(NumberPhrase.plain(lostMinutes)) min of breaks taken off")
    lostMinutes = 0
  }
}
