/// Food that waits in an oven or a fridge, is on its way, on a menu, or on a cook's board.
extension FrameReader {
  static let keeperAnchor = Anchor(allKeepers)
  static let approachAnchor = Anchor(approaching)
  static let browsingAnchor = Anchor(looking, browsing)
  static let kitchenAnchor = Anchor(preparing)

  static func isToCome(_ tokens: [Token], from start: Int, _ signs: FrameSigns) -> Bool {
    signs.meets(.keeper, isWaiting(tokens, from: start)) || signs.meets(.approach, isOnItsWay(tokens, from: start))
      || signs.meets(.browsing, isBrowsing(tokens, from: start))
      || signs.meets(.kitchen, isKitchenWork(tokens, from: start))
      || signs.meets(.cookingWater, isCookingWater(tokens, from: start))
  }

  private static let keepers: WordSet = [
    "oven", "fridge", "freezer", "pantry", "larder", "cupboard", "cooker", "crockpot",
  ]
  private static let afterKeeper = WordList.words(
    "now right already still atm waiting ready as we speak for later is are")
  private static let eaten = EatingWords.ongoing.union(["then", "with"])

  private static let allKeepers = keepers.union(hobs)
  private static let hobs: WordSet = ["stove", "hob", "barbecue", "bbq", "grill", "cooker", "basket", "trolley"]
  /// On which things cook, where what is on a barbecue may tell how it was made.
  private static let stoves: WordSet = ["stove", "hob"]
  private static let held: WordSet = ["there's", "there", "we", "we've"]
  private static let stock: WordSet = ["contents", "inventory", "stock"]

  /// "Stew in the slow cooker", "in the pantry: lentils", "on the hob: broth": where it is; "trout baked in the oven" and "had pie
  /// in the oven" tell how it was made.
  static func isWaiting(_ tokens: [Token], from start: Int) -> Bool {
    guard let keeper = allKeepers.lastIndex(in: tokens) else { return false }
    // "Fridge contents: ham".
    if keeper == start, keeper + 2 == tokens.count { return stock.contains(tokens[keeper + 1]) }
    let article = tokens.word(keeper - 1) == "slow" ? keeper - 2 : keeper - 1
    guard article > start, IntentWords.determiners.contains(tokens[article]) else { return false }
    let isFronted = article - 1 == start
    guard
      tokens.word(article - 1) == "in" && !tokens[keeper].isWord("grill")
        || (isFronted || stoves.contains(tokens[keeper])) && tokens.word(article - 1) == "on"
    else { return false }
    let rest = tokens[(keeper + 1)...]
    // "In the cupboard there's a tin of peas".
    if isFronted, let next = rest.first, held.contains(next) { return !eaten.occurs(in: rest) }
    let isDated = rest.first.map { $0.isOne(of: "since", "until", "till") } ?? false
    guard isDated || rest.allSatisfy({ $0.kind != .word || afterKeeper.contains($0) }) else { return false }
    if isFronted { return true }
    guard !hobs.contains(tokens[keeper]) || tokens[keeper].isWord("cooker") || stoves.contains(tokens[keeper]),
      tokens[start..<article].allSatisfy({ !isCookedOrEaten($0) }), !statesMeasure(tokens)
    else { return false }
    return !tokens.contains { TimeWords.meals.contains($0) || described.contains($0) }
  }

  /// "A staple of our larder" says what was named before it is like.
  private static let described: WordSet = [
    "staple", "staples", "favourite", "favorite", "essential", "regular", "fixture",
  ]

  private static let copulas = IntentWords.copulas.union(["which", "that", "it's"])

  private static func isCookedOrEaten(_ token: Token) -> Bool {
    guard token.kind == .word else { return false }
    return eaten.contains(token) || copulas.contains(token) || IntentWords.reports.contains(token)
      || token.folded.count > 4 && token.ends(in: "ed") && !token.isWord("pulled") && !token.isWord("corned")
  }

  private static let approaching: WordSet = ["arriving", "arrives", "coming", "due", "landing"]
  private static let soon: WordSet = ["soon", "shortly", "later", "any", "now", "tonight", "tomorrow", "imminently"]

  /// "Ramen landing in ten minutes", "kebab due at eight", "curry coming soon": not there yet.
  static func isOnItsWay(_ tokens: [Token], from start: Int) -> Bool {
    guard let verb = tokens.indices.first(where: { $0 > start && approaching.contains(tokens[$0]) }),
      !eaten.occurs(in: tokens), !tokens.word(verb - 1).isOne(of: "i'm", "we're", "i", "we")
    else { return false }
    let next = verb + 1
    if next == tokens.count { return tokens[verb].isWord("arriving") }
    if soon.contains(tokens[next]) { return true }
    if tokens.word(next).isOne(of: "at", "around", "by") {
      return !tokens[verb].isWord("coming") && next + 1 < tokens.count && tokens[next + 1].kind != .word
        || TimeScanner.scan(Array(tokens[next...])).clock != nil
    }
    guard tokens[next].isWord("in") else { return false }
    return QuantityParser(tokens).quantity(at: next + 1)?.seconds != nil
      || tokens.word(next + 2).isOne(of: "bit", "minute", "sec", "mo", "moment")
  }

