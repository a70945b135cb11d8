import Nutrition

/// Weighings that no adult has.
extension WeightReader {
  /// Kilograms that a person's weight may be.
  static let possible = 20.0...400.0

  private static let fillers = WordList.words(
    "i my me was is at now today this morning the a said say says kg kgs kilo kilos kilogram kilograms lb lbs pound pounds in"
  )

  /// "weighed 2 kg", "weight 900 kg" and nothing else: why that is not taken; nil for anything else.
  func refusal(of tokens: [Token]) -> Reading? {
    if let kept = notKept(tokens) {
      return Reading(clarification: Clarification(question: kept), confidence: 0.4)
    }
    guard tokens.count <= 8, WeightWords.telling.occurs(in: tokens),
      tokens.allSatisfy({ $0.kind != .word || WeightWords.telling.contains($0) || Self.fillers.contains($0) }),
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

/// What people measure or do besides, and no journal entry holds.
extension WeightReader {
  private static let girths: WordSet = [
    "waist", "hip", "hips", "chest", "bust", "thigh", "thighs", "neck", "belly", "calf", "calves", "bicep", "biceps",
    "arm", "arms", "waistline",
  ]
  private static let baths: WordSet = ["sauna", "steam", "jacuzzi", "tub", "plunge", "bath"]
  private static let besides = WordList.words(
    """
    my is are was at now today measured measures measurement measurements circumference size around cm centimetres
    centimeters in inch inches mm and the a of for sat did had spent i min mins minute minutes hour h room hot cold ice
    """)
  private static let longest = 12

  /// Why body fat alone before any weight, a girth of the body or time in a bath is not logged; nil for anything else.
  private func notKept(_ tokens: [Token]) -> String? {
    guard tokens.count <= Self.longest, tokens.contains(where: { $0.kind == .number }) else { return nil }
    if knownKg == nil, bodyFatAlone(in: tokens) != nil {
      return "Body fat is kept with a weight, and none is known yet. Say both, as in \"80 kg, 18% body fat\"."
    }
    func isAll(of words: WordSet) -> Bool {
      words.occurs(in: tokens)
        && tokens.allSatisfy { $0.kind != .word || words.contains($0) || Self.besides.contains($0) }
    }
    if isAll(of: Self.girths),
      Self.girths.contains(tokens[0]) || tokens.prefix(3).contains(where: Self.girths.contains),
      tokens.contains(where: { $0.isOne(of: "cm", "inch", "inches", "in", "mm") })
        || tokens.contains(where: { $0.isOne(of: "waist", "hips", "hip") }),
      !tokens.contains(where: { $0.isOne(of: "min", "mins", "minute", "minutes", "hour", "h") })
    {
      return "Only weight and body fat are kept of the body, no waist or other girths, so nothing was logged."
    }
    if isAll(of: Self.baths), tokens.contains(where: { $0.isOne(of: "min", "mins", "minute", "minutes", "hour", "h") })
    {
      return "Time in a sauna or a bath is no workout and is not kept, so nothing was logged."
    }
    return nil
  }
}
