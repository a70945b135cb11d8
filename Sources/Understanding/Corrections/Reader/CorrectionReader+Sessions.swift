import Nutrition
import ToolCalls

/// How long, how far and in which way a workout without sets was, told behind it.
extension CorrectionReader {
  private var session: WorkoutLog? {
    guard case .workout(let last)? = context.lastEntries.last, last.exercises.isEmpty else { return nil }
    return last
  }

  func ofSession(_ tokens: [Token]) -> Reading? {
    guard let last = session, tokens.count <= 10 else { return nil }
    return lengthByClock(tokens, of: last) ?? addedTo(last, tokens) ?? energy(tokens, of: last)
      ?? otherWay(tokens, of: last) ?? inOtherUnit(tokens, of: last)
  }

  private static let beforeTimes: WordSet = [
    "time", "my", "the", "was", "is", "it", "that", "took", "me", "official", "chip", "finish", "no", "actually",
    "sorry", "finished", "in", "oops", "total", "moving", "should", "be", "i", "did", "ran", "a",
  ]

  /// "Time was 35:20", "28:30": how long it was, where that is no hour of the day.
  private func lengthByClock(_ tokens: [Token], of last: WorkoutLog) -> Reading? {
    let rest = trimmed(tokens).drop { $0.kind == .punctuation || Self.beforeTimes.contains($0) }
    guard rest.count == 1, let clock = rest.first, clock.kind == .clock || clock.kind == .number else { return nil }
    let figures = clock.text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    guard (2...3).contains(figures.count), let first = figures[0], let second = figures[1], second < 60 else {
      return nil
    }
    var minutes: [Double] = []
    if figures.count == 3 {
      guard let third = figures[2], third < 60 else { return nil }
      minutes = [first * 60 + second + third / 60]
    } else {
      minutes = [first + second / 60, first * 60 + second]
    }
    let isTold = tokens.contains { $0.isOne(of: "time", "took", "finished") }
    func isNear(_ length: Double) -> Bool { (0.4...2.5).contains(length / max(last.durationMin, 1)) }
    guard let length = minutes.first(where: isNear) ?? (isTold || first >= 24 ? minutes.first : nil),
      isTold || first >= 24 || last.distanceKm != nil && rest.count == tokens.count, (0.5...1440).contains(length)
    else { return nil }
    return Reading(CorrectEntry(entryId: last.id, durationMin: length))
  }

  private static let adding: WordSet = ["add", "plus", "and", "another", "oh", "+", "an", "extra", "more", "on"]

  /// "Add 5 minutes", "forgot the warm up, 10 min more", "plus another km": so much beside what was logged.
  private func addedTo(_ last: WorkoutLog, _ tokens: [Token]) -> Reading? {
    let behind = tokens.firstIndex { $0.isSign(",") }.map { Array(tokens[($0 + 1)...]) }
    let isForgotten = tokens[0].isWord("forgot") || tokens.count > 1 && tokens[1].isWord("forgot")
    let said = trimmed(isForgotten ? behind ?? [] : tokens)
    guard let first = said.first, first.isOne(of: "add", "plus", "another", "+") || said.last?.isWord("more") == true
    else { return nil }
    var rest = Array(said.drop { Self.adding.contains($0) || $0.isSign("+") })
    while let end = rest.last, rest.count > 1, end.isOne(of: "more", "extra", "to", "it", "that", "on") {
      rest.removeLast()
    }
    if rest.count == 1, UnitTable.unit(named: rest[0].folded) != nil { rest = Lexer.tokens(of: "1 " + rest[0].text) }
    guard let quantity = QuantityParser(rest).quantity(at: 0), quantity.tokens.upperBound == rest.count,
      let unit = quantity.unit, unit.dimension == .time || unit.dimension == .length,
      case .amounts(let amounts)? = WorkoutReader().finding(in: rest, hasFood: false)
    else { return nil }
    var call = CorrectEntry(entryId: last.id)
    if let minutes = amounts.minutes { call.durationMin = min(1440, last.durationMin + minutes) }
    if let kilometers = amounts.kilometers {
      guard let before = last.distanceKm else { return nil }
      call.distanceKm = before + kilometers
      if last.isLengthReckoned {
        call.durationMin = last.durationMin * (before + kilometers) / before
      }
    }
    return call.durationMin == nil && call.distanceKm == nil ? nil : Reading(call)
  }

  /// "It was 410 kcal" of a run: what a watch reckoned.
  private func energy(_ tokens: [Token], of last: WorkoutLog) -> Reading? {
    let rest = Array(trimmed(tokens).drop { Self.beforeTimes.contains($0) || $0.isOne(of: "burned", "burnt", "about") })
    guard rest.count < tokens.count, let quantity = QuantityParser(rest).quantity(at: 0),
      let energy = quantity.kilocalories, (10...5000).contains(energy),
      energy <= Self.mostPerMinute * max(last.durationMin, 1),
      rest[quantity.tokens.upperBound...].allSatisfy({ $0.isOne(of: "burned", "burnt", "active", "total", "in", "not") }
      )
    else { return nil }
    let workout = AddWorkout(
      type: last.type, name: last.name, durationMin: last.durationMin, distanceKm: last.distanceKm,
      statedCalories: energy)
    return Reading(CorrectEntry(entryId: last.id, workout: workout))
  }

  /// Kilocalories that nobody burns more of.
  private static let mostPerMinute = 25.0

  private static let aroundWays: WordSet = [
    "i", "we", "it", "that", "didn't", "not", "did", "actually", "all", "of", "the", "way", "whole", "and",
    "no", "sorry", "instead", "oops", "rather", "than", "a", "just", "only",
  ]

  /// "I walked it, didn't run": the same way, done otherwise.
  private func otherWay(_ tokens: [Token], of last: WorkoutLog) -> Reading? {
    let mentions = ActivityLexicon.reference.mentions(in: tokens)
    guard let new = mentions.first, new.activity.name != last.name, new.range.lowerBound < 4,
      tokens[..<new.range.lowerBound].contains(where: { $0.isOne(of: "i", "we", "actually") })
        || new.range.lowerBound == 0,
      new.range.upperBound < tokens.count, tokens[new.range.upperBound].isOne(of: "it", "that"),
      tokens.indices.allSatisfy({ index in
        tokens[index].kind == .punctuation || Self.aroundWays.contains(tokens[index]) || new.range.contains(index)
          || mentions.dropFirst().contains { $0.range.contains(index) && $0.activity.name == last.name }
      })
    else { return nil }
    return FigureCorrection(context: context).reading(of: Array(tokens[new.range]), foods: foods)
  }

  /// "That was miles" of a run in kilometres.
  private func inOtherUnit(_ tokens: [Token], of last: WorkoutLog) -> Reading? {
    let rest = trimmed(tokens).drop { $0.kind == .punctuation || Self.beforeTimes.contains($0) || $0.isWord("meant") }
    guard rest.count == 1, rest.count < tokens.count, let word = rest.first, word.kind == .word,
      let distance = last.distanceKm, let unit = UnitTable.unit(named: word.folded), unit.dimension == .length
    else { return nil }
    let factor: Double
    switch word {
    case "miles", "mile", "mi": factor = UnitConversion.kilometresPerMile
    case "km", "k", "kilometres", "kilometers", "kms": factor = 1 / UnitConversion.kilometresPerMile
    default: return nil
    }
    var call = CorrectEntry(entryId: last.id, distanceKm: distance * factor)
    if last.isLengthReckoned { call.durationMin = last.durationMin * factor }
    return Reading(call)
  }
}
