import Foods
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

/// The state that a food was weighed in, which another kind of it does not change.
extension ItemCorrection {

  /// The "dry" of dry rice that turns out to have been brown; nothing where the new words tell a state or another food.
  func stateKept(for tokens: [Token], of item: FoodItem) -> [Token] {
    guard !MealWords.dryStates.occurs(in: tokens), !tokens.contains(where: { $0.isOne(of: "cooked", "boiled") }),
      let meal = lastMeal, let index = meal.items.firstIndex(where: { $0.id == item.id }),
      let said = ItemMatcher(meal: meal, foods: foods).saidNames[index], case let before = Lexer.tokens(of: said),
      let last = before.last, tokens.last?.folded == last.folded, let state = MealWords.dryStates.firstIndex(in: before)
    else { return [] }
    return [before[state]]
  }

  /// "80 g dry" of a porridge, or of the pasta of "pasta with pesto": so much of it in the state it was weighed in; nil where `parts` say
  /// anything else.
  func weighedInState(_ parts: Parts, of item: FoodItem, said: String?) -> [AddMeal.Item]? {
    guard let (amount, state) = Self.amountInState(parts.new), let name = said ?? Self.plainName(of: item) else {
      return nil
    }
    // "100 g dry" of pasta with a sauce is of the pasta.
    let part = parts.old.isEmpty ? Array(Lexer.tokens(of: name).prefix { !Self.beside.contains($0) }) : parts.old
    if let parted = parted(item, said: said, measured: [(part, amount + [state])]) { return parted }
    if Self.isPart(parts.old, of: said) { return nil }
    let own = Lexer.tokens(of: name).filter { !MealWords.weighedStates.contains($0) }
    let items = foods.items(in: amount + [state] + own)
    return items.count == 1 ? items : nil
  }

  /// The amount and the state of "80 g dry", "200 g raw weight".
  static func amountInState(_ tokens: [Token]) -> (amount: [Token], state: Token)? {
    var amount = tokens.filter { $0.kind != .punctuation }
    if amount.last?.isWord("weight") == true { amount.removeLast() }
    guard let state = amount.popLast(), MealWords.weighedStates.contains(state) else { return nil }
    // "250 cooked" are grams.
    if amount.count == 1, amount[0].kind == .number, let value = amount[0].value, (20...2000).contains(value) {
      amount.append(Token.word("g", at: amount[0].range))
    }
    return Amount.counts(amount) ? (amount, state) : nil
  }
}
