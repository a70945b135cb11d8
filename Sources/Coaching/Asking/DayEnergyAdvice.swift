/// Finds the sentences that set a whole day's energy: "stick to six hundred calories", "your new target is 2500 kJ".
///
/// An amount is a day's where "a day" stands beside it, or where it is what a target is said to be or somebody is told to
/// keep to. What a meal has, what is left, a difference, what is burned, what was eaten, and what is warned of are none.
struct DayEnergyAdvice {
  let sentence: SpokenSentence

  /// Whether the sentence advises a day under so many kilocalories.
  func isUnder(_ lowest: Double) -> Bool {
    amounts.contains { $0.value < lowest && isOfADay($0) && !isWarnedOf($0) }
  }

  private static let units: [String: Double] = {
    var units: [String: Double] = [:]
    for word in ["kcal", "kcals", "calories", "calorie", "cal", "cals", "kilocalories", "kilocalorie"] {
      units[word] = 1
    }
    for word in ["kj", "kilojoule", "kilojoules"] { units[word] = 1 / 4.184 }
    for word in ["mj", "megajoule", "megajoules"] { units[word] = 1000 / 4.184 }
    return units
  }()

  private var amounts: [SpokenSentence.Amount] {
    (sentence.amounts(Self.units, groupsThousands: true) + bareAmounts).filter { $0.value > 0 }
  }

  /// "Your calorie target is 600": the unit stands before the number.
  private var bareAmounts: [SpokenSentence.Amount] {
    sentence.words.indices.compactMap { index in
      guard let number = sentence.number(at: index, groupsThousands: true), number.glued.isEmpty, number.value > 100
      else { return nil }
      let before = max(index - 6, sentence.clause(at: index).lowerBound)..<index
      let isLast = sentence.clause(at: index).upperBound == number.end
      guard before.contains(where: { ["calorie", "calories", "kcal"].contains(sentence.words[$0]) }),
        isLast || ["a", "per", "each", "every", "daily", "and", "until", "from"].contains(sentence.word(number.end))
      else { return nil }
      return SpokenSentence.Amount(value: number.value, range: index..<number.end)
    }
  }

  private func isOfADay(_ amount: SpokenSentence.Amount) -> Bool {
    if isPart(amount) || isDifference(amount) { return false }
    if isBesideDay(amount) { return !isExcusedBefore(amount) }
    let clause = sentence.clause(at: amount.range.lowerBound)
    guard amount.value > 100, !namesPart, !sentence.has(Self.differences, in: clause) else { return false }
    return sentence.has(Self.days, in: clause) || hasClauseOfADay || isToldToKeepTo(amount) || isCalledTarget(amount)
  }

  /// "Every day, …": a clause that says no more.
  private var hasClauseOfADay: Bool {
    Set(sentence.clauses).contains { clause in
      let range = sentence.clause(at: sentence.clauses.firstIndex(of: clause) ?? 0)
      return range.count <= 4 && sentence.has(Self.days, in: range)
    }
  }

  // MARK: - A day beside it

  private func isBesideDay(_ amount: SpokenSentence.Amount) -> Bool {
    if sentence.word(amount.range.lowerBound - 1) == "daily" { return true }
    if sentence.words[amount.range].contains("daily") { return true }
    var index = amount.range.upperBound
    while ["total", "in", "of", "food", "energy", "or", "less", "fewer", "max", "maximum", "net", "most", "at", "only"]
      .contains(sentence.word(index))
    { index += 1 }
    let ahead = index..<min(index + 4, sentence.words.count)
    guard !ahead.isEmpty else { return false }
    let text = sentence.words[ahead].joined(separator: " ") + " "
    return Self.besides.contains { text.hasPrefix($0 + " ") }
  }

  private static let besides = [
    "a day", "per day", "per d", "daily", "each day", "every day", "everyday", "day", "days", "diet", "diets",
    "am tag", "pro tag", "täglich", "par jour", "al día", "por día", "diarias", "al giorno", "por dia", "per dag",
  ]

  /// The last word before it that tells what it is says that it is no advice: "you burn 900 kcal a day".
  private func isExcusedBefore(_ amount: SpokenSentence.Amount) -> Bool {
    let clause = sentence.clause(at: amount.range.lowerBound)
    for index in (clause.lowerBound..<amount.range.lowerBound).reversed() {
      let word = sentence.words[index]
      // "Less than 800 kcal" is a bound.
      if Self.comparatives.contains(word), sentence.word(index + 1) == "than" { continue }
      if Self.advice.contains(word) { return false }
      if Self.expended.contains(word) || Self.comparatives.contains(word) || Self.past.contains(word) { return true }
      if word == "average", sentence.word(index - 1) == "your" { return true }
      if Self.parts.contains(word), !isSkipped(index) { return true }
      if word == "by", index + 1 == amount.range.lowerBound { return true }
    }
    return false
  }

