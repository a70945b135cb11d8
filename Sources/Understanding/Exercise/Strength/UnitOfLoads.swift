/// The unit of all loads, said once before them or behind them: "squats in lbs: 135x8, 185x5", "bench (kg): 60x5", "135x8,
/// 185x5, all in lbs".
enum UnitOfLoads {
  private static let opening: WordSet = ["in", "(", "all", "weights", "loads", "everything", "are", ":", ","]
  private static let closing: WordSet = [")", ":", ",", "-"]
  private static let times: WordSet = ["x", "×", "*"]
  private static let measuring: WordSet = ["@", "at"]
  /// What is less than this before "x" is sets.
  private static let leastLoad = 10.0

  /// `tokens` with the unit behind each load that has none: "squats 135 lbs x 8, 185 lbs x 5".
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4, QuantityWords.loads.occurs(in: tokens), times.occurs(in: tokens),
      case let mentions = ExerciseLexicon.reference.mentions(in: tokens), let first = mentions.first
    else { return tokens }
    var (unit, end) = behindLoads(in: tokens, from: first.range.upperBound) ?? (nil, tokens.count)
    var told: [Token] = []
    var isChanged = false
    var index = 0
    while index < end {
      let mayOpen = index == 0 || mentions.contains { $0.range.upperBound == index }
      if mayOpen, let said = beforeLoads(at: index, in: tokens) {
        unit = said.unit
        index = said.end
        continue
      }
      told.append(tokens[index])
      if let unit, isLoad(index, in: tokens) {
        told.append(Token.word(unit.folded, at: tokens[index].range))
        isChanged = true
      }
      index += 1
    }
    return isChanged ? told : tokens
  }

  /// "in lbs:", "(lb)", "lbs" right behind a name or before all, where an exercise or a set follows.
  private static func beforeLoads(at index: Int, in tokens: [Token]) -> (unit: Token, end: Int)? {
    let place = opening.end(from: index, in: tokens)
    guard place - index < 4, QuantityWords.loads.contains(at: place, in: tokens),
      case let end = closing.end(from: place + 1, in: tokens), end - place < 4
    else { return nil }
    let isNext = isLoad(end, in: tokens) || isSets(end, in: tokens)
    guard isNext || index == 0 && end > place + 1 else { return nil }
    return (tokens[place], end)
  }

  /// "(lbs)", "in lbs", "all in kg" at the end, where no figure stands before it.
  private static func behindLoads(in tokens: [Token], from start: Int) -> (unit: Token?, end: Int)? {
    let isBracketed = tokens[tokens.count - 1].isSign(")")
    let place = tokens.count - (isBracketed ? 2 : 1)
    guard place > start, QuantityWords.loads.contains(tokens[place]), opening.contains(tokens[place - 1]),
      !tokens[place - 1].isOne(of: ":", ",")
    else { return nil }
    var end = place
    while end > start, opening.contains(tokens[end - 1]) { end -= 1 }
    return (tokens[place], end)
  }

  /// 135 of "135x8", of "3x8 @ 135", of "3x8x135", without a unit.
  private static func isLoad(_ index: Int, in tokens: [Token]) -> Bool {
    guard index < tokens.count, tokens[index].kind == .number, let value = tokens[index].value, value >= leastLoad,
      UnitTable.unit(at: index + 1, in: tokens) == nil
    else { return false }
    if index > 0, measuring.contains(tokens[index - 1]) { return true }
    guard index > 0, times.contains(tokens[index - 1]) else { return isSets(index, in: tokens) }
    return index > 3 && times.contains(tokens[index - 3]) && tokens[index - 4].value.map { $0 < leastLoad } == true
  }

  /// "3x8", "135x8".
  private static func isSets(_ index: Int, in tokens: [Token]) -> Bool {
    index + 2 < tokens.count && tokens[index].kind == .number && times.contains(tokens[index + 1])
      && tokens[index + 2].kind == .number
  }
}
