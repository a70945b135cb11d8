/// What people say for eating in several words: "sat down to a jacket potato", "put away four pancakes", "all I could
/// manage was a roll".
enum EatingPhrases {
  /// Without any of these nothing is told in other words.
  static let anchor =
    Anchor(phrases.openings, clefts.openings, seating.openings) | "way yours out down anything"
  private static let phrases = PhraseTable(
    list: """
      sat down to,sat down with,put away,tucked away,made short work of,made quick work of,made light work of,went through,got through
      ploughed through,plowed through,powered through,ground through
      did justice to,came to eat,came to have,allowed myself,permitted myself,granted myself,found myself eating,helped myself to,worked my way through,limited myself to,restricted myself to,confined myself to,rewarded myself with
      contented myself with,consoled myself with,comforted myself with,got outside of,split open,tore open,ripped open
      was handed,was plied with,satisfied my sweet tooth with,satisfy your sweet tooth with,satisfying my sweet tooth with
      satisfied my cravings with,satisfied my craving with,satisfying my craving with,satisfying my cravings with,satisfied my craving for,satisfied a craving for,gave in to
      cracked open,popped open,broke open,peeled open,
      """ + EatingWords.gerunds.flatMap { ["ended up " + $0, "wound up " + $0] }.joined(separator: ","))
  /// What the clause is about, which is then told plainly.
  private static let clefts = PhraseTable(
    list: """
      all i could manage was,all i could face was,all i could stomach was,all i managed was,all i could eat was
      what ended up on my plate was,what i ended up with was,what i ended up eating was
      """)
  /// What somebody did so that the person ate: Ada reads "gave me".
  private static let seating = PhraseTable(
    list: """
      sat me down with,sat us down with,sat me down to,sat us down to,talked me into,talked us into,talked me into having
      talked me into eating,talked me into trying,persuaded me into,coaxed me into
      """)
  private static let selves: WordSet = [
    "i", "we", "and", "then", "finally", "so", "eventually", "also", "just", "later",
  ]
  /// Behind them stands what was eaten.
  private static let determiners: WordSet = [
    "a", "an", "the", "my", "our", "some", "half", "most", "all", "another", "two", "three", "four", "five", "six",
  ]
  private static let times: WordSet = ["after", "before", "during", "at"]
  /// What is put away and was not eaten.
  private static let stored = WordList.words(
    "dishes laundry clothes shopping groceries phone toys books washing money savings work leftovers plates tools")

  /// `tokens` with "had" for each of them.
  static func told(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard
      tokens.contains(where: { $0.isOne(of: "way", "yours", "out", "down") }) || phrases.occurs(in: tokens)
        || clefts.occurs(in: tokens) || seating.occurs(in: tokens)
        || tokens.contains(where: { $0.isWord("anything") })
    else { return tokens }
    return tokens.retelling { index, told in
      let range = tokens[index].range
      if let count = cleft(at: index, in: tokens, holdsFood) {
        return (index + count, Token.words(["i", "had"], at: range))
      }
      if tokens[index].isWord("yours"), index + 1 < tokens.count, tokens[index + 1].isWord("truly") {
        return (index + 2, [Token.word("me", at: range)])
      }
      if goesDown(at: index, in: tokens), holdsFood(Array(tokens[(index + 2)...].prefix(6))) {
        return (index + 2, Token.words(["i", "had"], at: range))
      }
      if let count = persuasion(at: index, in: tokens, holdsFood) {
        return (index + count, Token.words(["gave", "me"], at: range))
      }
      if let match = seating.match(at: index, in: tokens),
        holdsFood(Array(tokens[(index + match.count)...].prefix(5)))
      {
        // "sat me down with a roll": she gave it to me.
        return (index + match.count, Token.words(["gave", "me"], at: range))
      }
      return length(at: index, in: tokens, after: told.last, holdsFood).map {
        (index + $0, [Token.word("had", at: range)])
      }
    }
  }

  private static func cleft(at index: Int, in tokens: [Token], _ holdsFood: ([Token]) -> Bool) -> Int? {
    guard let count = clefts.match(at: index, in: tokens)?.count ?? exception(at: index, in: tokens),
      holdsFood(Array(tokens[(index + count)...].prefix(8)))
    else { return nil }
    return count
  }

  /// "talked me out of the steak and into": the words up to what was had after all.
  private static func persuasion(at index: Int, in tokens: [Token], _ holdsFood: ([Token]) -> Bool) -> Int? {
    guard tokens[index].isOne(of: "talked", "argued", "persuaded"), index + 4 < tokens.count,
      tokens[index + 1].isOne(of: "me", "us"), tokens[index + 2].isWord("out"),
      let into = tokens[(index + 3)...].prefix(8).firstIndex(where: { $0.isWord("into") }), into + 1 < tokens.count,
      holdsFood(Array(tokens[(into + 1)...].prefix(5)))
    else { return nil }
    return into + 1 - index
  }

  /// "Down went a plate of moussaka".
  private static func goesDown(at index: Int, in tokens: [Token]) -> Bool {
    index + 2 < tokens.count && tokens[index].isWord("down") && tokens[index + 1].isOne(of: "went", "go", "goes")
      && (index == 0 || selves.contains(tokens[index - 1]) || tokens[index - 1].kind == .punctuation)
  }

  private static let efforts: WordSet = ["for", "eat", "cook", "make", "face", "manage", "want", "fancy"]

  /// "I was too tired for anything but", "couldn't face anything except".
  private static func exception(at index: Int, in tokens: [Token]) -> Int? {
    guard tokens[index].isWord("i") || tokens[index].isWord("we"),
      let anything = tokens[index...].prefix(8).firstIndex(where: { $0.isWord("anything") }),
      anything + 2 < tokens.count,
      efforts.contains(tokens[anything - 1]), tokens[anything + 1].isOne(of: "but", "except"),
      !tokens[index..<anything].contains(where: { $0.kind == .punctuation })
    else { return nil }
    return anything + 2 - index
  }

  private static func length(
    at index: Int, in tokens: [Token], after last: Token?, _ holdsFood: ([Token]) -> Bool
  ) -> Int? {
    // "nibbled my way through a bag of cashews".
    if tokens[index].folded.hasSuffix("ed") || tokens[index].folded.hasSuffix("ing"), index + 4 < tokens.count,
      tokens[index + 1].isWord("my"), tokens[index + 2].isWord("way"), tokens[index + 3].isWord("through"),
      holdsFood(Array(tokens[(index + 4)...].prefix(8)))
    {
      return 4
    }
    guard let match = phrases.match(at: index, in: tokens),
      last.map({ selves.contains($0) || $0.kind == .punctuation }) ?? true,
      case let next = index + match.count, next < tokens.count,
      determiners.contains(tokens[next]) || tokens[next].isCount,
      case let object = tokens[next...].prefix(5).prefix(while: { !times.contains($0) }), !stored.occurs(in: object)
    else { return nil }
    // "put away four with maple syrup": of what was named before.
    // What is opened to be eaten has a lid; a letter names no food behind "had" either.
    return tokens[next - 1].isWord("open") || tokens[next].isCount || holdsFood(Array(object)) ? match.count : nil
  }
}
