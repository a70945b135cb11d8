/// What somebody is told to keep to, and what a target is said to be.
extension DayEnergyAdvice {
  /// "Stick to 600 kcal", "keep your intake under 900 kcal", "no more than 500 kcal".
  func isToldToKeepTo(_ amount: SpokenSentence.Amount) -> Bool {
    let (start, words) = leading(up: amount)
    let stretch = words.joined(separator: " ")
    if words.contains("by"), !stretch.contains("by on") { return false }
    let isBound = ["no more than", "at most", "up to", "less than"].contains { stretch.contains($0) }
    let verb = sentence.word(start)
    if stretch.contains("no more than"), !words.contains("with") || verb.hasPrefix("stick") { return true }
    if Self.eating.contains(verb) {
      return isBound || words.contains { ["only", "just", "under", "below", "merely", "max", "maximum"].contains($0) }
    }
    return Self.keeping.contains(verb) && words.contains { Self.bounds.contains($0) }
  }

  private static let eating: Set<String> = ["eat", "eating", "consume", "consuming"]
  private static let keeping: Set<String> = [
    "keep", "keeping", "stick", "sticking", "stay", "staying", "aim", "aiming", "limit", "limiting", "cap", "capping",
    "restrict", "restricting", "cut", "cutting", "drop", "dropping", "go", "going", "reduce", "reducing", "lower",
    "lowering", "get", "live", "living", "survive", "settle", "shoot", "hold", "bring", "take", "set", "manage",
  ]
  private static let bounds: Set<String> = [
    "to", "for", "at", "on", "with", "under", "below", "within", "around", "than", "between",
  ]

  /// "Your new target is 600 kcal", "600 kcal as your limit".
  func isCalledTarget(_ amount: SpokenSentence.Amount) -> Bool {
    let (start, words) = leading(up: amount)
    let named = ([sentence.word(start)] + words).contains { Self.targets.contains($0) }
    let isFact = words.contains("intake") && words.contains("is")
    if named, !isFact { return true }
    let behind = sentence.words[amount.range.upperBound...].drop { Self.links.contains($0) }
    return behind.first.map { Self.targets.contains($0) } ?? false
  }

  private static let targets: Set<String> = [
    "target", "goal", "limit", "budget", "allowance", "cap", "maximum", "intake", "ration", "quota", "ceiling",
  ]
  private static let links: Set<String> = [
    "is", "are", "be", "as", "should", "will", "would", "your", "a", "an", "the", "new", "good", "daily", "calorie",
    "safe", "better", "own", "realistic", "sensible", "reasonable",
  ]

  /// The words of no weight of their own before an amount, and where the word before them is.
  private func leading(up amount: SpokenSentence.Amount) -> (start: Int, words: [String]) {
    var start = amount.range.lowerBound - 1
    while start >= 0, Self.fillers.contains(sentence.words[start]) { start -= 1 }
    return (start, Array(sentence.words[(start + 1)..<amount.range.lowerBound]))
  }

  private static let fillers: Set<String> = bounds.union(links).union(targets).union([
    "about", "roughly", "approximately", "some", "only", "just", "mere", "merely", "exactly", "max", "of", "total",
    "most", "up", "no", "not", "more", "less", "least", "over", "yourself", "calories", "energy", "eating",
    "consumption", "food", "down", "back", "by", "in", "everything", "day", "days", "each", "that", "strictly", "then",
    "must", "can", "could", "become", "becomes", "today", "tomorrow", "set", "from", "now",
  ])
}
