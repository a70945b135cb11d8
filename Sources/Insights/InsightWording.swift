import Nutrition

/// Holds a model's wording of an insight to the insight's own numbers.
public enum InsightWording {
  /// The longest wording that is taken, in characters.
  static let longest = 300

  /// Whether `words` may stand in place of `sentence`: short, with at least one of its numbers where it has any, and with
  /// none that it has not, each with the unit it has there.
  public static func keeps(_ sentence: String, in words: String) -> Bool {
    let trimmed = words.drop { $0.isWhitespace }
    guard !trimmed.isEmpty, words.count <= longest else { return false }
    let allowed = quantities(in: sentence)
    let said = quantities(in: words)
    guard said.allSatisfy({ one in allowed.contains { $0.number == one.number && $0.unit.covers(one.unit) } }) else {
      return false
    }
    guard allowed.isEmpty || !said.isEmpty else { return false }
    return spelled(in: words).isSubset(of: spelled(in: sentence))
  }

  /// Whether a sentence names an amount of energy, of body weight or of a nutrient.
  public static func hasHiddenFigure(_ sentence: String) -> Bool {
    !figures(in: sentence).isEmpty || sentence.contains("BMI") && sentence.contains(where: \.isNumber)
  }

  /// The amounts of energy, of body weight and of nutrients in a text, each as "118 g", whatever it was written like.
  public static func figures(in text: String) -> Set<String> {
    let hidden: Set<String> = ["kcal", "kj", "g", "mg", "kg", "lb", "st", "%"]
    return Set(
      quantities(in: text).filter { hidden.contains($0.unit) }.map { "\($0.number.text(decimals: 1)) \($0.unit)" })
  }

  /// A number with what is behind it.
  struct Quantity: Equatable {
    var number: Double
    /// "kcal", "g", "%" and the like; empty where none follows.
    var unit: String
  }

  /// The numbers of a text, each with the unit that follows it.
  static func quantities(in text: String) -> [Quantity] {
    var found: [Quantity] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: \.isNumber) {
      var end = start
      var digits = ""
      while end < rest.endIndex {
        let character = rest[end]
        let next = rest.index(after: end)
        let isJoint = ".,".contains(character) && next < rest.endIndex && rest[next].isNumber
        guard character.isNumber || isJoint else { break }
        // A comma is one between thousands: Ada writes points before fractions.
        if character != "," { digits.append(character) }
        end = next
      }
      let behind = rest[end...].drop { $0 == " " || $0 == "\u{A0}" || $0 == "-" }
      let word = behind.prefix { $0.isLetter || $0 == "%" }.lowercased()
      found.append(Quantity(number: Double(digits) ?? .nan, unit: units[word] ?? ""))
      rest = rest[end...]
    }
    return found
  }

  private static let units: [String: String] = [
    "kcal": "kcal", "cal": "kcal", "calories": "kcal", "calorie": "kcal", "kj": "kj", "g": "g", "gram": "g",
    "grams": "g",
    "mg": "mg", "milligrams": "mg", "kg": "kg", "kilograms": "kg", "kilos": "kg", "kilo": "kg", "lb": "lb", "lbs": "lb",
    "pounds": "lb", "st": "st", "stone": "st", "ml": "ml", "l": "l", "litres": "l", "liters": "l", "litre": "l",
    "liter": "l",
    "oz": "oz", "fl": "oz", "pints": "pint", "pint": "pint", "%": "%", "percent": "%", "min": "min", "minutes": "min",
    "hours": "h", "hour": "h", "h": "h", "days": "day", "day": "day", "weeks": "week", "week": "week",
    "months": "month",
    "meals": "meal", "k": "k",
  ]

  /// Words that stand for a number or change one.
  private static func spelled(in text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.map(String.init)).intersection(numberWords)
  }

  private static let numberWords: Set<String> = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "fifteen", "twenty",
    "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred", "hundreds", "thousand", "thousands",
    "half", "third", "quarter", "twice", "thrice", "double", "triple", "dozen", "dozens",
  ]
}

extension String {
  /// A number without a unit says nothing wrong; one with another unit does.
  fileprivate func covers(_ said: String) -> Bool { said.isEmpty || said == self }
}
