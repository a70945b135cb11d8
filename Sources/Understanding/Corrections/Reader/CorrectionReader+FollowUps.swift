import Foods
import Nutrition

/// A few bare words right after an entry, spelt out as the correction they are: "yesterday", "3 slices", "2 sugars".
extension CorrectionReader {
  /// `said` with what was left out; nil where it tells of something else.
  func spelledOut(_ said: [Token]) -> [Token]? {
    guard !context.lastEntries.isEmpty, context.pendingQuestion == nil, said.count <= Self.longestFollowUp,
      let first = said.first, said.allSatisfy({ $0.kind == .word || $0.kind == .number || $0.kind == .clock })
    else { return nil }
    if isMoment(said) { return Token.words(["it", "was"], at: first.range) + said }
    guard case .meal(let meal)? = context.lastEntries.last else { return nil }
    if isCount(said, of: meal) { return Token.words(["it", "was"], at: first.range) + said }
    if isSweetening(said, of: meal) { return Token.words(["with"], at: first.range) + said }
    return milk(said, in: meal)
  }

  private static let longestFollowUp = 5

  // MARK: When

  private static let parts: WordSet = ["morning", "night", "evening", "afternoon"]

  /// "Yesterday", "last night", "this morning", "at 7pm", "on Monday".
  private func isMoment(_ said: [Token]) -> Bool {
    switch said.count {
    case 1: return said[0].isWord("yesterday")
    case 2 where said[0].isOne(of: "last", "this", "yesterday"): return Self.parts.contains(said[1])
    case 2 where said[0].isWord("on"): return TimeWords.weekdays.contains(said[1])
    case 2, 3:
      return said[0].isWord("at") && (said[1].kind == .clock || said[1].kind == .number)
        && (said.count == 2 || said[2].isOne(of: "am", "pm"))
    default: return false
    }
  }

  // MARK: How much

  private static let mostPieces = 12.0
  private static let units = QuantityWords.pieces.union(QuantityWords.scoops)

  /// "2", "3 slices" and "2 scoops" right after one thing that was not weighed.
  private func isCount(_ said: [Token], of meal: Meal) -> Bool {
    guard meal.items.count == 1, case let item = meal.items[0],
      UnitTable.unit(named: item.unit).map({ $0.dimension == .measure }) ?? true,
      let number = NumberPhrase.read(at: 0, in: said), !number.isArticle, number.value > 0,
      number.value <= Self.mostPieces, number.value != item.quantity
    else { return false }
    if number.count == said.count { return number.value == number.value.rounded() }
    return number.count + 1 == said.count && Self.units.contains(said[number.count])
  }

  private static let sweeteners = CoffeeWords.sweeteners.union(["splenda"])
  private static let sweetened: WordSet = ["Coffee", "Tea", "Flat", "Latte", "Cortado", "Hot"]

  /// "2 sugars" right after a coffee.
  private func isSweetening(_ said: [Token], of meal: Meal) -> Bool {
    guard meal.items.count == 1, said.count == 2, said[0].isCount, Self.sweeteners.contains(said[1]) else {
      return false
    }
    return meal.items[0].name.split(whereSeparator: { !$0.isLetter }).first.map { Self.sweetened.contains(String($0)) }
      ?? false
  }

  private static let milks = CoffeeWords.milks.union(["skim", "whole"])

  /// "Oat milk" right after a latte, or after what had milk in it.
  private func milk(_ said: [Token], in meal: Meal) -> [Token]? {
    guard said.count <= 3, said.last?.isWord("milk") == true, said.count > 1,
      said.dropLast().allSatisfy({ Self.milks.contains($0) })
    else { return nil }
    if meal.items.contains(where: { $0.name.hasPrefix("Milk,") }) {
      return Token.words(["swap", "the", "milk", "for"], at: said[0].range) + said
    }
    // Another milk than the one that was drunk is no milk in it.
    let isDrink =
      meal.items.count == 1 && meal.items[0].foodType != .food
      && !ItemMatcher.words(of: meal.items[0].name).contains("milk")
    return isDrink ? Token.words(["with"], at: said[0].range) + said : nil
  }
}
