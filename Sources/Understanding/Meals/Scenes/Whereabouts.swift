import Foods

/// Names of towns and streets, which are none of what was eaten there: "in Lisbon", "on Cherry Lane".
struct Whereabouts {
  let catalog: FoodCatalog

  private static let leads = WordList.words(
    "in on at to from near around outside off of down up along past across through via by")
  private static let towns: WordSet = ["in", "to", "from", "near", "outside", "around", "via"]
  private static let ways = WordList.words(
    """
    street road lane avenue square terrace drive crescent close park station inn arms hill bridge gardens market hall
    court quay wharf boulevard highway beach bay island airport library museum hotel
    """)
  private static let longestName = 3

  /// `tokens` with a sign in place of each such phrase, so that every other word keeps its place.
  func masked(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2, tokens.contains(where: { Self.isCapital($0) }) else { return tokens }
    let isNameLike = SceneFilter.nameLike(tokens)
    var masked = tokens
    for index in tokens.indices.dropFirst() where Self.leads.contains(tokens[index]) && !isNameLike[index] {
      guard let end = end(at: index, in: tokens) else { continue }
      for place in index..<end {
        masked[place] = Token(kind: .punctuation, text: tokens[place].text, folded: "", range: tokens[place].range)
      }
    }
    return masked
  }

  /// The end of a phrase of place that begins with the preposition at `index`.
  private func end(at index: Int, in tokens: [Token]) -> Int? {
    var end = index + 1
    let first = end
    while end < tokens.count, end - first < Self.longestName, Self.isCapital(tokens[end]) { end += 1 }
    guard end > first else { return nil }
    // "Near Ueno station".
    if end < tokens.count, tokens[index].isOne(of: "near", "outside", "at", "by"), Self.ways.contains(tokens[end]) {
      return end + 1
    }
    if end - first > 1, Self.ways.contains(tokens[end - 1]) { return end }
    guard end == first + 1, Self.towns.contains(tokens[index]), isTown(tokens[first]), isEnd(end, in: tokens) else {
      return nil
    }
    return end
  }

  /// A name that is nobody's food and no brand's.
  private func isTown(_ token: Token) -> Bool {
    !SceneFilter.isShouted(token) && !token.folded.contains("'") && !TimeWords.months.contains(token)
      && !TimeWords.weekdays.contains(token) && !MealWords.eateries.contains(token)
      && (Self.foodTowns.contains(token) || catalog.link(token.folded)?.confidence ?? 0 < Self.named)
  }

  private static let named = 0.5
  /// They gave a food its name too.
  private static let foodTowns: WordSet = [
    "oaxaca", "parma", "bologna", "gouda", "edam", "hamburg", "frankfurt", "vienna", "java", "buffalo", "lima",
    "valencia", "seville", "cheddar", "turkey", "chile", "jamaica", "brussels", "philadelphia", "manchester", "bombay",
  ]

  /// Nothing behind it that the name would be said of: "from Tesco meal deal", "in Thai sauce".
  private func isEnd(_ index: Int, in tokens: [Token]) -> Bool {
    guard index < tokens.count else { return true }
    return tokens[index].kind == .punctuation || MealWords.small.contains(tokens[index])
      || MealWords.softJoiners[tokens[index]] != nil || MealWords.prepositions.contains(tokens[index])
      || MealWords.subordinators.contains(tokens[index]) || TimeWords.days.contains(tokens[index])
      || TimeWords.parts.contains(tokens[index]) || tokens[index].isOne(of: "for", "then", "but", "plus")
  }

  private static func isCapital(_ token: Token) -> Bool {
    token.kind == .word && token.join == .apart && SceneFilter.isCapitalLetter(token)
  }
}
