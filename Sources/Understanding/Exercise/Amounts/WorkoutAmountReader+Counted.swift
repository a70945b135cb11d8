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
      case let end = index + 1 + inner.count,
      end == tokens.count || tokens[end].kind == .punctuation || word(end) == "each"
    else { return nil }
    add(minutes: count * inner.value)
    return end
  }
}
