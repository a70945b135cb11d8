/// A clause with a subject that is not the person and a finite verb that is none of eating or serving: "the kettle broke",
/// "our landlord wants new gutters", "the sky is the colour of plums". It sets a scene, whatever foods its words name.
struct SettingClause: TokenLooking {
  let tokens: [Token]
  /// Who or what it is about, without adverbs before the verb.
  let subject: Range<Int>
  let verb: Int

  /// What is on the table by somebody's doing, which the person may have had.
  private static let providing = EatingWords.providing.union([
    "makes", "brings", "serves", "gives", "includes", "delivered",
  ])

  private static func isDeed(_ verb: Token) -> Bool {
    VerbWords.deeds.contains(verb) || SceneClause.isOfTheLiving(verb)
  }

  /// What leaves food with the person: "sold me a pie".
  private static let giving = WordList.words(
    "sent sends took left got found saved lent sold threw slipped let paid met had has")
  private static let adverbs = WordList.words(
    """
    nearly almost finally just only even also then all both suddenly still already never always really now again
    apparently
    """)
  /// Words with which the clause is about the person, or about what another clause named.
  private static let pointing = WordList.words(
    """
    i we i've we've i'd we'd i'm we're i'll me my it it's that that's this these those there there's here which what
    mine one ones some dinner lunch breakfast supper brunch tea snack dessert for at on in with after before to from
    """)

  /// The clause that `tokens` are; nil where they are none, or may tell what was eaten: "it was soup", "the ribs were mine".
  init?(_ tokens: [Token]) {
    var start = FrameReader.opening(of: tokens)
    // "Coach" is an opening word too.
    if start > 0, start < tokens.count, Self.titles.contains(tokens[start - 1]),
      SceneFilter.isCapitalLetter(tokens[start])
    {
      start -= 1
    }
    guard start < tokens.count, tokens[start].kind == .word, let verb = Self.finiteVerb(tokens, from: start),
      !Self.pointing.contains(tokens[start]) || Self.beginsWithOwner(tokens, at: start)
        || ListWords.demonstratives.contains(tokens[start]) && verb > start + 1
    else { return nil }
    var end = tokens[verb].ends(in: "'s") ? verb + 1 : verb
    while end > start + 1, Self.adverbs.contains(tokens[end - 1]) || tokens[end - 1].ends(in: "ly") { end -= 1 }
    guard !Self.telling.occurs(in: tokens[(start + 1)..<end]) else { return nil }
    self.tokens = tokens
    self.verb = verb
    subject = start..<end
  }

  private static let telling = WordList.words(
    "i we i've we've i'd we'd i'm ate eaten drank drunk had which that breakfast lunch dinner supper brunch snack")

  /// "my neighbour": hers, and no report of one's own.
  private static func beginsWithOwner(_ tokens: [Token], at start: Int) -> Bool {
    tokens[start].isWord("my") && start + 1 < tokens.count && !TimeWords.meals.contains(tokens[start + 1])
  }

  /// Where the first finite verb stands behind a subject; nil where it is one of serving, or gives the person something.
  private static func finiteVerb(_ tokens: [Token], from start: Int) -> Int? {
    let verb = tokens.indices.first { index in
      index > start && tokens[index].join == .apart
        && (VerbWords.finite.contains(tokens[index]) || isDeed(tokens[index])
          || isPast(index, from: start, tokens))
        && !tokens.word(index - 1).isOne(of: "to", "a", "an", "the", "my")
        || index >= start && isShortCopula(index, tokens)
    }
    guard let verb, !providing.contains(tokens[verb]),
      !giving.contains(tokens[verb]) || !tokens.word(verb + 1).isOne(of: "me", "us")
    else { return nil }
    return verb
  }

