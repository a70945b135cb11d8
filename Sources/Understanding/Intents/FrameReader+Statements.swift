/// Clauses about how things are.
extension FrameReader {
  static let states: WordSet = WordList.words(
    """
    closed shut flooded rammed locked heaving taken full busy open packed empty crowded cancelled canceled off out fun hard tough easy brutal long
    terrible awful bad good great nice tasty yummy delicious huge cold hot gross amazing awesome perfect fine ok
    okay rough worth disgusting broken late early ready gone expensive cheap my incredible fantastic excellent
    lovely
    """)

  static let texts = WordList.words(
    "recipe recipes label packet package menu article book blog video site restaurant shop store cafe buffet canteen services bar pub bakery kiosk deli chippy"
  )
  private static let saying = WordList.words(
    "had has serves served sells sold offers offered calls called says said needs need requires lists listed suggests suggested recommends wants claims states does makes"
  )

  private static let instructions = WordList.words(
    "instructions directions dosage tub tin box bottle carton sachet leaflet guidelines scoop")

  /// "The directions on the tub say two scoops in 300 ml": how it is to be used.
  private static func isInstructed(_ tokens: [Token], from start: Int) -> Bool {
    tokens[start...].prefix(6).indices.contains { index in
      instructions.contains(tokens[index])
        && ["say", "says", "said", "recommend", "recommends", "suggest", "suggests"].contains(word(index + 1, tokens))
    } && !tokens.contains { ["i", "we"].contains($0.folded) }
  }

  private static let qualities: WordSet = [
    "reputation", "aftertaste", "smell", "texture", "flavour", "flavor", "taste", "following", "history", "name",
  ]

  /// "The recipe calls for 2 eggs": what is written somewhere.
  static func isWritten(_ tokens: [Token], from start: Int) -> Bool {
    if isInstructed(tokens, from: start) { return true }
    let subject = start..<min(start + 3, tokens.count)
    guard let text = subject.first(where: { texts.contains(tokens[$0]) }), !tokens[start].isWord("my"),
      // "the label says 320 kcal" is about what was eaten.
      !isLabelled(tokens, text: tokens[text])
    else { return false }
    let verb = behindPlace(text + 1, tokens)
    return saying.contains(at: verb, in: tokens) && !["me", "us"].contains(word(verb + 1, tokens))
  }

  /// Where the verb stands behind "on Walnut Avenue" and "only".
  private static func behindPlace(_ index: Int, _ tokens: [Token]) -> Int {
    var at = index
    if ["in", "on", "at", "near", "by", "opposite", "round"].contains(word(at, tokens)),
      let verb = saying.firstIndex(in: tokens[at...].prefix(6))
    {
      at = verb
    }
    while ["only", "just", "still", "all"].contains(word(at, tokens)) { at += 1 }
    return at
  }

  private static let holding: WordSet = [
    "was", "were", "included", "includes", "had", "contained", "consisted", "comprised", "came",
  ]

  /// "which makes me 81 kg".
  private static let summing: WordSet = ["makes", "brings", "takes", "puts", "leaves"]

  /// "which included a burrito", "my favourite Polish food": more of what was told before.
  static func goesOn(_ tokens: [Token], from start: Int) -> Bool {
    if word(start, tokens) == "which" {
      return holding.contains(at: start + 1, in: tokens) || ["i", "we"].contains(word(start + 1, tokens))
        || summing.contains(at: start + 1, in: tokens) && word(start + 2, tokens) == "me"
    }
    guard ["my", "a", "our"].contains(word(start, tokens)), tokens.count - start <= 6 else { return false }
    return ["favorite", "favourite", "fave"].contains(word(start + 1, tokens))
      && !tokens.contains { ["is", "are", "was", "were"].contains($0.folded) }
  }

  /// The energy of what was eaten, as its label says it; "per bar" and a menu tell what would be.
  private static func isLabelled(_ tokens: [Token], text: Token) -> Bool {
    tokens.contains { UnitTable.unit(named: $0.folded)?.dimension == .energy }
      && ["label", "packet", "package", "app"].contains(text.folded) && !tokens.contains { $0.isWord("per") }
  }

