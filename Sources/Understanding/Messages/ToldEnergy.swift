import ToolCalls

/// Energy that a clause of its own tells of what was told before: "it was about 650 calories", "850 kcal in total".
enum ToldEnergy {
  /// Words that may stand around such a figure.
  static let around = WordList.words(
    """
    it that this they those was were is came comes come to about around roughly approximately approx so like actually sorry the
    whole thing lot meal plate total totalled totaled all in altogether together overall everything of them and oh only just
    apparently turns out says menu label combined sum should be have been
    each apiece
    """)
  /// Words that say that the figure is of what was told, and nothing more that was had.
  static let telling = QuantityWords.totals.union([
    "was", "were", "came", "comes", "totalled", "totaled", "combined", "be", "been",
  ])

  private static let burning: WordSet = ["burned", "burnt", "i", "which"]

  /// Whether an energy is among the words.
  static func isTold(in tokens: [Token]) -> Bool {
    UnitTable.energyNames.occurs(in: tokens) && tokens.contains { $0.kind == .number }
  }

  /// Kilocalories that `tokens` tell, where they tell nothing else: 1...10000.
  static func kilocalories(in tokens: [Token]) -> Double? {
    guard (2...14).contains(tokens.count), let start = tokens.firstIndex(where: { $0.kind == .number }),
      let energy = QuantityParser(tokens).quantity(at: start), let kilocalories = energy.kilocalories,
      (1...10_000).contains(kilocalories),
      tokens.indices.allSatisfy({
        energy.tokens.contains($0) || tokens[$0].kind == .punctuation || around.contains(tokens[$0])
          || burning.contains(tokens[$0])
      })
    else { return nil }
    return kilocalories
  }
}

/// Energy of a meal that is told before its foods.
extension ToldEnergy {
  /// Words that lead to the energy, besides those of the meal.
  private static let leads = WordList.words(
    "i i've had have ate eaten my a an the for was is at of today yesterday this")
  private static let openers: WordSet = [":", ",", "-", "(", "of", "was"]
  private static let ready: WordSet = ["ready", "microwave", "frozen", "chilled"]

  /// "Lunch was about 650 kcal, a wrap and crisps", "a 650 kcal lunch of soup and a roll": the words with the energy behind the
  /// foods, in total.
  static func behindFoods(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard let number = tokens.firstIndex(where: { $0.kind == .number }),
      let energy = QuantityParser(tokens).quantity(at: number), energy.kilocalories != nil
    else { return tokens }
    let amount = energy.tokens.clamped(to: number..<tokens.count)
    let ahead = tokens[..<number]
    guard ahead.allSatisfy({ isLead($0) }) else { return tokens }
    var end = amount.upperBound
    // "A 480 kcal ready meal: cottage pie".
    let isReady =
      end + 2 < tokens.count && ready.contains(tokens[end]) && tokens[end + 1].isWord("meal")
      && tokens[end + 2].isSign(":")
    if isReady { end += 2 }
    if tokens.word(end).isOne(of: "for", "at") { end += 1 }
    if end < tokens.count, TimeWords.meals[tokens[end]] != nil { end += 1 }
    let rest = end < tokens.count && tokens[end].isSign(")") ? end + 1 : end
    guard rest < tokens.count, openers.contains(tokens[rest]),
      isReady || tokens[..<rest].contains(where: { TimeWords.meals[$0] != nil }),
      case let foods = Array(tokens[(rest + 1)...]), !isTold(in: foods), holdsFood(foods)
    else { return tokens }
    let label = ahead.dropLast(while: { QuantityWords.approximators.contains($0) || openers.contains($0) })
    let range = tokens[number].range
    let heading = label + tokens[amount.upperBound..<end] + [Token.sign(":", at: range)]
    let told = foods.dropLast(while: { $0.isSign(".") }) + [Token.sign(",", at: range)] + tokens[amount]
    return heading + told + Token.words(["in", "total"], at: range)
  }

  private static func isLead(_ token: Token) -> Bool {
    leads.contains(token) || openers.contains(token) || TimeWords.meals[token] != nil
      || QuantityWords.approximators.contains(token)
  }
}

extension MessageReader {
  /// "I had a wrap and crisps. It was about 650 calories": takes the energy for what the sentence before told of.
  func takesEnergy(_ tokens: [Token], into draft: inout Draft) -> Bool {
    guard draft.isLong, let kilocalories = ToldEnergy.kilocalories(in: tokens),
      !tokens.contains(where: { $0.isOne(of: "each", "apiece") }),
      tokens.first?.isWord("and") != true || ToldEnergy.telling.occurs(in: tokens)
    else { return false }
    let isBurned = draft.isWorkoutLast || tokens.contains { $0.isOne(of: "burned", "burnt") }
    guard !isBurned, let last = draft.occasions.indices.last else {
      guard case .addWorkout(var workout)? = draft.timed.last?.call else { return false }
      workout.statedCalories = workout.statedCalories ?? kilocalories
      draft.timed[draft.timed.count - 1].call = .addWorkout(workout)
      return true
    }
    let items = draft.occasions[last].foods.map(\.item)
    guard items.allSatisfy({ $0.calories == nil }) else { return false }
    for (place, item) in EnergyOfAll(catalog: foods.catalog).parted(kilocalories, among: items).enumerated() {
      draft.occasions[last].foods[place].item = item
    }
    return true
  }
}
