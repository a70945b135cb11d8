/// A question that is of no food, no journal and no workout, and that a coach knows the answer to.
public enum FactQuestion: Equatable, Sendable {
  /// "How many calories in a kilo of fat?": of a person's own.
  case bodyFat(kilograms: Double)
  /// "How many calories in a gram of protein?"
  case nutrientEnergy(AskedNutrient, grams: Double)
  /// "How many steps is 5 km?"
  case steps(kilometres: Double)
  /// "How far is 10,000 steps?"
  case distance(steps: Double)
  /// "How many glasses is 2 litres?", in millilitres.
  case glasses(millilitres: Double)
  /// "How much salt is too much?"
  case limit(AskedNutrient)
  /// "Does coffee count as water?"
  case countsAsWater
  /// "Where do your figures come from?"
  case sources
  /// "What is a calorie deficit?"
  case meaning(Term)

  /// A word of nutrition that is explained.
  public enum Term: Sendable {
    case calorie, deficit, surplus, macros, maintenance, restingEnergy, bodyMassIndex, fiber, protein, glycemicIndex,
      met
  }
}
