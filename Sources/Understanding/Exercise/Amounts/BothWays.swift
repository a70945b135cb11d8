import ToolCalls

/// "25 min each way": what is said of one way, in whatever part of the sentence, was done twice.
enum BothWays {
  private static let directions: WordSet = ["way", "ways", "direction", "directions", "leg"]

  /// Whether figures in `tokens`, one sentence, are of one way there or back.
  static func areMeant(in tokens: [Token]) -> Bool {
    let isEach = tokens.indices.dropLast().contains { index in
      tokens[index].isOne(of: "each", "either", "both") && directions.contains(tokens[index + 1])
        && !isCircumstance(index, in: tokens)
    }
    if isThereAndBack(tokens) { return true }
    // "to work and back, 9 km, 25 minutes each".
    return isEach || tokens.last { $0.kind == .word }?.isWord("each") == true && tokens.contains { $0.isWord("back") }
  }

  /// "32 km in all, headwind in both directions": how it was both ways, and not what one way took.
  private static func isCircumstance(_ index: Int, in tokens: [Token]) -> Bool {
    guard index > 1, tokens[index - 1].isWord("in") else { return false }
    return !tokens[index - 2].isCount && UnitTable.unit(named: tokens[index - 2].folded) == nil
  }

  /// "2 km and back", "20 min there and back": the way back is as long as the way there.
  private static func isThereAndBack(_ tokens: [Token]) -> Bool {
    guard let back = tokens.lastIndex(where: { $0.isWord("back") }), back > 2, tokens[back - 1].isOne(of: "and", "&"),
      tokens.ends(at: back + 1)
    else { return false }
    // A way of so many kilometres "there and back" may be all of it; a time stands for one way.
    let isThere = tokens[back - 2].isWord("there")
    return (0..<(back - 2)).contains { index in
      QuantityParser(tokens).quantity(at: index).map { quantity in
        let isTime = quantity.unit?.dimension == .time
        return quantity.tokens.upperBound == (isThere ? back - 2 : back - 1)
          && (isTime || !isThere && quantity.unit?.dimension == .length)
      } ?? false
    }
  }

  private static let occasions: WordSet = ["time", "go", "walk", "session"]

  /// "20 min each", "20 min each time", "20 min a time".
  private static func endsWithEach(_ tokens: [Token]) -> Bool {
    guard tokens.suffix(4).contains(where: { $0.isWord("each") || occasions.contains($0) }) else { return false }
    let words = tokens.suffix(4).filter { $0.kind == .word }.suffix(2)
    guard let first = words.first, let last = words.last else { return false }
    return last.isWord("each") || occasions.contains(last) && (first.isWord("each") || first.isWord("a"))
  }

  private static let counts = ["twice": 2.0, "thrice": 3, "again": 2]

  /// How often what is said in figures was done: "25 min each way", "walked the dog twice, 25 min each".
  static func times(in tokens: [Token]) -> Double {
    if areMeant(in: tokens) { return 2 }
    guard endsWithEach(tokens) else { return 1 }
    return tokens.lazy.compactMap { counts[$0.folded] }.first ?? 1
  }

  private static let ways: WordSet = ["km", "k", "mile", "miles", "mi"]

  /// "10 km there and 10 km back", "10 km out and 10 km back" as "20 km": the two ways, in one unit.
  private static func summedWays(_ tokens: [Token]) -> [Token] {
    guard let there = tokens.firstIndex(where: { $0.isOne(of: "there", "out") }), there > 1, there + 4 < tokens.count,
      tokens[there + 1].isWord("and"), tokens[there + 4].isWord("back"), ways.contains(tokens[there - 1]),
      tokens[there + 3].folded == tokens[there - 1].folded, let first = tokens[there - 2].value,
      let second = tokens[there + 2].value, tokens[there - 2].kind == .number, tokens[there + 2].kind == .number
    else { return tokens }
    return tokens[..<(there - 2)]
      + [Token.number(first + second, join: tokens[there - 2].join, at: tokens[there].range), tokens[there - 1]]
      + tokens[(there + 5)...]
  }

