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

  /// "Squats 5, 5, 4 @ 100 kg" for "squats 100 kg for 5, 5, 4": a load told before the repetitions of each set.
  static func toldFor(_ tokens: [Token]) -> [Token] {
    guard
      tokens.indices.dropFirst(2).contains(where: {
        tokens[$0].isOne(of: "for", "x")
          && (tokens[$0 - 1].kind == .number || QuantityWords.loads.contains(tokens[$0 - 1]))
      }),
      let mention = ExerciseLexicon.reference.mentions(in: tokens).first(where: {
        $0.range.upperBound + 2 < tokens.count && tokens[$0.range.upperBound].kind == .number
      }), case let figure = mention.range.upperBound,
      case let hasUnit = QuantityWords.loads.contains(at: figure + 1, in: tokens),
      case let lead = hasUnit ? figure + 2 : figure + 1, lead < tokens.count, tokens[lead].isOne(of: "for", "x"),
      let value = tokens[figure].value, heavy.contains(value)
    else { return tokens }
    let (reps, end) = list(from: lead + 1, in: tokens)
    guard reps.count > 1 else { return tokens }
    let comma = Token.sign(",", at: tokens[lead].range)
    let sets = Array(reps.map { [$0] }.joined(separator: [comma]))
    let load = [Token.sign("@", join: .apart, at: tokens[lead].range)] + unit(of: figure, in: tokens)
    return tokens[..<figure] + sets + load + tokens[end...]
  }

  /// Kilograms or pounds on a bar.
  private static let heavy = 10.0...500
  private static let mostReps = 50.0

  /// The numbers of a list that begins at `start`, and its end; figures with a measure of their own are none.
  private static func list(from start: Int, in tokens: [Token]) -> (reps: [Token], end: Int) {
    var reps: [Token] = []
    var at = start
    while at < tokens.count, let numbers = numbers(of: tokens[at]),
      UnitTable.unit(at: at + 1, in: tokens) == nil || tokens.word(at + 1) == "reps",
      !tokens.word(at + 1).isOne(of: "x", "sets", "kg", "lb", "lbs", "kilos")
    {
      reps += numbers
      at += 1
      let isParted = at < tokens.count && (tokens[at].isSign(",") || tokens[at].isSign("/") || tokens[at].isWord("and"))
      if isParted, at + 1 < tokens.count, tokens[at + 1].kind == .number { at += 1 } else { break }
    }
    if tokens.word(at) == "reps" { at += 1 }
    return (reps, at)
  }

  /// 8, or 8 and 7 of "8,7", which is one decimal number where no list is looked for.
  private static func numbers(of token: Token) -> [Token]? {
    guard token.kind == .number, let value = token.value else { return nil }
    let parts = token.text.split(separator: ",").compactMap { Double($0) }
    if parts.count > 1 {
      return parts.allSatisfy { $0 <= mostReps } ? parts.map { Token.number($0, at: token.range) } : nil
    }
    return value <= mostReps && value == value.rounded() ? [token] : nil
  }
}