  /// "Bananas are high in potassium", "the gym was closed": about things, not about what was done.
  static func isStatement(_ tokens: [Token], from start: Int) -> Bool {
    if ["there's", "theres"].contains(word(start, tokens)), !statesMeasure(tokens) { return true }
    if ["costs", "cost"].contains(word(start + 1, tokens)) { return true }
    let hasFigure = tokens.indices.contains { index in
      tokens[index].kind == .clock || tokens[index].kind == .number && !isOrdinal(index, tokens)
    }
    guard !hasFigure, !statesMeasure(tokens) else { return false }
    // "that make of cheese has a poor name".
    if let verb = tokens.firstIndex(where: { $0.isWord("has") || $0.isWord("have") }), verb > start,
      !["i", "we"].contains(word(verb - 1, tokens)), qualities.occurs(in: tokens[verb...])
    {
      return true
    }
    guard
      let copula = tokens.indices.first(where: {
        [
          "is", "are", "was", "were", "seems", "looks", "sounds", "tastes", "tasted", "smells", "looked", "smelled",
          "felt",
          "isn't", "aren't",
        ].contains(tokens[$0].folded) && !isRelative($0, tokens)
      }),
      copula > start
    else { return false }
    // "two pasties felt like bliss": so many were eaten.
    if ["felt", "tasted"].contains(tokens[copula].folded), statesCount(Array(tokens[..<copula])) { return false }
    let isAboutMeal = tokens[..<copula].contains {
      TimeWords.meals[$0] != nil
        || ["weight", "snack", "meal", "order", "plate", "treat", "dessert"].contains($0.folded)
    }
    // "a granola bar was my snack".
    let isMealBehind =
      ["my", "our"].contains(word(copula + 1, tokens)) && ["was", "were"].contains(tokens[copula].folded)
      && tokens[copula...].contains { TimeWords.meals[$0] != nil }
    guard !isAboutMeal, !isMealBehind else { return false }
    if !["was", "were"].contains(tokens[copula].folded) { return true }
    var next = copula + 1
    while ["so", "very", "really", "too", "pretty", "super", "quite", "just", "absolutely", "a", "bit"].contains(
      word(next, tokens))
    { next += 1 }
    guard states.contains(at: next, in: tokens) || OpinionWords.all.contains(at: next, in: tokens) else { return false }
    // "it was hot yoga".
    return next + 1 >= tokens.count
      || !ActivityLexicon.reference.mentions(in: Array(tokens[next...])).contains { $0.range.lowerBound == 0 }
  }

  private static let outages: WordSet = ["off", "out", "down", "shut", "closed", "broken", "gone", "empty", "bust"]

  /// "the heating's off now": what does not work.
  static func isOutage(_ tokens: [Token], from start: Int) -> Bool {
    tokens.indices.dropLast().contains { index in
      guard index > start, tokens[index].folded.hasSuffix("'s"), outages.contains(tokens[index + 1]) else {
        return false
      }
      return index + 2 == tokens.count || ["again", "today", "now", "still"].contains(word(index + 2, tokens))
    }
  }

  /// "soup that smelled amazing": described, and nothing said of it at large.
  private static func isRelative(_ verb: Int, _ tokens: [Token]) -> Bool {
    verb > 1 && ["that", "which"].contains(tokens[verb - 1].folded)
      && ["was", "were", "felt", "tasted", "smelled", "looked"].contains(tokens[verb].folded)
  }

  /// The figure of "4th".
  private static func isOrdinal(_ index: Int, _ tokens: [Token]) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].join == .glued
      && ["st", "nd", "rd", "th"].contains(tokens[index + 1].folded)
  }

  private static let stores: WordSet = [
    "freezer", "fridge", "cupboard", "pantry", "larder", "drawer", "kitchen", "office", "oven", "garage",
  ]

  /// "there's a tub of ice cream in the freezer": where it is, and not that it was eaten.
  static func isStored(_ tokens: [Token], from start: Int) -> Bool {
    ["there's", "theres"].contains(word(start, tokens)) && stores.occurs(in: tokens)
      && !tokens.contains { ["had", "ate", "finished", "so", "and"].contains($0.folded) }
  }

  /// "Your bread smells good": of what is not the person's; "build your own burrito" is.
  static func tellsOfYours(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { tokens[$0].isWord("your") && word($0 + 1, tokens) != "own" }
  }

  /// What is called sad when there is little to it: "sad little wrap".
  private static let poorFare = WordList.words(
    """
    desk little limp looking soggy lonely single cold beige salad sandwich wrap toast biscuit sausage bowl plate tin cup
    pot slice supermarket microwave airport station hospital garage meal lunch dinner supper breakfast
    """)

  /// How the person is: "stuffed", but not "peppers stuffed with rice"; "guilty", but not "a guilty pleasure".
  static func hasFeeling(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      guard let match = IntentWords.feelings.match(at: index, in: tokens) else { return false }
      let after = word(index + match.count, tokens)
      switch tokens[index].folded {
      case "stuffed": return index == 0 || !["with", "by", "in"].contains(after)
      case "guilty": return after != "pleasure" && after != "pleasures"
      case "happy": return after != "hour"
      // "the pain au chocolat", "sad airport wrap".
      case "the": return after != "au" && after != "aux"
      case "sad": return !poorFare.contains(after)
      default: return true
      }
    }
  }
}
