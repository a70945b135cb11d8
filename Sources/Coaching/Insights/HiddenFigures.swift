/// Takes amounts of energy, weight and nutrients out of a text and leaves the words: "weighed … kg", "Burrito, … g".
///
/// The last guard of the numbers-hidden mode, for texts that were written before it was switched on or elsewhere.
public enum HiddenFigures {
  private static let units: Set<String> = [
    "kcal", "kcals", "cal", "cals", "calorie", "calories", "kj", "g", "gram", "grams", "mg", "kg", "kgs", "kilo",
    "kilos", "kilogram", "kilograms", "lb", "lbs", "pound", "pounds", "st", "stone",
  ]

  /// `text` without its figures and the units behind them, for who has chosen to see none.
  public static func redacted(_ text: String) -> String {
    guard text.contains(where: \.isNumber) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: \.isNumber) {
      var end = start
      while end < rest.endIndex {
        let next = rest.index(after: end)
        let isJoint = ".,'’".contains(rest[end]) && next < rest.endIndex && rest[next].isNumber
        guard rest[end].isNumber || isJoint else { break }
        end = next
      }
      result += rest[..<start]
      let figure = rest[start..<end]
      rest = rest[end...]
      let behind = rest.drop { $0 == " " || $0 == "\u{A0}" || $0 == "-" }
      let unit = behind.prefix { $0.isLetter }.lowercased()
      result += units.contains(unit) || isBodyFat(behind, after: result) ? "…" : figure
    }
    return result + rest
  }

  /// Whether a share is one of body fat: "22 % body fat", "body fat 22 %".
  private static func isBodyFat(_ behind: Substring, after before: String) -> Bool {
    guard behind.hasPrefix("%") || behind.hasPrefix("percent") else { return false }
    let words = behind.drop { $0 != " " }.drop { $0 == " " }.lowercased()
    if ["body fat", "bodyfat", "body-fat", "fat"].contains(where: words.hasPrefix) { return true }
    let last = before.suffix(20).lowercased()
    return last.contains("body fat") || last.contains("bodyfat") || last.contains("body-fat")
  }
}
