import Nutrition
import ToolCalls

/// More of what was logged, by the last word of its name: "another shake" behind a protein shake, "2 more biscuits" behind
/// those that came with a coffee.
struct MoreOfLogged {
  let reader: CorrectionReader
  private static let signs: WordSet = ["another", "more", "extra"]
  /// Tokens from the sign to the name: "another glass of juice".
  private static let reach = 3

  /// `reading` with such foods as they were logged; a food with a kind of its own stays what it is.
  func filled(_ reading: Reading, in tokens: [Token]) -> Reading {
    guard Self.signs.occurs(in: tokens), reader.lastMeal != nil || !reader.context.earlierMeals.isEmpty else {
      return reading
    }
    var filled = reading
    filled.calls = reading.calls.map { call in
      guard case .addMeal(var meal) = call else { return call }
      meal.items = meal.items.map { item in isMore(item, in: tokens) ? logged(item) ?? item : item }
      return .addMeal(meal)
    }
    return filled
  }

  /// Whether the bare name of `item` stands right behind a sign of more.
  private func isMore(_ item: AddMeal.Item, in tokens: [Token]) -> Bool {
    let name = Lexer.tokens(of: item.name)
    guard name.count == 1, item.calories == nil else { return false }
    return tokens.indices.contains { index in
      Self.signs.contains(tokens[index])
        && tokens[(index + 1)...].prefix(Self.reach).prefix { $0.isWord("of") || !$0.isBreak }.contains {
          Self.isSame($0, name[0])
        }
    }
  }

  private static func isSame(_ one: Token, _ other: Token) -> Bool {
    EnglishPlural.singular(of: one.folded) == EnglishPlural.singular(of: other.folded)
  }

  /// The food in reach that was called so last, as many of it as `item` says; nil where it is the same food.
  private func logged(_ item: AddMeal.Item) -> AddMeal.Item? {
    guard let name = Lexer.tokens(of: item.name).first else { return nil }
    for meal in reader.mealsInReach {
      let matcher = ItemMatcher(meal: meal, foods: reader.foods)
      for (old, said) in zip(meal.items, matcher.saidNames).reversed() {
        guard let head = said.flatMap(ItemMatcher.head), Self.isSame(head, name) else { continue }
        return old.catalogId == item.catalogId ? nil : Self.more(item, of: old)
      }
    }
    return nil
  }

  private static func more(_ item: AddMeal.Item, of old: FoodItem) -> AddMeal.Item {
    let isMetric = old.unit == "g" || old.unit == "ml"
    guard item.unit != nil, item.unit != old.unit else {
      let count = item.quantity ?? 1
      return Amount(factor: isMetric ? count : count / max(old.quantity, 0.001)).applied(to: old)
    }
    var same = item
    (same.name, same.catalogId) = (old.name, old.catalogId)
    return same
  }
}
