extension DynamicNutritionTargets {
  /// Why an answer may not be used.
  public enum OutOfBounds: Error, Equatable, Sendable {
    case notANumber
    /// Under what the person may be told to eat.
    case underLowest(Double)
    /// More than 25 % away from the calculator.
    case farFromCalculator(Double)
    /// The person chose their own target, and this is another.
    case notTheOwnTarget
    case protein(Double)
    case fat(Double)
    /// The macros come to something else than the calories.
    case macrosDoNotAddUp(Double)
  }

  /// The most an answer may be away from the calculator's calories.
  public static let tolerance = 0.25

  /// The answer as it may be used: calories within the bounds or not at all, macros that add up within 1 %, the person's
  /// own settings kept, words short.
  ///
  /// - Throws: `OutOfBounds`, and the calculator's answer is the one to use.
  public func bounded(by calculator: DynamicTargetCalculator) throws(OutOfBounds) -> DynamicNutritionTargets {
    let figures = [calories, proteinG, carbsG, fatG, confidence]
    guard figures.allSatisfy({ $0.isFinite && $0 >= 0 }) else { throw .notANumber }
    let energy = calculator.targets.energy
    let reference = calculator.answer
    guard calories >= energy.lowest else { throw .underLowest(calories) }
    guard abs(calories - reference.calories) <= reference.calories * Self.tolerance else {
      throw .farFromCalculator(calories)
    }
    if energy.basis == .own, abs(calories - reference.calories) > reference.calories * 0.01 { throw .notTheOwnTarget }
    var bounded = self
    bounded.calories = calories.rounded()
    try bounded.boundMacros(calculator)
    bounded.boundWords(lowest: energy.lowest, reference: reference)
    return bounded
  }

  private mutating func boundMacros(_ calculator: DynamicTargetCalculator) throws(OutOfBounds) {
    let profile = calculator.profile
    let own = MacroSplit(
      calories: calories, weightKg: calculator.context.weightKg, proteinGramsPerPound: profile.proteinGramsPerPound,
      fatPercentage: profile.fatPercentage)
    if profile.macroOrigin != nil, let own {
      // What the person chose stands; an answer may move the energy only.
      (proteinG, carbsG, fatG) = (own.proteinG, own.carbsG, own.fatG)
      return
    }
    if let weight = calculator.context.weightKg {
      let pounds = weight * MacroSplit.poundsPerKilogram
      // Of a heavy person's least protein only as much as the energy holds.
      let lowest = min(MacroSplit.allowedProtein.lowerBound * pounds, calories * 0.4 / 4)
      guard proteinG >= lowest - 0.5, proteinG <= MacroSplit.allowedProtein.upperBound * pounds + 0.5 else {
        throw .protein(proteinG)
      }
    }
    guard MacroSplit.allowedFat.contains((fatG * 9 / calories * 100).rounded() / 100) else { throw .fat(fatG) }
    let off = macroCalories - calories
    if abs(off) <= calories * 0.01 { return }
    let carbs = (calories - proteinG * 4 - fatG * 9) / 4
    guard abs(off) <= calories * 0.15, carbs >= 0 else { throw .macrosDoNotAddUp(macroCalories) }
    adjustments.append("carbs set to \(carbs.text()) g, so that the macros add up")
    carbsG = carbs.rounded()
  }

  private mutating func boundWords(lowest: Double, reference: DynamicNutritionTargets) {
    if Self.names(lessThan: lowest, in: reasoning) || reasoning.allSatisfy(\.isWhitespace) {
      reasoning = reference.reasoning
    }
    reasoning = String(reasoning.prefix(600))
    adjustments = adjustments.filter { !Self.names(lessThan: lowest, in: $0) }.suffix(8).map { String($0.prefix(160)) }
    confidence = min(confidence, 1)
    preworkoutCarbsG = preworkoutCarbsG.flatMap { (0...150).contains($0) ? $0.rounded() : nil }
    postworkoutProteinG = postworkoutProteinG.flatMap { (0...60).contains($0) ? $0.rounded() : nil }
    recoveryFocus = recoveryFocus.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : String($0.prefix(160)) }
  }

  /// Whether a text speaks of a day's energy that is under what is safe; changes of up to 600 kcal are none.
  private static func names(lessThan lowest: Double, in text: String) -> Bool {
    let plain = text.lowercased().filter { $0 != "," }
    let words = plain.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    return words.indices.contains { index in
      let digits = words[index].prefix { $0.isASCII && $0.isNumber }
      let unit = words[index].dropFirst(digits.count)
      guard let value = Double(digits), value > 600, value < lowest else { return false }
      let next = index + 1 < words.count ? words[index + 1] : ""
      return ["kcal", "calories", "cal"].contains(unit.isEmpty ? next : String(unit))
    }
  }
}
