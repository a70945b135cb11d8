/// What other people did, where a clause opens with one of them.
extension FrameReader {
  /// The frame of a clause that opens with the person at `at`: theirs, unless it is with the person who tells it, for them
  /// or about them. Nil where nothing tells.
  static func told(ofPersonAt at: Int, in tokens: [Token]) -> Frame? {
    if isPlaced(at, in: tokens) { return .someoneElse }
    var next = behindName(ofPersonAt: at, in: tokens)
    // "My brother who lives in town had a pie".
    if tokens.word(next).isOne(of: "who", "whose") {
      return tokens[next...].contains(where: { $0.isOne(of: "i", "me", "us", "we") }) ? nil : .someoneElse
    }
    next = behindSmallName(from: behindKin(from: next, in: tokens), ofPersonAt: at, in: tokens)
    if (tokens.indices.contains(next) ? tokens[next].folded : "").isOne(of: "and", "&") {
      return told(ofCompanyAt: next + 1, in: tokens)
    }
    if adverbs.contains(at: next, in: tokens), isDoing(next + 1, tokens) { next += 1 }
    if pressesOnMe(next, tokens) { return .report }
    // "My trainer wants me squatting 100 kg".
    if tokens.word(next).isOne(of: "wants", "wanted", "expects", "needs", "want", "expect", "need", "asked"),
      tokens.word(next + 1).isOne(of: "me", "us")
    {
      return .someoneElse
    }
    if tellsOfMe(next, tokens) { return nil }
    if isDoing(next, tokens) { return done(next, tokens) }
    return tokens.word(at) == "coach" ? nil : hasPronoun(at, tokens) ? .someoneElse : nil
  }

  /// Behind "Uncle Pete", "our parrot Chilli", "the kids all".
  private static func behindName(ofPersonAt at: Int, in tokens: [Token]) -> Int {
    var next = at + 1
    if tokens.word(at) != "coach", isName(next, tokens) || isNamedPerson(next, in: tokens) { next += 1 }
    if tokens.word(next).isOne(of: "else", "all", "each", "man", "lady", "woman", "guy") { next += 1 }
    return next
  }

  /// Behind the "in law" of a sister and what she is called.
  private static func behindKin(from start: Int, in tokens: [Token]) -> Int {
    var next = start
    if tokens.word(next).isOne(of: "in", "of") { next += 2 }
    if tokens.word(next - 1) == "law", isNamedPerson(next, in: tokens) { next += 1 }
    // "our dog Rex ate": called by its name.
    if next + 1 < tokens.count, SceneFilter.isCapitalLetter(tokens[next]),
      IntentWords.thirdPersonVerbs.contains(tokens[next + 1])
    {
      next += 1
    }
    return next
  }

  /// Behind the "max" of "my son max had two burgers", which nobody but a phone would write large.
  private static func behindSmallName(from next: Int, ofPersonAt at: Int, in tokens: [Token]) -> Int {
    guard next == at + 1, next + 1 < tokens.count, tokens[next].kind == .word, at > 0,
      IntentWords.determiners.contains(tokens[at - 1]), !isDoing(next, tokens), !adverbs.contains(tokens[next]),
      !ListWords.pronouns.contains(tokens[next]), !tokens[next].isBreak, !ListWords.ands.contains(tokens[next]),
      IntentWords.thirdPersonVerbs.contains(tokens[next + 1]), !tokens.word(next + 2).isOne(of: "me", "us", "and")
    else { return next }
    return next + 1
  }

  /// "my wife and I had": the person too, where "my wife and our son had" is theirs. `at` is behind the "and".
  private static func told(ofCompanyAt at: Int, in tokens: [Token]) -> Frame? {
    if tokens.word(at).isOne(of: "i", "me", "myself") { return .report }
    let rest = tokens[min(at, tokens.count)...].prefix(3)
    return IntentWords.thirdPersonVerbs.occurs(in: rest) || IntentWords.others.contains(at: at, in: tokens)
      ? .someoneElse : nil
  }

