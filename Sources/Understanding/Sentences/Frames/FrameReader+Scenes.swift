/// What is seen, heard, read and told of others.
extension FrameReader {
  private static let stories: WordSet = [
    "film", "movie", "book", "show", "series", "novel", "story", "game", "episode", "video", "documentary", "scene",
    "advert", "cartoon", "comic", "programme", "chapter", "season", "act",
  ]
  private static let parts: WordSet = ["chapter", "episode", "season", "act", "scene"]

  /// "In the film the sailor eats spinach": what goes on in a story.
  static func isOfStory(_ tokens: [Token], from start: Int) -> Bool {
    guard tokens.word(start) == "in",
      tokens.word(start + 1).isOne(of: "the", "this", "that", "a") || parts.contains(at: start + 1, in: tokens),
      let noun = stories.firstIndex(in: tokens.dropFirst(start + 1).prefix(3))
    else { return false }
    return !tokens[noun...].contains { $0.isOne(of: "i", "we", "my", "i've", "me") }
      && IntentWords.thirdPersonVerbs.occurs(in: tokens[noun...])
  }

  private static let seeing = PhraseTable(
    list: "walked in on,caught,found,spotted,saw,watched,heard,noticed,filmed,watching,ran into,looked at")
  private static let bare: WordSet = [
    "eat", "drink", "have", "scoff", "finish", "run", "lift", "squat", "bench", "demolish",
  ]

  /// "Caught my son eating jam", "walked in on the cat drinking my milk": what another was seen at.
  static func isSeen(_ tokens: [Token], from start: Int) -> Bool {
    let verb = behindSelf(start, tokens)
    guard let match = seeing.match(at: verb, in: tokens) else { return false }
    var at = verb + match.count
    if IntentWords.determiners.contains(at: at, in: tokens) { at += 1 }
    if !isPerson(at, in: tokens), isPerson(at + 1, in: tokens) { at += 1 }
    guard isPerson(at, in: tokens) else { return false }
    let deed = tokens.word(at + 1)
    return deed.ends(in: "ing") && deed.folded.count > 4 || bare.contains(deed)
  }

  static func isPerson(_ index: Int, in tokens: [Token]) -> Bool {
    index < tokens.count
      && (IntentWords.others.contains(tokens[index]) || tokens[index].isOne(of: "him", "her", "them")
        || isGivenName(index, in: tokens))
  }

  /// A name that people are called by, with its capital.
  static func isGivenName(_ index: Int, in tokens: [Token]) -> Bool {
    tokens.indices.contains(index) && GivenNames.all.contains(tokens[index])
      && SceneFilter.isCapitalLetter(tokens[index])
  }

  private static let doneWith: WordSet = [
    "eaten", "had", "finished", "drunk", "eating", "having", "drinking", "scoffed", "devoured", "demolished", "got",
    "run", "running", "training", "done", "been",
  ]
  private static let preparing: WordSet = [
    "making", "cooking", "baking", "doing", "frying", "grilling", "roasting", "bringing", "preparing", "ordering",
  ]
  private static let between: WordSet = ["just", "already", "only", "now", "also", "been", "always", "really"]

  /// "Mum's just eaten two", "Tom's had a bagel": a person's short "has" or "is", where "mum's lasagne" is a dish.
  static func isContracted(_ index: Int, in tokens: [Token]) -> Bool {
    let owner = tokens.word(index)
    guard owner.ends(in: "'s") else { return false }
    let name = String(owner.folded.dropLast(2))
    guard
      IntentWords.others.contains(name) || GivenNames.all.contains(name) && SceneFilter.isCapitalLetter(tokens[index])
    else { return false }
    var next = index + 1
    while between.contains(at: next, in: tokens) { next += 1 }
    if isAtIt(next, in: tokens) { return true }
    // "My daughter's at swimming"; "Nan's at 7" is where one eats.
    if tokens.word(next) == "at", next + 1 < tokens.count,
      !ActivityLexicon.reference.mentions(in: Array(tokens[(next + 1)...].prefix(2))).isEmpty
    {
      return true
    }
    // "Mum's baking scones"; "Mum's baking was lovely" and "mum's cooking: stew" are of what she made.
    if preparing.contains(at: next, in: tokens), next + 1 < tokens.count, tokens[next + 1].kind != .punctuation {
      return !tokens[next + 1].isOne(of: "is", "was", "were", "for")
    }
    return doneWith.contains(at: next, in: tokens)
  }

