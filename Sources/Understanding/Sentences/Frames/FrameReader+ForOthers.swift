/// What is done for others.
extension FrameReader {
  private static let giving: WordSet = ["weighed", "gave", "fed", "handed", "served", "offered", "passed", "brought"]
  private static let making = WordList.words(
    """
    made cooked baked cooking making baking bought ordered prepared packed grilled barbecued preparing plating brewed
    brewing poured pouring peeled peeling chopped chopping sliced slicing mixed roasted fried iced icing brought took
    carried delivered plated dished fixed
    """)

  private static let beforeVerbs: WordSet = ["i", "we", "i've", "we've", "just", "also", "have", "been"]

  /// Where the verb of "I've just made", "we also baked" stands.
  static func verb(_ tokens: [Token], from start: Int) -> Int {
    let at = beforeVerbs.end(from: start, in: tokens)
    return at
  }

  /// Every verb of a clause that may be for others.
  private static let verbs = handing.union(taking).union(giving).union(packing).union([
    "let", "training", "trained", "pumped", "expressed", "sold", "donated", "gifted", "catered",
  ])

  /// Whether its verb lets it be for others at all, told by its first words.
  static func mayBeForOthers(_ tokens: [Token], from start: Int) -> Bool {
    verbs.contains(at: verb(tokens, from: start), in: tokens)
  }

  /// "Made soup", "brought coffee": what may be for others.
  static func isHandling(_ tokens: [Token], from start: Int) -> Bool {
    let verb = tokens.word(verb(tokens, from: start))
    return making.contains(verb) || handing.contains(verb) || taking.contains(verb)
  }

  /// "gave a client 2 bars", "cooking for the residents": what others were to have.
  static func isForOthers(_ tokens: [Token], from start: Int) -> Bool {
    guard mayBeForOthers(tokens, from: start) else { return false }
    let verb = verb(tokens, from: start)
    if giving.contains(at: verb, in: tokens) {
      let person = IntentWords.determiners.contains(at: verb + 1, in: tokens) ? verb + 2 : verb + 1
      if IntentWords.others.contains(at: person, in: tokens) || isNamedPerson(person, in: tokens),
        !tokens.word(person + 1).isOne(of: "back", "half", "some", "most", "part")
      {
        return true
      }
    }
    if tokens.word(verb) == "let", letsHave(tokens, verb: verb) { return true }
    // "training my dog"; "pumped 90 ml of milk" for a baby.
    if tokens.word(verb).isOne(of: "training", "trained"), IntentWords.determiners.contains(at: verb + 1, in: tokens),
      IntentWords.others.contains(at: verb + 2, in: tokens)
    {
      return true
    }
    if tokens.word(verb).isOne(of: "pumped", "expressed"),
      tokens.contains(where: { $0.isOne(of: "milk", "ml", "oz", "breastmilk") })
    {
      return true
    }
    guard !ListWords.reflexives.occurs(in: tokens) else { return false }
    // "Made Ravi's lunch".
    if making.contains(at: verb, in: tokens) {
      let owner = IntentWords.determiners.contains(at: verb + 1, in: tokens) ? verb + 2 : verb + 1
      if isMealOfNamed(tokens, from: owner) { return true }
      if cooksForFamily(tokens, verb: verb) { return true }
    }
    return isMadeFor(tokens, verb: verb) || isPackedFor(tokens, verb: verb) || isHandedTo(tokens, verb: verb)
      || isTakenTo(tokens, verb: verb)
      || isSold(tokens, verb: verb)
  }

  /// "Let Omar have my cider", "let the kids finish the trifle".
  private static func letsHave(_ tokens: [Token], verb: Int) -> Bool {
    let person = IntentWords.determiners.contains(at: verb + 1, in: tokens) ? verb + 2 : verb + 1
    return isPerson(person, in: tokens)
      && tokens.word(person + 1).isOne(of: "have", "eat", "drink", "finish", "try", "take")
      && !tokens.word(person + 2).isOne(of: "half", "some", "most", "part", "a")
      && !ListWords.reflexives.occurs(in: tokens)
  }

  /// Where food goes that is not eaten now, and who eats it.
  private static let stores: WordSet = WordList.words(
    """
    freezer fair fete market raffle party restaurant canteen shelter church charity cafe bakery stall fundraiser
    potluck wedding builders workmen plumber plumbers electrician electricians decorators gardener gardeners movers
    volunteers players office staff crew team class
    """)

  /// "Made a pot of soup for the freezer", "brewed tea for the plumbers": for whom or what it was.
  private static func isMadeFor(_ tokens: [Token], verb: Int) -> Bool {
    guard making.contains(at: verb, in: tokens), let end = tokens.lastIndex(where: { $0.isWord("for") }), end > verb
    else { return false }
    let store = stores.lastIndex(in: tokens[(end + 1)...].prefix(3))
    guard let person = store ?? recipient(behind: end, in: tokens) else { return false }
    // "For Ravi and I".
    if tokens.word(person + 1) == "and", tokens.word(person + 2) == "i" { return false }
    return person + 1 == tokens.count || tokens[person + 1].kind == .punctuation
      || closers.contains(at: person + 1, in: tokens)
  }

  private static let packing: WordSet = ["packed", "packing", "wrapped", "wrapping"]

