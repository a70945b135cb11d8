/// Food that is there, or was got ready, and that nobody has eaten for all that.
extension FrameReader {
  static let readyAnchor = Anchor(readying)
  static let scentAnchor = Anchor(scenting)

  private static let arrivals = WordList.words(
    "here ready served cooking simmering baking cooling marinating defrosting thawing on")
  private static let fires: WordSet = ["stove", "hob", "table", "grill", "barbecue", "bbq", "boil", "go"]
  private static let eaten = EatingWords.ongoing.union(["then", "with", "and"])

  /// "Calzone's here", "the gumbo's ready", "broth's on the hob": a short "is" behind a dish. "Dinner's ready: gumbo" names
  /// a meal.
  static func isThere(_ tokens: [Token], from start: Int) -> Bool {
    guard let at = arrivals.firstIndex(in: tokens[start...].prefix(4)), at > start,
      tokens[at - 1].folded.hasSuffix("'s"), tokens[at - 1].folded.count > 4,
      TimeWords.meals[String(tokens[at - 1].folded.dropLast(2))] == nil, !eaten.occurs(in: tokens)
    else { return false }
    var end = at + 1
    if tokens[at].isWord("on"), tokens.word(end) == "the" {
      guard fires.contains(at: end + 1, in: tokens) else { return false }
      end += 2
    }
    return end == tokens.count || tokens[end].kind == .punctuation
  }

  /// What is done to raw food, and to nothing that is eaten as it is.
  private static let readying = WordList.words(
    """
    marinated brined basted seasoned defrosted thawed skewered deboned filleted gutted tenderised tenderized trussed
    spatchcocked floured breaded iced
    """)
  private static let objects = WordList.words("the my our some all both these those a an")

  /// "Basted the duck", "thawed two steaks": work in a kitchen; "basted turkey" is a name, and "thawed a stew" may be all that is
  /// told of a meal.
  static func isGotReady(_ tokens: [Token], from start: Int) -> Bool {
    let verb = verb(tokens, from: start)
    guard verb + 1 < tokens.count, readying.contains(tokens[verb]), !eaten.occurs(in: tokens),
      tokens[verb + 1].isCount || objects.contains(tokens[verb + 1]),
      !TimeWords.meals.occurs(in: tokens)
    else { return false }
    let isThawed = tokens[verb].isWord("defrosted") || tokens[verb].isWord("thawed")
    return !isThawed || !NumberWords.articles.contains(tokens[verb + 1])
  }

  private static let regimes: WordSet = ["cleanse", "detox", "fast", "diet"]
  private static let longestRegime = 5

  /// "I'm on a soup cleanse", "on a juice fast": what one lives on for a while, and no glass of it.
  static func isOnRegime(_ tokens: [Token], from start: Int) -> Bool {
    guard let regime = regimes.firstIndex(in: tokens), regime > start + 1,
      tokens.ends(at: regime + 1) || !tokens[regime].isWord("fast")
    else { return false }
    return tokens.indices[start..<regime].suffix(longestRegime).contains { index in
      tokens[index].isWord("on") && tokens.word(index + 1).isOne(of: "a", "an", "the", "my", "this", "another")
        || tokens[index].isWord("day") && index + 1 < regime && tokens[index + 1].isCount
    }
  }

  private static let living: WordSet = ["a", "an", "his", "her", "their", "another", "day"]

  /// The "on" of "Elena's on a detox", "my aunt's on her second cider", "Omar's on the soup diet": what somebody else is at, where
  /// "Omar's on the corner" is a place.
  static func isAtIt(_ on: Int, in tokens: [Token]) -> Bool {
    guard on + 1 < tokens.count, tokens[on].isWord("on") else { return false }
    return living.contains(tokens[on + 1]) || DietWords.end(at: on + 1, in: tokens) != nil
      || tokens[on + 1].isWord("the") && regimes.occurs(in: tokens[on...].prefix(6))
  }

  private static let scenting: WordSet = ["smelled", "smelt", "sniffed"]

  /// "Smelled gammon all morning": what opens a message so was only in the air. Behind a dish "smelled amazing" praises it.
  static func isSmelled(_ tokens: [Token], from start: Int) -> Bool {
    let verb = verb(tokens, from: start)
    return scenting.contains(at: verb, in: tokens) && verb + 1 < tokens.count
      && !tokens[verb + 1].isOne(of: "of", "like", "so", "out") && !eaten.occurs(in: tokens)
  }
}
