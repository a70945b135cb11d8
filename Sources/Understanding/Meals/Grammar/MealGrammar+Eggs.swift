import Foods
import ToolCalls

/// Dishes that are their eggs.
extension MealGrammar {
  private static let eggDishes = plates.union(
    WordList.words("omelette omelet omlette frittata scramble shakshuka shakshouka menemen"))
  /// Of which a portion has its eggs and all that is under them.
  private static let plates: WordSet = ["huevos", "benedict", "florentine", "royale", "rancheros"]

  /// "An omelette with 4 egg whites" is those, and no yolk.
  func isOfWhites(_ whole: MealReading.Part, _ whites: MealReading.Part, tokens: [Token]) -> Bool {
    Self.eggDishes.occurs(in: tokens[whole.tokens]) && whites.tokens.count == 2
      && tokens[whites.tokens].last.map { $0.isWord("whites") || $0.isWord("white") } ?? false
      && whites.item.quantity != nil
  }

  /// "An omelette with 3 eggs" is made of three.
  func withEggs(
    _ whole: MealReading.Part, _ eggs: MealReading.Part, tokens: [Token]
  ) -> MealReading.Part? {
    guard Self.eggDishes.occurs(in: tokens[whole.tokens]) || isScramble(whole, tokens), eggs.tokens.count == 1,
      let noun = tokens[eggs.tokens].first, noun.isWord("eggs") || noun.isWord("egg"), eggs.item.unit == nil,
      case let between = tokens[whole.tokens.upperBound..<eggs.tokens.lowerBound], let first = between.first,
      // "Leek omelette (2 eggs)" has taken their number.
      let count = eggs.item.quantity ?? (first.isSign("(") || first.isCount ? whole.item.quantity : nil)
    else { return nil }
    guard
      first.isWord("with") || first.isCount
        || isHeading(upTo: eggs.tokens.lowerBound, from: whole.tokens.upperBound, tokens)
        || first.isSign("(") || first.isSign(",") || first.isOne(of: "made", "of", "from")
    else { return nil }
    var merged = whole
    if Self.plates.occurs(in: tokens[whole.tokens]) { return merged }
    // A dish of the lexicon is a whole portion with its eggs.
    if whole.match?.food.source != .dish { merged.item.quantity = count }
    return merged
  }

  /// "Scrambled eggs" and "eggs, scrambled".
  private func isScramble(_ whole: MealReading.Part, _ tokens: [Token]) -> Bool {
    let words = tokens[whole.tokens]
    return words.contains { $0.isWord("scrambled") }
      && words.allSatisfy { $0.isOne(of: "scrambled", "eggs", "egg", ",") }
  }
}
