public import Nutrition

/// A question for advice, as far as the journal and the calculators can answer it.
public enum AdviceQuestion: Equatable, Sendable {
  /// "What could I cook for lunch?"
  case whatToEat(MealType?)
  /// "Should I eat more protein?"
  case amount(AskedNutrient)
  /// "Was my lunch healthy?"
  case meal(MealType, CalendarDay)
  /// "Is 1500 kcal a day enough?", in kilocalories.
  case dailyEnergy(Double)
  /// Anything else.
  case general
}
