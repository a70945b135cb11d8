import Foods
import Nutrition
import ToolCalls

/// Turns an item as said into a food of the catalogue with grams and nutrients.
///
/// The catalogue's figures count wherever it knows the food; a person's own figures count before those; a model's
/// estimate counts only for what no table knows, and is marked as one.
struct ItemGrounding {
  let catalog: FoodCatalog

  /// Links below this say too little about the food to take its figures.
  static let leastConfidence = 0.3
  /// Confidence of figures nobody but a model vouches for.
  static let estimateConfidence = 0.3
  /// Kilocalories of one item, and of one meal, that the journal takes.
  static let mostCalories = 10_000.0
  /// Grams of one item that the journal takes.
  static let mostGrams = 5000.0

  /// An item with its figures, and what had to be assumed for them.
  struct Grounded {
    var item: FoodItem
    var assumptions: [String]
  }

  /// - Parameter isEstimate: the item's own figures are a model's, not the person's.
  /// - Throws: `ToolCallError` where neither the catalogue nor the caller knows figures for it.
  func ground(
    _ item: AddMeal.Item, path: String, id: String, isEstimate: Bool
  ) throws(ToolCallError) -> Grounded {
    if item.isFiguresAlone {
      let entry = QuickEntry(
        statedCalories: item.calories, proteinG: item.proteinG, carbsG: item.carbsG, fatG: item.fatG)
      return Grounded(
        item: entry.item(id: id, name: item.name), assumptions: item.assumptions + entry.assumptions)
    }
    if let product = catalog.product(id: item.name), let food = product.food {
      return try grounded(product, food, item, path: path, id: id)
    }
    let match = link(item)
    // The grammar reads figures only where they were said; a model's are its own unless it says otherwise.
    let figures = StatedFigures(item)
    let isOwn = item.isStatedByPerson || !isEstimate
    if isOwn, let calories = figures.calories {
      return stated(item, figures, calories: calories, match: match, id: id)
    }
    if let match {
      let grounded = try grounded(item, match: match, path: path, id: id, isEstimate: isEstimate)
      return isOwn && !figures.said.isEmpty ? applying(figures, to: grounded) : grounded
    }
    guard let calories = item.calories else {
      throw .unknownFood(path: path, name: item.name)
    }
    try Self.checkWeight(of: item, calories: calories, path: path)
    return estimated(item, calories: calories, id: id)
  }

  private func link(_ item: AddMeal.Item) -> FoodMatch? {
    // A meal named by day or habit is no food, and has no figures of its own.
    if MealReference(foodID: item.catalogId ?? item.name) != nil { return nil }
    if let id = item.catalogId, let food = catalog.food(id: id) {
      if let known = item.origin?.linkConfidence { return FoodMatch(food: food, confidence: known) }
      let confidence = catalog.link(item.name).map { $0.food.id == id ? $0.confidence : 0.6 } ?? 0.6
      return FoodMatch(food: food, confidence: confidence)
    }
    return catalog.link(item.name).flatMap { $0.confidence >= Self.leastConfidence ? $0 : nil }
  }

  private func grounded(
    _ item: AddMeal.Item, match: FoodMatch, path: String, id: String, isEstimate: Bool
  ) throws(ToolCallError) -> Grounded {
    var item = item
    // A choice is put and taken by the table's own name.
    if item.name == match.food.name { item.name = match.food.shownName }
    let portion = portion(of: match.food, for: item, isEstimate: isEstimate)
    guard portion.grams > 0, portion.grams <= Self.mostGrams else {
      throw .outOfRange(
        path: path, value: "\(Int(portion.grams)) g of \(item.name.trimmedForName)",
        allowed: "over 0 and at most \(Int(Self.mostGrams)) g")
    }
    let energy = match.food.per100g.calories * portion.grams / 100
    guard energy <= Self.mostCalories else {
      throw .outOfRange(
        path: path,
        value: "\(Int(portion.grams)) g of \(item.name.trimmedForName) (\(Int(energy)) kcal)",
        allowed: "at most \(Int(Self.mostCalories)) kcal")
    }
    var assumptions = item.assumptions
    // A serving whose weight nobody gave has an estimated one, which is no fact about it.
    if let assumption = portion.assumption, !match.food.isPerServing {
      assumptions.append(Self.naming(assumption, food: item.name))
    }
    if catalog.isHabit(match.food.id, for: item.name) {
      assumptions.append("\(item.name) taken as \(match.food.shownName), as you usually have it")
    }
    if match.confidence < 0.5, !item.name.hasSuffix("(\(match.food.shownName))") {
      assumptions.append("\(item.name) taken as \(match.food.shownName)")
    }
    let food = FoodItem(
      id: id, name: displayName(said: item.name, food: match.food), foodType: match.food.foodType, source: .chat,
      quantity: portion.quantity, unit: portion.unit, grams: portion.grams,
      nutrients: match.food.per100g.scaled(by: portion.grams / 100),
      confidence: Confidence.calibrated(min(match.confidence, portion.confidence)), catalogId: match.food.id,
      assumptions: assumptions,
      origin: ItemOrigin(
        said: said(item), portion: origin(of: portion, for: item, isEstimate: isEstimate),
        linkConfidence: match.confidence, portionConfidence: portion.confidence))
    return Grounded(item: food, assumptions: assumptions)
  }

