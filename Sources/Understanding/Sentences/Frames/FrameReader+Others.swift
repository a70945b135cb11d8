/// Clauses about somebody else.
extension FrameReader {
  /// The frame of a clause about others: what they ate or did is not the person's, even where the person made, bought
  /// or watched it. Nil where it may be the person's own.
  static func someoneElse(_ tokens: [Token], from start: Int) -> Frame? {
    // "gave the gym a miss": nobody got it.
    if IntentWords.forOthers.occurs(in: tokens) && !tokens.contains(where: { $0.isWord("miss") }) || isForSchool(tokens)
      || isForSale(tokens)
    {
      if !ListWords.reflexives.occurs(in: tokens) { return .someoneElse }
    }
    if isForOthers(tokens, from: start) || isMealOfNamed(tokens, from: start) || isTakingOut(tokens, from: start)
      || isWatching(tokens, from: start)
      || isSeen(tokens, from: start) || isOfStory(tokens, from: start) || isNamed(tokens, at: start)
      || wentToOthers(tokens, from: start) || isOfAnimal(tokens, from: start) || isOfPeople(tokens, from: start)
      || isElsewhere(tokens, from: start)
    {
      return .someoneElse
    }
    var at = start
    // "one of my clients".
    if word(at, tokens).isOne(of: "one", "some", "two", "both", "most", "half", "all"), word(at + 1, tokens) == "of" {
      at += 2
    }
    if IntentWords.determiners.contains(at: at, in: tokens) { at += 1 }
    // "new guy at the gym squats 180".
    if at == start, Self.epithets.contains(at: at, in: tokens), IntentWords.others.contains(at: at + 1, in: tokens) {
      at += 1
    }
    let hasDeterminer = at > start
    // "my little brother", "my best friend".
    if hasDeterminer, !IntentWords.others.contains(at: at, in: tokens),
      IntentWords.others.contains(at: at + 1, in: tokens)
    {
      at += 1
    }
    // "my husband's dinner was", "his lunch was".
    if isIntroduced(tokens, from: start) { return .someoneElse }
    if isContracted(at, in: tokens) { return .someoneElse }
    let owner = word(at, tokens)
    if owner.folded.hasSuffix("'s"), IntentWords.others.contains(String(owner.folded.dropLast(2))),
      TimeWords.meals[word(at + 1, tokens)] != nil || isTheirs(at + 1, tokens)
    {
      return .someoneElse
    }
    if looksTasty(at, tokens) { return .someoneElse }
    // "Nobody in my family ate the pie".
    if owner.isOne(of: "nobody", "everybody", "everyone", "someone", "somebody"), isPlaced(at, in: tokens) {
      return .someoneElse
    }
    if word(start, tokens).isOne(of: "his", "her", "their"), TimeWords.meals[owner] != nil { return .someoneElse }
    guard IntentWords.others.contains(owner) else {
      return isBystander(tokens, from: start) ? .someoneElse : named(tokens, at: start)
    }
    if isPlaced(at, in: tokens) { return .someoneElse }
    var next = at + 1
    // "Uncle Pete", "our parrot Chilli".
    if owner != "coach", isName(next, tokens) || isNamedPerson(next, in: tokens) { next += 1 }
    if word(next, tokens).isOne(of: "else", "all", "each") { next += 1 }
    // "My brother who lives in town had a pie".
    if word(next, tokens).isOne(of: "who", "whose") {
      return tokens[next...].contains(where: { $0.isOne(of: "i", "me", "us", "we") }) ? nil : .someoneElse
    }
    if word(next, tokens).isOne(of: "in", "of") { next += 2 }
    if word(next - 1, tokens) == "law", isNamedPerson(next, in: tokens) { next += 1 }
    // "our dog Rex ate": called by its name.
    if next + 1 < tokens.count, SceneFilter.isCapitalLetter(tokens[next]),
      IntentWords.thirdPersonVerbs.contains(tokens[next + 1])
    {
      next += 1
    }
    // "my coach bench presses 120 kg".
    if word(next, tokens).isOne(of: "bench", "leg", "shoulder", "front", "back"),
      IntentWords.thirdPersonVerbs.contains(at: next + 1, in: tokens)
    {
      return .someoneElse
    }
    // "my wife and I had": the person too.
    if (tokens.indices.contains(next) ? tokens[next].folded : "").isOne(of: "and", "&") {
      if word(next + 1, tokens).isOne(of: "i", "me", "myself") { return .report }
      let rest = tokens[min(next + 1, tokens.count)...].prefix(3)
      return IntentWords.thirdPersonVerbs.occurs(in: rest)
        || IntentWords.others.contains(at: next + 1, in: tokens)
        ? .someoneElse : nil
    }
    if adverbs.contains(at: next, in: tokens), isDoing(next + 1, tokens) { next += 1 }
    let verb = word(next, tokens)
    if pressesOnMe(next, tokens) { return .report }
    if tellsOfMe(next, tokens) { return nil }
    guard isDoing(next, tokens) else {
      return word(at, tokens) == "coach" ? nil : hasPronoun(at, tokens) ? .someoneElse : nil
    }
    // "The nurse said I weigh 81": the person again.
    if verb.isOne(of: "said", "says", "reckons"), word(next + 1, tokens) == "i",
      WeightReader.weighing.occurs(in: tokens[(next + 2)...])
    {
      return nil
    }
    if verb.isOne(of: "kept", "keeps", "keep") { return .someoneElse }
    // "told me he ran": what he did.
    if verb.isOne(of: "told", "tells"), word(next + 1, tokens).isOne(of: "me", "us"),
      hasPronoun(word(next + 2, tokens) == "that" ? next + 3 : next + 2, tokens)
    {
      return .someoneElse
    }
    // "mom made me pancakes", "my trainer had me do squats"; "she made me promise" tells of no food.
    if word(next + 1, tokens).isOne(of: "me", "us") {
      // "They offered me cake": whether it was taken is told next.
      if verb.isOne(of: "offered", "promised", "denied", "refused", "owes", "owed") { return .someoneElse }
      return urges.contains(at: next + 2, in: tokens) ? .someoneElse : .report
    }
    return .someoneElse
  }

