import Foods
import Nutrition
import ToolCalls

/// A food of another kind than was said.
extension ItemCorrection {
  /// What stands behind these is no part of the name.
  static let beside: WordSet = ["with", "and", "in", "on", "without", "from"]

  /// "A lentil burger" for a burger, or for a bean burger: the kind in the place of the one that was said. Nil where the table
  /// has none of that kind, unless that is `isSure`.
  func ofThatKind(_ kind: [Token], _ item: FoodItem, said: String?, isSure: Bool) -> AddMeal.Item? {
    guard let said = said ?? Self.plainName(of: item) else { return nil }
    let tokens = Lexer.tokens(of: said)
    let end = Self.beside.firstIndex(in: tokens) ?? tokens.count
    guard end > 0 else { return nil }
    let isFood = !Self.isOnlyKind(kind) && foods.holdsFood(kind)
    let kept = tokens[..<(end - 1)].filter { !isFood || !foods.holdsFood([$0]) }
    let words = kind + kept + tokens[(end - 1)...]
    if !isSure {
      let wanted = Set(kind.map { EnglishPlural.singular(of: $0.folded) })
      guard let match = foods.catalog.link(words.map(\.text).joined(separator: " ")), match.confidence > 0.7,
        wanted.isSubset(of: ItemMatcher.words(of: match.food.name))
      else { return nil }
    }
    if let new = phrase(words, like: item), new.count == 1 { return new[0] }
    // No table has a lentil pasty: it is that pasty still.
    var same = Amount(factor: 1).applied(to: item)
    same.name = words.map(\.text).joined(separator: " ")
    return same
  }

  /// The food that `adjective` makes of an item where it is that food still, by the noun and the category: "light" of a beer, but
  /// not of a sandwich, for an ice cream sandwich is none.
  func sameFood(_ adjective: [Token], _ item: FoodItem, said: String?) -> AddMeal.Item? {
    guard let said = said ?? Self.plainName(of: item), let before = item.catalogId.flatMap(foods.catalog.food),
      case let words = adjective + Lexer.tokens(of: said), let head = ItemMatcher.head(of: said),
      case let name = words.map(\.text).joined(separator: " "), let match = foods.catalog.link(name),
      match.confidence > 0.7, match.food.id != before.id,
      case let after = ItemMatcher.words(of: match.food.name),
      case let kept = ItemMatcher.words(of: String(before.name.prefix { $0 != "," })),
      after.contains(EnglishPlural.singular(of: head.folded)) || kept.isSubset(of: after),
      match.food.category == before.category || ItemMatcher.words(of: before.name).isSubset(of: after)
    else { return nil }
    // "Sweet apples with peanut butter" are more than sweet apples.
    let others = after.subtracting(ItemMatcher.words(of: before.name)).subtracting(ItemMatcher.words(of: name))
    guard others.allSatisfy({ Self.kinds.contains($0) || !foods.holdsFood(Lexer.tokens(of: $0)) }),
      let new = phrase(words, like: item),
      new.count == 1
    else { return nil }
    return new[0]
  }

  /// What is named in general, and what USDA's categories of its kinds hold.
  private static let general: WordTable<[String]> = [
    "cereal": cereals, "cereals": cereals, "granola": cereals, "muesli": cereals, "fruit": fruit, "nuts": ["Nuts"],
    "beer": ["Beer"], "wine": ["Wine"],
    "soup": ["Soup", "soups"], "sandwich": ["sandwiches"], "salad": ["salads"], "pasta": ["Pasta"], "fish": ["Fish"],
    "biscuits": ["Cookies"], "biscuit": ["Cookies"], "cheese": ["Cheese"],
  ]
  static let dishes: Set = [
    "soup", "curry", "sandwich", "salad", "pasta", "pizza", "stew", "pie", "wrap", "burger", "omelette", "risotto",
    "cereal",
    "smoothie", "juice", "sushi", "noodle", "burrito", "taco",
  ]
  private static let cereals = ["cereal", "Cereal", "Oatmeal"]
  private static let fruit = [
    "Apples", "Bananas", "berries", "Citrus fruits", "Grapes", "Mango", "Melons", "Other fruits", "Peaches", "Pears",
    "Pineapple", "Strawberries", "Fruits",
  ]