  /// The amount: what was said in grams, else the portion tables; a model's own grams only where those know nothing.
  private func portion(of food: Food, for item: AddMeal.Item, isEstimate: Bool) -> PortionEstimate {
    if let grams = item.grams, !isEstimate {
      return PortionEstimate(
        grams: grams, quantity: item.quantity ?? grams, unit: item.unit ?? "g", confidence: 1, assumption: nil)
    }
    let estimate = catalog.portion(of: food, quantity: item.quantity, unit: item.unit, said: item.name)
    if let grams = item.grams, estimate.confidence < 0.5 {
      return PortionEstimate(
        grams: grams, quantity: item.quantity ?? 1, unit: item.unit ?? "serving", confidence: 0.5,
        assumption: "\(item.name) = \(Figures.grams(grams)) (the model's estimate)")
    }
    return estimate
  }

  /// "one serving = 55 g" of what: "one serving of granola = 55 g"; "one banana = 118 g" says it already.
  static func naming(_ assumption: String, food: String) -> String {
    let food = food.trimmedForName
    guard let equals = assumption.firstRange(of: " = "), assumption.hasPrefix("one "), !food.isEmpty else {
      return assumption
    }
    let measure = assumption[..<equals.lowerBound]
    let said = Set(FoodCatalog.foldedWords(food))
    if FoodCatalog.foldedWords(String(measure)).contains(where: said.contains) { return assumption }
    return "\(measure) of \(food.prefix(60))\(assumption[equals.lowerBound...])"
  }

  func said(_ item: AddMeal.Item) -> String? {
    // Under a name of the journal's, which nobody said, the words are those that it was logged with.
    if let origin = item.origin { return origin.said }
    let words = item.name.trimmedForName
    return words.isEmpty ? nil : words
  }

  /// Where a weight comes from.
  private func origin(
    of portion: PortionEstimate, for item: AddMeal.Item, isEstimate: Bool
  ) -> ItemOrigin.Portion {
    if item.grams != nil, !isEstimate { return .stated }
    if item.grams != nil, portion.assumption?.hasSuffix("(the model's estimate)") == true { return .estimate }
    if portion.assumption == nil { return .stated }
    if item.quantity == nil, item.unit == nil { return .usual }
    return Self.volumes.contains(portion.unit) ? .volume : .portion
  }

  static let volumes: Set<String> = [
    "ml", "cl", "dl", "l", "fl oz", "cup", "tbsp", "tsp", "pint", "half pint", "quart", "gallon", "dessertspoon",
  ]

  private func estimated(_ item: AddMeal.Item, calories: Double, id: String) -> Grounded {
    let note = "\(item.name): the model's estimate, as no table knows it"
    let food = FoodItem(
      id: id, name: displayName(said: item.name, food: nil), foodType: item.foodType ?? .food, source: .chat,
      quantity: item.quantity ?? 1, unit: item.unit ?? "serving", grams: item.grams ?? 100,
      nutrients: Nutrients(
        calories: calories, proteinG: item.proteinG ?? 0, carbsG: item.carbsG ?? 0, fatG: item.fatG ?? 0),
      confidence: Self.estimateConfidence, catalogId: nil, assumptions: item.assumptions + [note],
      origin: ItemOrigin(said: said(item), portion: .estimate))
    return Grounded(item: food, assumptions: food.assumptions)
  }

  /// The table's name where it says all that was said; otherwise what was said, with the table's name behind it.
  func displayName(said: String, food: Food?) -> String {
    let said = said.trimmedForName
    // What is corrected has both names already.
    guard let food, !said.hasSuffix("(\(food.shownName))") else { return said.capitalizedFirst }
    let words = Set(FoodCatalog.foldedWords(food.name))
    let missing = FoodCatalog.foldedWords(said).contains { !words.contains($0) }
    return missing && !said.isEmpty ? "\(said.capitalizedFirst) (\(food.shownName))" : food.shownName.capitalizedFirst
  }
}
