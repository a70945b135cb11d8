import Foundation
import Insights
import Nutrition

/// Holds a model's own words to what may be advised: a sentence that sets a day's energy under what is safe for this person,
/// or a loss that is faster than Ada plans, is replaced by one that says the limit, and one that advises days without food or
/// purging by one that says so. One that claims to have written something, and one that tells the person how they stand in
/// figures that are not theirs is left out.
///
/// Words come in pieces and go on sentence by sentence.
struct SafeSpeech: Sendable {
  /// Kilocalories that no day aims under.
  let lowest: Double
  /// Kilograms a week that no loss goes over; nil without a weight.
  let fastestLossKg: Double?
  /// The figures that a sentence about the person may name; nil lets every one stand.
  var facts: Facts?
  /// What no sentence may say was done: whatever the turn has not done.
  var undone: Set<ModelClaim.Deed> = []
  /// How much of what is said of it is left out.
  var claimMeasure = ModelClaim.Measure.own
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
    let spoken = SpokenSentence(sentence)
    if DayEnergyAdvice(sentence: spoken).isUnder(lowest) {
      return "Ada plans no day under \(Figures.kcal(lowest)) for you."
    }
    if HarmfulAdvice(sentence: spoken).isThere { return HarmfulAdvice.replacement }
    if let fastestLossKg, advisesLoss(spoken, over: fastestLossKg) {
      return "Ada plans no loss faster than \(fastestLossKg.text(decimals: 1)) kg a week for you."
    }
    if !undone.isEmpty, ModelClaim(sentence).claims(undone, measure: claimMeasure) { return "" }
    if let facts, spoken.has(Self.claims),
      !InsightWording.figures(in: sentence).isSubset(of: facts.allowed(in: { spoken.has($0) }))
    {
      return ""
    }
    return nil
  }

  private func advisesLoss(_ sentence: SpokenSentence, over fastest: Double) -> Bool {
    guard sentence.has(["a week", "per week", "weekly", "each week", "every week"]),
      sentence.has(["lose", "losing", "loss", "drop", "off", "down", "cut", "shed"])
    else { return false }
    return sentence.amounts(Self.weights).contains { $0.value > fastest + 0.005 && $0.value < 30 }
  }

  private static let weights: [String: Double] = {
    var weights: [String: Double] = [:]
    for word in ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms"] { weights[word] = 1 }
    for word in ["lb", "lbs", "pound", "pounds"] { weights[word] = UnitConversion.kilograms(pounds: 1) }
    return weights
  }()

  /// Words with which somebody is told how they stand.
  private static let claims = [
    "you have", "you've", "you are at", "you're at", "you are currently", "you're currently", "your target",
    "your goal", "your new", "your weight", "your current", "your daily", "you ate", "you had", "you burned",
    "you burn",
    "left today", "left for", "left to", "remaining", "so far", "to go", "you still", "you weigh", "you need",
    "your intake", "your maintenance",
  ]

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
