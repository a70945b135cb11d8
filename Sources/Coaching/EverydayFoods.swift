import Understanding

/// Foods that people buy and eat every week, by the names they call them: what is offered where a question names none.
/// Their figures are those of the tables, in usual portions.
struct EverydayFood {
  let name: String
  let kinds: Set<FoodRanking.Kind>

  private init(_ name: some StringProtocol, _ kinds: [FoodRanking.Kind]) {
    self.name = String(name)
    self.kinds = Set(kinds)
  }

  static let all: [EverydayFood] =
    foods(
      "banana, apple, orange, pear, strawberries, blueberries, raspberries, grapes, kiwi, mango",
      [.fruit, .snack, .breakfast, .vegan, .vegetarian])
    + foods("avocado, cherry tomatoes, carrots, cucumber, celery", [.vegetable, .snack, .vegan, .vegetarian])
    + foods(
      """
      broccoli, spinach, bell pepper, cauliflower, green beans, green peas, sweet potato, boiled potatoes, mushrooms,
      lettuce, zucchini, cabbage, sweetcorn, brussels sprouts, kale
      """, [.vegetable, .vegan, .vegetarian])
    + foods("lentils, chickpeas, black beans, kidney beans, tofu, tempeh", [.vegan, .vegetarian])
    + foods("edamame, hummus", [.snack, .vegan, .vegetarian])
    + foods("brown rice, white rice, quinoa, pasta, whole wheat pasta, bulgur", [.vegan, .vegetarian])
    + foods(
      "oatmeal, whole wheat bread, white bread, rye bread, corn flakes, bran flakes, muesli, bagel",
      [.breakfast, .vegan, .vegetarian])
    + foods("skim milk, soy milk, milk", [.drink, .breakfast, .vegetarian])
    + foods("greek yogurt, plain yogurt, cottage cheese, skyr", [.snack, .breakfast, .vegetarian])
    + foods("cheddar cheese, mozzarella cheese, feta cheese", [.snack, .vegetarian])
    + foods("boiled egg, scrambled eggs", [.snack, .breakfast, .vegetarian])
    + foods("chicken breast, turkey breast, beef steak, ground beef, pork chop, lamb chop", [.meat])
    + foods("ham, bacon, sausage", [.meat, .breakfast])
    + foods("salmon, canned tuna, cod, shrimp, sardines, mackerel", [.fish])
    + foods("almonds, walnuts, peanuts, cashews, pistachios", [.nut, .snack, .vegan, .vegetarian])
    + foods("peanut butter, chia seeds, pumpkin seeds", [.snack, .breakfast, .vegan, .vegetarian])
    + foods("popcorn, rice cakes, pretzels, potato chips, dark chocolate, granola bar", [.snack, .vegetarian])
    + foods("beef jerky", [.snack, .meat])
    + foods("coffee, espresso, black tea, green tea, cola, diet cola, energy drink", [.drink, .vegan, .vegetarian])
    + foods("orange juice, apple juice, beer, red wine, white wine, coconut water", [.drink, .vegan, .vegetarian])

  private static func foods(_ names: String, _ kinds: [FoodRanking.Kind]) -> [EverydayFood] {
    names.replacing("\n", with: " ").split(separator: ", ").map { EverydayFood($0, kinds) }
  }

  /// Those that are everything in `kinds`. Drinks are for whom asks for drinks, or for what drinks are had for.
  static func of(_ ranking: FoodRanking) -> [EverydayFood] {
    let nutrient = ranking.wishes.first?.nutrient
    let holdsDrinks = ranking.kinds.contains(.drink) || nutrient == .caffeine || nutrient == .alcohol
    return all.filter { food in
      ranking.kinds.allSatisfy(food.kinds.contains) && (holdsDrinks || !food.kinds.contains(.drink))
    }
  }
}
