/// Times of day at the edge of a line that a sign parts from what was eaten, or that are written as the continent and
/// ships do: "7:30, two rolls", "croissant, 8h10", "2230 last night leftover chilli".
enum EdgeClocks {
  /// `tokens` with such a time as a clock reading right beside what it is of.
  static func told(
    _ tokens: [Token], holdsFood: ([Token]) -> Bool, usualEnergy: ([Token]) -> Double?
  ) -> [Token] {
    guard tokens.count > 1 else { return tokens }
    if let done = ofWorkout(tokens, holdsFood) { return done }
    if let (clock, end) = opening(tokens) {
      let rest = Array(tokens[(isParting(tokens[end]) ? end + 1 : end)...])
      return isFood(rest, holdsFood) ? [clock] + rest : tokens
    }
    if let (clock, place) = beforePart(tokens) {
      let before = Array(tokens[..<place])
      guard isFood(before, holdsFood) else { return tokens }
      return place + 1 == tokens.count ? before + withHalf(clock) : [clock] + tokens[(place + 1)...] + before
    }
    if let done = behindFood(tokens, holdsFood, usualEnergy) { return done }
    guard let (clock, start) = closing(tokens) else { return tokens }
    let before = Array(tokens[..<start].dropLast(while: { isParting($0) || $0.isWord("à") || $0.isWord("a") }))
    return isFood(before, holdsFood) ? before + [clock] : tokens
  }

  /// Hours and minutes before it are how long something took.
  private static let earliest = 4.0
  private static let noon = 12.0

  /// "Run 5k at 07:00" for "run 5k, 07:00" and "07:00, run 5k": a clock reading apart that is not how long it took, as that is
  /// told besides or would be faster than anybody is.
  private static func ofWorkout(_ tokens: [Token], _ holdsFood: ([Token]) -> Bool) -> [Token]? {
    let end = tokens.count
    let clock: Token
    let rest: [Token]
    if end > 2, tokens[0].kind == .clock, isParting(tokens[1]), tokens[2].kind == .word {
      (clock, rest) = (tokens[0], Array(tokens[2...]))
    } else if end > 2, tokens[end - 1].kind == .clock, tokens[end - 2].isSign(",") {
      (clock, rest) = (tokens[end - 1], Array(tokens[..<(end - 2)]))
    } else {
      return nil
    }
    guard let hour = clock.value, (earliest..<24).contains(hour), clock.hasOneColon,
      !rest.contains(where: { $0.isOne(of: "pace", "avg", "average", "splits", "rest") }),
      let best = ActivityLexicon.reference.best(of: ActivityLexicon.reference.mentions(in: rest)),
      best.strength != .weak || !holdsFood(rest)
    else { return nil }
    var amounts = WorkoutAmountReader.read(rest)
    if amounts.minutes == nil, amounts.kilometers == nil {
      guard clock.text.hasPrefix("0"), best.strength != .weak else { return nil }
    } else if amounts.minutes == nil {
      amounts.minutes = hour
      guard SpeedLimit.question(about: WorkoutReader().workout(best.activity, amounts: amounts, phrase: nil)) != nil
      else { return nil }
    }
    let at = Token.word("at", at: clock.range)
    guard amounts.kilometers != nil else { return rest + [at, clock.joined(.apart)] }
    // Beside a length only the half of the day tells it from how long it took.
    guard hour >= noon || clock.text.hasPrefix("0") else { return nil }
    let half = Token.word(hour < noon ? "am" : "pm", join: .glued, at: clock.range)
    let value = hour < noon + 1 ? hour : hour - noon
    return rest + [at, Token.clock(value, at: clock.range), half]
  }

  /// The reading that opens the line, with the token behind it.
  private static func opening(_ tokens: [Token]) -> (Token, Int)? {
    if tokens[0].kind == .clock { return isParting(tokens[1]) && tokens.count > 2 ? (tokens[0], 1) : nil }
    if tokens.count > 2, let clock = withHours(tokens[0], tokens[1]) ?? halfPast(tokens[0], tokens[1]) {
      return isAmount(2, tokens) ? nil : (clock, 2)
    }
    return digits(tokens[0]).flatMap { isAmount(1, tokens) ? nil : ($0, 1) }
  }

  /// The reading that ends the line, with where it begins.
  private static func closing(_ tokens: [Token]) -> (Token, Int)? {
    let end = tokens.count
    guard end > 2 else { return nil }
    if tokens[end - 1].kind == .clock { return tokens[end - 2].isSign(",") ? (tokens[end - 1], end - 1) : nil }
    return withHours(tokens[end - 2], tokens[end - 1]).map { ($0, end - 2) }
  }

  /// What energy told of a food differs from its usual energy by at most, as a share.
  private static let spread = 1.5
  /// Kilocalories that nobody eats of one food.
  private static let mostEnergy = 1500.0
  private static let wakingHours = 6.0...23.0
  /// Behind these the figure is a sum, a guess or a year.
  private static let summing = WordList.words(
    "total kcal kcals calories cals cal energy about around since early late mid year until")