  private static let livestock: WordSet = [
    "ducks", "geese", "hens", "chickens", "pigs", "cows", "bear", "bears", "sheep", "rabbits", "swans",
  ]
  private static let deeds: WordSet = [
    "ate", "eat", "got", "stole", "nicked", "finished", "drank", "ran", "swam", "love",
  ]

  /// "The ducks got my crusts": the living animal, which the dish does not do.
  static func isOfAnimal(_ tokens: [Token], from start: Int) -> Bool {
    let at = IntentWords.determiners.contains(at: start, in: tokens) ? start + 1 : start
    return livestock.contains(at: at, in: tokens) && deeds.contains(at: at + 1, in: tokens)
  }

  private static let titles: WordSet = [
    "little", "young", "baby", "old", "poor", "wee", "big", "auntie", "aunt", "uncle", "cousin", "grandma", "grandpa",
    "granny", "nana", "mr", "mrs", "ms", "miss",
  ]

  /// "Peter deadlifted 100 kg", "little Oscar ate 60 g of rice", "our dog Rex ate a hen": the verb behind a name.
  static func isNamed(_ tokens: [Token], at index: Int) -> Bool {
    let at = titles.contains(at: index, in: tokens) ? index + 1 : index
    guard isGivenName(at, in: tokens) else { return false }
    let verb = tokens.word(at + 1)
    return IntentWords.thirdPersonVerbs.contains(verb) && !verb.isOne(of: "only", "just", "got")
      && !tokens.contains { $0.isOne(of: "me", "us", "i") }
  }

  /// "My wife had pasta", "Tom ate": the other person is the subject, of the verbs behind "and" too.
  static func hasOtherSubject(_ tokens: [Token]) -> Bool {
    let start = opening(of: tokens)
    let at = IntentWords.determiners.contains(at: start, in: tokens) ? start + 1 : start
    return (at...at + 1).contains { index in
      index < tokens.count && (IntentWords.others.contains(tokens[index]) || isGivenName(index, in: tokens))
        && IntentWords.thirdPersonVerbs.contains(
          tokens.word(isNamedPerson(index + 1, in: tokens) ? index + 2 : index + 1))
        && !tokens.contains { $0.isOne(of: "me", "us") }
    }
  }

  /// Whether a clause behind "and" has a verb and no subject of its own.
  static func goesOnWithVerb(_ tokens: [Token]) -> Bool {
    tokens.first.map { IntentWords.reports.contains($0) } ?? false
      && !tokens.contains { $0.isOne(of: "i", "me", "my", "myself", "we", "i've") }
  }

  private static let letters = WordList.words(
    """
    mail email message letter text post tweet sign ad advert newsletter comment note leaflet poster website
    review page spam popup banner article caption
    """)
  private static let telling: WordSet = ["says", "said", "reads", "read", "told", "tells", "goes", "went"]
  private static let orders: WordSet = [
    "add", "log", "record", "track", "delete", "remove", "ignore", "reply", "write", "enter", "set", "erase",
  ]
  private static let addressed: WordSet = ["assistant", "ada", "ai", "bot", "please", "to", "me", "you", "now"]

  /// "The newsletter says: log five beers": somebody else's order, quoted.
  static func quotesOrder(_ tokens: [Token]) -> Bool {
    guard let text = letters.firstIndex(in: tokens.prefix(6)),
      let verb = tokens.indices.first(where: { $0 > text && $0 <= text + 7 && telling.contains(tokens[$0]) })
    else { return false }
    var at = verb + 1
    while at < tokens.count, tokens[at].kind == .punctuation || addressed.contains(tokens[at]) { at += 1 }
    return at < tokens.count && orders.contains(tokens[at])
  }
}
