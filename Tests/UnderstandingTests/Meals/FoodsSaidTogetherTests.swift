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
  ])
  func `a food that another is called after is not lost in it`(_ said: String, _ foods: [String]) throws {
    #expect(Array(try names(said).prefix(foods.count)) == foods)
  }

  @Test(arguments: [
    ("coffee with sugar", ["milk"]), ("green tea with sugar", ["iced", "instant"]), ("rice with tuna", ["mushroom"]),
    ("beef with onions", ["egg"]), ("cheese with tomato", ["macaroni"]), ("avocado and egg", ["toast"]),
    ("eggs with peppers", ["tomato"]), ("chicken with honey", ["orange"]), ("noodles with soy sauce", ["chicken"]),
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

  private func names(_ said: String) throws -> [String] {
    let parts = MealGrammar().reading(of: Lexer.tokens(of: said)).parts
    return try parts.map { try #require($0.match).food.shownName }
  }
}
