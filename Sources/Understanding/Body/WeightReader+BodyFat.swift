import Nutrition

/// Body fat beside a weight or alone.
extension WeightReader {
  /// "body fat 21%" and nothing else.
  func bodyFatAlone(in tokens: [Token]) -> Double? {
    guard tokens.count(where: { $0.kind == .number }) == 1,
      tokens.allSatisfy({ $0.kind != .word || WeightWords.neutral.contains($0) || $0.isWord("percent") })
    else { return nil }
    return bodyFat(in: tokens)
  }

  private static let otherShares: WordSet = ["muscle", "muscles", "water", "bone", "hydration", "tbw"]

  /// "muscle 36%", "36% muscle": a share of the body that is no fat.
  private func isOtherShare(_ index: Int, in tokens: [Token]) -> Bool {
    let before = index > 0 && tokens[index - 1].kind == .punctuation ? index - 2 : index - 1
    if Self.fats.contains(at: before, in: tokens) { return false }
    return Self.otherShares.contains(at: before, in: tokens) || Self.otherShares.contains(at: index + 2, in: tokens)
  }

  private static let fats: WordSet = ["fat", "bf", "bodyfat"]

  /// "19% bf", "body fat 22.5%".
  func bodyFat(in tokens: [Token]) -> Double? {
    for (index, token) in tokens.enumerated() where token.kind == .number {
      guard index + 1 < tokens.count, let value = token.value, (2...75).contains(value),
        !isOtherShare(index, in: tokens)
      else { continue }
      let hasPercent = tokens[index + 1].isSign("%") || tokens[index + 1].isWord("percent")
      let around = tokens[max(0, index - 4)..<min(tokens.count, index + 5)]
      if around.contains(where: { $0.isWord("bf") || $0.isWord("fat") || $0.isWord("bodyfat") }),
        hasPercent || tokens[index + 1].isWord("bf")
      {
        return value
      }
    }
    return nil
  }
}
