import Nutrition

/// Weighings that no adult has.
extension WeightReader {
  /// Kilograms that a person's weight may be.
  static let possible = 20.0...400.0

  private static let telling: WordSet = ["weighed", "weight", "weigh", "bodyweight", "scale", "scales"]
  private static let fillers = WordList.words(
    "i my me was is at now today this morning the a said say says kg kgs kilo kilos kilogram kilograms lb lbs pound pounds in"
  )

  /// "weighed 2 kg", "weight 900 kg" and nothing else: why that is not taken; nil for anything else.
  func refusal(of tokens: [Token]) -> Reading? {
    guard tokens.count <= 8, Self.telling.occurs(in: tokens),
      tokens.allSatisfy({ $0.kind != .word || Self.telling.contains($0) || Self.fillers.contains($0) }),
      let index = tokens.firstIndex(where: { $0.kind == .number }), tokens.count(where: { $0.kind == .number }) == 1,
      let value = tokens[index].value
    else { return nil }
    let isPounds =
      index + 1 < tokens.count && tokens[index + 1].kind == .word
      ? tokens[index + 1].folded.hasPrefix("lb") || tokens[index + 1].folded.hasPrefix("pound") : units != .metric
    let kilograms = isPounds ? UnitConversion.kilograms(pounds: value) : value
    guard !Self.possible.contains(kilograms) else { return nil }
    let range =
      units.weight(kilograms: Self.possible.lowerBound) + " to " + units.weight(kilograms: Self.possible.upperBound)
    return Reading(
      clarification: Clarification(question: "A weight is from \(range). What did the scales say?"), confidence: 0.4)
  }
}