  /// Whether `new` tells of what kind `old` was, which was named in general: tomato soup of a soup, bran flakes of a cereal.
  func isKind(_ new: AddMeal.Item, of old: FoodItem, said: String?) -> Bool {
    guard let said, case let words = Lexer.tokens(of: said).filter({ $0.kind == .word }), words.count == 1,
      case let name = Lexer.tokens(of: new.name), let head = name.last,
      case let noun = EnglishPlural.singular(of: words[0].folded), ItemMatcher.words(of: new.name) != [noun]
    else { return false }
    if name.count > 1, EnglishPlural.singular(of: head.folded) == noun, !name.contains(where: \.isBreak) {
      if Self.beside.occurs(in: name) { return false }
      // Peanut butter is no kind of butter.
      let (before, after) = (old.catalogId.flatMap(foods.catalog.food)?.category, self.food(of: new)?.category)
      return before == after || Self.dishes.contains(noun)
    }
    guard let kinds = Self.general[words[0]], let food = food(of: new) else { return false }
    return kinds.contains { food.category.contains($0) }
  }

  private static let cooked: WordSet = [
    "cooked", "seared", "sauteed", "toasted", "mashed", "stewed", "braised",
  ]

  /// Where "in butter" begins in "fried in butter", which tells how and in what; nil where nothing else is said.
  func jointOfCooking(_ tokens: [Token]) -> Int? {
    guard let joint = Self.beside.firstIndex(in: tokens), joint + 1 < tokens.count,
      case let how = Array(tokens[..<joint]),
      Self.isOnlyKind(how) || how.count == 1 && Self.cooked.contains(how[0]),
      foods.holdsFood(Array(tokens[(joint + 1)...]))
    else { return nil }
    return joint
  }

  /// What dishes are called after.
  static let fillings = WordList.words(
    """
    chicken beef lamb pork turkey duck veal goat ham bacon sausage prawn prawns shrimp shrimps fish salmon tuna cod haddock
    crab tofu paneer halloumi tempeh mushroom mushrooms bean beans lentil lentils chickpea chickpeas vegetable vegetables
    veg egg cheese aubergine eggplant
    """)

  /// "Lamb" of a chicken curry: a lamb curry, where the table has one.
  func otherFilling(_ new: [Token], in item: FoodItem, said: String?) -> [AddMeal.Item]? {
    guard new.count == 1, Self.fillings.contains(new[0]), let said = said ?? Self.plainName(of: item),
      case let words = Lexer.tokens(of: said), let place = Self.fillings.firstIndex(in: words)
    else { return nil }
    // "Chicken" of a stir fry with tofu.
    if place > 1, place + 1 == words.count, words[place - 1].isWord("with"),
      foods.holdsFood(Array(words[..<(place - 1)]))
    {
      return phrase(Array(words[..<place]) + new, like: item)
    }
    guard place + 1 < words.count, words[place + 1].kind == .word, !Self.beside.contains(words[place + 1]),
      case let dish = Array(words[..<place]) + new + words[(place + 1)...],
      let match = foods.catalog.link(dish.map(\.text).joined(separator: " ")), match.confidence > 0.7
    else { return nil }
    return phrase(dish, like: item)
  }

  /// "Turkey mince" of a bolognese, "salmon" of a fish pie: the dish with that said, for what a dish is made with is no dish in
  /// its place. Its figures stay where no table has such a one.
  func ofMeat(_ new: [Token], _ item: FoodItem, said: String?) -> AddMeal.Item? {
    guard let last = new.last, (1...3).contains(new.count), Self.fillings.contains(last) || last.isWord("mince"),
      new.allSatisfy({
        $0.kind == .word && !$0.isCount && !NumberWords.articles.contains($0) && !Self.beside.contains($0)
      }), let said = said ?? Self.plainName(of: item), case let words = Lexer.tokens(of: said),
      case let dish = words.filter({ !Self.fillings.contains($0) }), !dish.isEmpty, !words.contains(where: \.isBreak),
      let food = item.catalogId.flatMap(foods.catalog.food),
      food.source == .dish || ListWords.mixedCategories.contains(where: { food.category.contains($0) })
    else { return nil }
    var same = Amount(factor: 1).applied(to: item)
    // Without an origin it is a food of its own name.
    (same.name, same.origin) = ((new + dish).map(\.text).joined(separator: " "), nil)
    return same
  }

  /// "Tuna wrap" for tuna that was in a wrap; nil where the table has no such thing.
  func filled(_ holder: Token, with item: FoodItem, said: String?) -> AddMeal.Item? {
    guard let said = said ?? Self.plainName(of: item) else { return nil }
    let filling = Lexer.tokens(of: said).prefix { !Self.beside.contains($0) }
      .filter { $0.kind == .word && !NumberWords.articles.contains($0) }
    let name = (filling.map(\.text) + [holder.text]).joined(separator: " ")
    guard let match = foods.catalog.link(name), match.confidence > 0.7, let head = filling.last,
      case let words = ItemMatcher.words(of: match.food.name), words.contains(EnglishPlural.singular(of: head.folded)),
      words.contains(holder.folded)
    else { return nil }
    return foods.items(in: Lexer.tokens(of: name)).first
  }
}
