import Coaching
import Foods
import Nutrition

extension EntryEdit {
  /// Links below this say too little about the food to take its figures.
  private static let leastConfidence = 0.3

  func edited(_ meal: Meal, catalog: FoodCatalog) throws -> Outcome {
    var meal = meal
    var notes: [String] = []
    meal.mealType = self.meal ?? meal.mealType
    meal.timestamp = time ?? meal.timestamp
    if name != nil || grams != nil || calories != nil {
      let place = try place(in: meal)
      let old = meal.items[place].name
      meal.items[place] = edited(meal.items[place], catalog: catalog, notes: &notes)
      // A meal is called by its items unless it has a name of its own.
      if meal.name == old || meal.name.contains(old) {
        meal.name = meal.name.replacing(old, with: meal.items[place].name, maxReplacements: 1)
      }
    } else if let item {
      throw Failure(.usage, "--item \(item) says which item; add what to change, such as --grams 150.")
    }
    guard meal.totals.calories <= 10_000 else {
      throw Failure(
        .usage, "The meal would have \(Figures.kcal(meal.totals.calories)); a meal has at most 10,000 kcal.")
    }
    return Outcome(entry: .meal(meal), notes: notes)
  }

  private func edited(_ item: FoodItem, catalog: FoodCatalog, notes: inout [String]) -> FoodItem {
    var item = item
    if let name { rename(&item, to: name, catalog: catalog, notes: &notes) }
    if let grams {
      let factor = grams / item.grams
      // Energy that the person gave is for the whole item, whatever it weighs.
      if !item.isCalorieOverridden { item.nutrients = item.nutrients.scaled(by: factor) }
      item.grams = grams
      item.quantity = grams
      item.unit = "g"
      item.origin?.portion = .stated
      item.origin?.portionConfidence = nil
      item.assumptions = []
    }
    if let calories {
      // The macros follow, as there is more or less of the same food behind the number.
      if item.nutrients.calories > 0 {
        item.nutrients = item.nutrients.scaled(by: calories / item.nutrients.calories)
        notes.append("protein, carbs and fat in the same proportion for \(Figures.kcal(calories))")
      } else {
        notes.append("no protein, carbs or fat counted: only the energy was given")
      }
      item.nutrients.calories = calories
      item.isCalorieOverridden = true
      item.source = .manual
    }
    if name != nil || grams != nil || calories != nil { item.assumptions += notes }
    return item
  }

  private func rename(_ item: inout FoodItem, to name: String, catalog: FoodCatalog, notes: inout [String]) {
    guard let match = catalog.link(name), match.confidence >= Self.leastConfidence else {
      item.name = name
      item.origin?.said = name
      item.origin?.linkConfidence = nil
      notes.append("no table knows \"\(name)\", so the figures stay as they were")
      return
    }
    let known = match.food
    item.name = known.shownName
    item.catalogId = known.id
    item.foodType = known.foodType
    item.nutrients = known.nutrients(grams: item.grams)
    item.isCalorieOverridden = false
    item.source = .chat
    item.confidence = match.confidence
    item.origin = ItemOrigin(
      said: name, portion: item.origin?.portion, linkConfidence: match.confidence,
      portionConfidence: item.origin?.portionConfidence)
    item.assumptions = []
    if match.confidence < 0.5 { notes.append("\(name) taken as \(known.shownName)") }
  }

  /// The item that is meant.
  private func place(in meal: Meal) throws -> Int {
    guard let item else {
      if meal.items.count == 1 { return 0 }
      throw Failure(.usage, "The meal has \(meal.items.count) items; say which with --item: \(list(meal)).")
    }
    if let number = Int(item) {
      guard meal.items.indices.contains(number - 1) else {
        throw Failure(.usage, "There is no item \(item); the meal has \(list(meal)).")
      }
      return number - 1
    }
    let wanted = Set(FoodCatalog.foldedWords(item))
    let places = meal.items.indices.filter { place in
      !wanted.isEmpty && wanted.isSubset(of: FoodCatalog.foldedWords(meal.items[place].name))
    }
    guard places.count == 1 else {
      let problem = places.isEmpty ? "There is no item \(item)" : "\(item) may be several items"
      throw Failure(.usage, "\(problem); the meal has \(list(meal)).")
    }
    return places[0]
  }

  private func list(_ meal: Meal) -> String {
    meal.items.enumerated().map { "\($0.offset + 1) \($0.element.name)" }.joined(separator: ", ")
  }
}
