import Nutrition
import ToolCalls

/// By how much the last weighing is to be more or less.
extension CorrectionReader {
  private static let taking: WordSet = [
    "take", "knock", "shave", "minus", "subtract", "deduct", "lower", "drop", "less",
  ]
  private static let putting: WordSet = ["add", "plus", "raise", "put"]
  private static let between: WordSet = ["off", "on", "by", "another", "it", "that", "from", "to", "about", "away"]
  private static let clothes: WordSet = [
    "clothes", "clothing", "shoes", "boots", "jeans", "coat", "jacket", "trainers", "uniform", "outfit",
  ]
  /// Kilograms. What is more is no slip of the scale, nor anybody's clothes.
  private static let most = 10.0

  /// "Knock 800 g off", "knock off half a kilo for the shoes" right after a weighing.
  func byHowMuch(_ said: [Token]) -> Reading? {
    guard (2...12).contains(said.count), case .weight(let last)? = context.lastEntries.last,
      case var tokens = trimmed(Array(said.drop { $0.kind == .punctuation || Self.interjections.contains($0) })),
      let first = tokens.first, Self.taking.contains(first) || Self.putting.contains(first)
    else { return nil }
    if let reason = tokens.firstIndex(where: { $0.isWord("for") || $0.kind == .punctuation && !$0.isSign(".") }) {
      guard Self.clothes.occurs(in: tokens[reason...]) else { return nil }
      tokens.removeSubrange(reason...)
    }
    let amount = tokens.dropFirst().filter { !Self.between.contains($0) }
    guard let mass = QuantityParser(Array(amount)).quantity(at: 0), mass.tokens.upperBound == amount.count,
      let grams = mass.grams, mass.unit != nil, case let kilograms = grams / 1000, kilograms > 0,
      kilograms <= Self.most
    else { return nil }
    let changed = Self.taking.contains(first) ? last.weightKg - kilograms : last.weightKg + kilograms
    let rounded = (changed * 100).rounded() / 100
    return Reading(CorrectEntry(entryId: last.id, weightKg: rounded))
  }
}
