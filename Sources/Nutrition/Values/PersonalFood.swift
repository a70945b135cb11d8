/// A food whose figures the person gave.
public struct OwnFood: Equatable, Sendable, Codable, Identifiable {
  public var id: String
  public var name: String
  public var foodType: FoodType
  /// Of 100 g, or of one serving where `isPerServing`.
  public var nutrients: Nutrients
  /// Where false the figures are of 100 g.
  public var isPerServing: Bool
  /// Grams of one serving, where they are known.
  public var servingGrams: Double?

  public init(
    id: String, name: String, foodType: FoodType = .food, nutrients: Nutrients, isPerServing: Bool,
    servingGrams: Double? = nil
  ) {
    self.id = id
    self.name = name
    self.foodType = foodType
    self.nutrients = nutrients
    self.isPerServing = isPerServing
    self.servingGrams = servingGrams
  }
}

/// Words of the person's that stand for one food.
public struct FoodAlias: Equatable, Sendable, Codable, Identifiable {
  public var id: String
  /// As the person said it; compared folded.
  public var phrase: String
  /// A catalogue id ("usda:2708526"), or the id of an own food or recipe behind "own:".
  public var foodId: String
  /// What that food was called when the name was given to it.
  public var foodName: String

  public init(id: String, phrase: String, foodId: String, foodName: String) {
    self.id = id
    self.phrase = phrase
    self.foodId = foodId
    self.foodName = foodName
  }
}

/// Several foods under one name: a dish that counts as one item, or a meal that is logged as its parts.
public struct Recipe: Equatable, Sendable, Codable, Identifiable {
  /// Whether what was taught is one dish or a whole meal.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// "my shake": one item, which can be had twice or by half.
    case dish
    /// "my usual breakfast": the items themselves.
    case meal
  }

  public var id: String
  public var name: String
  public var kind: Kind
  /// What all of it is made of.
  public var items: [FoodItem]
  /// How many servings it makes, over 0.
  public var servings: Double

  public init(id: String, name: String, kind: Kind = .dish, items: [FoodItem], servings: Double = 1) {
    self.id = id
    self.name = name
    self.kind = kind
    self.items = items
    self.servings = servings
  }

  /// Of one serving.
  public var nutrients: Nutrients { items.reduce(.zero) { $0 + $1.nutrients }.scaled(by: 1 / servings) }

  /// Grams of one serving.
  public var grams: Double { items.reduce(0) { $0 + $1.grams } / servings }
}

/// Something the person taught Ada about what they eat.
public enum PersonalFood: Equatable, Sendable, Identifiable {
  case food(OwnFood)
  case alias(FoodAlias)
  case recipe(Recipe)

  public var id: String {
    switch self {
    case .food(let food): food.id
    case .alias(let alias): alias.id
    case .recipe(let recipe): recipe.id
    }
  }

  /// The words it goes by.
  public var name: String {
    switch self {
    case .food(let food): food.name
    case .alias(let alias): alias.phrase
    case .recipe(let recipe): recipe.name
    }
  }
}
