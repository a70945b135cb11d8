import Nutrition
import ToolCalls

/// The milk of a coffee, a tea or another drink.
extension ItemCorrection {
  /// "Soya milk" for a latte with oat milk: the one milk for the other.
  func otherMilk(_ new: [Token], in item: FoodItem, said: String?) -> [AddMeal.Item]? {
    guard new.last?.isWord("milk") == true, new.count > 1, item.foodType == .drink,
      let said = said ?? Self.plainName(of: item), case let words = Lexer.tokens(of: said),
      let milk = words.firstIndex(where: { $0.isWord("milk") }), milk > 1, Self.kinds.contains(words[milk - 1])
    else { return nil }
    return phrase(Array(words[..<(milk - 1)]) + new + Array(words[(milk + 1)...]), like: item)
  }

  /// "Oat milk" in a latte makes it a latte with oat milk.
  func withMilk(_ new: [Token], in item: FoodItem, said: String?) -> [AddMeal.Item]? {
    guard new.last?.isWord("milk") == true, item.foodType == .drink, let said = said ?? Self.plainName(of: item) else {
      return nil
    }
    guard !ItemMatcher.words(of: item.name).contains("milk") else { return nil }
    return phrase(new + Lexer.tokens(of: said), like: item)
  }
}
