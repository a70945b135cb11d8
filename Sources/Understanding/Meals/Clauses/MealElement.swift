import Nutrition

/// What a token, or a run of them, does in a clause about eating.
enum MealElement: Equatable, Sendable {
  /// A word of a food's name.
  case word(Int)
  /// An amount.
  case quantity(Quantity)
  /// An amount behind its food with a preposition: "peas in a cup".
  case served(Quantity)
  /// An amount of each one of several: "60 g each".
  case each(Quantity)
  /// Energy or a macronutrient that the person states.
  case stated(StatedFigure)
  /// A joiner that may stand inside one food or between two.
  case soft(MealWords.SoftJoiner, Int)
  /// Words in brackets follow; they describe the food before.
  case bracket(Int)
  /// The bracket closes.
  case bracketEnd
  /// A joiner that always parts foods.
  case hard
  /// Words that set the scene stood here.
  case gap
  /// A meal was named.
  case meal(MealType)
}

/// "310 kcal", "40 g protein".
struct StatedFigure: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case calories, protein, carbs, fat, other }

  var kind: Kind
  /// Kilocalories or grams.
  var value: Double
  /// No unit was said: "Chicken 500".
  var isBare = false
  /// It is said of all the foods before it: "a burger and fries, 900 calories in total".
  var isOfAll = false
}

extension MealElement {
  /// A size without a number: "large".
  var isSizeOnly: Bool {
    if case .quantity(let quantity) = self {
      quantity.value == nil && !quantity.hasUnit && quantity.size != nil
    } else {
      false
    }
  }

  /// Begins a food, with its name or with an amount of its own.
  var isNamed: Bool { if case .quantity = self { true } else { isWord } }

  /// How many were counted, where it is several and of no stated weight or volume.
  var count: Double? {
    guard case .quantity(let quantity) = self, let value = quantity.value, value > 1, !quantity.hasContent,
      quantity.grams == nil, quantity.milliliters == nil
    else { return nil }
    return value
  }

  /// How many were counted before or behind the name: "two teas", "teas x2".
  var countOrTimes: Double? {
    if case .served(let quantity) = self, quantity.isTimes, let value = quantity.value, value > 1 { return value }
    return count
  }

  var isWord: Bool { if case .word = self { true } else { false } }
}
