public import Nutrition

/// A meal that is named by when it was eaten, or by habit, instead of by its foods.
///
/// It travels through the reading as the id of a food ("recall:usual/breakfast"), and is looked up when the turn is
/// planned: only then is it known what the journal holds.
public enum MealReference: Equatable, Hashable, Sendable {
  /// "my usual breakfast", "the usual".
  case usual(MealType?)
  /// "the same lunch as yesterday": so many days before the sentence.
  case earlier(daysBack: Int, MealType?)
  /// "same again": the latest one.
  case again(MealType?)

  /// What the id of every such reference begins with.
  public static let prefix = "recall:"

  /// The meal that was named.
  public var mealType: MealType? {
    switch self {
    case .usual(let meal), .earlier(_, let meal), .again(let meal): meal
    }
  }

  /// The id under which it goes as a food.
  public var foodID: String {
    let meal = mealType?.rawValue ?? "any"
    return switch self {
    case .usual: "\(Self.prefix)usual/\(meal)"
    case .earlier(let days, _): "\(Self.prefix)\(days)/\(meal)"
    case .again: "\(Self.prefix)again/\(meal)"
    }
  }

  /// What an id stands for; nil for the id of a food.
  public init?(foodID: String) {
    guard foodID.hasPrefix(Self.prefix) else { return nil }
    let parts = foodID.dropFirst(Self.prefix.count).split(separator: "/")
    guard parts.count == 2 || parts.count == 3, parts[1] == "any" || MealType(rawValue: String(parts[1])) != nil else {
      return nil
    }
    let meal = MealType(rawValue: String(parts[1]))
    switch parts[0] {
    case "usual": self = .usual(meal)
    case "again": self = .again(meal)
    default:
      guard let days = Int(parts[0]), (0...36_500).contains(days) else { return nil }
      self = .earlier(daysBack: days, meal)
    }
  }

  /// The id with the foods that were left out of the meal ("minus the apple"), each in words.
  public func foodID(without foods: [String]) -> String {
    foods.isEmpty
      ? foodID : foodID + "/" + foods.map { $0.split(separator: " ").joined(separator: "_") }.joined(separator: "+")
  }

  /// The foods that were left out of the meal an id stands for.
  public static func omitted(in foodID: String) -> [String] {
    guard foodID.hasPrefix(prefix) else { return [] }
    let parts = foodID.dropFirst(prefix.count).split(separator: "/")
    guard parts.count == 3 else { return [] }
    return parts[2].split(separator: "+").map { $0.split(separator: "_").joined(separator: " ") }
  }

  /// The reference as something that phrases can be linked to. It has no figures of its own.
  var food: Food {
    Food(
      id: foodID, name: foodID, category: "", source: .own, foodType: .food, per100g: .zero, portions: [],
      defaultGrams: 100)
  }
}
