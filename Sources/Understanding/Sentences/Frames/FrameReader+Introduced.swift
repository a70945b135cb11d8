/// Persons who are brought in to be told of, looked at or taken out.
extension FrameReader {
  private static let introductions = PhraseTable(
    list: "there's,there is,there was,there are,there were,i know,i have,i've got")

  /// "there's a bloke at my gym who deadlifts 250 kg", "a girl I know", "this guy at work who": persons brought in to
  /// be told of.
  static func isIntroduced(_ tokens: [Token], from start: Int) -> Bool {
    let isSplit =
      start > 0 && tokens.word(start - 1) == "there" && tokens.word(start).isOne(of: "is", "was", "are", "were")
    let introduction = isSplit ? 1 : introductions.match(at: start, in: tokens)?.count ?? 0
    // "There" is an opening filler too.
    let isThere = introduction > 0 || start > 0 && tokens.word(start - 1) == "there"
    var at = start + introduction
    guard tokens.word(at).isOne(of: "a", "an", "this", "that", "one", "some", "these", "two") else { return false }
    at += 1
    let person = (at..<min(at + 3, tokens.count)).first { IntentWords.others.contains(tokens[$0]) }
    guard let person else { return false }
    let mentionsMe = tokens[person...].contains { $0.isOne(of: "me", "us") }
    guard !mentionsMe else { return false }
    let rest = tokens[(person + 1)...].prefix(6)
    return isThere || tokens.word(person + 1).isOne(of: "who", "that", "whose", "i", "we")
      || rest.contains { $0.isOne(of: "who", "whose") }
  }

  /// Behind the "I" of "I saw", and behind "just".
  static func behindSelf(_ start: Int, _ tokens: [Token]) -> Int {
    tokens.word(start).isOne(of: "i", "we", "just") ? start + 1 : start
  }

  /// "I saw someone eat 10 burgers", "watching the race on TV".
  static func isWatching(_ tokens: [Token], from start: Int) -> Bool {
    let verb = behindSelf(start, tokens)
    guard tokens.word(verb).isOne(of: "saw", "watched", "watching"),
      // "I saw 84 kg on the scale".
      !tokens.contains(where: { $0.isOne(of: "scale", "scales") })
    else { return false }
    return !tokens.indices.contains { index in
      // "with the kids".
      if tokens[index].isWord("with") { return !isAccompanied(index, in: tokens) }
      return tokens[index].isOne(of: "while", "after", "and") || IntentWords.eating.contains(tokens[index])
    }
  }

  /// The "with" of "with Nina", "with the kids".
  private static func isAccompanied(_ with: Int, in tokens: [Token]) -> Bool {
    isPerson(with + 1, in: tokens)
      || IntentWords.determiners.contains(at: with + 1, in: tokens) && isPerson(with + 2, in: tokens)
  }

  static let urges: WordSet = WordList.words(
    "to promise swear stop quit laugh cry wait feel think go watch want wonder realise realize agree late sick angry")

  /// "took my kid for ice cream": where they went, and not what the person had.
  static func isTakingOut(_ tokens: [Token], from start: Int) -> Bool {
    let verb = behindSelf(start, tokens)
    guard tokens.word(verb).isOne(of: "took", "brought", "drove", "dropped") else { return false }
    let person = IntentWords.determiners.contains(at: verb + 1, in: tokens) ? verb + 2 : verb + 1
    guard IntentWords.others.contains(at: person, in: tokens) || tokens.word(person).isOne(of: "them", "him", "her")
    else { return false }
    // "Took them swimming": nobody says who swam, unless how long or how far it was.
    if tokens.word(person + 1).ends(in: "ing"),
      ActivityLexicon.reference.mentions(in: Array(tokens[(person + 1)...])).first?.range.lowerBound == 0
    {
      return tokens.ends(at: person + 2) && tokens.word(verb) != "brought"
    }
    // "Took the kids to football practice": theirs, unless it is told how long it was.
    if tokens.word(person + 1) == "to" { return !tokens.contains { $0.kind == .number } }
    return person > verb + 1 && tokens.word(person + 1).isOne(of: "for", "out")
      && ActivityLexicon.reference.mentions(in: tokens).isEmpty
  }
}
