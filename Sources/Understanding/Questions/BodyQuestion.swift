import Nutrition

/// A question about the person's body and what it uses.
public enum BodyQuestion: Equatable, Sendable {
  case height, age
  /// "What's my bmr?"
  case restingEnergy
  /// "What are my maintenance calories?"
  case maintenance
  /// "How large is my deficit?", of the days.
  case deficit(JournalQuestion.Span)
  /// "What should I weigh at 180 cm?"; nil where no height was told.
  case healthyWeight(heightCm: Double?)
  /// "What was my lowest weight this month?"
  case weights(Measure, JournalQuestion.Span)
  /// "How far am I from my goal weight?"
  case goalWeight

  /// Which of several weighings is asked for.
  public enum Measure: String, Sendable { case lowest, highest, average }
}
