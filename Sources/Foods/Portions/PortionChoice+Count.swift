internal import Foundation
internal import Nutrition

/// How portions stand for one of a food that is counted.
extension PortionChoice {
  /// How well a portion stands for "one" of the food.
  func count(_ text: PortionText, grams: Double? = nil) -> Double {
    let nouns = text.words.filter { !PortionText.sizes.contains($0) }
    var score: Double
    let isPart = nouns.contains("slice") || nouns.contains("piece")
    if nouns.contains(where: Self.orders.contains) {
      score = 0.3
    } else if nouns.contains("whole"), nouns.contains("fish") {
      // Of a large fish one eats a fillet.
      score = 1.5
    } else if nouns.isEmpty {
      score = 2.5
      // Of sizes, the one nearest the usual amount.
      if let usual = food.defaultGrams, let grams { score -= 0.3 * abs(log2(grams / usual)) }
    } else if nouns.contains(where: { said.contains($0) && !name.contains($0) }) {
      // "Chicken drummettes" of chicken wings.
      // Of two, the one more of whose words were said: "Bagel Bite" and "bagel pizza".
      score = 3.2 + 0.1 * Double(text.words.count(where: said.contains) - 1)
      if let usual = food.defaultGrams, let grams { score -= 0.12 * abs(log2(grams / usual)) }
    } else if !isPart, nouns.contains(where: name.contains) {
      score = 3 + 0.1 * Double(nouns.count { name.contains($0) } - 1)
      // "An omelet" of eggs is no egg; "a 3 egg omelet" counts them, as "3 scrambled eggs" does.
      if nouns == ["omelet"] || nouns == ["egg"], name.contains("omelet") {
        let counted = said.first { $0 == "egg" || $0.hasPrefix("om") && $0.contains("let") } ?? "egg"
        score += (counted == "egg") == (nouns[0] == "egg") ? 0.3 : 0
      }
      if let usual = food.defaultGrams, let grams { score -= 0.12 * abs(log2(grams / usual)) }
    } else if isPart, nouns.contains(where: name.contains) {
      score = 1.7
    } else if !isPart, nouns.contains(where: Self.wholes.contains) {
      score = 2.6
    } else if nouns.contains("piece") {
      score = 1.6
    } else if nouns.contains("slice") {
      score = 1.4
    } else if nouns.contains(where: Self.containers.contains) {
      score = food.foodType == .food ? 0.8 : 1.2
    } else if nouns.contains("serving") {
      score = 0.9
    } else if nouns.contains(where: Self.noUnits.contains) {
      score = 0.1
    } else {
      score = 2
    }
    if text.words.contains("medium") || text.words.contains("regular") || text.words.contains("any") {
      score += 0.5
    } else if !text.words.contains(where: PortionText.sizes.contains) || isCalledSo(text) {
      score += 0.4
    }
    if text.words.contains(where: { Self.odd.contains($0) && !isYoung($0) && !isCalledSo(text) }) { score -= 0.7 }
    if !nouns.isEmpty, text.words.contains("large") { score -= 0.2 }
    if text.qualifiers.contains(where: Self.yields.contains) { score -= 1 }
    score -= 0.05 * Double(text.qualifiers.count)
    // "Italian tomato", "Girl Scout cookie": one of a special kind.
    if score > 2.2 {
      let strange = nouns.count { !name.contains($0) && !Self.wholes.contains($0) && !Self.neutral.contains($0) }
      score -= 0.3 * Double(strange)
    }
    if text.amount != 1 { score -= 1 }
    return max(0.05, score + told(text))
  }

  /// What the words the food was named with tell of a portion: "wonton wrapper" is no egg roll's.
  func told(_ text: PortionText) -> Double {
    guard !said.isEmpty else { return 0 }
    var score = 0.0
    for word in text.words where !name.contains(word) && tells(word) { score += 0.5 }
    for word in text.qualifiers where tells(word) { score += 0.25 }
    // "1 piece, NFS" is the one that is meant when no size was said.
    if text.qualifiers.contains("nfs") { score += 0.3 }
    return score
  }

  /// "Thin crust pizza" is of no thin piece.
  private func tells(_ word: String) -> Bool {
    said.contains(word) && (!PortionText.sizes.contains(word) || isYoung(word))
  }

  /// "Bagel Bites" were named by all the words of the portion.
  private func isCalledSo(_ text: PortionText) -> Bool {
    text.words.count > 1 && text.words.allSatisfy(said.contains)
  }

  /// "Baby potatoes" are of no baby size: they are called so.
  private func isYoung(_ word: String) -> Bool { word == "baby" && said.contains(word) }
}
