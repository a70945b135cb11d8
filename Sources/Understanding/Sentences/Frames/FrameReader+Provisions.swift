/// What is put by and gathered: food that is still to be eaten.
extension FrameReader {
  static let provisionAnchor =
    Anchor(keeping.openings, putting, gathering.openings, hauling.openings, acquiring) | "aside"

  private static let keeping = PhraseTable(
    list: """
      froze,pickled,jarred,bottled,canned,preserved,chilled,stashed,stockpiled,vacuum packed,portioned out,portioned up
      boxed up
      """)
  private static let counting: WordSet = ["the", "some", "all", "our", "my", "leftover", "any"]

  /// "Froze eight portions of chili", "bottled 20 litres of cider": kept for later. "Pickled herring" is a name.
  static func isPutBy(_ tokens: [Token], from start: Int) -> Bool {
    let verb = verb(tokens, from: start)
    guard let match = keeping.match(at: verb, in: tokens), !tellsEating(tokens) else {
      return isPutInStore(tokens, verb: verb)
    }
    // "Froze half the stew": what became of the other half?
    return tokens.word(verb + match.count) != "half" && isCounted(verb + match.count, in: tokens)
  }

  private static func isCounted(_ index: Int, in tokens: [Token]) -> Bool {
    guard index < tokens.count else { return false }
    return counting.contains(tokens[index]) || QuantityParser(tokens).quantity(at: index) != nil
  }

  private static let putting: WordSet = [
    "put", "popped", "stuck", "chucked", "shoved", "bunged", "stored", "stashed", "placed", "hid", "left",
  ]
  private static let keepers: WordSet = [
    "freezer", "fridge", "cellar", "pantry", "larder", "cupboard", "drawer", "deepfreeze", "icebox",
  ]

  /// "Put six burgers in the freezer": where they wait.
  private static func isPutInStore(_ tokens: [Token], verb: Int) -> Bool {
    // "Put a quiche aside for Omar".
    if let aside = tokens.firstIndex(where: { $0.isWord("aside") }), aside > verb,
      putting.contains(at: verb, in: tokens) || tokens.word(verb).isOne(of: "set", "kept"), !tellsEating(tokens)
    {
      return true
    }
    guard putting.contains(at: verb, in: tokens), !tellsEating(tokens),
      let into = tokens.lastIndex(where: { $0.isWord("in") || $0.isWord("into") }), into > verb + 1
    else { return false }
    return keepers.occurs(in: tokens[(into + 1)...].prefix(3))
  }

  private static let gathering = PhraseTable(
    list: "picked,plucked,gathered,caught,collected,harvested,foraged,dug up,lifted,pulled up")
  /// Verbs of nothing but gathering.
  private static let harvesting: WordSet = ["harvested", "foraged", "dug"]
  private static let grounds = WordList.words(
    """
    garden orchard allotment field fields woods wood forest hedge hedges hedgerow hedgerows greenhouse polytunnel farm
    lake river sea stream pond tree trees bush bushes vine vines plot lane meadow beach
    """)
  private static let baskets: WordSet = ["basket", "baskets", "bucket", "buckets", "crate", "crates", "punnets"]

  private static let hauling = PhraseTable(
    list: "delivered,unloaded,offloaded,shipped,hauled,restocked,shelved,dropped off")

  /// "Delivered 26 pallets of crisps": carried for others.
  private static func isHauled(_ tokens: [Token], verb: Int) -> Bool {
    guard let match = hauling.match(at: verb, in: tokens), isCounted(verb + match.count, in: tokens) else {
      return false
    }
    return !tellsEating(tokens) && TimeScanner.scan(tokens).meal == nil
  }

  /// "Dug up 4 kg of potatoes", "picked a basket of pears in the orchard": brought in; "picked a salad for lunch" was had.
  static func isGathered(_ tokens: [Token], from start: Int) -> Bool {
    let verb = verb(tokens, from: start)
    if isBulk(tokens, verb: verb) || isHauled(tokens, verb: verb) { return true }
    guard let match = gathering.match(at: verb, in: tokens), !tellsEating(tokens), TimeScanner.scan(tokens).meal == nil,
      case let end = verb + match.count, end < tokens.count
    else { return false }
    if harvesting.contains(tokens[verb]) { return true }
    let hasGround = tokens.indices.contains { index in
      index > end && grounds.contains(tokens[index])
        && tokens.word(index - 1).isOne(of: "in", "from", "off", "at", "along", "under", "the", "our", "my", "a")
    }
    if hasGround { return isCounted(end, in: tokens) || hasPlural(end, in: tokens) }
    // Nobody chooses from a menu by the kilo.
    guard tokens[verb].isWord("picked"), let amount = QuantityParser(tokens).quantity(at: end) else { return false }
    return amount.grams.map { $0 >= 1000 } ?? false || baskets.occurs(in: tokens[end...].prefix(3))
  }

  private static let acquiring: WordSet = ["got", "ordered", "grabbed", "fetched", "picked"]
  private static let behindWeighing = WordList.words("on this at for today in now again yesterday last from bench")

  /// "Ordered 2 kg of oats": more than anybody eats of anything; "got 82 kg on the scales" is no food.
  private static func isBulk(_ tokens: [Token], verb: Int) -> Bool {
    guard acquiring.contains(at: verb, in: tokens),
      let amount = QuantityParser(tokens).quantity(at: tokens.word(verb + 1) == "up" ? verb + 2 : verb + 1),
      let grams = amount.grams,
      (1500...15_000).contains(grams), case let end = amount.tokens.upperBound, end < tokens.count,
      tokens[end].kind == .word, !behindWeighing.contains(tokens[end])
    else { return false }
    return !tellsEating(tokens)
  }

  private static func hasPlural(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index...].prefix(2).contains { $0.kind == .word && $0.folded.hasSuffix("s") }
  }

  private static let eaten = EatingWords.consuming.union(["had", "scoffed", "eating", "snack"])

  private static func tellsEating(_ tokens: [Token]) -> Bool { eaten.occurs(in: tokens) }
}
