/// How the amount of a food was said, as far as it tells which food is meant.
public enum SaidAmount: Sendable, Hashable {
  case none
  /// In grams or another metric weight.
  case weight
  /// In ounces or pounds, as meat and vegetables are sold and recipes weigh.
  case ounces
  /// As a count of the food itself: "two pork chops".
  case count
  /// As a count in a size: "two large pretzels".
  case sized(String)
  /// In a measure, in the singular: "cup", "large slice".
  case measure(String)

  /// Weighed in any unit.
  var isWeight: Bool { self == .weight || self == .ounces }
}
