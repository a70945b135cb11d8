/// Clauses about how things are.
extension FrameReader {
  static let writtenAnchor = Anchor(texts, instructions)

  static let states: WordSet = WordList.words(
    """
    closed shut flooded rammed locked heaving taken full busy open packed empty crowded cancelled canceled off out fun hard tough easy brutal long
    terrible awful bad good great nice tasty yummy delicious huge cold hot gross amazing awesome perfect fine ok
    okay rough worth disgusting broken late early ready gone expensive cheap my incredible fantastic excellent
    lovely
    """)

  static let texts = WordList.words(
    "recipe recipes label packet package menu article book blog video site restaurant shop store cafe buffet canteen services bar pub bakery kiosk deli chippy radio telly tv news newspaper wrapper poster sign notice flyer podcast commentator announcer"
  )
  private static let saying = WordList.words(
    "had has serves served sells sold offers offered calls called says said needs need requires lists listed suggests suggested recommends wants claims states reads does makes"
  )

  private static let instructions = WordList.words(
    "instructions directions dosage tub tin box bottle carton sachet leaflet guidelines scoop")

  /// "The directions on the tub say two scoops in 300 ml": how it is to be used.
  private static func isInstructed(_ tokens: [Token], from start: Int) -> Bool {
    tokens[start...].prefix(6).indices.contains { index in
      instructions.contains(tokens[index])
        && tokens.word(index + 1).isOne(of: "say", "says", "said", "recommend", "recommends", "suggest", "suggests")
    } && !tokens.contains { $0.isOne(of: "i", "we") } && !tellsEnergy(tokens)
  }

  /// "The tin says 210 kcal" is of what was eaten; "per 100 g" is of any.
  private static func tellsEnergy(_ tokens: [Token]) -> Bool {
    tokens.contains { UnitTable.unit(named: $0.folded)?.dimension == .energy } && !tokens.contains { $0.isWord("per") }
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
    return saying.contains(at: verb, in: tokens) && !tokens.word(verb + 1).isOne(of: "me", "us")
  }

  /// Where the verb stands behind "on Walnut Avenue" and "only".
  private static func behindPlace(_ index: Int, _ tokens: [Token]) -> Int {
    var at = index
    if ListWords.situating.contains(at: at, in: tokens),
      let verb = saying.firstIndex(in: tokens[at...].prefix(6))
    {
      at = verb
    }
    while tokens.word(at).isOne(of: "only", "just", "still", "all") { at += 1 }
    return at
  }

  private static let holding: WordSet = [
    "was", "were", "included", "includes", "had", "contained", "consisted", "comprised", "came",
  ]

  /// "which makes me 81 kg".
  private static let summing: WordSet = ["makes", "brings", "takes", "puts", "leaves"]

  /// "which included a burrito", "my favourite Polish food": more of what was told before.
  static func goesOn(_ tokens: [Token], from start: Int) -> Bool {
    if tokens.word(start) == "which" {
      return holding.contains(at: start + 1, in: tokens) || tokens.word(start + 1).isOne(of: "i", "we")
        || summing.contains(at: start + 1, in: tokens) && tokens.word(start + 2) == "me"
    }
    guard tokens.word(start).isOne(of: "my", "a", "our"), tokens.count - start <= 6 else { return false }
    return tokens.word(start + 1).isOne(of: "favorite", "favourite", "fave")
      && !tokens.contains { $0.isOne(of: "is", "are", "was", "were") }
  }

  /// The energy of what was eaten, as its label says it; "per bar" and a menu tell what would be.
  private static func isLabelled(_ tokens: [Token], text: Token) -> Bool {
    text.isOne(of: "label", "packet", "package", "app", "wrapper") && tellsEnergy(tokens)
  }

  /// "Bananas are high in potassium", "the gym was closed": about things, not about what was done.
  static func isStatement(_ tokens: [Token], from start: Int) -> Bool {
    if tokens.word(start) == "there's", !statesMeasure(tokens) { return true }
    if tokens.word(start + 1).isOne(of: "costs", "cost") { return true }
    let hasFigure = tokens.indices.contains { index in
      tokens[index].kind == .clock || tokens[index].kind == .number && !isOrdinal(index, tokens)
    }
    guard !hasFigure else { return false }
    if tellsQuality(tokens, from: start) { return !statesMeasure(tokens) }
    guard let copula = copula(of: tokens), copula > start, !statesMeasure(tokens) else { return false }
    // "two pasties felt like bliss": so many were eaten.
    if tokens[copula].isOne(of: "felt", "tasted"), statesCount(Array(tokens[..<copula])) { return false }
    let isAboutMeal = tokens[..<copula].contains {
      TimeWords.meals.contains($0)
        || $0.isOne(of: "weight", "snack", "meal", "order", "plate", "treat", "dessert")
    }
    // "a granola bar was my snack".
    let isMealBehind =
      tokens.word(copula + 1).isOne(of: "my", "our") && tokens[copula].isOne(of: "was", "were")
      && tokens[copula...].contains {
        TimeWords.meals.contains($0) || $0.isOne(of: "dessert", "pudding", "starter", "meal", "afters")
      }
    guard !isAboutMeal, !isMealBehind else { return false }
    if !tokens[copula].isOne(of: "was", "were") { return true }
    var next = copula + 1
    while tokens.word(next).isOne(
      of: "so", "very", "really", "too", "pretty", "super", "quite", "just", "absolutely", "a", "bit")
    { next += 1 }
    // "The pasta was swimming in pesto".
    if IdiomReader.isBath(at: next, in: tokens), !ListWords.tellers.contains(at: copula - 1, in: tokens) { return true }
    guard states.contains(at: next, in: tokens) || OpinionWords.all.contains(at: next, in: tokens) else { return false }
    // "it was hot yoga".
    return next + 1 >= tokens.count
      || !ActivityLexicon.reference.mentions(in: Array(tokens[next...])).contains { $0.range.lowerBound == 0 }
  }

  /// "that make of cheese has a poor name".
  private static func tellsQuality(_ tokens: [Token], from start: Int) -> Bool {
    guard let verb = tokens.firstIndex(where: { $0.isWord("has") || $0.isWord("have") }), verb > start else {
      return false
    }
    return !tokens.word(verb - 1).isOne(of: "i", "we") && qualities.occurs(in: tokens[verb...])
  }

  private static func copula(of tokens: [Token]) -> Int? {
    tokens.indices.first {
      tokens[$0].isOne(
        of: "is", "are", "was", "were", "seems", "looks", "sounds", "tastes", "tasted", "smells", "looked", "smelled",
        "felt", "isn't", "aren't") && !isRelative($0, tokens)
    }
  }

  /// "soup that smelled amazing": described, and nothing said of it at large.
  private static func isRelative(_ verb: Int, _ tokens: [Token]) -> Bool {
    verb > 1 && tokens[verb - 1].isOne(of: "that", "which")
      && tokens[verb].isOne(of: "was", "were", "felt", "tasted", "smelled", "looked")
  }

  /// The figure of "4th".
  private static func isOrdinal(_ index: Int, _ tokens: [Token]) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].join == .glued
      && tokens[index + 1].isOne(of: "st", "nd", "rd", "th")
  }

  /// "Your bread smells good": of what is not the person's; "build your own burrito" is.
  static func tellsOfYours(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { tokens[$0].isWord("your") && tokens.word($0 + 1) != "own" }
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
      let after = tokens.word(index + match.count)
      switch tokens[index] {
      case "stuffed": return index == 0 || !after.isOne(of: "with", "by", "in")
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
