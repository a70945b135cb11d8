import Insights

/// Telling at once that a message is about something else, as nearly all are.
extension PersonStatement {
  /// Whether a statement can begin with these words: behind "I'm" and the like, or at once, come a figure with its unit,
  /// a sex, a time of life or a birth.
  static func mayBegin(_ words: [String]) -> Bool {
    var start = 0
    while start < words.count, let end = leads.ends(in: words, from: start).max() { start = end }
    guard start < words.count else { return false }
    guard words[start].first?.isNumber == true else {
      return facts.contains(words[start]) || months.contains { words[start].hasPrefix($0) }
    }
    let next = start + 1
    guard next < words.count, words[next].first?.isNumber != true else { return true }
    return afterFigure.contains(words[next]) || facts.contains(words[next])
      || !leads.ends(in: words, from: next).isEmpty || months.contains { words[next].hasPrefix($0) }
  }

  private static let leads: PhraseSet = [
    "my height is", "my weight is", "my age is", "my birthday is", "my date of birth is", "my sex is", "i was", "i am",
    "i'm", "im", "i weigh", "height", "weight", "age", "dob", "sex", "a",
  ]

  private static let facts: Set<String> = [
    "male", "man", "guy", "female", "woman", "pregnant", "breastfeeding", "currently", "weeks", "months", "week", "now",
    "not", "no", "born", "on",
  ]

  /// Units of height and weight, what stands behind an age, and what joins one statement to the next.
  private static let afterFigure: Set<String> = [
    "m", "metre", "metres", "meter", "meters", "cm", "centimetres", "centimeters", "mm", "ft", "foot", "feet", "in",
    "inch", "inches", "'", "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "g", "lb", "lbs", "pound", "pounds",
    "st", "stone", "stones", "oz", "tall", "years", "year", "yo", "y", "and", "of",
  ]

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}
