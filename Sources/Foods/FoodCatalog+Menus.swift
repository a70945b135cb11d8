public import Nutrition

/// One item of a restaurant chain's menu, by the serving.
public struct MenuItem: Sendable, Equatable {
  public var food: Food
  /// Grams of the serving as it is sold.
  public var grams: Double
  /// The serving as the chain calls it.
  public var serving: String

  /// What the serving holds.
  public var nutrients: Nutrients { food.nutrients(grams: grams) }
}

extension FoodCatalog {
  /// The chains whose menus are known, by name.
  public var menuChains: [String] {
    Set(menuRows.map(table.category(ofFood:))).sorted()
  }

  /// The chains that a name may mean: the one of that name, or else those that have all its words.
  public func chains(named name: String) -> [String] {
    let wanted = WordFolding.words(name)
    guard !wanted.isEmpty else { return [] }
    let chains = menuChains.map { ($0, WordFolding.words($0)) }
    let exact = chains.filter { $0.1 == wanted || $0.1.joined() == wanted.joined() }
    return (exact.isEmpty ? chains.filter { Set(wanted).isSubset(of: $0.1) } : exact).map(\.0)
  }

  /// A chain's menu by the serving, the lowest in energy first.
  public func menu(of chain: String) -> [MenuItem] {
    menuRows.filter { table.category(ofFood: $0) == chain }.map { row in
      let food = table.food(row)
      let portion = food.portions.first
      return MenuItem(
        food: food, grams: food.defaultGrams ?? portion?.grams ?? 100, serving: portion?.description ?? "100 g")
    }
    .sorted { ($0.nutrients.calories, $0.food.name) < ($1.nutrients.calories, $1.food.name) }
  }

  private var menuRows: [Int] { (0..<table.foods.count).filter { table.source(ofFood: $0) == .menu } }
}
