import Nutrition

/// What the unit of a new figure measures, which tells the entries it can belong to: "82 kg" is no length of a run.
enum FigureUnit: Equatable {
  /// Kilograms, pounds or stone, in kilograms.
  case weight(kilograms: Double)
  /// Grams: of food.
  case food
  /// Millilitres and litres: of water, or of a drink in a meal.
  case volume
  /// Minutes, kilometres and paces.
  case exercise

  /// The unit of `tokens` where they are one figure with its unit and nothing else that is said.
  init?(_ tokens: [Token]) {
    guard let index = tokens.firstIndex(where: { $0.kind == .number }), let value = tokens[index].value,
      index + 1 < tokens.count, let unit = Self.unit(tokens[index + 1].folded, value: value),
      tokens.indices.allSatisfy({
        (index...index + 1).contains($0) || tokens[$0].kind == .punctuation
          || CorrectionWords.fillers.contains(tokens[$0])
      })
    else { return nil }
    self = unit
  }

  private static func unit(_ word: String, value: Double) -> FigureUnit? {
    switch word {
    case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms": .weight(kilograms: value)
    case "lb", "lbs", "pound", "pounds": .weight(kilograms: UnitConversion.kilograms(pounds: value))
    case "st", "stone": .weight(kilograms: UnitConversion.kilograms(pounds: value * 14))
    case "g", "gr", "gram", "grams": .food
    case "ml", "cl", "l", "litre", "litres", "liter", "liters", "millilitres", "milliliters": .volume
    case "min", "mins", "minute", "minutes", "h", "hr", "hrs", "hour", "hours", "km", "kms", "k", "kilometre",
      "kilometres", "kilometer", "kilometers", "mi", "mile", "miles":
      .exercise
    default: nil
    }
  }

  /// Lighter than any grown person: may be food.
  private static let lightest = 30.0

  /// Whether a figure in this unit can be about `entry`.
  func fits(_ entry: Entry) -> Bool {
    switch (self, entry) {
    case (_, .goal), (.weight, .weight), (.food, .meal), (.volume, .water), (.volume, .meal), (.exercise, .workout):
      true
    case (.weight, .workout(let workout)): !workout.exercises.isEmpty
    case (.weight(let kilograms), .meal): kilograms < Self.lightest
    default: false
    }
  }

  /// What is asked where nothing of the last turn can have the figure in `tokens`.
  func question(of tokens: [Token]) -> Clarification {
    let figure = tokens.filter {
      $0.kind == .number || $0.kind == .word && !CorrectionWords.fillers.contains($0)
    }
    .map(\.text).joined(separator: " ")
    switch self {
    case .weight(let kilograms) where kilograms >= Self.lightest:
      return Clarification(
        question: "Nothing that was logged last is measured like that. Log \(figure) as your weight, or leave it?",
        choices: [
          .init(label: "log a weight of \(figure)", sentence: "I weigh \(figure)"),
          .init(label: "leave it", calls: []),
        ])
    case .weight, .food, .volume, .exercise:
      return Clarification(
        question: "Nothing that was logged last is measured like that. What is \(figure) about? "
          + "Say it with the food, drink or workout.")
    }
  }
}