  /// "Packing a roll for my nephew's outing", "packed soup for his lunch": what others take along.
  private static func isPackedFor(_ tokens: [Token], verb: Int) -> Bool {
    // "packed my son's lunchbox with a roll".
    if packing.contains(at: verb, in: tokens), tokens[(verb + 1)...].prefix(3).contains(where: isOthersOwner) {
      return true
    }
    guard packing.contains(at: verb, in: tokens), let end = tokens.lastIndex(where: { $0.isWord("for") }), end > verb
    else { return false }
    return tokens[(end + 1)...].prefix(3).contains { token in
      IntentWords.others.contains(token)
        || token.folded.hasSuffix("'s") && IntentWords.others.contains(String(token.folded.dropLast(2)))
    }
  }

  private static let closers: WordSet = WordList.words(
    "today tonight tomorrow yesterday this at on before earlier again kitchen stall all last who whose and too")

  private static let handing: WordSet = making.union([
    "got", "fetched", "sent", "mixed", "cut", "saved", "grabbed", "made", "found", "poured", "bought",
  ])
  private static let counting: WordSet = WordList.words(
    "a an some his her their another half breakfast lunch dinner tea coffee two three four five six")
  /// Behind "my family" and the like: what it is about is the person's own food.
  private static let owned: WordSet = WordList.words(
    """
    recipe recipes favourite favorite special style version menu meal size portion bucket combo deal and in with for to
    who from of on at away out up down over round together back home drunk laugh cry smile proud happy
    """)

  /// "Cooked my wife a risotto", "got dad a box of dates", "poured the visitors a beer": whose it was to be.
  private static func isHandedTo(_ tokens: [Token], verb: Int) -> Bool {
    guard handing.contains(at: verb, in: tokens) else { return false }
    let determiner = tokens.word(verb + 1)
    let person = IntentWords.determiners.contains(determiner) ? verb + 2 : verb + 1
    guard person + 1 < tokens.count else { return false }
    let next = tokens[person + 1]
    // "Made Ravi a sandwich".
    if person == verb + 1, isNamedLabel(person, in: tokens) { return next.kind == .number || counting.contains(next) }
    guard IntentWords.others.contains(at: person, in: tokens) else { return false }
    if tokens[person].isWord("baby"), young.contains(next) { return false }
    if next.kind == .number || counting.contains(next) { return true }
    // "My family lasagne" is a dish.
    return determiner.isOne(of: "my", "our", "his", "her") && tokens.word(person) != "family" && next.kind == .word
      && !owned.contains(next)
  }

  /// What is small when it is called "baby".
  private static let young = WordList.words(
    "carrots potatoes potato spinach corn sweetcorn corns leeks beetroot beets tomatoes gem leaves back ribs octopus squid"
  )

  private static let taking: WordSet = [
    "took", "brought", "carried", "delivered", "sent", "dropped", "served", "poured", "dished", "handed", "gave", "fed",
  ]
  private static let single: WordSet = ["a", "an", "my", "one", "leftover", "half"]
  private static let groups: WordSet = ["class", "crew", "staff", "choir", "congregation", "troops", "queue"]

  /// "Took a cake to the neighbours": who has it now.
  private static func isTakenTo(_ tokens: [Token], verb: Int) -> Bool {
    guard taking.contains(at: verb, in: tokens),
      let end = tokens.lastIndex(where: { $0.isWord("to") }), end > verb + 1
    else { return false }
    var person = IntentWords.determiners.contains(at: end + 1, in: tokens) ? end + 2 : end + 1
    // "to thirty guests", "to the whole class".
    if person < tokens.count,
      tokens[person].isCount || tokens[person].isWord("whole")
    {
      person += 1
    }
    // "Took a quiche to class": a place, where "took buns to class" feeds all of it.
    if person == end + 1, tokens.word(person) == "class", single.contains(at: verb + 1, in: tokens) { return false }
    return
      (IntentWords.others.contains(at: person, in: tokens) || groups.contains(at: person, in: tokens)
      || isNamedPerson(person, in: tokens))
      && (tokens.ends(at: person + 1) || closers.contains(at: person + 1, in: tokens))
  }

  /// "Sold 20 scones", "served 40 bowls of soup at the shelter": what others bought and were given.
  private static func isSold(_ tokens: [Token], verb: Int) -> Bool {
    if tokens.word(verb) == "sold" { return verb + 1 < tokens.count && tokens.word(verb + 1) != "out" }
    if tokens.word(verb).isOne(of: "donated", "gifted", "catered") { return true }
    if tokens.word(verb).isOne(of: "gave", "handed", "dropped", "passed"),
      tokens.word(verb + 1).isOne(of: "away", "out", "off", "round", "around")
    {
      return !tokens.contains { $0.isOne(of: "half", "rest", "some") }
    }
    // "Passed the crisps round".
    if tokens.word(verb).isOne(of: "passed", "handed", "dished"),
      let last = tokens.last(where: { $0.kind == .word }), last.isOne(of: "round", "around", "out")
    {
      return true
    }
    return tokens.word(verb) == "served" && verb + 1 < tokens.count
      && tokens[verb + 1].isCount
      && tokens.contains { $0.isOne(of: "at", "to", "for") }
  }
}
