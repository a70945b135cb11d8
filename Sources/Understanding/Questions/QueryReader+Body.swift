import Foods
import Foundation
import Nutrition

/// Questions about the body: what it weighs, measures and uses.
extension QueryReader {
  private static let measures: WordTable<BodyQuestion.Measure> = [
    "lowest": .lowest, "lightest": .lowest, "minimum": .lowest, "highest": .highest, "heaviest": .highest,
    "maximum": .highest, "max": .highest, "average": .average, "mean": .average,
  ]
  private static let weighed: WordSet = ["weight", "weigh", "weighed", "been", "weighing", "weighings"]

  func aboutBody(_ asked: Asked) -> Query? {
    guard asked.has("i", "my", "me") || asked.words.count == 1 || asked.has("bmi") else { return nil }
    if asked.words == ["weight"] { return .weight(nil) }
    if asked.has("bmi"), asked.has("my", "what's", "what", "i") || asked.words.count == 1,
      !asked.tokens.contains(where: { $0.kind == .number })
    {
      return .bodyMassIndex
    }
    if let question = ofEnergy(asked) ?? ofPerson(asked) { return .body(question) }
    if asked.has("weight", "weigh", "weighed", "heavy", "heaviest", "lightest") { return ofWeight(asked) }
    return nil
  }

  /// Rest, maintenance and what is eaten below them.
  private func ofEnergy(_ asked: Asked) -> BodyQuestion? {
    if asked.has("bmr", "rmr")
      || asked.has("resting", "rest") && asked.has("burn", "metabolism", "metabolic", "calories")
    {
      return .restingEnergy
    }
    if asked.has("tdee", "maintenance") || asked.has("maintain") && asked.isOfNutrition { return .maintenance }
    if asked.has("deficit", "surplus"), !asked.has("should", "need", "if") {
      return .deficit(journal.span(of: asked.tokens))
    }
    return nil
  }

  private func ofPerson(_ asked: Asked) -> BodyQuestion? {
    guard asked.tokens.count <= 8 else { return nil }
    if asked.has("tall"), asked.has("how"), asked.has("am") { return .height }
    if asked.has("height"), asked.has("my"), asked.has("what's", "what") { return .height }
    if asked.has("old"), asked.has("how"), asked.has("am") { return .age }
    if asked.has("age"), asked.has("my"), asked.has("what's", "what"), asked.words.count <= 4 { return .age }
    return nil
  }

  private func ofWeight(_ asked: Asked) -> Query? {
    let tokens = asked.tokens
    if asked.has("heavy"), asked.has("am"), asked.has("how"), tokens.count <= 6 { return .weight(nil) }
    let asksGoal = asked.has("goal", "target") && asked.has("weight")
    if asksGoal, asked.has("far", "what", "what's", "much", "close", "left"), !asked.has("when", "calories", "if") {
      return .body(.goalWeight)
    }
    if asked.has("much"), asked.has("left", "still", "more"), asked.has("lose", "gain"), !asked.isOfNutrition {
      return .body(.goalWeight)
    }
    if asked.has("ideal", "healthy", "normal", "right", "perfect") || asked.has("should") && asked.has("weigh"),
      !asked.isOfNutrition || asked.has("weigh"),
      !asked.has("gain", "lose", "eat", "rice", "food", "myself", "before", "after", "every", "often", "when")
    {
      return .body(.healthyWeight(heightCm: Self.height(in: tokens)))
    }
    if let measure = tokens.lazy.compactMap({ $0.kind == .word ? Self.measures[$0] : nil }).first,
      Self.weighed.occurs(in: tokens), !asked.has("lift", "lifted", "bench", "squat", "deadlift")
    {
      return .body(.weights(measure, spanOrYear(tokens)))
    }
    if asked.has("weigh", "weight"), !asked.has("lose", "lost", "gain", "gained"),
      let day = dayAgo(tokens) ?? pastDay(tokens)
    {
      return .weight(day)
    }
    // What was weighed of a month or a week before is of its first day's trend.
    if asked.has("weigh"), asked.has("did"), asked.has("last"), asked.has("week", "month"),
      case .days(_, let last) = journal.span(of: tokens)
    {
      return .weight(last)
    }
    return nil
  }

  /// Centimetres of "at 180 cm", "for 1.8 m".
  private static func height(in tokens: [Token]) -> Double? {
    for index in tokens.indices {
      guard let value = tokens[index].value else { continue }
      let unit = tokens.word(index + 1)
      let centimetres = unit.isOne(of: "cm", "centimetres", "centimeters") ? value : unit == "m" ? value * 100 : 0
      if (100...250).contains(centimetres) { return centimetres }
    }
    return nil
  }

  /// The days that are named; the last year where none are.
  func spanOrYear(_ tokens: [Token]) -> JournalQuestion.Span {
    let today = CalendarDay(now, in: timeZone)
    let span = journal.span(of: tokens)
    guard span == .day(today), !tokens.contains(where: { $0.isWord("today") }) else { return span }
    return .days(today.advanced(by: -365), through: today)
  }
}
