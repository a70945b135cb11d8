/// Takes back what the same message has just said: "I had a pizza, no I didn't".
enum TrailingDenial {
  private static let openers = WordList.words(
    "no nope nah wait actually lol haha jk sorry oh oops hang on well not but")
  private static let denials = PhraseTable(
    list: """
      i didn't,i did not,i haven't,i have not,we didn't,just kidding,only kidding,i'm kidding,im kidding
      only joking,just joking,i'm joking,im joking,i lied,i take that back,i take it back,that's a lie
      that's not true
      """)

  /// `tokens` without the sentence that a denial at its end takes back; nil where nothing else was said.
  static func withoutDenied(_ tokens: [Token]) -> [Token]? {
    // The cheapest sign first: the last word is one a denial ends with.
    guard let last = tokens.lastIndex(where: { $0.kind != .punctuation }), last > 2,
      endings.contains(tokens[last]),
      let start = (max(1, last - 4)...last).first(where: { at in
        denials.match(at: at, in: tokens).map { at + $0.count == last + 1 } ?? false
      })
    else { return tokens }
    var opening = start
    while opening > 0, openers.contains(tokens[opening - 1]) || tokens[opening - 1].kind == .punctuation {
      opening -= 1
    }
    // "I said I didn't" tells; a denial stands apart from what it denies.
    let isApart = opening < start
    guard isApart, opening > 1 else { return tokens }
    let end = tokens[..<opening].lastIndex { $0.isOne(of: ".", "!", "?", ";", "\n") }
    guard let end, tokens[...end].contains(where: { $0.kind == .word }) else { return nil }
    return Array(tokens[...end])
  }

  private static let endings = WordList.words(
    "didn't not haven't kidding joking lied back lie true")
}

/// What was made or ordered and then thrown away, spilled or forgotten by those who should have brought it.
extension TrailingDenial {
  /// Verbs with the words that must stand behind "it".
  private static let directions: WordTable<WordSet> = [
    "poured": ["away", "out", "down", "back"], "tipped": ["away", "out", "down", "back"],
    "threw": ["away", "out", "in"],
    "chucked": ["away", "out", "in"], "tossed": ["away", "out", "in"], "dropped": ["on"], "knocked": ["over"],
    "pushed": ["away", "aside"], "waved": ["away"], "handed": ["back"], "sent": ["back"],
  ]
  /// Verbs that say enough.
  private static let alone: WordSet = ["binned", "ditched", "spilled", "spilt", "forgot", "lost"]
  static let discarding = WordSet(directions.keys).union(alone)
  static let replacing = WordList.words("another second new again replacement instead more fresh")
  static let beforeDiscarding = forgetful.union(
    WordList.words("i we i've but and still just so then the"))
  private static let objects = ListWords.pronouns.union(["both"])
  private static let forgetful: WordSet = ["they", "he", "she", "waiter", "waitress", "kitchen", "driver"]
  private static let places = WordList.words(
    "untouched uneaten unfinished whole the a into bottle jug carton pot decanter sink drain bin trash rubbish floor ground compost loo toilet garden all over my everywhere straight"
  )
  private static let joints: WordSet = ["and", "but", "because", "so", "as", "it", "then"]

  /// The end of "tipped it down the sink" that begins at `index`.
  static func discarded(at index: Int, _ tokens: [Token]) -> Int? {
    guard discarding.contains(tokens[index]), index + 1 < tokens.count, objects.contains(tokens[index + 1]) else {
      return nil
    }
    // "They forgot it": what the person forgot and lost is elsewhere.
    if tokens[index].isWord("forgot") || tokens[index].isWord("lost"),
      index == 0 || !forgetful.contains(tokens[index - 1])
    {
      return nil
    }
    var at = index + 2
    if at < tokens.count, tokens[at].isWord("all") { at += 1 }
    if let behind = directions[tokens[index]] {
      guard at < tokens.count, behind.contains(tokens[at]) else { return nil }
      at += 1
    }
    while at < tokens.count,
      tokens[at].isOne(of: "on", "in", "down", "away", "out", "over", "again")
        || places.contains(tokens[at])
    { at += 1 }
    return at == tokens.count || ends.contains(tokens[at]) || joints.contains(tokens[at]) ? at : nil
  }

  private static let listing = ListWords.listJoints.union(["plus"])

  /// Where the last thing of a list begins: "a stout" of "toast and a stout".
  static func last(of range: Range<Int>, _ tokens: [Token]) -> Int {
    range.dropFirst().dropLast().last { index in
      listing.contains(tokens[index])
        && (NumberWords.articles.contains(tokens[index + 1]) || tokens[index + 1].isCount)
    } ?? range.lowerBound
  }
}
