import Foods
import Nutrition
import ToolCalls

/// Whether measured foods behind a dish can be all of it: "a curry with 200 g of chicken, 100 g of spinach and 150 ml of
/// coconut milk" is, and "a curry with 200 g of rice, 100 g of naan and 50 g of raita" is eaten with them.
extension MealGrammar {
  /// What a dish is not without.
  private static let bases: WordTable<WordSet> = [
    "porridge": ["oat", "oatmeal", "semolina", "rice", "cornmeal"], "oatmeal": ["oat"], "oat": ["oat"],
    "granola": ["oat", "nut", "almond"], "risotto": ["rice"], "pudding": ["milk", "rice", "chia", "cream", "custard"],
    "omelet": ["egg"], "omelette": ["egg"], "frittata": ["egg"], "scramble": ["egg", "tofu"],
    "quiche": ["egg", "pastry"],
    "pancake": ["flour", "egg", "mix"], "crepe": ["flour", "egg"], "waffle": ["flour", "egg", "mix"],
    "cake": ["flour", "egg", "sugar"], "muffin": ["flour", "egg"], "nacho": ["tortilla", "chip", "nacho"],
    "salad": [
      "lettuce", "leaf", "green", "spinach", "rocket", "arugula", "kale", "cabbage", "cucumber", "tomato", "radish",
      "cress", "carrot", "watercress", "salad", "slaw", "beetroot", "potato", "pasta", "bean", "fruit",
    ],
  ]

  /// What is eaten beside a pot and does not go into it.
  private static let besidePots: WordSet = [
    "rice", "naan", "bread", "roti", "chapati", "paratha", "poppadom", "raita", "chutney", "pickle", "salad", "chip",
    "fry", "yogurt", "butter", "toast", "roll", "cracker", "couscous", "tortilla", "crisp",
  ]
  private static let pots: WordSet = ["curry", "stew", "chili", "soup", "casserole", "stir"]

  /// Said of dishes and of what is in them alike.
  private static let general: WordSet = ["fry", "hot", "sweet", "green", "red", "mixed", "big", "small", "home"]

  func isMade(_ dish: MealReading.Part, of made: [MealReading.Part]) -> Bool {
    let parts = made.map { part in
      Set(FoodCatalog.foldedWords(part.item.name) + FoodCatalog.foldedWords(part.match?.food.name ?? ""))
    }
    let words = FoodCatalog.foldedWords(dish.item.name)
    for word in words {
      if let base = Self.bases[word], !parts.contains(where: { $0.contains(where: base.contains) }) { return false }
      if Self.pots.contains(word), parts.contains(where: { $0.contains(where: Self.besidePots.contains) }) {
        return false
      }
    }
    // "a beef stew with 100 g of carrots": the beef was not measured.
    return words.filter { isIngredient($0) }.allSatisfy { word in parts.contains { $0.contains(word) } }
  }

  private static let sureOfIngredient = 0.85

  /// "beef" of "beef stew", and not the stew.
  private func isIngredient(_ word: String) -> Bool {
    guard Self.bases[word] == nil, !Self.pots.contains(word), !Self.composed.contains(word),
      !Self.general.contains(word),
      !Self.spreads.contains(word), !EverydayWords.contains(word),
      let match = catalog.link(word)
    else { return false }
    return match.confidence >= Self.sureOfIngredient && match.food.source != .branded && match.food.foodType == .food
  }
}
