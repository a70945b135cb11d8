/// Days without food.
extension HarmfulAdvice {
  /// "Water fast for 10 days", "a 72-hour fast", "eat nothing until Friday"; "fast for 16 hours" is none.
  func advisesFast(at index: Int) -> Bool {
    guard !sentence.has(Self.namedFasts), isFast(at: index) || isWithoutFood(at: index) else { return false }
    let near = max(index - 4, 0)..<min(index + 12, sentence.words.count)
    return lasts(within: near)
  }

  private static let namedFasts = [
    "ramadan", "lent", "yom kippur", "intermittent", "religious", "orthodox", "blood", "surgery", "test", "16 8",
    "18 6",
    "hours a day", "hours each day", "hours per day", "hours daily", "hours every day", "sunset", "breakfast",
  ]

  /// The verb and the noun; "lose it fast", "walk fast" and fast food are none.
  private func isFast(at index: Int) -> Bool {
    let word = sentence.words[index]
    let before = sentence.word(index - 1)
    if word == "fasting" || word == "fasts" { return !["been", "was", "were"].contains(before) }
    guard word == "fast", sentence.word(index + 1) != "food" else { return false }
    let begins = index == sentence.clause(at: index).lowerBound
    return begins || Self.beforeFast.contains(before)
  }

  private static let beforeFast: Set<String> = [
    "to", "a", "the", "water", "dry", "just", "should", "could", "can", "then", "and", "day", "days", "hour", "hours",
    "week", "long", "extended", "complete", "full", "juice", "your", "must", "please", "simply",
  ]

  private func isWithoutFood(at index: Int) -> Bool {
    Self.nothings.contains { phrase in sentence.words[index...].starts(with: phrase) }
  }

  private static let nothings = [
    "eat nothing", "eating nothing", "no food", "without food", "without eating", "stop eating", "don't eat for",
    "do not eat for", "don't eat anything", "do not eat anything", "nothing but water", "only water", "skip all meals",
    "skip all food", "only drink water", "drink only water", "live on water",
  ].map { $0.split(separator: " ").map(String.init) }

  /// Whether two days and more are named; "two days a week" are single ones.
  private func lasts(within range: Range<Int>) -> Bool {
    range.contains { index in
      let count = sentence.count(before: index)
      switch sentence.words[index] {
      case "days", "day":
        let isWeekly = ["a week", "per week", "each week", "every week", "of the week"].contains { phrase in
          sentence.words[(index + 1)...].starts(with: phrase.split(separator: " ").map(String.init))
        }
        return !isWeekly && (count ?? 0) >= 2
      case "hours", "hour": return (count ?? 0) > 36
      case "week", "weeks", "weekend", "month":
        let before = sentence.word(index - 1)
        return ["a", "one", "whole", "all", "full", "entire", "the"].contains(before) && !isRate(index)
          || (count ?? 0) >= 1
      case "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday":
        return sentence.word(index - 1) == "until"
      default: return false
      }
    }
  }

  /// "Two days a week", "once the week".
  private func isRate(_ index: Int) -> Bool {
    ["day", "days", "once", "twice", "time", "times"].contains(sentence.word(index - 2))
  }
}

extension SpokenSentence {
  /// The number right before a word, in digits or words; "several" is three.
  fileprivate func count(before index: Int) -> Double? {
    let rough: [String: Double] = ["several": 3, "few": 3, "many": 5, "couple": 2, "consecutive": 2, "multiple": 3]
    var start = index - 1
    while ["of", "full", "straight", "whole", "more"].contains(word(start)) { start -= 1 }
    return rough[word(start)] ?? number(at: start)?.value
  }
}