  /// "flooded the cellar", "escaped": "smoked trout" is a fish.
  private static func isPast(_ index: Int, from start: Int, _ tokens: [Token]) -> Bool {
    let token = tokens[index]
    guard token.kind == .word, token.ends(in: "ed"),
      token.folded.utf8.count > 4,
      !MealWords.modifiers.contains(token), !MealWords.binders.contains(token), !MealWords.adding.contains(token),
      !MealWords.verbs.contains(token)
    else { return false }
    return index + 1 == tokens.count || tokens[index + 1].kind != .word || behindPast.contains(tokens[index + 1])
      || tokens[index + 1].ends(in: "ly")
      // "the presenter mentioned plums".
      || index > start + 1 && IntentWords.determiners.contains(tokens[start])
        && !tokens[index - 1].ends(in: "'s") && !MealWords.modifiers.contains(tokens[index - 1])
        && !OpinionWords.all.contains(tokens[index - 1])
  }

  /// May stand behind a verb in the past tense, where no bare noun does.
  static let behindPast = WordList.words(
    """
    a an the my our his her their this that it them him me us everyone everything at into off out over up down by for
    to through across along around round past about like so because until while all twice again
    """)
  private static let behindShort = WordList.words(
    "a an the still just finally already so too really been on in at about being not got gone never")

  /// "the river's the brown of cocoa", "gran's in a mood", "our landlord's picking plums": "Nan's trifle" is hers.
  private static func isShortCopula(_ index: Int, _ tokens: [Token]) -> Bool {
    guard tokens[index].ends(in: "'s"),
      tokens[index].folded.utf8.count > 3, index + 1 < tokens.count
    else {
      return false
    }
    let next = tokens[index + 1]
    return behindShort.contains(next) || next.ends(in: "ing") && !MealWords.nounsInIng.contains(next)
  }

  /// Whether a finite verb stands in `tokens`, whoever the subject is.
  static func hasFinite(_ tokens: some Collection<Token>) -> Bool { VerbWords.finite.occurs(in: tokens) }

  /// The subject without what is said of it behind a preposition.
  var nounPhrase: [Token] {
    Array(tokens[subject].prefix { $0.kind == .word && !$0.isBreak && !Self.behindNoun.contains($0) })
  }

  private static let behindNoun = WordList.words(
    "of by over under behind near opposite next outside inside above below around across between about since who whose")

  /// Only the living do so, or are said to be at it: "Basil was barking".
  var isOfTheLiving: Bool {
    if Self.isDeed(tokens[verb]) { return true }
    guard verb + 1 < tokens.count, tokens[verb + 1].ends(in: "ing") else { return false }
    return SceneClause.isOfTheLiving(String(tokens[verb + 1].folded.dropLast(3)) + "ed")
  }

  /// "turned 80", "charged 95": an age or a price.
  var isOfFigure: Bool {
    word(verb).isOne(of: "turned", "charged") && verb + 1 < tokens.count && tokens[verb + 1].isCount
      && (verb + 2 == tokens.count || tokens[verb + 2].kind != .word || Self.behindFigure.contains(tokens[verb + 2]))
  }

  private static let behindFigure: WordSet = ["today", "yesterday", "this", "last", "on", "for", "to", "each", "now"]

  private static let titles = WordList.words(
    """
    mr mrs ms miss mx dr sir dame lord lady coach captain professor prof auntie aunty aunt uncle herr frau senor senora
    don dona tito tita tio tia monsieur madame father sister reverend rev officer sergeant granny grandpa
    """)

  /// "Mrs Quince", "Aunt Ginger", "our budgie Peach": people, whatever else their names mean.
  static func isPersonName(_ phrase: some Collection<Token>) -> Bool {
    var words = Array(phrase)
    if let first = words.first, IntentWords.determiners.contains(first) { words.removeFirst() }
    guard
      let name = words.lastIndex(where: {
        (titles.contains($0) || GivenNames.all.contains($0)) && SceneFilter.isCapitalLetter($0)
          || SegmentReader.isCompanion($0)
      }), name + 1 < words.count, name + 3 >= words.count
    else { return false }
    return words[(name + 1)...].allSatisfy { $0.kind == .word && SceneFilter.isCapitalLetter($0) }
  }
}
