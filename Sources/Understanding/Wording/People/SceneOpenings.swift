/// What a line opens with before it comes to the food: where that was got, the day of a journey, the star of the meal.
enum SceneOpenings {
  /// `tokens` without it.
  static func dropped(from tokens: [Token]) -> [Token] {
    guard tokens.count > 2 else { return tokens }
    return withoutBar(
      withoutStar(
        meant(
          withoutWhile(
            withoutDayToldFirst(withoutFuel(withoutDayOfTrip(withoutSource(withoutFiveADay(withoutHouse(tokens))))))))))
  }

  private static let longest = 5
  /// "One of my five a day: an orange".
  private static func withoutFiveADay(_ tokens: [Token]) -> [Token] {
    guard let day = tokens.prefix(8).firstIndex(where: { $0.isWord("day") }), day > 1, tokens[day - 1].isWord("a"),
      tokens[day - 2].isCount, day + 2 < tokens.count, tokens[day + 1].isSign(":") || tokens[day + 1].isSign("-"),
      tokens[..<day].contains(where: { $0.isWord("my") || $0.isWord("of") })
    else { return tokens }
    return Array(tokens[(day + 2)...])
  }

  private static let homes: WordSet = ["house", "home", "place", "flat", "apartment"]

  /// "At my friend house" as it is also said: where it was.
  static func withoutHouse(_ tokens: [Token]) -> [Token] {
    guard homes.occurs(in: tokens) else { return tokens }
    return tokens.replacing { index in
      guard tokens[index].isOne(of: "at", "in", "from"), index + 3 < tokens.count,
        tokens[index + 1].isOne(of: "my", "our", "the"), IntentWords.others.contains(tokens[index + 2]),
        homes.contains(tokens[index + 3])
      else { return nil }
      return (index + 4, [])
    }
  }

  /// "From the deli I had a roll": where it came from, and no food of that name.
  private static func withoutSource(_ tokens: [Token]) -> [Token] {
    guard tokens[0].isWord("from"), ListWords.determiners.contains(tokens[1]),
      let person = tokens.prefix(Self.longest + 2).firstIndex(where: { $0.isOne(of: "i", "we", "i've") }), person > 2,
      tokens[2..<person].allSatisfy({ $0.kind == .word })
    else { return tokens }
    return Array(tokens[person...])
  }

  /// "Rome day 2, ate a pizza", "Kyoto day four: udon".
  private static func withoutDayOfTrip(_ tokens: [Token]) -> [Token] {
    guard let day = tokens.prefix(longest).firstIndex(where: { $0.isWord("day") }), day > 0, day + 3 < tokens.count,
      tokens[day + 1].isCount,
      tokens[day + 2].isSign(",") || tokens[day + 2].isSign(":") || tokens[day + 2].isSign("."),
      tokens[..<day].allSatisfy({ $0.kind == .word && !$0.isCount })
    else { return tokens }
    return Array(tokens[(day + 3)...])
  }

  /// "Lunch while feeding the baby: a sandwich": what else went on stands before the colon.
  private static func withoutWhile(_ tokens: [Token]) -> [Token] {
    guard let place = tokens.prefix(longest).firstIndex(where: { $0.isWord("while") || $0.isWord("whilst") }),
      place > 0,
      TimeWords.meals[tokens[place - 1]] != nil,
      let colon = tokens[place...].prefix(10).firstIndex(where: { $0.isSign(":") }), colon + 1 < tokens.count,
      !tokens[place..<colon].contains(where: { $0.kind == .punctuation })
    else { return tokens }
    return Array(tokens[..<place] + tokens[colon...])
  }

  /// "It was a soup day: two cups of vegetable soup": what kind of day or meal it was stands before the list.
  private static func withoutDayToldFirst(_ tokens: [Token]) -> [Token] {
    guard tokens[0].isOne(of: "it", "today", "yesterday"), tokens[1].isWord("was"),
      NumberWords.articles.contains(tokens[2]),
      let colon = tokens.prefix(longest + 3).firstIndex(where: { $0.isSign(":") }), colon > 3, colon + 1 < tokens.count,
      occasions.contains(tokens[colon - 1])
    else { return tokens }
    let day = tokens[0].isWord("it") ? [] : [tokens[0]]
    let meal = TimeWords.meals[tokens[colon - 1]] != nil ? [tokens[colon - 1]] : []
    return day + meal + tokens[(day.isEmpty && meal.isEmpty ? colon + 1 : colon)...]
  }

  private static let fuel: WordSet = ["fuel", "fuelling", "fueling", "recovery"]

  /// "Long run fuel this morning: a bagel": what it was eaten for, and no run.
  private static func withoutFuel(_ tokens: [Token]) -> [Token] {
    guard fuel.occurs(in: tokens.prefix(longest)),
      let colon = tokens.prefix(longest * 2).firstIndex(where: { $0.isSign(":") || $0.isOne(of: "was", "were") }),
      colon > 0, colon + 1 < tokens.count, tokens[colon].isSign(":") || fuel.contains(tokens[colon - 1])
    else { return tokens }
    let times = TimeScanner.scan(Array(tokens[..<colon])).covered.flatMap { tokens[$0] }
    // "Post-ride recovery was 250 g rice".
    return times + tokens[(times.isEmpty || !tokens[colon].isSign(":") ? colon + 1 : colon)...]
  }

  private static let occasions = WordList.words(
    """
    night day morning evening afternoon weekend lunch dinner breakfast brunch supper tea picnic party break club payday
    birthday holiday
    """)

  /// "Movie night meant popcorn": on that night the person had it.
  private static func meant(_ tokens: [Token]) -> [Token] {
    guard let verb = tokens.prefix(longest).firstIndex(where: { $0.isOne(of: "meant", "called") }),
      verb > 0, occasions.contains(tokens[verb - 1]),
      case let last = tokens[verb].isWord("called") ? verb + 1 : verb, last + 1 < tokens.count,
      last == verb || tokens[last].isWord("for"),
      !tokens[last + 1].isOne(of: "that", "to", "i", "no")
    else { return tokens }
    let range = tokens[verb].range
    return tokens[..<verb] + [Token.sign(",", at: range)] + Token.words(["i", "had"], at: range)
      + tokens[(last + 1)...]
  }

  /// "Salad bar today: lettuce, chickpeas": a salad of these.
  private static func withoutBar(_ tokens: [Token]) -> [Token] {
    guard tokens[0].isWord("salad"), tokens[1].isWord("bar"), tokens.contains(where: { $0.isSign(":") }) else {
      return tokens
    }
    return [tokens[0]] + tokens.dropFirst(2)
  }

  private static let stars: WordSet = ["star", "highlight", "hero", "centrepiece", "centerpiece", "best"]

  /// "The star of lunch was a burrata": lunch was.
  private static func withoutStar(_ tokens: [Token]) -> [Token] {
    guard let star = stars.firstIndex(in: tokens.prefix(2)), star + 4 < tokens.count,
      let of = tokens[star...].prefix(3).firstIndex(where: { $0.isWord("of") }),
      let was = tokens[of...].prefix(4).firstIndex(where: { $0.isOne(of: "was", "were") }), was > of + 1,
      TimeWords.meals[tokens[was - 1]] != nil
    else { return tokens }
    return Array(tokens[(was - 1)...])
  }
}
