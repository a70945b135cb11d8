/// A message as plain words, for phrases to be looked up in.
struct PhraseText {
  private let text: String
  private let words: [Substring]
  /// The words again, to tell at once that a phrase cannot be there: every message is looked through.
  private let vocabulary: Set<Substring>

  init(_ message: String) {
    let lowered = message.lowercased().replacing("’", with: "'")
    let plain = lowered.split { !($0.isLetter || $0.isNumber || $0 == "'") }.joined(separator: " ")
    text = " \(plain) "
    words = text.split(separator: " ")
    vocabulary = Set(words)
  }

  /// Whether any of the phrases is there, as whole words.
  func has(_ phrases: [String]) -> Bool {
    phrases.contains { vocabulary.contains($0.prefix { $0 != " " }) && text.contains(" \($0) ") }
  }

  /// Whether it asks for days of under 800 kcal, which NIH (1993) leaves to doctors: "set my target to 400 calories".
  var asksForLittle: Bool {
    guard
      has([
        "my target", "my goal", "my limit", "calorie target", "calorie goal", "calorie limit", "i want to eat",
        "want to eat only",
        "i will eat", "i'll eat", "allow myself", "limit myself", "restrict myself", "keep myself",
      ]), has(["a day", "per day", "daily", "every day", "each day", "to", "at", "under"]),
      !has([
        "burn", "burned", "burning", "deficit", "surplus", "less", "fewer", "more", "meal", "snack", "lunch", "dinner",
        "breakfast",
      ])
    else { return false }
    return zip(words, words.dropFirst()).contains { number, unit in
      guard let number = Int(number), (1..<800).contains(number) else { return false }
      return ["calories", "kcal", "cals", "cal"].contains(unit)
    }
  }

  /// Whether the message ends in any of the phrases.
  func ends(in phrases: [String]) -> Bool { phrases.contains { text.hasSuffix(" \($0) ") } }

  /// The largest number of days that is named: "3 days", "day 4", "two days", "a week"; nil for none.
  var days: Int? {
    var found: [Int] = []
    for (index, word) in words.enumerated() {
      let before = index > 0 ? Self.number(words[index - 1]) : nil
      switch word {
      case "day":
        if index + 1 < words.count, let number = Self.number(words[index + 1]) { found.append(number) }
      case "days": if let before { found.append(before) }
      case "week": found.append(7)
      case "weeks": found.append(7 * (before ?? 2))
      default: break
      }
    }
    return found.max()
  }

  private static func number(_ word: Substring) -> Int? {
    Int(word).flatMap { (0...1000).contains($0) ? $0 : nil } ?? numbers[String(word)]
  }

  private static let numbers = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "several": 3, "few": 3, "couple": 2, "fourth": 4, "third": 3,
  ]
}
