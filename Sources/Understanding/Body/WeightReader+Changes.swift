import Nutrition

/// Weight that came or went, with nothing said of what it is now.
extension WeightReader {
  private static let changes: WordSet = [
    "down", "up", "lost", "gained", "dropped", "lighter", "heavier", "off", "shed", "losing", "gaining", "put", "gone",
  ]
  private static let around = WeightWords.neutral.union(changes).union(
    WordList.words(
      "i've have has we've already total overall altogether past couple few now off over by the xmas christmas half another each every per average rate steady than usual before"
    ))
  /// Kilograms; whoever says more tells what they weigh.
  private static let most = 30.0

  private static let beforeChange = WordList.words(
    "i i've i'm im we we've have has also already only just finally and")

  /// Whether `tokens` begin with a word of a change: "lost", "I'm down", "finally up".
  static func opensChange(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first(where: { $0.kind == .word && !beforeChange.contains($0) }) else { return false }
    return changes.contains(first)
  }

  /// "Lost 2 kg this week", "down a pound": how much it was, and no food of that weight.
  static func tellsChange(_ said: [Token]) -> Bool {
    guard changes.occurs(in: said) else { return false }
    let tokens = SpokenFigures.inDigits(said)
    var hasChange = false
    for index in tokens.indices {
      let token = tokens[index]
      if token.kind == .number {
        guard let unit = UnitTable.unit(at: index + 1, in: tokens) else { return false }
        // "over 2 weeks".
        if unit.unit.dimension == .time { continue }
        guard unit.unit.dimension == .mass, let value = token.value, value * unit.unit.factor < most * 1000 else {
          return false
        }
        hasChange = true
      } else if NumberWords.articles.contains(token), let unit = UnitTable.unit(at: index + 1, in: tokens),
        unit.unit.weighsPeople
      {
        hasChange = true
      } else if token.kind == .word {
        guard
          around.contains(token) || UnitTable.unit(named: token.folded)?.dimension == .time
            || TimeWords.weekdays.holds(token) || TimeWords.months.holds(token) || TimeWords.parts.holds(token)
        else { return false }
      }
    }
    return hasChange
  }
}
