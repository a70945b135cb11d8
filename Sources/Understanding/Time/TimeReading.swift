public import Foundation
public import Nutrition

/// When something happened, as the person's own words say it.
public struct TimeReading: Equatable, Sendable {
  public enum Precision: Equatable, Sendable {
    /// "at 8pm", "2 hours ago".
    case exact
    /// "this morning", "yesterday's lunch": a usual hour stands in.
    case partOfDay
    /// "on Monday": noon stands in.
    case day
  }

  /// Never after the moment it was read at; nil where the words name a meal and no time.
  public var date: Date?
  public var precision: Precision
  /// The meal the words name ("for lunch"), if any.
  public var mealType: MealType?
  /// The words that say it, as written, a space between two places.
  public var words: String
  /// The words speak of a time to come ("tomorrow", "tonight" said at noon); `date` is then nil.
  public var isFuture: Bool

  public init(
    date: Date?, precision: Precision, mealType: MealType? = nil, words: String = "", isFuture: Bool = false
  ) {
    self.date = date
    self.precision = precision
    self.mealType = mealType
    self.words = words
    self.isFuture = isFuture
  }
}
