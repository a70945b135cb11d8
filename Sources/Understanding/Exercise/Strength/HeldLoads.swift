import ToolCalls

/// Loads that are told before their repetitions as what was in the hands: "swings with the 16: 20, 20, 15".
enum HeldLoads {
  private static let holding: WordSet = ["with", "w", "using", "holding"]
  private static let pointing: WordSet = ["the", "a", "my", "that", "two", "both"]
  /// Kilograms or pounds of a bell or a pair of dumbbells.
  private static let loads = 2.0...150

  /// `tokens` with such a load behind its sets, where every reader looks for it: "swings 20, 20, 15 @ 16".
  static func told(_ tokens: [Token]) -> [Token] {
    guard holding.occurs(in: tokens),
      let mention = ExerciseLexicon.reference.mentions(in: tokens).first(where: {
        holding.contains(at: $0.range.upperBound, in: tokens)
      }), case let lead = mention.range.upperBound,
      case let figure = pointing.end(from: lead + 1, in: tokens), figure < tokens.count,
      tokens[figure].kind == .number, let value = tokens[figure].value, loads.contains(value),
      let start = listStart(behind: figure, in: tokens)
    else { return tokens }
    var notation = StrengthNotation(tokens, at: start, unitKg: 1)
    guard let sets = notation.sets(), sets.allSatisfy({ $0.weightKg == nil && $0.reps != nil }) else { return tokens }
    let load = [Token.sign("@", join: .apart, at: tokens[lead].range)] + unit(of: figure, in: tokens)
    return tokens[..<lead] + tokens[start..<notation.position] + load + tokens[notation.position...]
  }

  /// Where the repetitions begin behind "the 24:", "the 24kg bell -", "the 30s".
  private static func listStart(behind figure: Int, in tokens: [Token]) -> Int? {
    var at = figure + 1
    while at < tokens.count, at - figure < 4,
      StrengthNotation.equipment.contains(tokens[at]) || QuantityWords.loads.contains(tokens[at])
        || tokens[at].isOne(of: "s", "bell", "bells")
    {
      at += 1
    }
    guard at < tokens.count else { return nil }
    if tokens[at].kind == .punctuation { at += 1 }
    return at < tokens.count && tokens[at].kind == .number ? at : nil
  }

  /// The figure, with its unit where that was said.
  private static func unit(of figure: Int, in tokens: [Token]) -> [Token] {
    let hasUnit = QuantityWords.loads.contains(at: figure + 1, in: tokens)
    return Array(tokens[figure...(hasUnit ? figure + 1 : figure)])
  }
}
