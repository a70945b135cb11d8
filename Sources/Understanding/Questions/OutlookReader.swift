import Foundation
import Nutrition

/// Reads two narrow things: questions about the weight to come, and what is said of a whole day's log.
struct OutlookReader {
  let now: Date
  let timeZone: TimeZone
  let units: UnitSystem

  private var today: CalendarDay { CalendarDay(now, in: timeZone) }

  /// Words without one of which nothing here is asked or said.
  private static let telling: WordSet = [
    "when", "how", "what", "can", "could", "possible", "logged", "complete", "incomplete", "all",
  ]

  /// - Parameter tokens: of the same sentence.
  func query(in sentence: String, tokens: [Token]) -> Query? {
    guard Self.telling.occurs(in: tokens) else { return nil }
    let words = Self.words(of: sentence)
    guard (3...30).contains(words.count) else { return nil }
    return mark(in: words) ?? forecast(in: words).map(Query.forecast)
  }

  /// "2026-11-19 is all logged", "yesterday was half logged", "that was all yesterday".
  private func mark(in words: [String]) -> Query? {
    guard words.count <= 8, let day = words.lazy.compactMap(pastDay).first else { return nil }
    let text = " " + words.joined(separator: " ") + " "
    func says(_ phrases: [String]) -> Bool { phrases.contains { text.contains(" \($0) ") } }
    if says(["half logged", "not all logged", "not fully logged", "is incomplete", "was incomplete"]) {
      return .dayLogged(day, isComplete: false)
    }
    let isComplete = says(["all logged", "fully logged", "is complete", "was complete", "that was all"])
    return isComplete ? .dayLogged(day, isComplete: true) : nil
  }

  private func pastDay(_ word: String) -> CalendarDay? {
    switch word {
    case "yesterday": today.advanced(by: -1)
    case "today": today
    default: CalendarDay(word).flatMap { $0 <= today ? $0 : nil }
    }
  }

  /// "When will I reach 75 kg?", "what would I need to eat to be 75 kg by 1 June?", "what will I weigh in 12 weeks?"
  private func forecast(in words: [String]) -> ForecastQuestion? {
    let text = " " + words.joined(separator: " ") + " "
    func says(_ phrases: [String]) -> Bool { phrases.contains { text.contains(" \($0) ") } }
    let isWhen = says([
      "when will i", "when do i", "when would i", "when can i", "when am i", "how long until i", "how long till i",
      "how long before i", "how long will it take", "how soon will i", "how soon can i", "how fast can i",
      "how long would it take", "how long does it take", "how long to", "how many weeks", "how many months",
    ])
    let isHow =
      says(["what", "how much", "how many calories", "how little"]) && says(["eat", "calories", "intake"])
      && says(["need to", "have to", "must i", "should i", "do i need", "would it take"])
    let by = date(in: words)
    let isWhat = says(["what will i weigh", "what would i weigh", "how much will i weigh", "what will my weight be"])
    // "Can I lose 5 kg by June?"
    let isCan = says(["can i", "could i", "is it possible", "is it safe"]) && by != nil && loss(in: words) != nil
    guard isWhen || isHow || isWhat || isCan else { return nil }
    let reaches = says(["reach", "be", "weigh", "hit", "get to", "get down to", "am", "goal", "target", "be at"])
    let targetKg = weight(in: words)
    if isWhat {
      guard let weeks = weeks(in: words) else { return nil }
      return ForecastQuestion(weeks: weeks, calories: calories(in: words))
    }
    if let loss = loss(in: words) {
      guard !isHow || by != nil else { return nil }
      return ForecastQuestion(lossKg: loss, by: isWhen ? nil : by, calories: calories(in: words))
    }
    // "When will I reach my goal?" names no figure.
    let meansGoal = says(["goal", "target", "goal weight", "target weight"])
    guard reaches, targetKg != nil || meansGoal else { return nil }
    if isHow { return by == nil ? nil : ForecastQuestion(targetKg: targetKg, by: by) }
    return ForecastQuestion(targetKg: targetKg, calories: calories(in: words))
  }
}