  /// "Baked scones for school"; "a roll for school lunch" is a meal.
  private static func isForSchool(_ tokens: [Token]) -> Bool {
    tokens.indices.dropFirst().contains { index in
      tokens[index].isWord("school") && tokens[index - 1].isWord("for")
        && TimeWords.meals[word(index + 1, tokens)] == nil
    }
  }

  private static let sales: WordSet = ["sale", "stall", "raffle", "fundraiser", "auction", "fair", "fete", "tombola"]

  /// "Baked scones for the hospice sale".
  private static func isForSale(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      sales.contains(tokens[index]) && index > 2 && tokens[(index - 3)..<index].contains { $0.isWord("for") }
    }
  }

  private static let adverbs: WordSet = WordList.words(
    "finally actually just already also even only then nearly almost probably eventually suddenly happily really")

  /// A verb of what somebody else did.
  private static func isDoing(_ index: Int, _ tokens: [Token]) -> Bool {
    let verb = word(index, tokens)
    if IntentWords.thirdPersonVerbs.contains(verb) { return true }
    guard verb.folded.hasSuffix("ed"), verb.folded.count > 4 else { return false }
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

  private static let epithets = ListWords.demonstratives.union(["new", "old", "another", "other", "every"])

  private static let measured: WordSet = ["weight", "weigh", "bodyweight", "bmi", "target", "goal", "scale", "macros"]

  /// "My client's weight", "my son's football training": what is theirs, where food would be shared.
  private static func isTheirs(_ index: Int, _ tokens: [Token]) -> Bool {
    guard index < tokens.count else { return false }
    return measured.contains(tokens[index])
      || ActivityLexicon.reference.mentions(in: Array(tokens[index...].prefix(3))).contains {
        $0.range.lowerBound == 0 && $0.strength != .weak
      }
  }

  private static let places: WordSet = ["in", "on", "at", "from", "next", "behind", "opposite", "beside", "upstairs"]

  /// "The man on the bike next to me did 40 km": where they are stands between them and what they did.
  private static func isPlaced(_ person: Int, in tokens: [Token]) -> Bool {
    // "My sister in law".
    guard places.contains(at: person + 1, in: tokens), word(person + 2, tokens) != "law" else { return false }
    for index in tokens.indices[(person + 2)...].prefix(9) {
      if tokens[index].kind == .punctuation || tokens[index].isOne(of: "i", "we", "and", "with") {
        return false
      }
      if IntentWords.thirdPersonVerbs.contains(tokens[index]) { return true }
      // "the man opposite peeled four mandarins".
      if index == person + 2, tokens[index].folded.hasSuffix("ed"),
        !tokens[index...].contains(where: { $0.isOne(of: "me", "us") })
      {
        return true
      }
    }
    return false
  }

  /// "I'm 82", "and mine was a salad": the person is the subject.
  static func isOwn(_ tokens: [Token]) -> Bool {
    if isMine(tokens) { return true }
    return (word(behindAlone(opening(of: tokens), tokens), tokens)).isOne(
      of: "i", "i'm", "im", "i've", "i'd", "mine", "we", "we've")
  }

  static func hasPronoun(_ at: Int, _ tokens: [Token]) -> Bool {
    word(at, tokens).isOne(of: "he", "she", "they", "he's", "she's", "they're")
  }

  static let subjects: WordSet = WordList.words(
    """
    i we just also already finally only then and later recently i've we've lunch dinner breakfast snack supper
    brunch today yesterday which who that this it what where when never always usually so first second body weight
    you dessert tea tonight totally basically probably maybe really literally barely mostly simply definitely have
    having had all morning night afternoon evening not nope id i'd still even again afterwards quickly apparently
    me myself gym leg bf nearly almost sadly accidentally actually ok okay happily instead earlier secretly
    eventually both midday noon im i'm bench squat
    """)
}
