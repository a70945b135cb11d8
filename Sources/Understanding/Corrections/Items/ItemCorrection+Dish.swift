import Nutrition
import ToolCalls

/// Dishes that were said with what is in them, and whose parts are measured later.
extension ItemCorrection {
  /// "200 g chicken" and rice for "chicken and rice": the foods that a dish was said with, those that were measured in their amount
  /// and the others in a usual one; nil where it was said as one food, or `measured` names none of them.
  func parted(_ item: FoodItem, said: String?, measured: [(name: [Token], amount: [Token])]) -> [AddMeal.Item]? {
    guard let said, case let words = Lexer.tokens(of: said) else { return nil }
    let names = words.split(whereSeparator: { $0.isOne(of: "and", "with") || $0.isSign(",") || $0.isSign("&") })
    guard names.count > 1, names.allSatisfy({ foods.holdsFood(Array($0)) }) else { return nil }
    var left = measured
    var found: [AddMeal.Item] = []
    for name in names {
      let own = ItemMatcher.words(of: name.map(\.text).joined(separator: " "))
      let place = left.firstIndex {
        ItemMatcher.words(of: $0.name.map(\.text).joined(separator: " ")).isSubset(of: own)
      }
      let phrase = (place.map { weighed(left.remove(at: $0).amount, like: item) } ?? []) + name
      let items = foods.items(in: Lexer.tokens(of: phrase.map(\.text).joined(separator: " ")))
      guard items.count == 1 else { return nil }
      found += items
    }
    return left.isEmpty ? found : nil
  }

  /// "140 g" of the "140" that is told of a part of 200 g.
  private func weighed(_ amount: [Token], like item: FoodItem) -> [Token] {
    guard amount.count == 1, amount[0].kind == .number, let value = amount[0].value, value >= 20, item.unit == "g"
    else {
      return amount
    }
    return amount + Lexer.tokens(of: "g")
  }
}
