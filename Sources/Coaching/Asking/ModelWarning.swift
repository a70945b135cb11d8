/// Whether a sentence warns of what it names, instead of advising it.
struct ModelWarning {
  let sentence: SpokenSentence

  /// Whether the words of a range are warned of: told not to be done, before them in their clause, or judged as harmful.
  ///
  /// - Parameter bounds: with one of these words in between nothing is denied: "do not eat more than 800 kcal".
  func covers(_ range: Range<Int>, bounds: Set<String> = []) -> Bool {
    let clause = sentence.clause(at: range.lowerBound)
    return isDenied(clause.lowerBound..<range.lowerBound, bounds: bounds) || isJudged(clause)
      || judgesBehind(clause.upperBound)
  }

  private func isDenied(_ before: Range<Int>, bounds: Set<String>) -> Bool {
    let breaks = bounds.union(["unless", "until", "without", "instead", "worry", "hesitate"])
    for start in before {
      for denial in Self.denials {
        let end = start + denial.count
        guard end <= before.upperBound, Array(sentence.words[start..<end]) == denial else { continue }
        // "No breakfast and 800 kcal": what is directly behind it alone.
        if denial == ["no"], end < before.upperBound { continue }
        let between = end..<before.upperBound
        guard sentence.word(start - 1) != "why", breaks.isDisjoint(with: sentence.words[between]) else { continue }
        if !between.contains(where: beginsAnother) { return true }
      }
    }
    return false
  }

  /// "Do not snack and eat 800 kcal": the second is not denied.
  private func beginsAnother(_ index: Int) -> Bool {
    guard ["and", "then", "just"].contains(sentence.words[index]) else { return false }
    return Self.deeds.contains(sentence.word(index + 1))
  }

  private static let deeds: Set<String> = [
    "eat", "take", "go", "stay", "keep", "stick", "drink", "fast", "vomit", "throw", "purge", "use", "aim", "try",
    "make",
    "limit", "cut", "drop", "just", "then", "live",
  ]

  private static let denials = [
    "don't", "do not", "never", "should not", "shouldn't", "must not", "mustn't", "ought not", "avoid", "avoiding",
    "advise against", "recommend against", "warn against", "can't recommend", "cannot recommend", "can't advise",
    "cannot advise", "wouldn't recommend", "would not recommend", "can't suggest", "cannot suggest", "won't suggest",
    "rather than", "instead of", "stop", "no need for", "no need to", "no",
  ].map { $0.split(separator: " ").map(String.init) }

  /// "… is too little", "… would be dangerous"; not "… is not dangerous".
  private func isJudged(_ range: Range<Int>) -> Bool {
    if sentence.has(
      ["even", "isn't", "aren't", "not dangerous", "not unsafe", "not harmful", "not unhealthy"], in: range)
    {
      return false
    }
    let text = sentence.words[range].joined(separator: " ")
    return Self.copulas.contains { copula in
      Self.harms.contains { harm in text.contains(copula + harm) }
    }
  }

  private func judgesBehind(_ start: Int) -> Bool {
    ["which", "that"].contains(sentence.word(start)) && isJudged(sentence.clause(at: start))
  }

  private static let copulas = [
    "is ", "are ", "would be ", "can be ", "is far ", "is much ", "is way ", "is very ", "are very ", "are far ",
    "could be ", "is simply ", "would be far ", "is usually ", "is really ",
  ]
  private static let harms = [
    "too little", "too low", "too few", "not enough", "unsafe", "not safe", "dangerous", "unhealthy", "not healthy",
    "harmful", "risky", "not recommended", "not advisable", "not sustainable", "starvation", "not a good idea",
    "no good idea", "a bad idea", "not the way",
  ]
}