  /// "25 min there and 30 back" as "55 min total": what each way took, taken together.
  static func summed(_ said: [Token]) -> [Token] {
    let tokens = summedWays(summedBack(said))
    guard let there = tokens.firstIndex(where: { $0.isWord("there") }), there > 1,
      let back = tokens[there...].prefix(8).firstIndex(where: { $0.isWord("back") }),
      let first = (max(0, there - 5)..<there).lazy.compactMap({ minutes(at: $0, upTo: there, in: tokens) }).first,
      let second = ((there + 1)..<back).lazy.compactMap({ minutes(at: $0, upTo: back, in: tokens, needsUnit: false) })
        .first,
      tokens[(there + 1)..<second.start].allSatisfy({ $0.kind == .punctuation || $0.isWord("and") })
    else { return tokens }
    let range = tokens[there].range
    return tokens[..<first.start] + [
      Token.number(first.minutes + second.minutes, at: range),
      Token.word("min", at: range),
      Token.word("total", at: range),
    ] + tokens[(back + 1)...]
  }

  private static let returning: WordSet = ["back", "home", "return"]

  /// "45 min total to the office" of "20 min to the office and 25 back": what the way back took is told in the unit of the
  /// way there.
  private static func summedBack(_ tokens: [Token]) -> [Token] {
    guard let back = returning.lastIndex(in: tokens), back > 4,
      let and = tokens[..<back].lastIndex(where: { $0.isWord("and") || $0.isSign(",") || $0.isSign("&") }), and > 2,
      case let start = tokens.word(and + 1).isOne(of: "then", "about", "around") ? and + 2 : and + 1,
      start < back,
      let second = minutes(at: start, upTo: back, in: tokens, needsUnit: false),
      let first = tokens[..<and].indices.lazy.compactMap({ at -> (start: Int, end: Int, minutes: Double)? in
        guard let number = NumberPhrase.read(at: at, in: tokens), !number.isArticle,
          let unit = UnitTable.unit(at: at + number.count, in: tokens), unit.unit.dimension == .time,
          unit.unit.factor == 60
        else { return nil }
        return (at, at + number.count + unit.count, number.value)
      }).first,
      tokens[first.end..<and].contains(where: { $0.isOne(of: "to", "in", "into", "out", "down", "up") }),
      ActivityLexicon.reference.mentions(in: Array(tokens[first.end..<back])).isEmpty
    else { return tokens }
    let sum = first.minutes + second.minutes
    let range = tokens[first.start].range
    return tokens[..<first.start] + [
      Token.number(sum, at: range),
      Token.word("min", at: range),
    ] + tokens[first.end..<and] + tokens[(back + 1)...]
  }

  /// "25 min" from `start` and up to `end`, or 30 alone.
  private static func minutes(
    at start: Int, upTo end: Int, in tokens: [Token], needsUnit: Bool = true
  ) -> (start: Int, minutes: Double)? {
    guard let number = NumberPhrase.read(at: start, in: tokens), !number.isArticle, number.value > 0 else { return nil }
    let unit = UnitTable.unit(at: start + number.count, in: tokens)
    if unit == nil, !needsUnit, start + number.count == end { return (start, number.value) }
    guard let unit, unit.unit.dimension == .time, unit.unit.factor <= 3600, start + number.count + unit.count == end
    else {
      return nil
    }
    return (start, number.value * unit.unit.factor / 60)
  }

  /// Whether a length of time in `tokens` is of all of it: "9 km each way, 50 min total".
  static func statesTotalTime(in tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      guard QuantityWords.totals.contains(tokens[index]) else { return false }
      let near = tokens[max(0, index - 3)..<min(tokens.count, index + 4)]
      return near.contains { UnitTable.unit(named: $0.folded)?.dimension == .time }
    }
  }

  /// `workout` done `times` times; its time stays where it is that of all of them.
  static func repeated(_ workout: AddWorkout, _ times: Double, isTotalTime: Bool = false) -> AddWorkout {
    guard workout.exercises == nil else { return workout }
    var all = workout
    if !isTotalTime { all.durationMin = workout.durationMin.map { min(1440, $0 * times) } }
    all.distanceKm = workout.distanceKm.map { min(2000, $0 * times) }
    return all
  }
}
