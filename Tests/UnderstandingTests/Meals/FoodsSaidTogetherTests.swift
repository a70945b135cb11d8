import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Foods that are joined by "with" or "and", where a row of the tables has their words and is another food.
struct FoodsSaidTogetherTests {
  @Test(arguments: [
    ("turkey and gravy", ["Turkey", "Gravy"]), ("bread with eggs", ["Bread, white", "Egg, whole, cooked"]),
    ("a roll with cheese", ["Roll, white, soft", "Cheese"]), ("pie with custard", ["Pie", "Custard"]),
    ("cake with ice cream", ["Cake or cupcake", "Ice cream"]),
    ("salad with egg", ["Green salad with dressing", "Egg, whole, cooked"]),
    ("rice, fried egg and ham", ["Rice, white, cooked, no added fat", "Egg, whole, fried"]),
    ("brisket with mac and cheese", ["Beef, brisket", "Macaroni or noodles with cheese"]),
    ("mac and cheese with sausage", ["Macaroni or noodles with cheese", "Sausage"]),
    ("bread, cheese and salami", ["Bread, white", "Cheese", "Salami"]),
    ("rice and roti", ["Rice, white, cooked, no added fat", "Bread, chappatti or roti"]),
    ("wine and cheese", ["Wine, table, red", "Cheese"]), ("a sandwich with chips", ["Sandwich", "Potato chips"]),
    ("ice cream with cookies", ["Ice cream", "Cookie"]),
    ("earl grey with milk", ["Tea, hot, leaf, black", "Milk"]),
  ])
  func `a food that another is called after is not lost in it`(_ said: String, _ foods: [String]) throws {
    #expect(Array(try names(said).prefix(foods.count)) == foods)
  }

  @Test(arguments: [
    ("coffee with sugar", ["milk"]), ("green tea with sugar", ["iced", "instant"]), ("rice with tuna", ["mushroom"]),
    ("beef with onions", ["egg"]), ("cheese with tomato", ["macaroni"]), ("avocado and egg", ["toast"]),
    ("eggs with peppers", ["tomato"]), ("chicken with honey", ["orange"]), ("noodles with soy sauce", ["chicken"]),
    ("syrup on pancakes", ["candy"]), ("carrots with hummus", ["sticks"]),
  ])
  func `nothing is added that nobody said`(_ said: String, _ unsaid: [String]) throws {
    let logged = try names(said).joined(separator: ", ").lowercased()
    #expect(!unsaid.contains { logged.contains($0) }, "\(logged)")
    #expect(try names(said).count == 2)
  }

  @Test(arguments: [
    "chicken with gravy", "an omelette with mushrooms", "a sandwich with ham", "rice and beans", "ham and eggs",
    "spaghetti and meatballs", "a muffin with blueberries", "meat and vegetable pizza", "soup with beans",
    "gin and soda", "fish with butter", "a cup of peas and onions", "french fries with cheese",
  ])
  func `a dish of both is one food`(_ said: String) throws {
    #expect(try names(said).count == 1)
  }

  @Test(arguments: [
    ("pizza with mushrooms", "Pizza, cheese, with vegetables, from restaurant or fast food, medium crust"),
    ("an omelette with tomatoes", "Egg omelet or scrambled egg, with tomatoes"),
    ("french fries with cheese", "Potato, french fries, with cheese, fast food / restaurant"),
    ("coffee and walnut cake", "Coffee and walnut cake"),
    ("butter on toast", "Buttered toast"),
    ("a grilled chicken burger", "Chicken fillet sandwich, grilled, from fast food"),
  ])
  func `the row of both holds what was said and no more`(_ said: String, _ row: String) throws {
    #expect(try names(said) == [row])
  }

  @Test(arguments: [
    ("oats with protein", ["Oatmeal", "Nutritional powder mix, whey based"]),
    ("a coffee with protein", ["Coffee, brewed", "Nutritional powder mix, whey based"]),
    ("2 rotis makhan wali", ["Bread, chappatti or roti", "Butter"]), ("paratha ghee wala", ["Bread, paratha", "Ghee"]),
    ("masala wali chai", ["Tea, hot, chai, with milk"]),
    ("cookies in milk", ["Cookie", "Milk"]), ("milk in coffee", ["Coffee with milk"]),
  ])
  func `what is stirred or dunked is had beside it`(_ said: String, _ foods: [String]) throws {
    let items = OfflineReading.items(said)
    #expect(items.map { OfflineReading.food(of: $0)?.shownName } == foods)
  }

  @Test(arguments: [
    ("oats 45g made with water", ["Oats, raw"]), ("oats 60 g cooked in water, 2 plums", ["Oats, raw", "Plum, raw"]),
    ("protein shake 1 scoop mixed with water", ["Protein shake made with water"]),
  ])
  func `the water that a measured food is made with is no other food`(_ said: String, _ foods: [String]) {
    #expect(OfflineReading.items(said).map { OfflineReading.food(of: $0)?.shownName } == foods)
    #expect(OfflineReading.water(OfflineReading.read(said)).isEmpty)
  }

  @Test(arguments: ["lasagne with chips and salad", "chips with garlic mayo", "chicken, chips and salad"])
  func `chips beside a hot meal or under a sauce are fried`(_ said: String) throws {
    #expect(try names(said).contains("Potato, french fries, fast food"))
  }

  private func names(_ said: String) throws -> [String] {
    let parts = MealGrammar().reading(of: Lexer.tokens(of: said)).parts
    return try parts.map { try #require($0.match).food.shownName }
  }
}
