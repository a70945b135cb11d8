internal import Nutrition

extension FoodCatalog {
  /// Grams under which nobody serves a single one.
  private static let crumb = 5.0
  private static let mouthful = 40.0

  /// What is usually eaten of the food of the same kind with the nearest name.
  private func usualByAnalogy(_ food: Food) -> Double? {
    guard food.foodType == .food, let query = Query(food.name, table: table, correctingTypos: false) else { return nil }
    for near in CandidateSearch(table: table).best(12, for: query) where near.score > 0.2 {
      let other = table.food(near.food)
      let isSameKind = other.category == food.category
      let isBeef = other.category.hasPrefix("Beef") && food.category.hasPrefix("Beef")
      if isSameKind || isBeef, let usual = UsualAmount.grams(of: other) { return usual }
    }
    return nil
  }

  /// A bare count is of what one eats, and that is no bag, no jar and no whole cake, even where the table weighs nothing
  /// else: what a piece weighs is told by the nearest food that has one, else it is what is usually eaten.
  private func meantByCount(
    _ food: Food, _ choice: PortionChoice, _ found: PortionChoice.Choice, quantity: Double
  ) -> PortionEstimate? {
    guard food.foodType == .food, quantity >= 1 || food.category == "Pizza" else { return nil }
    let isPot = Self.pottedFoods.contains { food.category.lowercased().contains($0) }
    let isSaid = WordFolding.words(found.label).contains(where: choice.said.contains)
    if quantity > 1, found.isContainer, !isSaid, found.grams > Self.mostForOne, !isPot {
      if let piece = pieceByAnalogy(food, lighterThan: found.grams / 2) {
        return estimate(grams: piece.grams, count: quantity, unit: piece.label, label: piece.label, 0.45)
      }
      if quantity >= Self.manyPieces {
        return estimate(grams: food.defaultGrams ?? found.grams, count: 1, unit: "serving", label: "serving", 0.35)
      }
    }
    // "Two soups", "two boxed macs": a pack of several servings is not eaten by each.
    if quantity > 1, found.isContainer, !isSaid, let usual = food.defaultGrams,
      found.grams > Self.servingsOfPack * usual
    {
      return estimate(grams: usual, count: quantity, unit: "serving", label: "serving", 0.5)
    }
    if Self.cutFromWholes.contains(where: food.category.contains),
      let usual = food.defaultGrams ?? usualByAnalogy(food),
      found.grams > Self.servingsOfWhole * usual
    {
      return estimate(grams: usual, count: quantity, unit: "serving", label: "serving", 0.5)
    }
    // Sixteen chocolate buttons are no sixteen tubes of them.
    if quantity >= Self.manyPieces, let piece = choice.piece(), let usual = food.defaultGrams,
      found.grams * quantity > Self.mostUsuals * usual, piece.grams < found.grams
    {
      return estimate(grams: piece.grams, count: quantity, unit: piece.label, label: piece.label, 0.55)
    }
    // "A pizza", "half a pizza" of no size: the one that is put before one person, and no American family's of a foot and more.
    if quantity <= 2, isPizzaOfNoSize(food, choice, found) {
      return estimate(grams: Self.pizzaOfOne, count: quantity, unit: "pizza", label: "pizza", 0.5)
    }
    // Three whole pizzas are no meal; three pieces are.
    if quantity > 2, food.category == "Pizza", found.grams > Self.pizzaForOne, let piece = choice.piece() {
      return estimate(grams: piece.grams, count: quantity, unit: piece.label, label: piece.label, 0.5)
    }
    return nil
  }

  /// Whether a whole pizza is meant, and none whose size was said: tables weigh whole ones by their inches.
  private func isPizzaOfNoSize(_ food: Food, _ choice: PortionChoice, _ found: PortionChoice.Choice) -> Bool {
    food.category == "Pizza" && food.name.hasPrefix("Pizza") && found.grams > Self.pizzaForOne
      && !choice.said.contains("whole")
      && choice.said.allSatisfy { !PortionText.sizes.contains($0) }
  }

  /// What one weighs of the reference food with the nearest name that is published by the piece.
  private func pieceByAnalogy(_ food: Food, lighterThan most: Double) -> PortionChoice.Choice? {
    guard let query = Query(food.name, table: table, correctingTypos: false) else { return nil }
    let head = query.words[query.head].text
    for near in CandidateSearch(table: table).best(12, for: query) where near.score > Self.leastAlike {
      let choice = PortionChoice(table.food(near.food))
      if choice.name.contains(head), let found = choice.counted(), !found.isContainer, found.grams < most,
        !found.label.hasPrefix("serving")
      {
        return found
      }
    }
    return nil
  }

  private static let leastAlike: Float = 0.4

