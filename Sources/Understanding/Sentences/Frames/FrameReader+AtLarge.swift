/// Clauses about people at large, and labels of who had what.
extension FrameReader {
  private static let shares = PhraseTable(
    list: "most,many,few,some,too many,so many,lots of,plenty of,a lot of,a few,other,half of all,the majority of,all")
  private static let people = WordList.words(
    "people folks folk persons adults men women humans americans brits europeans teenagers athletes doctors families")

  /// "Most adults eat too much salt", "lots of folks skip breakfast": said of the world.
  static func isOfPeople(_ tokens: [Token], from start: Int) -> Bool {
    guard let match = shares.match(at: start, in: tokens), people.contains(at: start + match.count, in: tokens),
      !tokens.word(start + match.count + 1).isEmpty
    else { return false }
    return !tokens.contains { $0.isOne(of: "i", "me", "us", "my", "we") }
  }

  private static let labelled = WordList.words(
    """
    kids kid children husband hubby wife son daughter sons daughters mum mom dad boyfriend girlfriend bf gf partner him
    her them brother sister toddler baby twins guests nan gran grandma grandpa
    """)

  /// The "kids" of "kids: fish fingers", the "Sanjay" of "Sanjay: two beers": whose the list behind it is.
  ///
  /// - Parameter hasFood: What follows names a food, and the label none: "Stella: 2 pints" is a beer, and "Dawn: 5 km run" a time.
  static func isLabelOfOther(_ tokens: [Token], hasFood: Bool) -> Bool {
    // "Lunchbox for Nina", "tea for the kids".
    if let end = tokens.lastIndex(where: { $0.isWord("for") }), end > 0, end + 3 >= tokens.count, let last = tokens.last
    {
      return labelled.contains(last) || isNamedPerson(tokens.count - 1, in: tokens)
    }
    let start = tokens.word(0).isOne(of: "my", "the", "our", "for") ? 1 : 0
    guard tokens.count == start + 1 else { return false }
    return labelled.contains(tokens[start]) || hasFood && isNamedLabel(start, in: tokens)
  }

  /// The "me" of "me: soup".
  static func isLabelOfSelf(_ tokens: [Token]) -> Bool {
    tokens.count <= 2 && tokens.last.map { $0.isOne(of: "me", "mine", "myself", "i") } ?? false
  }
}

/// Mails, labels and advertisements: written by others, and pasted.
extension FrameReader {
  private static let headers: WordSet = ["subject", "fwd", "fw", "cc", "bcc"]
  private static let advertised = PhraseTable(
    list: """
      buy one get,get one free,off all,off any,off your next,this week only,while stocks last,limited time,free delivery
      use code,order now,try our,typical values,average values,typical value,keep refrigerated
      store in a cool
      """)
  private static let person = ListWords.selves.union(EatingWords.plain).union([
    "got", "grabbed", "having", "me", "my", "us",
  ])

  /// "Subject: catering, 9 wraps", "20% off all pies", "typical values per 100 g: 180 kcal": nobody's meal, where "had a
  /// wrap, 20% off all week" is.
  static func isPasted(_ tokens: [Token]) -> Bool {
    let isHeaded = tokens.count > 1 && headers.contains(tokens[0]) && tokens[1].isSign(":")
    guard isHeaded || advertised.occurs(in: tokens) else { return false }
    return !person.occurs(in: tokens)
  }

  private static let headings = GoalWords.aims.union(
    WordList.words(
      "fridge freezer pantry cupboard larder haul inventory calendar plan plans schedule programme program timetable"))

  /// The "freezer" of "freezer: 6 pies, peas" and the "goal for May" of "goal for May: 90 km": what is there or to come.
  static func isHeadingOfStock(_ tokens: [Token]) -> Bool {
    guard tokens.count <= 5, let noun = headings.firstIndex(in: tokens),
      tokens.last.map({ !$0.isOne(of: "done", "completed", "finished") }) ?? false
    else { return false }
    // "Raided the freezer: peas", "from the fridge: half a pie".
    guard tokens[..<noun].allSatisfy({ $0.kind == .word && !hasVerbOrPlace($0) }) else { return false }
    return noun + 1 == tokens.count || tokens.word(noun + 1).isOne(of: "for", "this", "today")
  }

  private static func hasVerbOrPlace(_ token: Token) -> Bool {
    IntentWords.reports.contains(token)
      || token.isOne(of: "from", "out", "raided", "cleared", "reached", "beat", "met", "did", "on")
  }

  private static let checks: WordSet = [
    "count", "save", "saved", "register", "sync", "show", "upload", "through", "in",
  ]

  /// "Did my row count", "did the stew get saved": asked of the journal, where "did my row" is a report.
  static func asksWhetherKept(_ tokens: [Token], from start: Int) -> Bool {
    guard tokens.word(start) == "did", tokens.word(start + 1).isOne(of: "my", "the", "that"),
      let last = tokens.last(where: { $0.kind == .word }), checks.contains(last)
    else { return false }
    return !last.isWord("in") || tokens.contains { $0.isOne(of: "go", "get", "make") }
  }
}
