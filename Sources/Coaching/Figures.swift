import Foods
public import Nutrition

/// Figures as Ada writes them.
public enum Figures {
  /// "1,850 kcal".
  public static func kcal(_ value: Double) -> String { "\(whole(value)) kcal" }

  /// "4.5 g", and whole grams from 10 on.
  public static func grams(_ value: Double) -> String {
    value < 10 ? "\(value.text(decimals: 1)) g" : "\(whole(value)) g"
  }

  /// How much of it there was, behind a comma: nothing where the figures are all that is known of it and the 100 g
  /// stand for no weight.
  public static func amountBehind(_ item: FoodItem) -> String { item.hasNoWeight ? "" : ", \(amount(of: item))" }

  /// How much of it there was: "220 g", and "2 servings" of what the person taught and nobody weighed, each of which
  /// counts as 100 g.
  public static func amount(of item: FoodItem) -> String {
    guard isUnweighed(item) else { return grams(item.grams) }
    return "\(item.quantity.text(decimals: 2)) \(item.unit)\(item.quantity == 1 || item.unit.hasSuffix("s") ? "" : "s")"
  }

  /// Whether `item` is of servings that the person taught, of which none was weighed.
  static func isUnweighed(_ item: FoodItem) -> Bool {
    item.catalogId.map(PersonalFoods.isOwn) ?? false && item.unit != "g"
      && FoodCatalog.millilitres(in: item.unit) == nil && abs(item.grams - 100 * item.quantity) < 0.01
  }

  /// Rounded, with a comma at thousands.
  public static func whole(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "?" }
    let digits = String(Int(value.rounded()).magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return value.rounded() < 0 ? "-" + text : text
  }

  /// To one decimal, as records carry them.
  public static func tenth(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}

extension String {
  /// Without control characters, runs of space made one; what a name may hold. The journal counts scalars, not letters.
  var trimmedForName: String {
    let parts = split { $0.isWhitespace || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
    return String(String.UnicodeScalarView(parts.joined(separator: " ").unicodeScalars.prefix(200)))
  }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
