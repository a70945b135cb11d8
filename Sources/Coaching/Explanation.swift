public import Foods
import Foundation
public import JournalStore
public import Nutrition

/// How a turn was read, from what the journal keeps of it: the sentence, the entries, and how each item came about.
public struct Explanation: Equatable, Sendable {
  /// One item of a meal.
  public struct Item: Equatable, Sendable {
    public var item: FoodItem
    /// The person's own words for it; nil for entries of before they were kept.
    public var said: String?
    /// The food it was linked to, where it is still known.
    public var food: Food?
    /// Where the weight comes from, in words.
    public var weight: String
    /// Where the figures come from, in words.
    public var figures: String
  }

  /// One entry and how its figures were reckoned.
  public struct Part: Equatable, Sendable {
    public var entry: Entry
    public var items: [Item]
    /// For workouts: "(MET 9.8 - 1) x 80 kg x 0.47 h = 327 kcal, net of rest".
    public var formula: String?
  }

  public var turn: Turn
  /// One for each entry that the turn wrote, as it now is.
  public var parts: [Part]
  /// Which engine read it and, where it was not the first choice, why.
  public var engine: String

  /// - Parameters:
  ///   - entries: what the turn wrote, as it now is.
  ///   - catalog: the tables, with what the person taught.
  public init(_ turn: Turn, entries: [Entry], catalog: FoodCatalog) {
    self.turn = turn
    engine = Self.engine(of: turn)
    parts = entries.map { entry in
      switch entry {
      case .meal(let meal):
        Part(entry: entry, items: meal.items.map { Self.item($0, of: turn, catalog) })
      case .workout(let workout): Part(entry: entry, items: [], formula: Self.formula(workout))
      case .water, .weight, .goal: Part(entry: entry, items: [])
      }
    }
  }

  private static func engine(of turn: Turn) -> String {
    switch (turn.engine, turn.fallback) {
    case (nil, _): "nothing has read it yet"
    case ("offline"?, let reason?):
      "the offline engine, because the model failed (\(reason.replacing("_", with: " ")))"
    case ("offline"?, nil): "the offline engine, without a model"
    case (Turn.commandEngine?, _): "a command, which needs no reading"
    case (let name?, _): "the model of \(name), held to your own words and the tables"
    }
  }

  private static func item(_ item: FoodItem, of turn: Turn, _ catalog: FoodCatalog) -> Item {
    let food = item.catalogId.flatMap(catalog.food)
    return Item(
      item: item, said: item.origin?.said.map { told($0, in: turn.text) }, food: food, weight: weight(of: item),
      figures: figures(of: item, food))
  }

  /// `words` without those that were put behind to make a food's name whole, as the wine of "a glass of rosé" is; all of
  /// them where the sentence has another word in their place, such as one spelled otherwise.
  private static func told(_ words: String, in sentence: String) -> String {
    let said = parts(of: sentence)
    let names = parts(of: words)
    let known = Array(names.prefix { said.contains($0) })
    let added = names[known.count...]
    guard let last = known.last, let first = added.first, said.contains(known) else { return words }
    let letters = Set(first)
    let isSpelledOtherwise = zip(said, said.dropFirst()).contains { word, next in
      word == last && letters.intersection(next).count * 4 >= letters.count * 3
    }
    return isSpelledOtherwise || added.contains(where: said.contains) ? words : known.joined(separator: " ")
  }

  private static func parts(of text: String) -> [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  private static func weight(of item: FoodItem) -> String {
    let grams = Figures.grams(item.grams)
    let amount = "\(item.quantity.text(decimals: 3)) x \(item.unit)"
    let one = one(of: item)
    if Figures.isUnweighed(item) { return "\(Figures.amount(of: item)), as you taught it; its weight was not given" }
    return switch item.origin?.portion {
    case .stated? where item.isCalorieOverridden && item.unit != "g":
      item.catalogId == nil
        ? "no weight: you gave the energy" : "\(grams), as much as has the energy you gave"
    case .stated?: "\(grams), the weight you said"
    case .volume?: "\(amount) = \(grams), a volume you said and the food's density (one \(item.unit) weighs \(one))"
    case .portion?: "\(amount) = \(grams), from the food's portions (one \(item.unit) weighs \(one))"
    case .usual?: "\(grams), what is usual where no amount is said"
    case .estimate?: "\(grams), a model's estimate"
    case .memory?: "\(grams), as in what you taught or had before"
    case nil where item.hasNoWeight: "no weight: only the energy is known"
    case nil: "\(amount) = \(grams); how it was found was not kept"
    }
  }

  /// What one of the item's unit weighs, as exactly as it takes for the multiplication to come out as it is shown.
  private static func one(of item: FoodItem) -> String {
    let total = Figures.grams(item.grams)
    guard item.quantity > 0 else { return total }
    let texts = (1...6).map { (item.grams / item.quantity).text(significantDigits: $0) }
    let fitting = texts.first { Double($0).map { Figures.grams($0 * item.quantity) == total } ?? false }
    return "\(fitting ?? texts[5]) g"
  }

  private static func figures(of item: FoodItem, _ food: Food?) -> String {
    let total = Figures.kcal(item.nutrients.calories)
    if item.isCalorieOverridden {
      return food == nil
        ? "\(total), from your own figures" : "\(total), from your own figures; the rest as in the food"
    }
    guard let food else {
      return item.catalogId == nil ? "\(total), a model's estimate: no table has it" : "\(total) when it was logged"
    }
    if food.isPerServing, food.source == .own {
      let servings = (item.grams / 100).text(decimals: 2)
      return "\(servings) x \(Figures.kcal(food.per100g.calories)) a serving = \(total)"
    }
    if food.isPerServing, let serving = food.defaultGrams, serving > 0 {
      let servings = (item.grams / serving).text(decimals: 2)
      return "\(servings) x \(Figures.kcal(food.nutrients(grams: serving).calories)) a serving = \(total)"
    }
    let reckoned = food.nutrients(grams: item.grams).calories
    guard abs(reckoned - item.nutrients.calories) < 1 else {
      return "\(total) when it was logged; the food has changed"
    }
    return "\(Figures.grams(item.grams)) x \(food.per100g.calories.text(decimals: 1)) kcal / 100 g = \(total)"
  }

  /// (MET - 1) x kg x h (ExerciseEnergy), with the figures it was reckoned with.
  private static func formula(_ workout: WorkoutLog) -> String? {
    guard let energy = workout.caloriesBurned else { return nil }
    guard let met = workout.met, let weight = workout.reckonedWeightKg else {
      return "\(Figures.kcal(energy)), as it was given"
    }
    return "(MET \(met.text(decimals: 1)) - 1) x \(weight.text(decimals: 1)) kg x "
      + "\((workout.durationMin / 60).text(decimals: 2)) h = \(Figures.kcal(energy)), net of rest"
  }
}

extension FoodTable {
  /// The table's name for people.
  public var words: String {
    switch self {
    case .fndds2021: "USDA FNDDS 2021-2023"
    case .fndds2017: "USDA FNDDS 2017-2018"
    case .srLegacy: "USDA SR Legacy 2018"
    case .foundation: "USDA Foundation Foods"
    case .menu: "restaurant menu"
    case .branded: "USDA Branded Foods"
    case .dish: "a usual recipe, from USDA's foods"
    case .own: "your own foods"
    case .product: "Open Food Facts"
    }
  }
}
