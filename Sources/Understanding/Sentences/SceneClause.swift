/// A clause with a subject of its own and a verb that is none of eating, serving or cooking: "the phone rang", "a goose
/// chased me". What it names sets the scene of what was eaten.
struct SceneClause {
  let tokens: [Token]
  /// Who or what does it, without adverbs before the verb.
  let subject: Range<Int>
  let verb: Int

  /// What was on the table by somebody's doing, which the person may have had.
  private static let providing = EatingWords.providing.union(["appeared", "needed", "wanted", "deserved", "counted"])
  private static let adverbs = WordList.words(
    """
    nearly almost finally just only even also then all both suddenly still already never had has have always really
    """)
  private static let own = ListWords.selves.union(["me", "that's", "what", "which", "who"])

  /// The clause that `tokens` are; nil where they are none.
  init?(_ tokens: [Token]) {
    let start = FrameReader.opening(of: tokens)
    guard let verb = tokens.indices.first(where: { $0 > start && Self.isVerb($0, tokens) }) else { return nil }
    var end = verb
    while end > start, Self.adverbs.contains(tokens[end - 1]) { end -= 1 }
    guard end > start, tokens[start].kind == .word,
      !(start..<end).contains(where: { index in
        let token = tokens[index]
        return Self.own.contains(token) || token.kind == .emoji
          || token.isCount && !Self.isNumberOfName(index, tokens)
      })
    else { return nil }
    self.tokens = tokens
    self.verb = verb
    subject = start..<end
  }

  /// "two eggs" counts what is eaten; "the crowd outside Seven Stars" does not.
  static func isNumberOfName(_ index: Int, _ tokens: [Token]) -> Bool {
    index > 0 && tokens[index].isCount && SceneFilter.isCapitalLetter(tokens[index])
  }

  /// Its verb tells that the subject lives.
  var isOfTheLiving: Bool { VerbWords.living.contains(tokens[verb]) }

  /// Whether only the living do what a verb says.
  static func isOfTheLiving(_ verb: Token) -> Bool { VerbWords.living.contains(verb) }

  /// The same of a verb that is not in the text: "barked" for "barking".
  static func isOfTheLiving(_ verb: String) -> Bool { VerbWords.living.contains(verb) }

  /// The subject without what is said of it behind a preposition: "the scent" of "the scent of kippers".
  var nounPhrase: [Token] {
    Array(tokens[subject].prefix { $0.kind == .word && !$0.isWord("of") && !$0.isBreak && !$0.isWord("by") })
  }

  private static let copulas = ListWords.linking.union(["it's", "that's"])

  /// Whether a finite verb stands in it, whoever the subject is.
  static func hasVerb(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      // "it rattles", "she grumbles".
      let isPresent = index > 0 && tokens[index - 1].isOne(of: "it", "he", "she")
      return isVerb(index, tokens) || copulas.contains(tokens[index])
        || isPresent && tokens[index].ends(in: "s") && tokens[index].folded.utf8.count > 4
    }
  }

  private static func isVerb(_ index: Int, _ tokens: [Token]) -> Bool {
    let token = tokens[index]
    guard token.kind == .word, token.join == .apart, !providing.contains(token) else { return false }
    let next = tokens.word(index + 1)
    // "sent me home with a pie", "came with chips": it was the person's.
    guard !next.isOne(of: "me", "us", "with") || VerbWords.living.contains(token) || next != "with" && isHarm(token)
    else {
      return false
    }
    if VerbWords.living.contains(token) || VerbWords.pasts.contains(token) { return true }
    guard token.ends(in: "ed"), token.folded.utf8.count > 4,
      !IntentWords.reports.contains(token) || token.isWord("ordered"),
      !MealWords.modifiers.contains(token), !MealWords.binders.contains(token)
    else { return false }
    // "smoked trout" is a fish: behind a verb stands no bare noun.
    return index + 1 == tokens.count || tokens[index + 1].kind != .word || followers.contains(tokens[index + 1])
      || next.ends(in: "ly")
  }

  private static let followers = SettingClause.behindPast.union(["in", "on", "from", "during"])
  private static let harms = WordList.words("killed hit hurt tempted distracted interrupted annoyed woke kept scared")

  private static func isHarm(_ token: Token) -> Bool { harms.contains(token) }
}
