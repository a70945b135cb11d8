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
      || isElsewhere(tokens, from: start) || isActivityOfOthers(tokens, from: start)
    {
      return .someoneElse
    }
    let at = person(in: tokens, from: start)
    let owner = tokens.word(at)
    if isIntroduced(tokens, from: start) || isContracted(at, in: tokens) || isOfOwner(at, tokens)
      || looksTasty(at, tokens)
    {
      return .someoneElse
    }
    // "Nobody in my family ate the pie".
    if owner.isOne(of: "nobody", "everybody", "everyone", "someone", "somebody"), isPlaced(at, in: tokens) {
      return .someoneElse
    }
    // "his lunch was".
    if tokens.word(start).isOne(of: "his", "her", "their"), TimeWords.meals[owner] != nil { return .someoneElse }
    if IntentWords.others.contains(owner) { return told(ofPersonAt: at, in: tokens) }
    return isBystander(tokens, from: start) ? .someoneElse : named(tokens, at: start)
  }

  /// Where the person stands that a clause may open with: the "brother" of "my little brother".
  private static func person(in tokens: [Token], from start: Int) -> Int {
    var at = start
    // "one of my clients".
    if tokens.word(at).isOne(of: "one", "some", "two", "both", "most", "half", "all"), tokens.word(at + 1) == "of" {
      at += 2
    }
    if IntentWords.determiners.contains(at: at, in: tokens) { at += 1 }
    // "new guy at the gym squats 180".
    if at == start, Self.epithets.contains(at: at, in: tokens), IntentWords.others.contains(at: at + 1, in: tokens) {
      at += 1
    }
    // "This dutch guy in the dorm".
    if at == start, Self.epithets.contains(at: at, in: tokens), at + 2 < tokens.count, tokens[at + 1].kind == .word,
      IntentWords.others.contains(at: at + 2, in: tokens), !MealWords.isCompound(tokens[at + 1], tokens[at + 2])
    {
      at += 2
    }
    // "the bride's sister".
    if isOthersOwner(at, tokens), IntentWords.others.contains(at: at + 1, in: tokens) { at += 1 }
    // "my little brother", "my best friend".
    if at > start, !IntentWords.others.contains(at: at, in: tokens),
      IntentWords.others.contains(at: at + 1, in: tokens), !MealWords.isCompound(tokens[at], tokens[at + 1])
    {
      at += 1
    }
    return at
  }

  private static func isOthersOwner(_ at: Int, _ tokens: [Token]) -> Bool {
    at + 1 < tokens.count && isOthersOwner(tokens[at])
  }

  private static let sessions = TrainingWords.sessions.union(["lessons"])

  /// "The swimming lesson of my niece", "football match of my sons": what others did.
  private static func isActivityOfOthers(_ tokens: [Token], from start: Int) -> Bool {
    guard let of = tokens.lastIndex(where: { $0.isWord("of") }), of > start, of + 2 < tokens.count,
      IntentWords.determiners.contains(tokens[of + 1]), IntentWords.others.contains(tokens[of + 2]),
      tokens.ends(at: of + 3) || SceneFilter.isCapitalLetter(tokens[of + 3]),
      let mention = ActivityLexicon.reference.mentions(in: Array(tokens[..<of])).last, mention.strength != .verb
    else { return false }
    return mention.range.upperBound == of || mention.range.upperBound == of - 1 && sessions.contains(tokens[of - 1])
  }

  /// "my husband's dinner was", "my client's weight".
  private static func isOfOwner(_ at: Int, _ tokens: [Token]) -> Bool {
    let owner = tokens.word(at)
    return owner.ends(in: "'s") && IntentWords.others.contains(String(owner.folded.dropLast(2)))
      && (TimeWords.meals[tokens.word(at + 1)] != nil || isTheirs(at + 1, tokens))
  }

  /// "Baked scones for school"; "a roll for school lunch" is a meal.
  private static func isForSchool(_ tokens: [Token]) -> Bool {
    tokens.indices.dropFirst().contains { index in
      tokens[index].isWord("school") && tokens[index - 1].isWord("for")
        && TimeWords.meals[tokens.word(index + 1)] == nil
    }
  }

  private static let sales: WordSet = ["sale", "stall", "raffle", "fundraiser", "auction", "fair", "fete", "tombola"]

  /// "Baked scones for the hospice sale".
  private static func isForSale(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      sales.contains(tokens[index]) && index > 2 && tokens[(index - 3)..<index].contains { $0.isWord("for") }
    }
  }

  private static let epithets = ListWords.demonstratives.union([
    "new", "old", "another", "other", "every", "young", "some",
  ])

  private static let measured: WordSet = ["weight", "weigh", "bodyweight", "bmi", "target", "goal", "macros"]

  /// "My client's weight", "my son's football training": what is theirs, where food would be shared.
  private static func isTheirs(_ index: Int, _ tokens: [Token]) -> Bool {
    guard index < tokens.count else { return false }
    return measured.contains(tokens[index])
      || ActivityLexicon.reference.mentions(in: Array(tokens[index...].prefix(3))).contains {
        $0.range.lowerBound == 0 && $0.strength != .weak
      }
  }

  /// "I'm 82", "and mine was a salad": the person is the subject.
  static func isOwn(_ tokens: [Token]) -> Bool {
    if isMine(tokens) { return true }
    return tokens.word(behindAlone(opening(of: tokens), tokens)).isOne(
      of: "i", "i'm", "im", "i've", "i'd", "mine", "we", "we've")
  }

  static func hasPronoun(_ at: Int, _ tokens: [Token]) -> Bool {
    tokens.word(at).isOne(of: "he", "she", "they", "he's", "she's", "they're")
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