  /// "Stew 1945" and "pasty 13": the figure that ends a line is when it was eaten where it is neither the energy of the food
  /// nor a count of it that anybody eats.
  private static func behindFood(
    _ tokens: [Token], _ holdsFood: ([Token]) -> Bool, _ usualEnergy: ([Token]) -> Double?
  ) -> [Token]? {
    let place = tokens.count - 1
    guard place > 0, tokens[place].kind == .number, tokens[place].join == .apart, tokens[place - 1].kind == .word,
      case let before = Array(tokens[..<place]), !summing.occurs(in: before),
      !tokens[place - 1].isWord("at"), !before.contains(where: { $0.kind == .clock })
    else { return nil }
    if let clock = digits(tokens[place]), let value = tokens[place].value, isFood(before, holdsFood) {
      let usual = usualEnergy(before)
      let isRound = value.truncatingRemainder(dividingBy: 100) == 0
      let isEnergy = usual.map { value <= $0 * (isRound ? 3 : spread) && value >= $0 / spread } ?? isRound
      return isEnergy ? nil : before + withHalf(clock)
    }
    guard let hour = tokens[place].value, wakingHours.contains(hour), hour == hour.rounded(),
      !EnglishPlural.isPlural(tokens[place - 1].folded), before.allSatisfy({ $0.kind == .word && !$0.isCount }),
      isFood(before, holdsFood), let all = usualEnergy(tokens),
      all > mostEnergy
    else { return nil }
    return before + [Token.word("at", at: tokens[place].range), tokens[place]]
  }

  private static let evenings: WordSet = ["night", "evening", "tonight"]
  private static let longestPart = 2

  /// "Pasties 2120 last night", "oats 0715 this morning", "oats 0715": four digits that end a line, or that the part of the
  /// day behind them holds. Energy is told with no zero in front.
  private static func beforePart(_ tokens: [Token]) -> (Token, Int)? {
    let end = tokens.count
    guard let place = tokens.indices.dropFirst().suffix(longestPart + 1).first(where: { tokens[$0].hasFourDigits }),
      let clock = digits(tokens[place]), let hour = clock.value, place + 1 == end || !isAmount(place + 1, tokens)
    else { return nil }
    let part = tokens[(place + 1)...]
    guard let last = part.last else { return tokens[place].text.hasPrefix("0") ? (clock, place) : nil }
    guard part.count == 1 || part.first.map({ $0.isOne(of: "last", "this", "yesterday") }) ?? false else {
      return nil
    }
    let fits =
      evenings.contains(last) ? hour >= 17 : last.isWord("morning") ? hour < 12 : last.isWord("afternoon") && hour >= 12
    return fits || tokens[place].text.hasPrefix("0") && TimeWords.days.contains(last) ? (clock, place) : nil
  }

  /// "0920" with the half of the day that a clock of twelve hours lacks.
  private static func withHalf(_ clock: Token) -> [Token] {
    guard let hour = clock.value, (1..<noon).contains(hour) else { return [clock] }
    return [clock, Token.word("am", join: .glued, at: clock.range)]
  }

  private static func isParting(_ token: Token) -> Bool { token.isSign(",") || token.isSign("-") || token.isSign(":") }

  /// "Half seven porridge".
  private static func halfPast(_ half: Token, _ hour: Token) -> Token? {
    guard half.isWord("half"), hour.join == .apart, hour.isCount,
      let value = hour.saidNumber, (5...11).contains(value), value == value.rounded()
    else { return nil }
    return Token.clock(value + 0.5, text: half.text, at: half.range.lowerBound..<hour.range.upperBound)
  }

  /// "8h10", "20h30", "16h" and "10ish".
  private static func withHours(_ number: Token, _ unit: Token) -> Token? {
    guard number.kind == .number, unit.join == .glued, let hour = number.value, hour < 24, hour == hour.rounded() else {
      return nil
    }
    let range = number.range.lowerBound..<unit.range.upperBound
    if unit.isWord("ish"), (1...12).contains(hour) {
      return Token.clock(hour, text: number.text + unit.text, at: range)
    }
    // "0h45" is how long it took.
    guard hour > 0 || number.text.utf8.count == 2, unit.folded.utf8.first == 0x68, unit.folded.utf8.count != 2,
      let minutes = unit.folded.utf8.count == 1 ? 0 : Int(unit.folded.dropFirst()), (0..<60).contains(minutes)
    else { return nil }
    return Token.clock(hour + Double(minutes) / 60, text: number.text + unit.text, at: range)
  }

  /// "1245" before "soup": nobody eats so many, and what is told to five minutes is a time.
  private static func digits(_ token: Token) -> Token? {
    guard let hours = token.compactHours, hours >= 5 || token.text.hasPrefix("0"),
      token.value?.truncatingRemainder(dividingBy: 5) == 0
    else {
      return nil
    }
    return token.read(asClock: hours)
  }

  /// What stands before the token at `index` counts or measures it.
  private static func isAmount(_ index: Int, _ tokens: [Token]) -> Bool {
    guard tokens[index].kind == .word || tokens[index].kind == .number else { return !isParting(tokens[index]) }
    return tokens[index].join != .apart || counted.contains(tokens[index])
      || UnitTable.unit(at: index, in: tokens) != nil
  }

  private static let counted = CompactClocks.counted.union(
    WordList.words(
      """
      of reps in total left over under inch inches fast fasted fasting sleep slept asleep nap shift flight drive work
      day window break later before after ago old straight
      """))

  private static func isFood(_ tokens: [Token], _ holdsFood: ([Token]) -> Bool) -> Bool {
    !tokens.isEmpty
      // "A way of 7 km, 5h10" took so long.
      && !tokens.indices.contains(where: { UnitTable.unit(at: $0, in: tokens)?.unit.dimension == .length })
      && holdsFood(tokens) && ActivityLexicon.reference.mentions(in: tokens).isEmpty
      && ExerciseLexicon.reference.mentions(in: tokens).isEmpty
  }
}
