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
    return at > index && tokens[at - 1].isWord("lunch") && (at == tokens.count || tokens[at].kind == .punctuation)
      ? at : nil
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
