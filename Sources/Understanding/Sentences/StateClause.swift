/// A clause that tells how something or somebody was or what they were at: "my ears were frozen", "Nora was humming".
struct StateClause {
  /// Who or what it is about, without what is said of it behind a preposition.
  let nounPhrase: [Token]
  /// What is said of it.
  let complement: [Token]

  private static let copulas = IntentWords.copulas.union(IntentWords.deniedCopulas).union([
    "felt", "looked", "seemed", "sounded",
  ])
  private static let adverbs = WordList.words(
    """
    already still finally just so very really too quite even all both again always never not rather pretty nearly almost
    absolutely now
    """)
  /// What a thing that was eaten may be told by: "the choice was a pie", "it was trout".
  private static let pointing = WordList.words(
    "it that this these those they there which what i we he she mine one ones some")
  private static let serving: WordSet = ["serving", "selling", "offering", "having", "eating", "drinking"]
  private static let determiners = WordList.words("a an the some my our one two three four five six half")

  /// The clause that `tokens` are; nil where they are none, or may tell what was eaten: "the main was a pie".
  init?(_ tokens: [Token]) {
    let start = FrameReader.opening(of: tokens)
    guard start < tokens.count, tokens[start].kind == .word, !Self.pointing.contains(tokens[start]),
      let verb = tokens.indices[start...].first(where: {
        $0 > start && Self.copulas.contains(tokens[$0]) || Self.isShort($0, tokens)
      })
    else { return nil }
    var subject = Array(tokens[start..<verb])
    if Self.isShort(verb, tokens) {
      guard let owner = Self.withoutCopula(tokens[verb]) else { return nil }
      subject.append(owner)
    }
    guard subject.allSatisfy({ $0.kind == .word && !$0.isCount }) else { return nil }
    var behind = verb + 1
    while behind < tokens.count, Self.adverbs.contains(tokens[behind]) || tokens[behind].ends(in: "ly") {
      behind += 1
    }
    guard behind < tokens.count, tokens[behind].kind == .word, !Self.determiners.contains(tokens[behind]),
      !tokens[behind].isCount, !Self.serving.contains(tokens[behind])
    else { return nil }
    nounPhrase = Array(subject.prefix { !$0.isWord("of") && !$0.isBreak && !$0.isWord("by") })
    complement = Array(tokens[behind...])
  }

  /// "the boat's leaking", "the heating's finally fixed": the end of a clause that a short verb opens; "mum's cold soup" is hers.
  private static func isShort(_ index: Int, _ tokens: [Token]) -> Bool {
    guard tokens[index].ends(in: "'s"), tokens[index].folded.utf8.count > 3 else { return false }
    let rest = tokens[(index + 1)...].filter { $0.kind == .word }
    guard let last = rest.last else { return false }
    return rest.count <= 3 && rest.dropLast().allSatisfy { adverbs.contains($0) || $0.ends(in: "ly") }
      && (OpinionWords.all.contains(last) || FrameReader.states.contains(last) || last.ends(in: "ed")
        || last.ends(in: "ing"))
  }

  /// "boat" of "boat's".
  private static func withoutCopula(_ token: Token) -> Token? {
    guard token.ends(in: "'s") else { return nil }
    return Token(
      kind: .word, text: String(token.text.dropLast(2)), folded: String(token.folded.dropLast(2)), range: token.range)
  }
}
