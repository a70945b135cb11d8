import Foods
import Nutrition
import ToolCalls

/// What a dish holds, or is held by, in any case: "a burger on a brioche bun", "10 dumplings with pork".
extension MealGrammar {
  /// What dishes are put in or on, which their figures in the tables count.
  private static let shells: WordTable<WordSet> = {
    let bread: WordSet = [
      "bread", "toast", "bun", "roll", "bap", "baguette", "ciabatta", "sourdough", "brioche", "rye",
    ]
    let tortilla: WordSet = ["tortilla", "shell", "wrap"]
    let flat: WordSet = ["pita", "pitta", "naan", "flatbread", "bread", "wrap", "bun"]
    var shells: [String: WordSet] = [:]
    for dish in ["burger", "hamburger", "cheeseburger", "hotdog", "sandwich", "sarnie", "butty", "toastie", "panini"] {
      shells[dish] = bread
    }
    for dish in ["taco", "burrito", "quesadilla", "enchilada", "fajita", "taquito"] { shells[dish] = tortilla }
    shells["gyro"] = flat
    return WordTable(shells)
  }()

  /// Dough that is never empty.
  private static let dough: WordSet = [
    "dumpling", "gyoza", "potsticker", "momo", "wonton", "pierogi", "pierogy", "ravioli", "tortellini", "samosa",
    "empanada", "bao", "pasty", "tamale", "arancini", "croquette", "perogy",
  ]

  /// What is folded round its filling, and the vegetables that are part of that.
  private static let folded: WordSet = [
    "burrito", "quesadilla", "enchilada", "fajita", "omelette", "omelet", "frittata",
  ]
  private static let garden: WordSet = [
    "pepper", "onion", "mushroom", "spinach", "tomato", "lettuce", "courgette", "zucchini", "jalapeno", "leek", "kale",
    "scallion", "coriander", "cilantro",
  ]

  /// What dough is served with, and not filled with.
  private static let beside: WordSet = [
    "sauce", "soy", "butter", "cream", "oil", "salad", "dip", "rice", "chutney", "gravy", "soup", "broth", "ketchup",
    "mayonnaise", "mayo", "mustard", "vinegar", "chip", "fry", "raita", "yogurt", "salsa", "guacamole", "relish",
    "slaw", "noodle", "ramen", "pasta", "couscous", "broccoli", "bean", "pea", "edamame", "corn", "asparagus",
    "vegetable",
    "veg", "greens", "choi", "coleslaw", "bread", "tomato",
  ]

  /// The parts without those that only say what the dish before them is in or filled with; an amount makes them food
  /// of their own.
  func withoutShells(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1,
      tokens.contains(where: { MealWords.servingPrepositions.contains($0) || $0.isWord("w") || $0.isSign(",") })
    else { return parts }
    var kept: [MealReading.Part] = []
    var isFilling = false
    for (index, part) in parts.enumerated() {
      guard index > 0, let dish = kept.last else {
        kept.append(part)
        continue
      }
      let before = parts[index - 1].tokens.upperBound
      let between = before <= part.tokens.lowerBound ? tokens[before..<part.tokens.lowerBound] : []
      if Self.isPlain(part), isShell(part, of: dish, between, tokens) { continue }
      if index == parts.count - 1, isKind(part, of: dish, between, tokens) { continue }
      let goesOn = between.contains { ListWords.ands.contains($0) || $0.isSign(",") }
      let isOpen = isFilling || tokens[dish.tokens].contains { $0.isOne(of: "with", "w") }
      isFilling =
        Self.isPlain(part) && part.item.foodType == .food && !names(part, Self.beside, tokens)
        && (names(dish, Self.dough, tokens) || holdsGarden(dish, tokens) && names(part, Self.garden, tokens))
        && (between.contains { $0.isWord("with") } && !between.contains { $0.isSign(",") }
          || isOpen && goesOn && part.item.quantity == nil)
        && !isOnTop(part, tokens)
      if !isFilling { kept.append(part) }
    }
    return kept
  }

  private static let omelettes: WordSet = ["omelette", "omelet", "frittata"]

  /// What is folded holds its vegetables; an omelette only where its row has some, and one of egg whites has none.
  private func holdsGarden(_ dish: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard names(dish, Self.folded, tokens) else { return false }
    return !names(dish, Self.omelettes, tokens) || dish.match?.food.name.contains("vegetables") ?? false
  }

  private static let onTop: WordSet = [
    "fried", "crispy", "caramelised", "caramelized", "melted", "sauteed", "grated", "extra", "side",
  ]

  /// "pierogi with fried onion": put on it.
  private func isOnTop(_ part: MealReading.Part, _ tokens: [Token]) -> Bool {
    part.tokens.upperBound <= tokens.count && tokens[part.tokens].first.map { Self.onTop.contains($0) } ?? false
  }

  /// Dishes that are ordered by their meat, which a portion of them holds.
  private static let ordered: WordSet = [
    "ramen", "pho", "mi", "poke", "laksa", "udon", "soba", "biryani", "curry", "bibimbap", "donburi", "burrito",
  ]
  private static let meats: WordSet = [
    "chicken", "beef", "pork", "lamb", "duck", "tofu", "prawn", "shrimp", "salmon", "tuna",
  ]

  /// "Pho, beef" and "a poke bowl, salmon": which of them it was, told last.
  private func isKind(
    _ part: MealReading.Part, of dish: MealReading.Part, _ between: ArraySlice<Token>, _ tokens: [Token]
  ) -> Bool {
    between.count == 1 && between.allSatisfy { $0.isSign(",") } && part.tokens.count == 1 && Self.isPlain(part)
      && names(part, Self.meats, tokens) && names(dish, Self.ordered, tokens) && !names(dish, Self.meats, tokens)
  }

  /// Named without a number, a measure or figures; "a bun" is plain.
  private static func isPlain(_ part: MealReading.Part) -> Bool {
    (part.item.quantity ?? 1) == 1 && part.item.unit == nil && part.item.grams == nil && part.item.calories == nil
      && !part.isPicture
  }

  private func isShell(
    _ part: MealReading.Part, of dish: MealReading.Part, _ between: ArraySlice<Token>, _ tokens: [Token]
  ) -> Bool {
    guard between.contains(where: { $0.isWord("on") || $0.isWord("in") }),
      !between.contains(where: { $0.isWord("and") })
    else { return false }
    return tokens[dish.tokens].contains { word in
      Self.shells[EnglishPlural.singular(of: word.folded)].map { names(part, $0, tokens) } ?? false
    } || names(dish, ["dog"], tokens) && names(part, ["bun", "roll"], tokens)
  }

  private func names(_ part: MealReading.Part, _ words: WordSet, _ tokens: [Token]) -> Bool {
    part.tokens.upperBound <= tokens.count
      && tokens[part.tokens].contains { words.contains(EnglishPlural.singular(of: $0.folded)) }
  }
}
