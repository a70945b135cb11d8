/// Diaries on one line, whose meals stand before or behind what was eaten: "breakfast: eggs lunch: soup", "eggs (breakfast),
/// soup (lunch)", "1) breakfast: eggs 2) lunch: soup".
enum DiaryHeadings {
  /// `tokens` with a full stop before each meal that heads foods, "for" before each that stands behind them, and without the
  /// numbers of a list.
  static func parted(_ said: [Token]) -> [Token] {
    let tokens = withWeightApart(unnumbered(unstarred(said)))
    guard tokens.count > 4, tokens.count(where: { TimeWords.meals.contains($0) }) > 1 else { return tokens }
    return headed(behind(withColons(withTea(tokens))))
  }

  /// "*Breakfast*: eggs" and "**Lunch** soup" as they are shown.
  private static func unstarred(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.isSign("*") }), TimeWords.meals.occurs(in: tokens) else {
      return tokens
    }
    func isOfMeal(_ index: Int) -> Bool {
      let before = tokens[index...].prefix { $0.isSign("*") }.endIndex
      let behind = tokens[..<index].suffix(2).last { !$0.isSign("*") }
      return before < tokens.count && TimeWords.meals.contains(tokens[before])
        || behind.map { TimeWords.meals.contains($0) } ?? false
    }
    return tokens.indices.filter { !tokens[$0].isSign("*") || !isOfMeal($0) }.map { index in
      index > 0 && tokens[index - 1].isSign("*") && tokens[index].kind == .word
        ? tokens[index].joined(.apart) : tokens[index]
    }
  }

  // MARK: Numbers

  /// "1) eggs 2) toast" and "2. toast" without what numbers the items.
  private static func unnumbered(_ tokens: [Token]) -> [Token] {
    let places = tokens.indices.filter { isNumeral($0, in: tokens) }
    guard let first = places.first, first == 0 || places.count > 1,
      zip(places, places.dropFirst()).allSatisfy({ tokens[$1].value == (tokens[$0].value ?? 0) + 1 }),
      first == 0 || tokens[first].value == 1
    else { return tokens }
    return tokens.retelling { index, told in
      guard places.contains(index) else { return nil }
      let parts = told.last.map { $0.kind != .punctuation } ?? false
      return (index + 2, parts ? [Token.sign(".", at: tokens[index].range)] : [])
    }
  }

  /// A whole number with a bracket or a point glued to it, and something apart behind that.
  private static func isNumeral(_ index: Int, in tokens: [Token]) -> Bool {
    guard index + 2 < tokens.count, tokens[index].kind == .number, let value = tokens[index].value,
      (1...20).contains(value), value == value.rounded(), tokens[index + 1].join == .glued,
      tokens[index + 2].join == .apart
    else { return false }
    if tokens[index + 1].isSign(")") {
      return index == 0 || !tokens[..<index].suffix(4).contains { $0.isSign("(") }
    }
    guard tokens[index + 1].isSign(".") else { return false }
    // "1. eggs 2. toast": a line that opens so goes on so.
    return index == 0 || tokens[index - 1].kind == .punctuation || tokens[0].value == 1 && tokens[1].isSign(".")
  }

  // MARK: Weight

  /// "Weight: 81.2; breakfast: eggs" for "weight: 81.2 breakfast: eggs" and for "weight: 81.2, breakfast: eggs".
  private static func withWeightApart(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4, let weight = tokens.firstIndex(where: { $0.isOne(of: "weight", "weighed", "wt", "bw") }),
      weight + 2 < tokens.count, case let place = tokens[weight + 1].isSign(":") ? weight + 2 : weight + 1,
      tokens[place].kind == .number
    else { return tokens }
    var end = place + 1
    if end < tokens.count, tokens[end].isOne(of: "kg", "kgs", "lb", "lbs", "kilos", "pounds") { end += 1 }
    if weight > 1, end == tokens.count, tokens[weight - 1].kind != .punctuation, tokens[weight + 1].isSign(":"),
      TimeWords.meals.occurs(in: tokens[..<weight])
    {
      return tokens[..<weight] + [Token.sign(";", at: tokens[weight].range)] + tokens[weight...]
    }
    let meal = end < tokens.count && tokens[end].isSign(",") ? end + 1 : end
    guard weight == 0, meal + 1 < tokens.count, TimeWords.meals.contains(tokens[meal]),
      tokens[meal + 1].isSign(":") || tokens[meal + 1].isCount || tokens[meal + 1].isWord("was")
    else { return tokens }
    return tokens[..<end] + [Token.sign(";", at: tokens[meal].range)] + tokens[meal...]
  }

  // MARK: Meals

  private static let parting: WordSet = [",", ";", ".", "\n", "|"]

  /// "Eggs for breakfast, soup for lunch" for "eggs (breakfast), soup (lunch)" and "eggs - breakfast, soup - lunch".
  private static func behind(_ tokens: [Token]) -> [Token] {
    guard let first = TimeWords.meals.firstIndex(in: tokens), first > 1 else { return tokens }
    return tokens.replacing { index in
      guard let end = bracketed(at: index, in: tokens) ?? dashed(at: index, in: tokens) else { return nil }
      return (end, [Token.word("for", at: tokens[index].range), tokens[index + 1].joined(.apart)])
    }
  }

  /// "Dinner beans on toast" for the "tea beans on toast" of a line whose other meals head their foods as well.
  private static func withTea(_ tokens: [Token]) -> [Token] {
    guard TimeWords.meals.contains(tokens[0]) || TimeWords.meals.contains(tokens[1]) else { return tokens }
    return tokens.indices.map { index in
      guard tokens[index].isWord("tea"), index > 1, index + 1 < tokens.count, parting.contains(tokens[index - 1]),
        tokens[index + 1].kind == .word, !tokens[index + 1].isBreak
      else { return tokens[index] }
      return Token.word("dinner", at: tokens[index].range)
    }
  }

  /// "Breakfast: crumpets, lunch: pizza" for "breakfast crumpets, lunch pizza", where nobody had a lunch pizza.
  private static func withColons(_ tokens: [Token]) -> [Token] {
    func isHeading(_ index: Int) -> Bool {
      TimeWords.meals.contains(tokens[index]) && index + 1 < tokens.count && tokens[index + 1].kind == .word
        && tokens[index + 1].join == .apart && !tokens[index + 1].isBreak && !verbs.contains(tokens[index + 1])
        && (index == 0 || parting.contains(tokens[index - 1]))
    }
    guard isHeading(0), tokens.indices.dropFirst().contains(where: isHeading) else { return tokens }
    return tokens.indices.flatMap { index in
      isHeading(index) ? [tokens[index], Token.sign(":", at: tokens[index].range)] : [tokens[index]]
    }
  }

  private static let verbs = IntentWords.reports.union(IntentWords.copulas).union([
    "i", "we", "at", "today", "was", "time",
  ])

  /// The end of "(breakfast)".
  private static func bracketed(at index: Int, in tokens: [Token]) -> Int? {
    guard index > 0, index + 2 < tokens.count, tokens[index].isSign("("), TimeWords.meals.contains(tokens[index + 1]),
      tokens[index + 2].isSign(")")
    else { return nil }
    return index + 3
  }

  /// The end of "- breakfast" that closes an item.
  private static func dashed(at index: Int, in tokens: [Token]) -> Int? {
    guard index > 0, index + 1 < tokens.count, tokens[index].isSign("-"), TimeWords.meals.contains(tokens[index + 1]),
      index + 2 == tokens.count || parting.contains(tokens[index + 2])
    else { return nil }
    return index + 2
  }

  /// "Breakfast: eggs. Lunch: soup" for "breakfast: eggs lunch: soup", and so without colons where the line opens with a meal
  /// and each heads something that is counted.
  private static func headed(_ tokens: [Token]) -> [Token] {
    let opens = TimeWords.meals.contains(tokens[0])
    let places = tokens.indices.dropFirst().filter { index in
      guard TimeWords.meals.contains(tokens[index]), index + 1 < tokens.count, tokens[index - 1].kind == .word else {
        return false
      }
      if tokens[index + 1].isSign(":") { return !tokens[index - 1].isBreak && !isOwned(index, in: tokens) }
      return opens && !tokens[1].isSign(":") && heads(tokens[0], tokens[1]) && heads(tokens[index], tokens[index + 1])
        && !tokens[index - 1].isBreak && !isOwned(index, in: tokens)
    }
    return places.isEmpty ? tokens : tokens.parted(by: ".", where: places.contains)
  }

  private static let owning: WordSet = IntentWords.determiners.union(NumberWords.articles).union([
    "had", "ate", "late", "early", "big", "after", "before", "post", "pre", "during", "the",
  ])

  /// "My breakfast:", "today's lunch:", "snack after dinner:".
  private static func isOwned(_ index: Int, in tokens: [Token]) -> Bool {
    let before = tokens[index - 1]
    return owning.contains(before) || before.folded.hasSuffix("'s") || TimeWords.days.contains(before)
      || TimeWords.weekdays.contains(before)
  }

  private static func heads(_ meal: Token, _ next: Token) -> Bool {
    !meal.isOne(of: "snack", "snacks", "tea")
      && (next.isCount || next.kind == .clock || NumberWords.articles.contains(next) || next.isWord("some"))
  }
}