  /// From here on a count is of pieces.
  private static let manyPieces = 5.0
  /// Grams that one package holds of what somebody eats alone.
  private static let mostForOne = 120.0
  /// What is eaten out of what it is sold in.
  private static let pottedFoods = [
    "soup", "yogurt", "ice cream", "baby", "bean", "legume", "juice", "dishes", "meals", "pudding", "dessert", "apples",
    "mayonnaise",
  ]
  /// A whole is of more servings than this.
  private static let servingsOfWhole = 4.0
  private static let servingsOfPack = 2.0
  /// Nobody eats as many times what is usually eaten.
  private static let mostUsuals = 5.0
  /// A table's only piece is no one of what is usually eaten where it weighs more than that.
  private static let mostOfOne = 1.05
  /// Grams: a pizza of seven inches weighs about 260.
  private static let pizzaForOne = 350.0
  /// Grams of a pizza of twelve inches with a thin crust as pizzerias bake it, and of the larger frozen ones.
  private static let pizzaOfOne = 420.0
  /// Food groups in which tables weigh wholes that are shared or kept.
  private static let cutFromWholes = ["Cakes", "Baked", "Butter", "Margarine", "Fats", "Sweets", "Snacks", "pastries"]

  /// "Eggs", "samosas", "chicken thighs": where what is usually eaten is less than two of them, the plural says that there
  /// were more.
  private func pair(_ food: Food, _ choice: PortionChoice) -> PortionEstimate? {
    guard let usual = food.defaultGrams, food.foodType == .food, let one = choice.ofPlural(),
      one.grams < Self.mostOfOne * usual, 2 * one.grams > usual
    else { return nil }
    var pair = estimate(grams: one.grams, count: 2, unit: one.label, label: one.label, 0.5)
    pair.assumption = Self.sentence(one.label, one.grams) + ", two taken as no number was said"
    return pair
  }

  func counted(_ food: Food, _ choice: PortionChoice, quantity: Double?) -> PortionEstimate {
    if quantity == nil, let pair = pair(food, choice) { return pair }
    if quantity == nil, let grams = food.defaultGrams {
      return estimate(grams: grams, count: 1, unit: "serving", label: "serving", 0.6)
    }
    // "Some crackers" is no single one.
    if quantity == nil, let serving = choice.serving() {
      return estimate(grams: serving.grams, count: 1, unit: "serving", label: "serving", 0.55)
    }
    if let quantity, let grams = choice.pieceOfServing(asked: quantity) {
      return estimate(grams: grams, count: quantity, unit: "piece", label: "piece", 0.7)
    }
    // "A coffee" is as much as "coffee", and no medium one of a size that nobody said.
    if food.foodType != .food, let grams = food.defaultGrams,
      choice.isCountedBySize || choice.counted().map(choice.isSized) ?? false
    {
      return estimate(grams: grams, count: quantity ?? 1, unit: "drink", label: "drink", 0.55)
    }
    if let found = choice.counted() {
      if quantity == nil, let usual = UsualAmount.share(of: food, whole: found) {
        return estimate(grams: usual, count: 1, unit: "serving", label: "serving", 0.45)
      }
      // Of a dish that a restaurant cuts into pieces nobody eats a single one.
      if quantity == nil, found.label.hasPrefix("piece"), found.grams < Self.mouthful,
        let cup = choice.cup() ?? UsualAmount.share(of: food, whole: nil)
      {
        return estimate(grams: cup, count: 1, unit: "serving", label: "serving", 0.45)
      }
      // "Some raisins" are no single one.
      if quantity == nil, found.grams < Self.crumb, let usual = usualByAnalogy(food) {
        return estimate(grams: usual, count: 1, unit: "serving", label: "serving", 0.4)
      }
      // "One popcorn", "one french fries" is no single kernel or fry; "a grape" is one.
      if let quantity, quantity <= 1, let usual = food.defaultGrams, found.grams * 8 < usual, !choice.isOne(found) {
        return estimate(grams: usual, count: quantity, unit: "serving", label: "serving", 0.4)
      }
      if let quantity, let meant = meantByCount(food, choice, found, quantity: quantity) { return meant }
      return estimate(grams: found.grams, count: quantity ?? 1, unit: found.label, label: found.label, found.confidence)
    }
    // Many of what no table weighs by the piece are pieces, and no servings: "12 pumpkin seeds".
    let count = quantity.map { $0 >= Self.manyPieces && food.foodType == .food ? 1 : $0 } ?? 1
    if let grams = food.defaultGrams {
      return estimate(grams: grams, count: count, unit: "serving", label: "serving", 0.45)
    }
    if let usual = usualByAnalogy(food) {
      return estimate(grams: usual, count: count, unit: "serving", label: "serving", 0.35)
    }
    if quantity == nil, let usual = UsualAmount.share(of: food, whole: nil) {
      return estimate(grams: usual, count: 1, unit: "serving", label: "serving", 0.4)
    }
    if let glass = UsualAmount.drink(of: food) {
      return estimate(grams: glass, count: count, unit: "drink", label: "drink", 0.4)
    }
    if let first = food.portions.first {
      return estimate(grams: first.grams, count: count, unit: "serving", label: first.description, 0.35)
    }
    return estimate(grams: food.foodType == .food ? 100 : 240, count: count, unit: "serving", label: "serving", 0.2)
  }
}
