import Foods
import ToolCalls

/// "A smoothie with banana, whey and oat milk": what makes more of a smoothie than the tables' smoothies are.
extension MealGrammar {
  private static let boosters: WordSet = [
    "protein", "whey", "casein", "powder", "oats", "chia", "flaxseed", "tahini", "pb",
  ]

  /// What is blended into a smoothie to make more of it, and is in none of the tables' smoothies: "..., whey and peanut
  /// butter".
  func boosts(
    of whole: MealReading.Part, in contents: [MealReading.Part], tokens: [Token]
  ) -> [MealReading.Part] {
    guard isVessel(whole, tokens: tokens) else { return [] }
    return contents.filter { part in
      let words = tokens[part.tokens]
      return Self.boosters.occurs(in: words)
        || words.last?.isWord("butter") == true && SandwichWords.nuts.occurs(in: words)
    }
  }
}
