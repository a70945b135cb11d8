import Foods
import Nutrition
import ToolCalls

/// What a dish was of, told behind it.
extension ItemCorrection {
  /// Dishes and products that are called by what is in them: "tomato soup", "tuna sandwich", "mango smoothie".
  static let calledByKind = WordList.words(
    """
    pizza pizzas sandwich sandwiches wrap wraps roll bap baguette panini toastie sub salad soup stew broth chowder pie pies
    tart quiche curry omelette omelet frittata lasagne lasagna risotto burger burrito burritos taco tacos quesadilla enchilada
    smoothie shake milkshake juice yoghurt yogurt cream gelato sorbet cake cheesecake muffin cookie cookies doughnut donut
    croissant crisps bar cereal jam noodles ramen dumplings gyoza sushi kebab pasty casserole crumble pudding samosa samosas
    pancake pancakes crepe waffle spread hummus tikka biryani gnocchi ravioli tortellini kombucha squash
    """)

  /// "Pepperoni pizza" of "it was pepperoni" behind a pizza, and no pepperoni in its place; nil where something else could
  /// be meant, as with an article: "it was an apple".
  func kindOfDish(_ new: [Token], _ item: FoodItem, said: String?) -> [AddMeal.Item]? {
    guard (1...4).contains(new.count), let last = new.last, !Self.calledByKind.contains(last),
      new.allSatisfy({
        $0.kind == .word && !$0.isCount && !NumberWords.articles.contains($0) && QuantityWords.sizes[$0] == nil
          && ($0.isWord("and") || !Self.beside.contains($0)) && UnitTable.unit(named: $0.folded) == nil
          && !OpinionWords.all.contains($0)
      }),
      foods.holdsFood(new), let said = said ?? Self.plainName(of: item), case let words = Lexer.tokens(of: said),
      let head = ItemMatcher.head(of: said), Self.calledByKind.contains(head), words.last == head || words.count == 1,
      // "A chicken wrap" has a kind already.
      words.dropLast().allSatisfy({ !foods.holdsFood([$0]) || $0.isWord("ice") }),
      case let dish = new + words, let match = foods.catalog.link(dish.map(\.text).joined(separator: " ")),
      match.confidence > Self.surelyKnown
    else { return nil }
    return phrase(dish, like: item).flatMap { $0.count == 1 ? $0 : nil }
  }

  private static let surelyKnown = 0.85
}
