/// A British clock behind what was eaten: "toast and jam 8.15", "chicken curry and rice 19.20".
enum PointedClocks {
  /// `tokens` with such a figure at the end as a clock reading, and with those at the ends of all items of a list.
  static func told(_ said: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    let tokens = leading(behindMeals(beforeDays(said, holdsFood)), holdsFood)
    let end = tokens.dropLast(while: { $0.kind == .punctuation }).count
    // Few lines end in a figure with a point.
    guard end > 1, hours(tokens[end - 1]) != nil else { return tokens }
    let items = items(of: tokens[..<end])
    let figures = items.compactMap { item in item.indices.dropFirst().last.flatMap { hours(tokens[$0]) } }
    guard goUp(figures), figures.count < 3 || figures.count == items.count else { return tokens }
    var told = tokens
    for item in items {
      guard let place = item.indices.last, let hour = hours(tokens[place]) else { continue }
      guard isOf(item.dropLast(), holdsFood) else { return tokens }
      told[place] = clock(tokens[place], hour)
    }
    return told
  }

  /// "6.45 porridge": a figure that opens the line and is no count of what follows.
  private static func leading(_ tokens: [Token], _ holdsFood: ([Token]) -> Bool) -> [Token] {
    guard let first = tokens.first, tokens.count > 1, tokens[1].kind == .word, tokens[1].join == .apart,
      let hour = hours(first), hour >= 4 || !first.folded.hasSuffix("25") && !first.folded.hasSuffix("50"),
      isFood(Array(tokens.dropFirst()), holdsFood)
    else { return tokens }
    return [clock(first, hour)] + tokens.dropFirst()
  }

  private static let days: WordSet = ["yesterday", "tonight"]
  private static let parts: WordSet = ["night", "morning", "afternoon", "evening"]

  /// "Curry 8.30 last night": an hour of that day, and no count of curries.
  private static func beforeDays(_ tokens: [Token], _ holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 2 else { return tokens }
    var told = tokens
    for index in tokens.indices.dropFirst().dropLast() {
      guard
        days.contains(tokens[index + 1])
          || tokens[index + 1].isOne(of: "last", "this") && parts.contains(at: index + 2, in: tokens),
        let hour = hours(tokens[index]),
        case let start = tokens[..<index].lastIndex(where: \.isBreak).map({ $0 + 1 }) ?? 0,
        isOf(tokens[start..<index], holdsFood)
      else { continue }
      told[index] = clock(tokens[index], hour)
    }
    return told
  }

  /// "Lunch 12.30 soup and a roll": the hour of a meal, and no count of what was eaten.
  private static func behindMeals(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2 else { return tokens }
    var told = tokens
    for index in tokens.indices.dropFirst().dropLast() {
      guard let hour = hours(tokens[index]), TimeWords.meals.contains(tokens[index - 1]),
        index == 1 || tokens[index - 2].isBreak || tokens[index - 2].isWord("had"),
        hour >= 4 || !tokens[index].folded.hasSuffix("25") && !tokens[index].folded.hasSuffix("50"),
        !tokens[index + 1].isWord("x"), tokens[index + 1].join == .apart || tokens[index + 1].kind == .punctuation,
        UnitTable.unit(at: index + 1, in: tokens) == nil
      else { continue }
      told[index] = clock(tokens[index], hour)
    }
    return told
  }

  private static func isFood(_ tokens: [Token], _ holdsFood: ([Token]) -> Bool) -> Bool {
    !tokens.isEmpty && !tokens[0].isWord("x") && UnitTable.unit(at: 0, in: tokens) == nil && holdsFood(tokens)
      && ActivityLexicon.reference.mentions(in: tokens).isEmpty
  }

  private static func clock(_ token: Token, _ hour: Double) -> Token {
    token.read(asClock: hour, digits: token.folded.replacing(".", with: ":"))
  }

  /// As times of one day do, and the prices of a till receipt do not; "11.30" and "1.15" go over noon.
  private static func goUp(_ hours: [Double]) -> Bool {
    var last = -1.0
    for hour in hours {
      guard let time = [hour, hour + 12].first(where: { $0 > last && $0 < 24 }) else { return false }
      last = time
    }
    return true
  }

  /// "9.30" as the clock it is; nil for other figures.
  static func clock(of token: Token) -> Token? {
    hours(token).map { clock(token, $0) }
  }

  /// Parted by signs, and by "and" where it stands behind such a figure: "cereal 7.15 and coffee 10.40".
  private static func items(of tokens: ArraySlice<Token>) -> [ArraySlice<Token>] {
    var items: [ArraySlice<Token>] = []
    var start = tokens.startIndex
    for index in tokens.indices.dropFirst()
    where [",", ";", "\n"].contains(where: { tokens[index].isSign($0) })
      || tokens[index].isOne(of: "and", "then") && hours(tokens[index - 1]) != nil
    {
      items.append(tokens[start..<index])
      start = index + 1
    }
    return (items + [tokens[start...]]).filter { !$0.isEmpty }
  }

  /// Hours since midnight, of "8.15" and "19.40": what a clock shows is told to five minutes.
  private static func hours(_ token: Token) -> Double? {
    guard token.kind == .number, token.join == .apart, let (hour, minutes) = token.pointedTime else { return nil }
    // "0.45" is a part of one, "1.50" one and a half; "00.45" is past midnight.
    let isPart =
      hour < 1 && token.folded.utf8.count == 4 || hour < 3 && minutes.truncatingRemainder(dividingBy: 25) == 0
    guard minutes.truncatingRemainder(dividingBy: 5) == 0, !isPart || minutes == 0 && hour >= 1 else { return nil }
    return hour + minutes / 60
  }

  /// Words that make an amount, a price or a measure of the figure behind them.
  private static let binding = WordList.words(
    """
    for of x at was is are were by cost costs paid price weighs weighed weight plus times about around roughly only
    just approx under over to from ran walked cycled rode swam had ate drank and with or total totalled
    """)

  /// Whether what stands before the figure is food and nothing that is measured otherwise.
  private static func isOf(_ item: ArraySlice<Token>, _ holdsFood: ([Token]) -> Bool) -> Bool {
    let words = Array(item)
    guard let last = words.last, last.kind == .word, !binding.contains(last),
      UnitTable.unit(at: words.count - 1, in: words).map({ $0.unit.dimension == .measure }) ?? true,
      !words.contains(where: {
        $0.isOne(of: "£", "$", "€", "quid", "bmi", "pace", "kcal", "calories", "goal", "target")
      }),
      ActivityLexicon.reference.mentions(in: words).isEmpty, ExerciseLexicon.reference.mentions(in: words).isEmpty
    else { return false }
    return holdsFood(words)
  }
}
