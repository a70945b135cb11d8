import Nutrition

/// Figures of a person: age, height and weight, and the words around them.
extension PersonClauseReader {
  static let fillers: Set<String> = [
    "a", "an", "is", "are", "was", "with", "of", "who", "who's", "also", "currently", "just", "now", "about", "around",
    "roughly", "approximately", "only", "standing", "tall", "i", "i'm", "am", "date",
  ]
  static let labels: Set<String> = ["height", "weight", "weigh", "weighing", "age", "aged", "sex", "gender"]

  /// What another clause begins with behind the facts: "a man trying to lose weight".
  static let onward: Set<String> = [
    "want", "wants", "wanting", "wanna", "trying", "looking", "hoping", "aiming", "need", "would", "i'd", "goal",
    "target", "please",
  ]
  /// The same, where it is surely the person who did so: "a 12 year old had a burger".
  static let eating: Set<String> = ["had", "ate", "eaten", "drank", "have", "weighed"]

  private static let units: Set<String> = [
    "m", "metre", "metres", "meter", "meters", "cm", "cms", "centimetres", "centimeters", "mm", "'", "ft", "foot",
    "feet", "\"", "in", "inch", "inches", "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "lb", "lbs", "pound",
    "pounds", "st", "stone", "stones",
  ]
  /// How many of the smaller unit may stand behind the larger one without a name: under a foot's twelve inches.
  private static let smaller: [String: Range<Double>] = [
    "'": 0..<12, "ft": 0..<12, "foot": 0..<12, "feet": 0..<12, "st": 0..<14, "stone": 0..<14, "stones": 0..<14,
    "m": 10..<100, "metre": 10..<100, "meter": 10..<100,
  ]

  /// "5 ' 10 \"", "13 stone 2", "180 cm": the longest first.
  mutating func readMeasure() -> Bool {
    guard Self.units.contains(word(at + 1)) else { return false }
    if isNumber(at + 2) {
      if Self.units.contains(word(at + 3)), take(4) { return true }
      if !Self.units.contains(word(at + 3)), let range = Self.smaller[word(at + 1)],
        let number = Double(word(at + 2)), range.contains(number), !Self.years.contains(word(at + 3)), take(3)
      {
        return true
      }
    }
    return take(2)
  }

  private mutating func take(_ count: Int) -> Bool {
    let words = (at..<(at + count)).map { word($0) == "cms" ? "cm" : word($0) }
    let text = words.joined(separator: " ")
    if let kilograms = MeasureText.kilograms(text, units: units), (20...400).contains(kilograms) {
      guard statement.weightKg == nil else { return false }
      statement.weightKg = kilograms
    } else if let height = MeasureText.centimetres(text, units: units), (100...250).contains(height) {
      guard statement.heightCm == nil else { return false }
      statement.heightCm = height
    } else {
      return false
    }
    at += count
    return true
  }

  private static let years: Set<String> = ["years", "year", "yrs", "yr", "yo", "y"]

  /// "34 years old", "34 yo", "34 M", and a bare figure behind "I'm" or beside another fact.
  mutating func readAge() -> Bool {
    guard let years = Int(word(at)), (5...120).contains(years), statement.ageYears == nil else { return false }
    let next = word(at + 1)
    if Self.years.contains(next) {
      let isOld = ["old", "o"].contains(word(at + 2))
      let isOf = word(at + 2) == "of" && word(at + 3) == "age"
      at += isOld ? 3 : isOf ? 4 : 2
      isUnmistakable = isUnmistakable || isOld || isOf || next == "yo"
    } else if label == "age" || label == "aged" || Self.sexes[next] != nil || Self.letters[next] != nil {
      at += 1
    } else {
      // "A 99" is an ice cream. "Male, 34": beside another fact a figure alone is an age.
      let before = at > 0 ? word(at - 1) : ""
      let isBehindLead = at > 0 && isLed && ["i'm", "im", "am"].contains(before)
      guard isBehindLead || (statement.hasFact || statement.isNamed) && before != "a" && before != "an" && label == nil
      else { return false }
      at += 1
    }
    statement.ageYears = years
    label = nil
    return true
  }

  /// "Height 180", "I'm 180 tall", "weight: 83".
  mutating func readBareMeasure() -> Bool {
    let text = word(at)
    if label == "height" || word(at + 1) == "tall", statement.heightCm == nil,
      let height = MeasureText.centimetres(text, units: units), (100...250).contains(height)
    {
      statement.heightCm = height
    } else if ["weight", "weigh", "weighing"].contains(label), statement.weightKg == nil,
      let kilograms = MeasureText.kilograms(text, units: units), (20...400).contains(kilograms)
    {
      statement.weightKg = kilograms
    } else {
      return false
    }
    at += 1
    label = nil
    return true
  }
}
