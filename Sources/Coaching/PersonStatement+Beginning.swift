/// Telling at once that a message is about something else, as nearly all are.
extension PersonStatement {
  /// Whether a word is there that every statement has one of: a sex, a time of life, a unit of height, one of age, or a
  /// figure behind "I'm".
  static func mayTell(_ words: [String]) -> Bool {
    var isBehindLead = false
    for word in words {
      if marks.contains(word) { return true }
      if let first = word.utf8.first, (0x30...0x39).contains(first) {
        if isBehindLead || word.contains("'") { return true }
        // "34yo", "180cm", "1m80".
        if word.utf8.last.map({ $0 > 0x39 }) == true || word.contains("m") || word.contains("f"),
          let unit = word.split(whereSeparator: { $0.isNumber }).first, marks.contains(String(unit))
        {
          return true
        }
      }
      isBehindLead = word == "i'm" || word == "im" || word == "am" || word == "height"
    }
    return false
  }

  private static let marks: Set<String> = [
    "male", "man", "guy", "female", "woman", "lady", "pregnant", "breastfeeding", "born", "birthday", "birth", "dob",
    "m", "f", "metre", "metres", "meter", "meters", "cm", "cms", "centimetres", "centimeters", "mm", "ft", "foot",
    "feet", "inch", "inches", "tall", "height", "years", "year", "yrs", "yr", "yo", "y", "age", "aged", "sex",
    "gender",
  ]
}
