/// Reports and questions that open with a word of doubt.
extension FrameReader {
  private static let limits: WordSet = ["only", "just", "barely", "hardly", "about", "scarcely"]
  private static let managing = WordList.words("manage face stomach swallow finish get keep hold")

  /// "Could only manage a yoghurt", "could just about face toast": what was eaten, though little.
  static func isManaging(_ tokens: [Token], from start: Int) -> Bool {
    // "150 ml of juice was all I could manage".
    if let all = tokens.indices.first(where: { tokens.word($0) == "all" && tokens.word($0 + 1) == "i" }), all > start,
      tokens.word(all - 1).isOne(of: "was", "is", "were", "it's", "that's"),
      tokens.word(all + 2).isOne(of: "could", "can", "had")
        // "An apple was all I wanted"; "cake was all I wanted" may have been missing.
        || tokens.word(all + 2).isOne(of: "wanted", "needed", "fancied")
          && (tokens[start].isCount || NumberWords.articles.contains(tokens[start]))
    {
      return true
    }
    var at = tokens.word(start).isOne(of: "i", "we") ? start + 1 : start
    guard tokens.word(at).isOne(of: "could", "can", "couldn't") else { return false }
    let isDenied = tokens.word(at).folded.hasPrefix("couldn")
    at += 1
    let first = at
    while limits.contains(at: at, in: tokens) { at += 1 }
    if isDenied {
      // "couldn't manage more than a yoghurt".
      return at == first && (managing.contains(at: at, in: tokens) || tokens.word(at) == "eat")
        && tokens.word(at + 1) == "more" && tokens.word(at + 2) == "than"
    }
    // "could just eat a burger" is a wish.
    return at > first
      && (managing.contains(at: at, in: tokens) || tokens.word(at) == "eat" && tokens.word(at - 1) != "just")
  }

  private static let estimates = WordList.words(
    "roughly approximately approx about around exactly ballpark generally typically usually wondering curious so")
  private static let asking: WordSet = ["how", "what", "what's", "which"]

  /// "Roughly what energy has a bap", "just wondering what carbs rice has".
  static func asksAbout(_ tokens: [Token], from start: Int) -> Bool {
    var at = start
    while estimates.contains(at: at, in: tokens) { at += 1 }
    guard at > start, asking.contains(at: at, in: tokens) else { return false }
    return tokens.word(at) != "what" || !tokens.word(at + 1).isOne(of: "a", "an", "i")
  }

  /// What is done about one's figures by eating: "a shake to hit my macros".
  static let reaching: WordSet = ["hit", "meet", "reach", "fit", "match"]

  /// "Let me see": said while one remembers, where nothing follows that is to be seen.
  static func isLookingBack(_ tokens: [Token], from start: Int) -> Bool {
    tokens.word(start) == "let" && tokens.word(start + 1) == "me" && tokens.word(start + 2) == "see"
      && !tokens[(start + 3)...].contains { $0.kind == .word }
  }

  private static let unnamedFood = WordList.words(
    """
    option options idea ideas food foods thing things snack snacks meal meals recipe recipes choice choices swap swaps
    alternative alternatives breakfast breakfasts lunch lunches dinner dinners supper drink drinks eating or enough
    """)

  /// "Healthy salad for lunch": a dish at its meal, where "healthy snacks for work" are asked for.
  static func isHealthyDish(_ tokens: [Token], from start: Int) -> Bool {
    guard tokens.word(start) == "healthy", start + 1 < tokens.count,
      !tokens[(start + 1)...].prefix(3).contains(where: { unnamedFood.contains($0) && !$0.isWord("lunch") }),
      tokens[start + 1].kind == .word, !unnamedFood.contains(tokens[start + 1])
    else { return false }
    return tokens.indices.dropLast().contains {
      tokens[$0].isWord("for") && TimeWords.meals.contains(tokens[$0 + 1])
    }
  }

  private static let preparing = WordList.words(
    """
    doing making having cooking ordering getting grilling roasting eating baking frying going trying barbecuing
    serving planning
    """)

  /// "doing tacos tonight", "we're having steak": what goes on or is to come, with no verb of what is past.
  static func isProgressive(_ tokens: [Token]) -> Bool {
    var at = opening(of: tokens)
    while tokens.word(at).isOne(of: "i'm", "im", "i", "we", "we're", "am", "are", "be", "just", "probably") {
      at += 1
    }
    return preparing.contains(at: at, in: tokens)
  }

  /// "maybe half", "perhaps 200 g": how much of what was said before.
  static func isAmountAlone(_ tokens: [Token]) -> Bool {
    guard tokens.count > 1, let quantity = QuantityParser(tokens).quantity(at: 1) else { return false }
    // "all day, maybe 5 hours on the slopes".
    if quantity.seconds != nil, !quantity.isArticle { return true }
    return tokens[quantity.tokens.upperBound...].allSatisfy {
      $0.kind == .punctuation || $0.isWord("it") || $0.isWord("of")
    }
  }

  private static let toCome = WordList.words(
    "later tonight tonite tomorrow soon next instead i'll ill should could might more less extra enough day daily or"
  )

  /// "maybe 300 g of gnocchi": a guess at what it weighed, which nobody makes to the gram of what is to come.
  static func isGuessedWeight(_ tokens: [Token]) -> Bool {
    guard tokens.count > 2, tokens.word(0).isOne(of: "maybe", "perhaps", "possibly"),
      let amount = QuantityParser(tokens).quantity(at: hedges.contains(at: 1, in: tokens) ? 2 : 1),
      amount.grams != nil || amount.milliliters != nil, amount.unit?.dimension != .measure
    else { return false }
    return !tokens.contains { toCome.contains($0) || TimeWords.meals.contains($0) }
  }

  private static let hedges = QuantityWords.approximators
}