  private static let advice: Set<String> = [
    "eat", "eating", "aim", "aiming", "target", "goal", "keep", "keeping", "stick", "sticking", "stay", "staying",
    "limit", "limiting", "cap", "budget", "allowance", "go", "going", "drop", "consume", "consuming", "intake", "live",
    "survive", "restrict", "diet", "try", "set", "need", "needs",
  ]
  private static let expended: Set<String> = [
    "burn", "burns", "burned", "burning", "bmr", "resting", "basal", "metabolism", "metabolic", "expenditure", "tdee",
    "rest", "maintenance", "walk", "walking", "run", "running", "workout", "workouts", "exercise", "training",
    "activity",
    "steps", "save", "saves", "saving", "add", "adds", "adding", "deficit", "surplus", "defizit", "déficit", "gap",
    "difference", "reduction", "times",
  ]
  private static let comparatives: Set<String> = ["less", "fewer", "more", "extra", "another"]
  private static let past: Set<String> = ["ate", "eaten", "logged", "averaged", "had", "consumed"]

  private static let days = [
    "a day", "per day", "daily", "each day", "every day", "days of", "day of", "for the day", "calorie diet",
    "kcal diet", "fasting days", "fast days",
  ]

  // MARK: - Other amounts

  /// "500 kcal less", "300 kcal under your target", "600 kcal left".
  private func isDifference(_ amount: SpokenSentence.Amount) -> Bool {
    let after = sentence.clause(at: amount.range.upperBound - 1)
    let ahead = amount.range.upperBound..<min(amount.range.upperBound + 5, after.upperBound)
    let near = ahead.prefix { !["and", "to", "for", "until", "if", "when"].contains(sentence.words[$0]) }
    if near.contains(where: isDifferent) { return true }
    var before = amount.range.lowerBound - 1
    while ["about", "around", "some", "roughly", "just", "another", "an", "extra"].contains(sentence.word(before)) {
      before -= 1
    }
    return Self.takingOff.contains(sentence.word(before))
  }

  private func isDifferent(_ index: Int) -> Bool {
    let word = sentence.words[index]
    if ["below", "under", "over", "above"].contains(word) {
      return ["your", "what", "target", "budget", "goal", "maintenance"].contains(sentence.word(index + 1))
    }
    return Self.behind.contains(word) && !["or", "no", "not", "nothing"].contains(sentence.word(index - 1))
  }

  private static let takingOff: Set<String> = [
    "cut", "cutting", "drop", "dropping", "trim", "trimming", "reduce", "reducing", "subtract", "skip", "save",
    "saving",
    "out", "off",
  ]

  private static let behind: Set<String> = [
    "less", "fewer", "more", "deficit", "surplus", "left", "remaining", "extra", "short", "away", "weniger", "mehr",
    "moins", "menos", "meno", "minder",
  ]

  /// "200 kcal of nuts", "a 300 kcal bar".
  private func isPart(_ amount: SpokenSentence.Amount) -> Bool {
    let next = sentence.word(amount.range.upperBound)
    let whole: Set<String> = ["energy", "food", "intake", "it", "that", "total", "everything", "now", "here", ""]
    if ["of", "from", "worth"].contains(next) {
      return !whole.contains(sentence.word(amount.range.upperBound + 1))
    }
    if Self.parts.contains(next) { return true }
    guard ["a", "an"].contains(sentence.word(amount.range.lowerBound - 1)) else { return false }
    return !isBesideDay(amount) && !Self.dayNouns.contains(next)
  }

  private static let dayNouns: Set<String> = [
    "diet", "day", "plan", "regime", "regimen", "target", "limit", "goal", "budget", "intake", "allowance", "cap",
    "maximum", "",
  ]
  private static let parts: Set<String> = [
    "meal", "meals", "lunch", "breakfast", "dinner", "supper", "brunch", "snack", "snacks", "dessert", "desserts",
    "treat", "treats", "sweets", "drinks", "alcohol", "starter", "course", "portion", "portions", "serving", "servings",
    "workout", "run",
  ]

  private var namesPart: Bool {
    sentence.words.indices.contains { Self.parts.contains(sentence.words[$0]) && !isSkipped($0) }
      || sentence.has(Self.moments)
  }

  private static let moments = [
    "so far", "still", "rest of the day", "leaves", "tonight", "this evening", "before bed", "before your",
    "after your",
    "before training", "after training",
  ]

  private func isSkipped(_ index: Int) -> Bool {
    ["skip", "skipping", "without", "no", "drop", "omit"].contains(sentence.word(index - 1))
  }

  private static let differences = [
    "deficit", "surplus", "left", "remaining", "burn", "burns", "burned", "burning", "less than you", "more than you",
    "below your", "under your", "over your", "above", "fewer", "short of", "to go", "expenditure", "bmr", "resting",
    "basal", "maintenance", "has", "contains", "contain", "provides", "you ate", "you had", "you logged",
    "you averaged", "your average",
  ]

  /// "Never eat 800 kcal a day", "800 kcal a day is too little"; "no more than" is no warning.
  private func isWarnedOf(_ amount: SpokenSentence.Amount) -> Bool {
    ModelWarning(sentence: sentence).covers(amount.range, bounds: Self.comparing)
  }

  private static let comparing: Set<String> = [
    "more", "over", "above", "exceed", "exceeding", "beyond", "less", "under", "below",
  ]
}
