internal import Nutrition

extension Recipe {
  /// Whether it is drunk: its name says so, or most of it flows and the rest dissolves. What soaks its milk up, as oats
  /// do, is eaten.
  var isDrink: Bool {
    let name = WordFolding.words(self.name).prefix { !Self.joiners.contains($0) }
    if let head = name.last, Self.drinks.contains(head) { return true }
    let solid = items.filter { $0.foodType == .food }
    let flowing = items.reduce(0) { $0 + $1.grams } - solid.reduce(0) { $0 + $1.grams }
    return flowing * 2 > grams * servings && solid.allSatisfy(Self.dissolves)
  }

  private static func dissolves(_ item: FoodItem) -> Bool {
    WordFolding.words(item.name).contains(where: soluble.contains)
  }

  private static let joiners: Set<String> = ["with", "without", "for", "in", "on"]
  /// What a dish that is drunk is called.
  private static let drinks: Set<String> = [
    "shake", "milkshake", "smoothie", "lassi", "kefir", "ayran", "horchata", "eggnog", "milk", "juice", "lemonade",
    "soda", "punch", "cooler", "drink", "coffee", "latte", "cappuccino", "espresso", "mocha", "frappe", "frappuccino",
    "tea", "chai", "matcha", "kombucha", "cocoa", "cocktail", "mocktail", "spritz", "sangria", "margarita", "mojito",
    "toddy", "cider", "beer", "wine",
  ]
  /// What is stirred into a drink and gone.
  private static let soluble: Set<String> = [
    "sugar", "honey", "syrup", "sweetener", "stevia", "cocoa", "chocolate", "whey", "creatine", "collagen",
  ]
}
