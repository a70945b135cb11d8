/// Digits that are typed for what they sound like: "soup 4 lunch", "ran 5k 2day".
enum TypedDigits {
  /// By what is glued to a 2.
  private static let afterTwo: WordTable<String> = [
    "day": "today", "dy": "today", "moro": "tomorrow", "morro": "tomorrow", "morrow": "tomorrow", "moz": "tomorrow",
    "mrw": "tomorrow", "mro": "tomorrow", "nite": "tonight", "night": "tonight", "nyt": "tonight",
  ]
  /// What lasts or is as old as a number of days: "a 2day hike".
  private static let ofDays: WordSet = [
    "old", "hike", "trip", "fast", "streak", "diet", "trek", "cleanse", "split", "break", "course", "event", "long",
  ]
  private static let meals: WordSet = [
    "breakfast", "brekkie", "brekky", "brekki", "brek", "breaky", "bfast", "bkfst", "bkfast", "brkfst", "brkfast",
    "brekfast", "breakfest", "lunch", "lun", "dinner", "din", "brunch", "supper", "dessert", "snack", "pudding",
    "afters",
  ]
  /// What may stand behind the meal where nobody counts it.
  private static let followers: WordSet = WordList.words(
    """
    and n with w wo plus at on i we had ate was is today yest yesterday yday ytd yst tonight last this then but so my
    after before b4 around in because cos bc tbh lol sry sorry pls please just now rn again too from the a an
    """)

  /// `tokens` with such digits written out.
  static func spelled(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.kind == .number && $0.folded.isOne(of: "2", "4") }) else { return tokens }
    return tokens.replacing { index in
      let token = tokens[index]
      let next = index + 1
      guard token.kind == .number, next < tokens.count else { return nil }
      if let word = glued(token, next, tokens) {
        let range = token.range.lowerBound..<tokens[next].range.upperBound
        return (next + 1, [Token.word(word, join: token.join, at: range)])
      }
      guard token.says("4"), isPurpose(next, in: tokens) else { return nil }
      return (next, [token.read(as: "for")])
    }
  }

  /// The word that the digit makes with the letters glued to it at `next`: "2moro", "4got".
  private static func glued(_ digit: Token, _ next: Int, _ tokens: [Token]) -> String? {
    let rest = tokens[next]
    guard rest.kind == .word, rest.join == .glued else { return nil }
    if digit.folded == "4" { return rest.says("got") ? "forgot" : nil }
    return digit.folded == "2" && !ofDays.contains(at: next + 1, in: tokens) ? afterTwo[rest] : nil
  }

  /// Whether what stands at `index` is what a meal was for, as in "tofu 4 dinner"; "4 dinner rolls" are counted, as
  /// are "4 lunches": four of anything stand in the plural.
  private static func isPurpose(_ index: Int, in tokens: [Token]) -> Bool {
    let meal = tokens[index].isOne(of: "my", "our", "me") ? index + 1 : index
    guard tokens[index].join == .apart,
      meals.contains(at: meal, in: tokens) || isTeatime(meal, in: tokens)
    else {
      return false
    }
    guard meal + 1 < tokens.count, tokens[meal + 1].kind == .word else { return true }
    if meal > index || followers.contains(tokens[meal + 1]) { return true }
    return index == 1 && !tokens[meal + 1].folded.hasSuffix("s") && !TimeWords.mealCompounds.contains(tokens[meal + 1])
  }

  /// "Soup 4 tea" tells of a meal; "had 4 tea", "4 tea" and "soup, 4 tea" of cups.
  private static func isTeatime(_ meal: Int, in tokens: [Token]) -> Bool {
    guard meal < tokens.count, tokens[meal].isWord("tea") else { return false }
    if meal == 1, meal + 1 < tokens.count, tokens[meal + 1].isSign(":") { return true }
    guard meal > 1, tokens[meal - 2].kind == .word else {
      return false
    }
    return !had.contains(tokens[meal - 2]) && !tokens[meal - 2].isBreak
  }

  private static let had: WordSet = [
    "had", "have", "having", "drank", "drink", "drinking", "made", "got", "ordered", "another", "n", "w", "about",
    "like", "just", "only", "was", "abt", "around", "bout", "maybe", "prob", "probably", "of",
  ]
}
