import Foundation
import Insights
import Nutrition

/// Holds a model's own words to what may be advised: a sentence that sets a day's energy under what is safe for this person,
/// or a loss that is faster than Ada plans, is replaced by one that says the limit. One that tells the person how they stand in
/// figures that are not theirs is left out.
///
/// Words come in pieces and go on sentence by sentence. What a single meal has, what is left of a day and the size of a
/// deficit are no day's energy.
struct SafeSpeech: Sendable {
  /// Kilocalories that no day aims under.
  let lowest: Double
  /// Kilograms a week that no loss goes over; nil without a weight.
  let fastestLossKg: Double?
  /// The figures that a sentence about the person may name; nil lets every one stand.
  var facts: Facts?
  private var pending = ""

  init(lowest: Double, fastestLossKg: Double?) {
    self.lowest = lowest
    self.fastestLossKg = fastestLossKg
  }

  /// Takes a piece in and gives back the sentences that are whole.
  mutating func take(_ piece: String) -> String {
    pending += piece
    guard let end = Self.lastEnd(in: pending) else { return "" }
    let whole = String(pending[..<end])
    pending = String(pending[end...])
    return held(whole)
  }

  /// What is left at the end.
  mutating func finish() -> String {
    defer { pending = "" }
    return held(pending)
  }

  /// A whole text with what may not be advised replaced.
  func held(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while !rest.isEmpty {
      let end = Self.firstEnd(in: rest) ?? rest.endIndex
      let sentence = rest[..<end]
      let space = sentence.reversed().prefix(while: \.isWhitespace)
      let kept =
        replacement(for: String(sentence)).map { $0.isEmpty ? "" : $0 + String(space.reversed()) } ?? String(sentence)
      if !result.hasSuffix(kept) || kept == sentence { result += kept }
      rest = rest[end...]
    }
    return result
  }

  /// Nil where a sentence may stand.
  private func replacement(for sentence: String) -> String? {
    let words = Self.words(of: sentence)
    if let facts, Self.hasAny(words, Self.claims),
      !InsightWording.figures(in: sentence).isSubset(of: facts.allowed(in: { Self.hasAny(words, $0) }))
    {
      return ""
    }
    if speaksOfADay(words), Self.amounts(words, Self.energyUnits).contains(where: { $0 > 100 && $0 < lowest }) {
      return "Ada plans no day under \(Figures.kcal(lowest)) for you."
    }
    if let fastestLossKg, Self.hasAny(words, ["a week", "per week", "weekly", "each week", "every week"]) {
      let kilograms =
        Self.amounts(words, ["kg", "kgs", "kilo", "kilos", "kilograms"])
        + Self.amounts(words, ["lb", "lbs", "pounds"]).map { UnitConversion.kilograms(pounds: $0) }
      let isLoss = Self.hasAny(words, ["lose", "losing", "loss", "drop", "off", "down", "cut", "shed"])
      if isLoss, kilograms.contains(where: { $0 > fastestLossKg + 0.005 && $0 < 30 }) {
        return "Ada plans no loss faster than \(fastestLossKg.text(decimals: 1)) kg a week for you."
      }
    }
    return nil
  }

  /// Words with which somebody is told how they stand.
  private static let claims = [
    "you have", "you've", "you are at", "you're at", "you are currently", "you're currently", "your target",
    "your goal", "your weight", "your current", "your daily", "you ate", "you had", "you burned", "you burn",
    "left today", "left for", "left to", "remaining", "so far", "to go", "you still", "you weigh", "you need",
    "your intake", "your maintenance",
  ]

  private func speaksOfADay(_ words: [String]) -> Bool {
    let day = [
      "a day", "per day", "daily", "each day", "every day", "days of", "day of", "for the day", "your target",
      "target of", "goal of", "calorie diet", "kcal diet", "intake", "stay under", "stay at", "stick to", "go down to",
      "no more than",
    ]
    let other = [
      "deficit", "surplus", "left", "remaining", "burn", "burns", "burned", "less than you", "more than you", "by 500",
      "below your", "under your", "above", "meal", "lunch", "breakfast", "dinner", "snack", "fewer", "workout", "run",
    ]
    return Self.hasAny(words, day) && !Self.hasAny(words, other)
  }

  private static let energyUnits: Set<String> = ["kcal", "kcals", "calories", "calorie", "cal", "cals"]

  private static func words(of sentence: String) -> [String] {
    let plain = sentence.lowercased().replacing(",", with: "").replacing("’", with: "'")
    return plain.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "'") }
      .map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) }.filter { !$0.isEmpty }
  }

  private static func hasAny(_ words: [String], _ phrases: [String]) -> Bool {
    let text = " " + words.joined(separator: " ") + " "
    return phrases.contains { text.contains(" \($0) ") }
  }

  /// The numbers that one of these units follows, glued or apart; of "800 to 900 kcal" both.
  private static func amounts(_ words: [String], _ units: Set<String>) -> [Double] {
    var found: [Double] = []
    for (index, word) in words.enumerated() {
      let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      guard !digits.isEmpty, let value = Double(digits) else { continue }
      let glued = String(word.dropFirst(digits.count))
      var next = index + 1
      if glued.isEmpty, next + 1 < words.count, ["to", "or", "and"].contains(words[next]) {
        next += 1
      }
      let ahead = words.dropFirst(next).prefix(2).map { word in String(word.drop { $0.isNumber || $0 == "." }) }
      if units.contains(glued) || glued.isEmpty && ahead.contains(where: units.contains) { found.append(value) }
    }
    return found
  }

  /// Behind the first sentence and the space after it.
  private static func firstEnd(in text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index] == "\n" || ".!?".contains(text[index]) && next < text.endIndex && text[next].isWhitespace {
        return text[next...].firstIndex { !$0.isWhitespace } ?? text.endIndex
      }
      index = next
    }
    return nil
  }

  private static func lastEnd(in text: String) -> String.Index? {
    var end: String.Index?
    var rest = text[...]
    while let next = firstEnd(in: rest) {
      end = next
      rest = rest[next...]
    }
    return end
  }
}

extension SafeSpeech {
  /// A person's own figures, each as "118 g".
  struct Facts: Sendable {
    var all: Set<String>
    /// What is left of the day.
    var left: Set<String>
    var targetWeight: Set<String>

    /// Those that may stand in a sentence with certain words: what was eaten is not what is left.
    func allowed(in says: ([String]) -> Bool) -> Set<String> {
      if says(["left", "remaining", "to go"]) { return left }
      return says(["target weight", "goal weight"]) ? targetWeight : all
    }
  }

  /// The limits of this person on a day.
  init(_ energy: EnergyTarget, weightKg: Double?) {
    // Where no deficit may be planned, no loss is fast enough to be advised.
    self.init(
      lowest: energy.lowest, fastestLossKg: energy.bar != nil ? 0 : weightKg.map { $0 * GoalRate.lossToRefuse })
  }
}