  private static let looking = staring.union(["looking", "looked"])
  private static let staring: WordSet = ["staring", "stared", "gazing", "gazed"]
  private static let browsing: WordSet = [
    "browsing", "browsed", "perusing", "perused", "reading", "read", "scrolling", "scrolled", "studying", "studied",
    "eyeing", "flicking", "flicked", "leafing",
  ]
  private static let shown = WordList.words(
    """
    menu menus recipe recipes cookbook cookbooks photo photos picture pictures pics window display shelf shelves brochure
    leaflet website app reels catalogue counter
    """)

  private static let beforeLooking: WordSet = [
    "i", "i'm", "im", "we", "we're", "was", "am", "just", "still", "currently",
  ]

  /// "Staring at a quiche", "browsed the recipes: lamb tagine": food that was only looked at.
  static func isBrowsing(_ tokens: [Token], from start: Int) -> Bool {
    let at = beforeLooking.end(from: start, in: tokens)
    guard at < tokens.count else { return false }
    let isLooking = looking.contains(tokens[at]) && tokens.word(at + 1).isOne(of: "at", "through", "over")
    guard isLooking || browsing.contains(tokens[at]), !eaten.occurs(in: tokens) else {
      return false
    }
    // Nobody stares at what is in the mouth.
    if isLooking, staring.contains(tokens[at]) { return true }
    return shown.occurs(in: tokens[(at + 1)...].prefix(6))
  }

  private static let preparing = WordList.words(
    """
    peeled chopped diced grated sliced shelled podded scrubbed washed rinsed trimmed deseeded soaked minced crushed
    """)
  private static let raw = WordList.words(
    """
    potatoes spuds onions onion shallots garlic ginger swede swedes parsnips squash pumpkin pumpkins beetroots lentils
    chickpeas leeks sprouts marrow marrows turnips yams cassava rhubarb
    """)
  private static let muchToEat = 1000.0

  /// "Peeled 3 kg of carrots", "chopped two onions": work on what is not yet a meal; "peeled a pear" is eaten, and "sliced
  /// ham" a name.
  static func isKitchenWork(_ tokens: [Token], from start: Int) -> Bool {
    var verb = verb(tokens, from: start)
    // "Peeled and chopped".
    if tokens.word(verb + 1) == "and", preparing.contains(at: verb, in: tokens) { verb += 2 }
    guard verb + 1 < tokens.count, preparing.contains(tokens[verb]), !eaten.occurs(in: tokens)
    else { return false }
    let amount = QuantityParser(tokens).quantity(at: verb + 1)
    if let grams = amount?.grams, grams >= muchToEat { return true }
    guard
      amount != nil || verb > start || IntentWords.determiners.contains(tokens[verb + 1])
        || tokens[verb + 1].isWord("all")
    else { return false }
    return raw.occurs(in: tokens[(verb + 1)...].prefix(6))
  }

  private static let wetting: WordSet = ["used", "boiled", "heated", "using", "boiling", "heating"]
  private static let purposes = WordList.words(
    "cook boil make wash clean water rinse soak steam fill mix brew dilute poach prepare blanch mop scrub bathe")
  private static let drinking = EatingWords.drinking.union(["drinking"])

  private static let basins = WordList.words("kettle pan pot saucepan sink bath bathtub bucket iron vase tank pool")

  /// "Used 600 ml of water to boil pasta", "boiled a litre of water for the noodles": nobody drank it. "Boiled water with
  /// lemon" is a drink.
  static func isCookingWater(_ tokens: [Token], from start: Int) -> Bool {
    let verb = verb(tokens, from: start)
    guard tokens.contains(where: { $0.isWord("water") }) else { return false }
    if tokens.word(verb).isOne(of: "filled", "soaked", "topped") {
      return !tokens.contains { drinking.contains($0) || eaten.contains($0) && !$0.isWord("with") }
        && (tokens[verb].isWord("soaked") || basins.occurs(in: tokens))
    }
    guard verb + 1 < tokens.count, wetting.contains(tokens[verb]), !tokens[verb + 1].isWord("water"),
      !drinking.occurs(in: tokens)
    else { return false }
    if tokens.indices.dropFirst(verb).dropLast().contains(where: { index in
      tokens[index].isWord("to") && purposes.contains(tokens[index + 1])
    }) {
      return true
    }
    return !tokens.word(verb).isOne(of: "used", "using") && QuantityParser(tokens).quantity(at: verb + 1) != nil
      && tokens.contains { $0.isWord("for") }
  }
}