  /// The frame of what somebody else did, with the verb at `index`: theirs, unless it was done for the person.
  private static func done(_ index: Int, _ tokens: [Token]) -> Frame? {
    let verb = tokens.word(index)
    // "The nurse said I weigh 81": the person again.
    if verb.isOne(of: "said", "says", "reckons", "claims", "insists"), tokens.word(index + 1) == "i",
      WeightReader.weighing.occurs(in: tokens[(index + 2)...])
    {
      return nil
    }
    if verb.isOne(of: "kept", "keeps", "keep") { return .someoneElse }
    // "told me he ran": what he did.
    if verb.isOne(of: "told", "tells"), tokens.word(index + 1).isOne(of: "me", "us"),
      hasPronoun(tokens.word(index + 2) == "that" ? index + 3 : index + 2, tokens)
    {
      return .someoneElse
    }
    // "mom made me pancakes", "my trainer had me do squats"; "she made me promise" tells of no food.
    guard tokens.word(index + 1).isOne(of: "me", "us") else { return .someoneElse }
    // "They offered me cake": whether it was taken is told next.
    if verb.isOne(of: "offered", "promised", "denied", "refused", "owes", "owed") { return .someoneElse }
    return urges.contains(at: index + 2, in: tokens) ? .someoneElse : .report
  }

  private static let adverbs: WordSet = WordList.words(
    "finally actually just already also even only then nearly almost probably eventually suddenly happily really")

  /// A verb of what somebody else did.
  private static func isDoing(_ index: Int, _ tokens: [Token]) -> Bool {
    let verb = tokens.word(index)
    if IntentWords.thirdPersonVerbs.contains(verb) { return true }
    if verb == "put", tokens.word(index + 1).isOne(of: "away", "down") { return true }
    guard verb.ends(in: "ed"), verb.folded.count > 4 else { return false }
    return !describing.contains(verb) && !(game.contains(at: index - 1, in: tokens) && cooked.contains(verb))
  }

  /// Participles that make an adjective of the person before them: "a man sized portion".
  private static let describing: WordSet = ["sized", "flavoured", "flavored", "styled", "inspired"]
  /// Animals that are eaten too, and what a cook does to them and they to nothing: "rabbit braised in cider".
  private static let game: WordSet = [
    "rabbit", "pigeon", "pigeons", "goat", "goats", "squirrel", "hare", "crow", "horse", "seagull",
  ]
  private static let cooked = WordList.words(
    "braised roasted stewed grilled fried poached smoked baked sauteed barbecued boiled steamed curried marinated minced"
  )

  private static let places: WordSet = ["in", "on", "at", "from", "next", "behind", "opposite", "beside", "upstairs"]

  /// "The man on the bike next to me did 40 km": where they are stands between them and what they did.
  static func isPlaced(_ said: Int, in tokens: [Token]) -> Bool {
    // "My mate over in Leeds".
    let person = tokens.word(said + 1).isOne(of: "over", "back", "up", "down", "out") ? said + 1 : said
    // "My sister in law".
    guard places.contains(at: person + 1, in: tokens), tokens.word(person + 2) != "law" else { return false }
    for index in tokens.indices[(person + 2)...].prefix(9) {
      if tokens[index].kind == .punctuation || tokens[index].isOne(of: "i", "we", "and", "with") {
        return false
      }
      if IntentWords.thirdPersonVerbs.contains(tokens[index])
        || tokens[index].isWord("put") && tokens.word(index + 1) == "away"
      {
        return true
      }
      // "the man opposite peeled four mandarins".
      if index == person + 2, tokens[index].ends(in: "ed"),
        !tokens[index...].contains(where: { $0.isOne(of: "me", "us") })
      {
        return true
      }
    }
    return false
  }
}
