/// What an earlier sentence named, and how a later one takes it up: as a whole, or for so many minutes of it.
extension MessageReader {
  private static let predicates: WordSet = [
    "really", "actually", "very", "too", "so", "full", "high", "low", "rich", "good", "bad", "healthy", "unhealthy",
    "fattening", "sweet", "ok", "okay", "allowed", "vegan", "better", "even", "loaded", "packed",
  ]

  /// What a question asks about without what it asks of it: "prunes" of "prunes very high in sugar".
  static func subject(of tokens: [Token]) -> [Token] {
    guard let first = tokens.first else { return tokens }
    return [first] + tokens.dropFirst().prefix { !predicates.contains($0) }
  }

  private static let auxiliaries: WordSet = ["does", "do", "is", "are", "can", "should", "has", "will", "could"]

  /// The food that is asked about: the last, and the subject of "does rye have gluten?".
  func askedName(in tokens: [Token]) -> [Token]? {
    let parts = foods.parts(in: tokens).filter { $0.confidence > 0.5 }
    let isOfFirst = Self.auxiliaries.contains(at: 0, in: tokens) && tokens.word(1) != "there"
    return (isOfFirst ? parts.first : parts.last).map { Self.subject(of: Self.named(Array(tokens[$0.tokens]))) }
  }

  /// "Ate the whole thing", "finished the bar" behind "this oat bar is dry": what was named, as a whole.
  func resolvingWhole(_ tokens: [Token], subject: [Token]) -> [Token] {
    guard let last = subject.last, let verb = Self.surelyEating.firstIndex(in: tokens),
      verb <= 3, tokens.word(verb + 1).isOne(of: "the", "that"),
      case let place = tokens.word(verb + 2) == "whole" ? verb + 3 : verb + 2, place < tokens.count,
      tokens[place].isOne(of: "thing", "lot") || tokens[place].folded == last.folded,
      place + 1 == tokens.count || Self.isEnd(tokens[place + 1])
    else { return tokens }
    return Array(tokens[..<place]) + subject + Array(tokens[(place + 1)...])
  }

  /// "Managed half an hour of it" behind "can't stand yoga": of the exercise that was named last.
  func resolvingExercise(_ tokens: [Token], subject: [Token]) -> [Token] {
    guard let it = tokens.indices.dropFirst(2).first(where: { tokens[$0].isWord("it") && tokens[$0 - 1].isWord("of") }),
      let verb = tokens[..<it].lastIndex(where: { $0.isOne(of: "did", "done", "managed", "ran", "swam") }),
      case let amounts = WorkoutAmountReader.read(Array(tokens[verb..<it])),
      amounts.minutes != nil || amounts.kilometers != nil
    else { return tokens }
    let before = Array(tokens[..<verb])
    let named = ActivityLexicon.reference.mentions(in: before).last.map { Array(before[$0.range]) } ?? subject
    return named.isEmpty ? tokens : Array(tokens[..<it]) + named + Array(tokens[(it + 1)...])
  }

  static let surelyEating = EatingWords.surely

  /// "ate it", "finished half of them": the pronoun is of what was eaten, though it was denied before.
  static func isEaten(_ pronoun: Int, in tokens: [Token]) -> Bool {
    guard let verb = surelyEating.lastIndex(in: tokens[..<pronoun]), pronoun - verb <= 5 else {
      return false
    }
    return verb + 1 == pronoun || tokens[pronoun - 1].isWord("of") || tokens[pronoun - 1].isWord("all")
  }

  /// "in hummus" of a question: hummus.
  static func named(_ tokens: [Token]) -> [Token] {
    Array(
      tokens.drop {
        $0.isOne(of: "in", "of", "for", "is", "are", "a", "an", "the", "some", "my", "remember", "know", "that")
      })
  }

  private static let ends = WordList.words(
    """
    with for and at this today yesterday but in on of last earlier anyway off up too again just now regardless nonetheless
    nevertheless all still though tonight instead myself only before after while straight without from because plus n
    """)

  /// Whether a phrase may end before `token`.
  static func isEnd(_ token: Token) -> Bool { token.kind == .punctuation || ends.contains(token) }

  /// Measures that are foods as well: "two rolls" behind another's soup.
  static let eatenItself = WordList.words(
    """
    roll rolls bar bars wing wings bun buns cookie cookies cracker crackers pie fries chips crisps chip crisp biscuit
    biscuits steak steaks drumstick drumsticks dumpling dumplings tortilla tortillas beans seeds ribs chop chops cutlet
    cutlets pies fruit egg eggs sandwich sandwiches pancake pancakes nugget nuggets
    """)

  /// "son's".
  static func isOwner(_ token: Token) -> Bool {
    token.folded.hasSuffix("'s") && IntentWords.others.contains(String(token.folded.dropLast(2)))
  }

  /// "got a wrap, ate" before "it": what the sentence itself names stands nearer than what another does; "a roll with it" is
  /// had beside that.
  func namesNearer(_ before: ArraySlice<Token>) -> Bool {
    before.last?.isWord("with") != true && foods.lastName(in: Array(before)) != nil
  }
}
