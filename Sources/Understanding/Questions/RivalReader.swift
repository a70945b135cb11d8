public import Foods
import Nutrition
public import ToolCalls

/// What else a doubtful food may be: near foods of very different energy, put to the person as numbered choices. The
/// best reading is logged all the same, so that nobody who is in a hurry has to answer; a number puts another in its place.
public struct RivalReader: Sendable {
  let catalog: FoodCatalog

  public init(catalog: FoodCatalog) { self.catalog = catalog }

  /// Links from here on are not doubted: more than half of what was said is accounted for.
  public static let certain = 0.5
  /// A rival is nearly as good a reading.
  private static let nearness = 0.75
  /// And it is worth asking about: half as much again, and no trifle.
  private static let leastRatio = 1.5
  private static let leastDifferenceKcal = 80.0
  private static let mostChoices = 3

  /// The question about an item that was linked with `confidence`; nil where nothing hangs on it.
  public func question(about item: AddMeal.Item, confidence: Double) -> Clarification? {
    guard confidence < Self.certain, item.calories == nil, let id = item.catalogId, let taken = catalog.food(id: id)
    else { return nil }
    let energy = energy(of: item, as: taken)
    var names: Set<String> = [taken.shownName]
    let rivals = catalog.candidates(for: item.name, limit: 2 * Self.mostChoices).filter { match in
      guard match.food.id != id, match.confidence >= confidence * Self.nearness else { return false }
      let other = self.energy(of: item, as: match.food)
      let (low, high) = (min(energy, other), max(energy, other))
      return high - low >= Self.leastDifferenceKcal && high >= low * Self.leastRatio
        && names.insert(match.food.shownName).inserted
    }
    guard !rivals.isEmpty else { return nil }
    return Clarification(
      question: "I am not sure of \"\(item.name.prefix(60))\". If it was something else, say which:",
      choices: rivals.prefix(Self.mostChoices).map { choice($0.food, inPlaceOf: item) }
        + [Clarification.Choice(label: "leave it", calls: [])])
  }

  private func choice(_ food: Food, inPlaceOf item: AddMeal.Item) -> Clarification.Choice {
    let change = CorrectEntry.ItemChange(action: .replace, itemName: item.name, item: item.renamed(food.name))
    return Clarification.Choice(label: food.shownName, calls: [.correctEntry(CorrectEntry(items: [change]))])
  }

  /// Kilocalories of the amount that was said.
  private func energy(of item: AddMeal.Item, as food: Food) -> Double {
    let grams = item.grams ?? catalog.portion(of: food, quantity: item.quantity, unit: item.unit, said: item.name).grams
    return food.per100g.calories * grams / 100
  }
}

extension AddMeal.Item {
  /// As much of another food: a stated weight goes with it, and the energy is that food's own.
  func renamed(_ name: String) -> AddMeal.Item {
    AddMeal.Item(name: name, quantity: grams ?? quantity, unit: grams == nil ? unit : "g")
  }
}
