import Foundation
import Nutrition
import ToolCalls

/// Under what meal, day or hour the last meal belongs, told without "it was".
extension CorrectionReader {
  private static let calling: WordSet = ["call", "name", "label", "count", "mark", "tag"]
  private static let called = ListWords.pronouns
  private static let before: WordSet = [
    "no", "nope", "actually", "sorry", "oops", "wait", "oh", "as", "a", "my", "the", "let's", "lets", "make",
  ]

  private static let telling: WordSet = ["that", "that's", "this", "it", "it's", "was", "is", "for"]

  /// "Call it supper", "Friday's tea, not today's", "7 actually" behind a meal of 6: read as "it was ..."; nil where
  /// something else is told.
  func filed(_ said: [Token]) -> Reading? {
    guard let told = toldWhen(said) else { return nil }
    return MomentCorrection(context: context).reading(of: told)
  }

  private func toldWhen(_ said: [Token]) -> [Token]? {
    guard (1...9).contains(said.count), case .meal(let meal)? = context.lastEntries.last else { return nil }
    let tokens = trimmed(Array(said.drop { $0.kind == .punctuation || Self.before.contains($0) }))
    guard let first = tokens.first else { return nil }
    func told(_ rest: [Token]) -> [Token] {
      Token.words(["it", "was"], at: first.range) + rest
    }
    if let name = mealCalled(tokens) ?? ownedByDay(tokens) { return told(name) }
    guard tokens.count < said.count, let hour = hour(alone: tokens, of: meal) else { return nil }
    return told([Token.word("at", at: first.range), hour])
  }

  /// "Supper" of "call it supper"; "call it a night" and "call it a latte" name no meal.
  private func mealCalled(_ tokens: [Token]) -> [Token]? {
    guard tokens.count > 2, Self.calling.contains(tokens[0]), Self.called.contains(tokens[1]) else { return nil }
    let rest = tokens[2...].filter { !Self.before.contains($0) }
    guard rest.count == 1, TimeWords.meals[rest[0]] != nil else { return nil }
    return rest
  }

  /// "Dinner on friday" of "Friday's tea, not today's": the tea of a day is its evening meal.
  private func ownedByDay(_ said: [Token]) -> [Token]? {
    let tokens = Array(said.drop { Self.telling.contains($0) })
    guard tokens.count > 1, tokens[0].folded.hasSuffix("'s"), case let day = String(tokens[0].folded.dropLast(2)),
      TimeWords.weekdays[day] != nil || day == "yesterday",
      tokens.count == 2 || tokens[2].kind == .punctuation || tokens[2].isWord("not")
    else { return nil }
    let range = tokens[0].range
    let isTea = tokens[1].isWord("tea")
    guard isTea || TimeWords.meals.contains(tokens[1]) else { return nil }
    let meal = isTea ? Token.word("dinner", at: range) : tokens[1]
    let on = day == "yesterday" ? [] : [Token.word("on", at: range)]
    return [meal] + on + [Token.word(day, at: range)]
  }

  /// Hours by which people mistake when they ate, and pieces by which they miscount: the other is meant beyond.
  private static let nearHour = 3.0
  private static let nearCount = 4.0

  /// "7" behind soup at 6: nobody counts soup, and the hour was told. "3" behind two eggs at 8 counts them.
  private func hour(alone tokens: [Token], of meal: Meal) -> Token? {
    guard tokens.count == 1, tokens[0].kind == .number, let value = tokens[0].value, value == value.rounded(),
      (1...12).contains(value), let raw = meal.rawInput, TimeScanner.scan(Lexer.tokens(of: raw)).clock != nil
    else { return nil }
    let logged = LocalClock(now: context.now, timeZone: context.timeZone).hour(of: meal.timestamp)
    let apart = min(abs(value - logged), abs(value + 12 - logged))
    guard apart > 0, apart <= Self.nearHour else { return nil }
    let isCounted = meal.items.count == 1 && !meal.items[0].unit.isOne(of: "serving", "g", "ml", "bowl", "plate")
    if isCounted, abs(meal.items[0].quantity - value) < Self.nearCount { return nil }
    return tokens[0]
  }
}
