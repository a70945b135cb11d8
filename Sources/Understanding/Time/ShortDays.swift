/// "Wed: soup", "sat ran 5k", "sun lunch: pie", "wed 18 Nov: soup", "wed 81.2": a day cut short at the head of a note. Elsewhere the words are others.
enum ShortDays {
  static let days: WordTable<String> = ["wed": "wednesday", "sat": "saturday", "sun": "sunday"]

  /// `tokens` with the day in full.
  static func spelled(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2, let day = days[tokens[0]] else { return tokens }
    let next = tokens[1]
    guard
      next.isSign(":") || next.isSign("-") && next.join == .apart || VerbWords.pasts.contains(next)
        || IntentWords.eating.contains(next) || TimeWords.meals.contains(next) || TimeWords.parts.contains(next)
        || next.kind == .number && TimeWords.months.contains(tokens[2]) || isWeight(next, in: tokens)
    else { return tokens }
    return [Token.word(day, at: tokens[0].range)] + tokens.dropFirst()
  }

  private static let weighed = 40.0...200.0

  /// The figure of "wed 81.2" and of "sat 81.2, sun 80.9", to a tenth and with nothing behind it but its unit.
  private static func isWeight(_ figure: Token, in tokens: [Token]) -> Bool {
    guard figure.kind == .number, figure.text.contains(where: { $0 == "." || $0 == "," }),
      let value = figure.value, weighed.contains(value)
    else { return false }
    return tokens[2].isSign(",") || tokens[2].isOne(of: "kg", "kgs", "and", "then")
  }

  /// "Wed" and "wed 18 Nov" by themselves, or before a colon, with the day in full.
  static func spelled(heading tokens: [Token]) -> [Token] {
    guard let first = tokens.first, let day = days[first] else { return tokens }
    return [Token.word(day, at: first.range)] + tokens.dropFirst()
  }
}
