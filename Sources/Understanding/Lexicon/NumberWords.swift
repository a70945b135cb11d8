/// Words that are numbers.
enum NumberWords {
  static let articles: WordSet = ["a", "an", "una"]

  static let cardinals: WordTable<Double> = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
    "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60,
    "seventy": 70, "eighty": 80, "ninety": 90,
  ]

  static let multipliers: WordTable<Double> = ["dozen": 12, "dozens": 12, "hundred": 100, "thousand": 1000]

  static let fractions: WordTable<Double> = [
    "half": 0.5, "halves": 0.5, "third": 1.0 / 3, "thirds": 1.0 / 3, "quarter": 0.25, "quarters": 0.25, "fourth": 0.25,
    "fourths": 0.25, "fifth": 0.2, "fifths": 0.2, "sixth": 1.0 / 6, "sixths": 1.0 / 6, "eighth": 0.125,
    "eighths": 0.125,
  ]

  /// Counts that leave room; a couple and a pair are exact.
  static let vague: WordTable<(value: Double, isExact: Bool)> = [
    "couple": (2, true), "both": (2, true), "single": (1, true), "dozen": (12, true),
    "few": (3, false), "several": (4, false), "handfull": (1, true),
  ]

  /// All words that a number may begin with.
  static let openings =
    ["half", "pair", "hundred", "thousand", "most"] + Array(articles) + cardinals.keys + fractions.keys + vague.keys
  static let marks = WordMarks(openings)
}
