import Nutrition

/// Weight that came or went, with nothing said of what it is now.
extension WeightReader {
  static let changes: WordSet = [
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

  private static let weighed = 35.0...250.0
  private static let alike = 0.7...1.4

  /// "Lost 3 kg, I'm 74 now", "I'm 74 now, down from 78" with the word of weighing that the change beside the figure
  /// stands for.
  static func withResult(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, changes.occurs(in: tokens), !weighing.occurs(in: tokens) else { return tokens }
    guard let place = tokens.indices.first(where: { isResult(at: $0, in: tokens) }),
      ExerciseLexicon.reference.mentions(in: tokens).isEmpty
    else { return tokens }
    return Array(tokens[..<place]) + [Token.word("weighed", at: tokens[place].range)] + tokens[place...]
  }

  /// "74" of "lost 3 kg, I'm 74 now", "I'm 74 now, down from 78" and "I'm down to 74 now".
  private static func isResult(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].kind == .number, let value = tokens[index].value, weighed.contains(value),
      tokens.breaks(at: index + 1) || tokens[index + 1].isOne(of: "now", "today")
    else { return false }
    let isNow = index + 1 < tokens.count && tokens[index + 1].isOne(of: "now", "today")
    let before = tokens.word(index - 1)
    let isLed =
      before.isOne(of: "i'm", "im", "am", "now") || before == "at" && tokens.word(index - 2).isOne(of: "i'm", "im")
    if before == "to", tokens.word(index - 2).isOne(of: "down", "up"), isNow || opensChange(tokens) { return true }
    guard isNow || isLed else { return false }
    return tokens.indices.contains { place in
      guard place != index, tokens[place].kind == .number, let other = tokens[place].value, other > 0 else {
        return tokens[place].isOne(of: "a", "half") && place < index && tellsLoss(at: place, in: tokens)
      }
      if tokens.word(place - 1) == "from", alike.contains(other / value) { return true }
      // "I'm 54 and I've lost 5 kg" tells an age.
      return (isNow || place < index) && tellsLoss(at: place, in: tokens)
    }
  }

  /// "3 kg" and "a stone" of "lost 3 kg, I'm 74" and "74 now, lost a stone".
  private static func tellsLoss(at place: Int, in tokens: [Token]) -> Bool {
    guard let unit = UnitTable.unit(at: place + 1, in: tokens), unit.unit.weighsPeople else { return false }
    let end = place + 1 + unit.count
    return changes.occurs(in: tokens[max(0, place - 3)..<place]) || changes.contains(at: end, in: tokens)
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
            || TimeWords.weekdays.contains(token) || TimeWords.months.contains(token) || TimeWords.parts.contains(token)
        else { return false }
      }
    }
    return hasChange
  }
}
