import Foundation
import Nutrition
import ToolCalls

/// Figures that are denied, or come of a scale that was wrong.
extension CorrectionReader {
  private static let scales: WordSet = ["scale", "scales"]
  private static let faults = WordList.words(
    "off wrong broken faulty misread inaccurate miscalibrated uncalibrated zeroed calibrated carpet lying lied dodgy")

  /// "Wasn't 5k, it was 5.6", "my scale is off, it's 78.4": the figure that is right, of what was logged last and is no meal.
  func figureInstead(_ tokens: [Token]) -> Reading? {
    guard let last = context.lastEntries.last else { return nil }
    if case .meal = last { return nil }
    guard let rest = behindDenial(tokens) ?? behindFault(tokens, last), !rest.isEmpty else { return nil }
    return FigureCorrection(context: context).reading(of: rest, foods: foods)
  }

  private func behindDenial(_ tokens: [Token]) -> [Token]? {
    let start = CorrectionWords.subjects.contains(tokens[0]) ? 1 : 0
    guard start < tokens.count, IntentWords.deniedCopulas.contains(tokens[start]),
      let joint = tokens.indices.dropFirst(start + 2).first(where: {
        tokens[$0].isSign(",") || tokens[$0].isWord("but") || tokens[$0].isWord("it")
      }), tokens[(start + 1)..<joint].contains(where: \.isCount)
    else { return nil }
    let rest = Array(tokens[joint...].drop { $0.kind == .punctuation || $0.isWord("but") })
    guard rest.contains(where: \.isCount) else { return nil }
    return trimmed(Array(rest[firstContent(rest)...]))
  }

  private func behindFault(_ tokens: [Token], _ last: Entry) -> [Token]? {
    guard case .weight = last, Self.scales.occurs(in: tokens), Self.faults.occurs(in: tokens),
      let number = tokens.lastIndex(where: { $0.kind == .number })
    else { return nil }
    return trimmed(Array(tokens[number...]))
  }
}

/// Energy that is said of all that was eaten.
extension CorrectionReader {
  /// "Was 850 kcal in total", "the whole thing came to 1200 calories": each item's part of it, as large as before.
  func energyOfWhole(_ tokens: [Token]) -> Reading? {
    guard case .meal(let meal)? = context.lastEntries.last, ToldEnergy.telling.occurs(in: tokens),
      let kilocalories = ToldEnergy.kilocalories(in: tokens)
    else { return nil }
    let known = meal.totals.calories
    let isEach = tokens.contains { $0.isWord("each") || $0.isWord("apiece") }
    let changes = meal.items.compactMap { item in
      let part = known > 0 ? item.nutrients.calories / known : 1 / Double(meal.items.count)
      let share = isEach ? meal.items.count == 1 ? max(1, item.quantity) : 1 : part
      return Amount(kilocalories: kilocalories * share).map { amount in
        CorrectEntry.ItemChange(action: .replace, itemName: item.name, item: amount.applied(to: item))
      }
    }
    return changes.isEmpty ? nil : Reading(CorrectEntry(entryId: meal.id, items: changes))
  }
}

/// What is said of a nutrient, which the foods have and nobody weighs.
extension CorrectionReader {
  private static let nutrients = MealWords.protein.union(MealWords.carbs).union(["fiber", "fibre"])

  /// "Should be 40 carbs", "make it 30 g protein" of a meal: no count of its last food.
  func nutrientOfMeal(_ tokens: [Token]) -> Reading? {
    guard (2...8).contains(tokens.count), case .meal(let meal)? = context.lastEntries.last,
      let number = tokens.firstIndex(where: { $0.kind == .number }),
      let nutrient = tokens.dropFirst(number + 1).first(where: { !$0.isOne(of: "g", "gram", "grams", "of") }),
      Self.nutrients.contains(nutrient),
      tokens.indices.allSatisfy({
        $0 == number || tokens[$0] == nutrient || tokens[$0].kind == .punctuation || tokens[$0].isOne(of: "g", "grams")
          || ToldEnergy.around.contains(tokens[$0]) || CorrectionWords.fillers.contains(tokens[$0])
      }), !meal.items.contains(where: { $0.name.lowercased().contains(nutrient.folded) })
    else { return nil }
    return Reading(
      clarification: Clarification(
        question:
          "What \(nutrient.folded) a meal has comes of its foods and their weights. How much of which food was it?"),
      confidence: 0.4)
  }
}

/// A weighing told once more within minutes.
extension CorrectionReader {
  private static let weighingUnits: WordSet = [
    "kg", "kgs", "kilos", "st", "stone", "lb", "lbs", "pounds", "even", "exactly", "dead",
  ]
  private static let mostApart = 0.05

  /// "12st 9" right after 12st 6, "81.9" right after 82.4: nobody weighs themselves twice within minutes. In full, as "81.9 kg", it
  /// is a weighing of its own.
  func reweighed(_ said: [Token]) -> Reading? {
    guard (1...5).contains(said.count), context.lastEntries.count == 1,
      case .weight(let last)? = context.lastEntries.last,
      abs(context.now.timeIntervalSince(last.timestamp)) <= Self.fresh * 60,
      said.allSatisfy({ $0.kind == .number || Self.weighingUnits.contains($0) }),
      case let figure = Array(said.dropLast(while: { $0.isOne(of: "even", "exactly", "dead") })),
      figure.count < said.count || !QuantityWords.loads.occurs(in: figure),
      let call = WeightReader(units: context.units, knownKg: last.weightKg).finding(
        in: figure, hasFood: false, isAlone: true)?.call,
      call.weightKg != last.weightKg, abs(call.weightKg - last.weightKg) <= Self.mostApart * last.weightKg
    else { return nil }
    return Reading(CorrectEntry(entryId: last.id, weightKg: call.weightKg))
  }
}

/// When a meal was, told as a clock shows it behind "it was".
extension CorrectionReader {
  private static let aroundClocks: WordSet = [
    "no", "nope", "actually", "sorry", "oops", "wait", "oh", "it", "was", "that", "this", "they", "were", "that's",
    "it's", "in", "fact",
  ]

  /// "It was at 9:30" of "it was 9.30 not 8" and of "no, it was at half nine", right after a meal; nil where something
  /// else is said. Nobody tells pieces in hundredths, and "half" is none of the meal behind "at".
  func clockOfMeal(_ said: [Token]) -> [Token]? {
    guard (2...10).contains(said.count), case .meal? = context.lastEntries.last else { return nil }
    let rest = Array(trimmed(said).drop { Self.aroundClocks.contains($0) || $0.kind == .punctuation })
    guard rest.count < said.count, let first = rest.first else { return nil }
    let range = first.range
    let opening = Token.words(["it", "was", "at"], at: range)
    if first.isWord("at") {
      guard rest.count > 1, rest[1].isWord("half"), !TimeScanner.scan(rest).isEmpty else { return nil }
      return opening + rest.dropFirst()
    }
    guard let clock = PointedClocks.clock(of: first), rest.count == 1 || isDenial(rest.dropFirst()) else { return nil }
    return opening + [clock]
  }

  /// "Not 8", "and not 8.15": the hour it was taken for.
  private func isDenial(_ tokens: ArraySlice<Token>) -> Bool {
    let words = tokens.drop { $0.kind == .punctuation || $0.isWord("and") }
    guard let first = words.first, first.isWord("not") else { return false }
    return words.dropFirst().allSatisfy { $0.kind != .word || $0.isOne(of: "at", "am", "pm") }
  }
}
