/// Animals that were there and not on the plate: "lunch in the park, ducks for company", "soup with geese watching", "trout
/// jumping in the lake".
enum LiveAnimals {
  /// Told of as living ones in their plural; people eat "duck" and "lamb".
  static let all =
    "ducks geese swans chickens hens lambs rabbits pheasants ostriches turkeys pigeons crabs salmon trout fish fishes carp quails hares frogs lobsters seals "
    + singles + " " + unnamed
  /// Their meat has another name, or nobody eats them.
  private static let unnamed =
    "sheep cows goats pigs calves bulls horses ponies donkeys deer boars alpacas llamas ostriches"

  /// One of them is told of by what it does: "a pheasant strutting by".
  private static let singles = "duck goose swan hen lamb rabbit pheasant deer turkey pig goat cow"
  private static let one = WordList.words(singles)

  static let beasts = WordList.words(all)
  private static let neverMeat = WordList.words(unnamed).union(["geese", "swans", "hens"])
  /// Behind these "in" may be a sauce: "salmon swimming in butter".
  private static let swimmers: WordSet = ["salmon", "trout", "fish", "fishes", "carp", "crabs", "lobsters"]
  private static let doing = WordList.words(
    """
    watching staring looking eyeing following circling begging running wandering roaming waddling strutting hopping jumping
    leaping splashing swimming paddling diving gliding floating bobbing drifting flapping flying bleating mooing clucking
    quacking honking hissing squawking crowing cooing oinking snorting grazing pecking scratching sleeping snoozing dozing
    lounging milling mooching lurking scuttling chasing fighting playing nosing sniffing
    """)
  private static let places = WordList.words(
    """
    lake river pond stream sea water harbour harbor tank tanks pots nets field fields meadow paddock pasture pen pens yard
    farmyard barn road lane hills hill distance background trees woods grass canal bay
    """)
  private static let before = WordList.words(
    "the some a an one few only just our its their bunch of loads lots herd flock lot")
  private static let leads: WordSet = ["with", "and", "as", "among", "beside", "near", "by", "plus", "watching", "to"]
  private static let joints: WordSet = ["and", "while", "whilst", "but", "then", "so", "as", "with"]

  /// `tokens` without them.
  static func dropped(from tokens: [Token]) -> [Token] {
    for beast in tokens.indices where beasts.contains(tokens[beast]) {
      guard let end = end(behind: beast, in: tokens) else { continue }
      var start = beast
      while start > 0, before.contains(tokens[start - 1]) { start -= 1 }
      guard start > 0 else { return opened(tokens, end: end) }
      guard tokens[start - 1].kind == .punctuation || leads.contains(tokens[start - 1]) else { continue }
      start -= 1
      // "Next to the goats".
      if tokens[start].isWord("to"), start > 0, tokens[start - 1].isWord("next") { start -= 1 }
      return dropped(from: Array(tokens[..<start] + tokens[end...]))
    }
    return tokens
  }

  /// What stands behind a scene told first: "trout jumping in the lake while I ate a pie".
  private static func opened(_ tokens: [Token], end: Int) -> [Token] {
    let rest = tokens[end...].drop { $0.kind == .punctuation || joints.contains($0) }
    return rest.contains { $0.kind == .word } ? Array(rest) : tokens
  }

  /// The token behind what tells that the animals at `beast` lived.
  private static func end(behind beast: Int, in tokens: [Token]) -> Int? {
    let next = beast + 1
    if one.contains(tokens[beast]) {
      let isOne = beast > 0 && tokens[beast - 1].isOne(of: "a", "an", "one", "the")
      return isOne && next < tokens.count && doing.contains(tokens[next]) ? clause(from: next, in: tokens) : nil
    }
    if next + 1 < tokens.count, tokens[next].isOne(of: "for", "as"),
      let company = tokens[(next + 1)...].prefix(2).firstIndex(where: { $0.isWord("company") })
    {
      return company + 1
    }
    if next < tokens.count, doing.contains(tokens[next]), !swimmers.contains(tokens[beast]) || isOut(next + 1, tokens) {
      return clause(from: next, in: tokens)
    }
    if next < tokens.count, tokens[next].isOne(of: "all", "in", "on", "around", "everywhere"), isOut(next, tokens) {
      return clause(from: next, in: tokens)
    }
    // "At the zoo with the ostriches".
    return neverMeat.contains(tokens[beast]) && beast > 1 && tokens[beast - 1].isWord("the")
      && tokens[beast - 2].isOne(of: "with", "to", "beside", "among", "near", "by") && tokens.ends(at: next)
      ? next : nil
  }

  /// "All around", "in the lake", "around us", or nothing more.
  private static func isOut(_ start: Int, _ tokens: [Token]) -> Bool {
    guard !tokens.ends(at: start) else { return start > 0 && doing.contains(tokens[start - 1]) }
    let behind = tokens[start..<clause(from: start, in: tokens)]
    return places.occurs(in: behind.suffix(2)) || behind.contains { $0.isOne(of: "around", "about", "everywhere") }
  }

  private static func clause(from start: Int, in tokens: [Token]) -> Int {
    tokens[start...].firstIndex { $0.kind == .punctuation || joints.contains($0) } ?? tokens.count
  }
}
