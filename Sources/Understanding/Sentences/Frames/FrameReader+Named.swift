/// People who are called by their names, in capitals or not, as those whom food is for.
extension FrameReader {
  /// Names that are drinks and times as well: "Stella: 2 pints", "Dawn: porridge".
  private static let labels: WordSet = ["stella", "jack", "jim", "jose", "dawn", "eve", "noor", "hugo"]

  /// The "Nina" of "for Nina" and the "omar" of "my lodger omar": a person's name, in small letters where no other word is
  /// written so.
  static func isNamedPerson(_ index: Int, in tokens: [Token]) -> Bool {
    GivenNames.all.contains(at: index, in: tokens)
      && (SceneFilter.isCapitalLetter(tokens[index]) || !GivenNames.alsoWords.contains(tokens[index]))
  }

  /// "Omar: three ciders", "nina: falafel", where the name is not a drink's or a time's.
  static func isNamedLabel(_ index: Int, in tokens: [Token]) -> Bool {
    isNamedPerson(index, in: tokens) && !labels.contains(tokens[index])
  }

  /// The "Ravi's" of "Ravi's lunch".
  static func isNamedOwner(_ token: Token) -> Bool {
    guard token.kind == .word, token.ends(in: "'s") else {
      return false
    }
    return GivenNames.all.contains(String(token.folded.dropLast(2))) && SceneFilter.isCapitalLetter(token)
  }

  /// The "son's" of "my son's lunch".
  static func isOthersOwner(_ token: Token) -> Bool {
    token.ends(in: "'s")
      && IntentWords.others.contains(String(token.folded.dropLast(2)))
  }

  private static let helpings: WordSet = [
    "tea", "order", "plate", "portion", "snack", "lunchbox", "pudding", "lunches", "lunchboxes", "snacks", "dinners",
    "teas",
  ]
  private static let behindMeal: WordSet = [
    "was", "is", "were", "today", "tonight", "yesterday", "again", "this", "at",
  ]

  /// "Ravi's lunch: rice and dal", "Ravi's tea was chips": another's meal, where "Ravi's breakfast burrito" is a dish.
  static func isMealOfNamed(_ tokens: [Token], from start: Int) -> Bool {
    guard start + 1 < tokens.count else { return false }
    // "The twins' tea".
    let isOfSeveral = tokens[start + 1].isSign("'") && IntentWords.others.contains(tokens[start])
    let meal = isOfSeveral ? start + 2 : start + 1
    guard meal < tokens.count, isOfSeveral || isNamedOwner(tokens[start]) || isOthersOwner(tokens[start]),
      TimeWords.meals.contains(tokens[meal]) || helpings.contains(tokens[meal])
    else { return false }
    let next = tokens.word(meal + 1).isOne(of: "box", "boxes") ? meal + 2 : meal + 1
    return next == tokens.count || tokens[next].kind == .punctuation || behindMeal.contains(tokens[next])
  }

  private static let events = WordList.words(
    """
    birthday party wedding christening baptism funeral school class team leaving lunch lunchbox dinner tea breakfast
    supper picnic visit visitors parents mum dad sister brother friends family kids graduation retirement shower
    """)

  /// "Ravi" of "for Ravi", "Ravi's party", "my aunt's birthday": whom something is made for, at most four words on. What
  /// stands between describes them: "for our lovely new neighbour".
  static func recipient(behind index: Int, in tokens: [Token]) -> Int? {
    for at in tokens.indices[(index + 1)...].prefix(4) {
      let token = tokens[at]
      // "The in-laws" are cut in two.
      if token.isWord("in"), tokens.word(at + 1) == "laws" { return at + 1 }
      guard token.kind == .word, !accompanying.contains(token) else { return nil }
      if IntentWords.others.contains(token) || isNamedPerson(at, in: tokens) { return at }
      if isNamedOwner(token) || isOthersOwner(token) {
        return events.firstIndex(in: tokens[(at + 1)...].prefix(2))
      }
    }
    return nil
  }

  private static let accompanying: WordSet = ["with", "and", "at", "from", "by", "on", "in", "to", "before", "after"]
}
