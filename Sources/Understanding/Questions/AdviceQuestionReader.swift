import Foundation
import Nutrition

/// Reads what advice a question wants.
struct AdviceQuestionReader {
  let now: Date
  let timeZone: TimeZone

  func question(in tokens: [Token]) -> AdviceQuestion {
    let words = Set(tokens.lazy.filter { $0.kind == .word }.map(\.folded))
    func has(_ some: String...) -> Bool { some.contains(where: words.contains) }
    let time = TimeScanner.scan(tokens)
    let meal = time.meal ?? words.lazy.compactMap { TimeWords.meals[$0] }.first
    if let energy = Self.dailyEnergy(in: tokens, words) { return .dailyEnergy(energy) }
    if let meal, has("was", "were", "is", "judge", "rate"), !Self.verdicts.isDisjoint(with: words) {
      let moment = TimeReader.resolve(time, now: now, timeZone: timeZone).date ?? now
      return .meal(meal, CalendarDay(min(moment, now), in: timeZone))
    }
    if has("more", "less", "fewer", "enough", "reduce", "increase") || has("too") && has("much", "little", "many"),
      has("i", "my", "me"), !has("than"),
      let nutrient = tokens.lazy.compactMap({ $0.kind == .word ? AskedNutrient.words[$0] : nil }).first
    {
      return .amount(nutrient)
    }
    let asksForFood =
      has("eat", "cook", "make", "snack") || meal != nil
      || has("have") && !has("had", "i've") || has("food", "meal", "meals")
    if asksForFood, has("what", "which", "suggest", "recommend", "ideas", "idea", "suggestion", "suggestions"),
      !has("time", "happens", "happen", "workout", "exercise", "before", "after", "avoid")
    {
      return .whatToEat(meal)
    }
    return .general
  }

  private static let verdicts = WordList.words("healthy good ok okay balanced bad unhealthy alright fine judge rate")

  private static let follows = WordList.words("a per daily each every enough ok okay too for")

  /// "1500 kcal a day", where nothing but the amount is asked about.
  private static func dailyEnergy(in tokens: [Token], _ words: Set<String>) -> Double? {
    guard !words.isDisjoint(with: ["day", "daily", "enough"]),
      words.isDisjoint(with: ["burn", "burned", "deficit", "surplus", "more", "less"])
    else { return nil }
    for index in tokens.indices.dropLast() where tokens[index].kind == .number {
      guard let value = tokens[index].value, (100...10_000).contains(value),
        AskedNutrient.words[tokens[index + 1]] == .calories
      else { continue }
      // Not that of a food: "a 600 kcal burger a day".
      let next = index + 2 < tokens.count ? tokens[index + 2] : nil
      if next.map({ $0.kind == .punctuation || follows.contains($0) }) ?? true { return value }
    }
    return nil
  }
}
