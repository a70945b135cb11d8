import Nutrition
import ToolCalls

/// Lines that open like something else and are about what was logged.
extension CorrectionReader {
  /// "they were veggie sausages", "who am I kidding, three": about what was logged, though it opens like news of others or
  /// a question.
  static func pointsBack(_ tokens: [Token]) -> Bool {
    let rest = tokens.drop(while: isInterjection)
    guard let first = rest.first, rest.count > 2 else { return false }
    // "my sister ate half of it".
    if tokens[tokens.count - 1].isOne(of: "it", "that", "them", "mine"), tokens[tokens.count - 2].isWord("of") {
      return true
    }
    let second = rest[rest.startIndex + 1]
    // "Scrap that, I gave it to my son", "I gave the apple to my kid".
    if IntentWords.undo.match(at: rest.startIndex, in: tokens) != nil || givenAway(Array(rest)) != nil { return true }
    if first.isOne(of: "it", "that"), second.isWord("was"),
      rest[rest.startIndex + 2].isOne(of: "only", "just", "half", "more", "actually", "really", "about")
    {
      return true
    }
    if countOfSome(tokens) != nil || figureOfLabel(Array(rest)) != nil { return true }
    if first.isWord("who") { return second.isWord("am") && rest[rest.startIndex + 2].isWord("i") }
    // "They came with custard".
    if first.isWord("they"), second.isWord("came") {
      return MealWords.servingPrepositions.contains(rest[rest.startIndex + 2])
    }
    guard first.isWord("they"), second.isOne(of: "were", "weren't", "are") else { return false }
    return !rest[(rest.startIndex + 2)...].contains { $0.folded.hasSuffix("ing") && $0.folded.count > 5 }
  }

  /// "delete all of it" is about the last turn, and no order to empty the journal.
  static func takesAllBack(_ tokens: [Token]) -> Bool {
    let start = tokens.firstIndex { $0.kind == .word && !interjections.contains($0) } ?? 0
    guard let match = IntentWords.undo.match(at: start, in: tokens) else { return false }
    let last = tokens[start + match.count - 1]
    return last.isWord("it") || last.isWord("that")
  }

  private static let pointing: WordSet = ["the", "my", "that", "this"]
  private static let measuring: WordSet = ["is", "was", "holds", "held", "takes", "has", "had", "contains"]

  /// "The bottle is half a litre" as "it was half a litre", where one drink was logged last.
  func ofVessel(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, Self.pointing.contains(tokens[0]), UnitTable.containers.contains(tokens[1]),
      Self.measuring.contains(tokens[2]), let volume = QuantityParser(tokens).quantity(at: 3),
      volume.milliliters != nil, volume.tokens.upperBound + 1 >= tokens.count
    else { return tokens }
    switch context.lastEntries.last {
    case .water?: break
    case .meal(let meal)? where meal.items.count == 1 && meal.items[0].foodType != .food: break
    default: return tokens
    }
    let range = tokens[0].range
    return Token.words(["it", "was"], at: range) + tokens[volume.tokens]
  }

  static let printed: WordSet = [
    "label", "wrapper", "pack", "packet", "packaging", "box", "menu", "app", "website", "recipe", "tin", "jar", "back",
    "barcode", "internet", "site",
  ]
  static let stating: WordSet = ["says", "said", "reads", "showed", "shows", "states", "claims"]

  /// "The label says 390 calories, it was a cheese roll": of the roll, whatever was logged before.
  func tellsLabelOfNamed(_ tokens: [Token]) -> Bool {
    guard let verb = Self.stating.firstIndex(in: tokens.prefix(6)), verb > 1,
      Self.printed.contains(tokens[verb - 1]),
      let sign = tokens[verb...].firstIndex(where: { $0.kind == .punctuation }), sign + 2 < tokens.count
    else { return false }
    return tokens[sign + 1].isOne(of: "it", "that", "it's", "this") && foods.holdsFood(Array(tokens[(sign + 1)...]))
  }

  /// "It was 190 calories" of "the wrapper says 190 calories", where one food was logged last.
  func ofLabel(_ tokens: [Token]) -> [Token] {
    guard let figure = Self.figureOfLabel(tokens), case .meal(let meal)? = context.lastEntries.last,
      meal.items.count == 1
    else { return tokens }
    let range = tokens[0].range
    return Token.words(["it", "was"], at: range) + tokens[figure]
  }

  private static let devices: WordSet = [
    "gps", "watch", "garmin", "strava", "fitbit", "treadmill", "machine", "tracker", "app", "phone", "monitor",
    "display", "computer", "odometer", "pedometer", "polar", "coros", "suunto", "wahoo", "zwift", "peloton", "rower",
    "erg",
    "bike", "coach", "trainer", "pt", "instructor",
  ]
  private static let telling = stating.union([
    "reckons", "reckoned", "recorded", "measured", "clocked", "makes", "made", "has", "had", "gave", "logged",
  ])

  /// "It was 7.6 mi" of "gps says 7.6 mi", where a workout was logged last.
  func ofDevice(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2, tokens.count <= 9, case .workout? = context.lastEntries.last,
      let verb = Self.telling.firstIndex(in: tokens.prefix(6)), verb > 0,
      Self.devices.contains(tokens[verb - 1]), case let rest = trimmed(Array(tokens[(verb + 1)...])),
      rest.contains(where: \.isCount)
    else { return tokens }
    let range = tokens[0].range
    return Token.words(["it", "was"], at: range) + rest
  }

  /// "It was 28 minutes" of "it said 28 minutes on the display".
  func itSaid(_ tokens: [Token]) -> [Token]? {
    guard tokens.count > 3, tokens[0].isOne(of: "it", "that"), Self.stating.contains(tokens[1]), tokens[2].isCount,
      case let on = tokens.firstIndex(where: { $0.isWord("on") }) ?? tokens.count,
      tokens[on...].allSatisfy({
        $0.isOne(of: "on", "the", "my") || Self.devices.contains($0) || Self.printed.contains($0)
      })
    else { return nil }
    return [tokens[0], Token.word("was", at: tokens[1].range)] + tokens[2..<on]
  }

  /// What stands on a label behind its first figure.
  private static let besideFigure: WordSet = [
    "each", "per", "in", "total", "bar", "pack", "serving", "portion", "though", "btw", "and", "g", "grams", "of",
    "protein", "carbs", "carbohydrate", "carbohydrates", "fat", "fibre", "fiber", "kcal", "calories",
  ]

  /// Where the "45 g" of "label says 45 g" stands.
  private static func figureOfLabel(_ tokens: [Token]) -> Range<Int>? {
    guard let verb = stating.firstIndex(in: tokens.prefix(6)), verb > 0,
      printed.contains(tokens[verb - 1]), verb == 1 || pointing.contains(tokens[verb - 2]),
      let start = tokens[verb...].firstIndex(where: { $0.kind == .number }), start <= verb + 3,
      let figure = QuantityParser(tokens).quantity(at: start), figure.kilocalories != nil || figure.grams != nil,
      // "The recipe says 200 g of flour and 3 eggs" is read out.
      tokens[figure.tokens.upperBound...].allSatisfy({ $0.kind != .word || besideFigure.contains($0) })
    else { return nil }
    return figure.tokens
  }
}
