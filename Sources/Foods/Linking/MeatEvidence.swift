/// Meat that nobody said. A name that has all that was said and chicken besides is a longer name of another dish: a
/// person who eats meat names it, and one who eats none is told so wrongly.
struct MeatEvidence {
  private let unsaidFoods: Set<String>

  /// nil where meat was said, or what may be made of it.
  init?(_ query: Query) {
    guard query.words.count > 1,
      !query.words.contains(where: { Self.meats.contains($0.text) || $0.wordClass == .kind && $0.text == "fish" })
    else { return nil }
    // Salads, vegetables and starches: what is called after a dish has the meat of the dish.
    let head = query.words[query.head].text
    guard Self.meatless.contains(head) else { return nil }
    unsaidFoods = head == "salad" ? Self.meats.union(Self.toppings.subtracting(query.words.map(\.text))) : Self.meats
  }

  /// What a name loses by its meat; 0 or less.
  func score(of name: [PhraseWord]) -> Float {
    name.contains { unsaidFoods.contains($0.text) && $0.roles.isDisjoint(with: [.negated, .free, .bracketed]) }
      ? Self.unsaid : 0
  }

  private static let unsaid: Float = -0.25
  private static let meats: Set<String> = [
    "meat", "chicken", "turkey", "beef", "pork", "ham", "bacon", "sausage", "lamb", "veal", "venison", "shrimp",
    "seafood", "tuna", "salmon", "crab", "lobster", "fish", "poultry", "pepperoni", "salami", "steak", "duck",
    "frankfurter", "hotdog", "anchovy", "prosciutto", "chorizo",
  ]
  private static let toppings: Set<String> = ["cheese", "egg", "avocado"]
  private static let meatless: Set<String> = [
    "salad", "vegetable", "rice", "pasta", "noodle", "potato", "bean", "sandwich", "soup", "pizza", "sub", "wrap",
    "spaghetti", "omelet", "egg", "lentil",
  ]
}