extension OutlookReader {
  static func words(of sentence: String) -> [String] {
    sentence.prefix(400).lowercased().replacing("’", with: "'").split(whereSeparator: \.isWhitespace)
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "?!.,;:\"'()")) }.filter { !$0.isEmpty }
  }

  /// Number and unit, glued or apart: ("75", "kg").
  private static func figures(in words: [String]) -> [(value: Double, unit: String)] {
    words.enumerated().compactMap { index, word in
      let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
      guard !digits.isEmpty, let value = Double(digits.replacing(",", with: ".")) else { return nil }
      let glued = String(word.dropFirst(digits.count))
      return (value, glued.isEmpty && index + 1 < words.count ? words[index + 1] : glued)
    }
  }

  /// "Lose 5 kg", "put on 10 lb": kilograms to lose, below zero to gain.
  private func loss(in words: [String]) -> Double? {
    let isGain = !Self.gaining.isDisjoint(with: words) || zip(words, words.dropFirst()).contains { $0 == ("put", "on") }
    guard isGain || !Self.losing.isDisjoint(with: words) else { return nil }
    let change = Self.figures(in: words).lazy.compactMap { Self.kilograms($0.value, $0.unit) }.first
    return change.flatMap { (0.5...100).contains($0) ? (isGain ? -$0 : $0) : nil }
  }

  private static let losing: Set<String> = ["lose", "loose", "losing", "lost", "drop", "shed"]
  private static let gaining: Set<String> = ["gain", "gained", "gaining"]

  private static func kilograms(_ value: Double, _ unit: String) -> Double? {
    switch unit {
    case "kg", "kgs", "kilo", "kilos", "kilograms": value
    case "lb", "lbs", "pounds": UnitConversion.kilograms(pounds: value)
    case "st", "stone", "stones": UnitConversion.kilograms(stones: value)
    default: nil
    }
  }

  private func weight(in words: [String]) -> Double? {
    for (value, unit) in Self.figures(in: words) {
      let kilograms: Double? =
        switch unit {
        case "by", "", "if", "eating", "on", "at": units == .metric ? value : UnitConversion.kilograms(pounds: value)
        default: Self.kilograms(value, unit)
        }
      if let kilograms, (30...300).contains(kilograms) { return kilograms }
    }
    return nil
  }

  private func calories(in words: [String]) -> Double? {
    Self.figures(in: words).first { $0.unit.isOne(of: "kcal", "kcals", "calories", "cal", "cals") }
      .flatMap { (500...10_000).contains($0.value) ? $0.value : nil }
  }

  private func weeks(in words: [String]) -> Int? {
    for (value, unit) in Self.figures(in: words) where (1...520).contains(value) {
      switch unit {
      case "week", "weeks": return Int(value)
      case "month", "months": return Int((value * 365.25 / 12 / 7).rounded())
      case "year", "years": return Int((value * 365.25 / 7).rounded())
      default: continue
      }
    }
    return nil
  }

  /// "by 1 June", "by June 1st", "by 2027-06-01", "in 12 weeks": the next such day.
  private func date(in words: [String]) -> CalendarDay? {
    if let day = words.lazy.compactMap({ CalendarDay($0) }).first { return day > today ? day : nil }
    if let weeks = weeks(in: words) { return today.advanced(by: weeks * 7) }
    for (index, word) in words.enumerated() {
      guard let month = TimeWords.months[word] else { continue }
      let near = [index - 1, index + 1].filter(words.indices.contains).map { words[$0] }
      let number = near.lazy.compactMap { Int($0.prefix { $0.isASCII && $0.isNumber }) }.first { (1...31).contains($0) }
      let years = words.compactMap { Int($0) }.filter { (today.year...today.year + 20).contains($0) }
      for year in years.isEmpty ? [today.year, today.year + 1] : years {
        if let day = CalendarDay(year: year, month: month, day: number ?? 1), day > today { return day }
      }
    }
    return nil
  }
}
