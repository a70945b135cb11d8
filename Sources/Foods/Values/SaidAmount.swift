/// How the amount of a food was said, as far as it tells which food is meant.
public enum SaidAmount: Sendable, Hashable {
  case none
  /// In grams or another unit of weight.
  case weight
  /// As a count of the food itself: "two pork chops".
  case count
  /// In a measure, in the singular: "cup", "large slice".
  case measure(String)
}
