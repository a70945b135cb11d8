/// Children who are called by their age: "my 2 year old", "our 18mo", and anybody of whom it is told what they did.
enum ChildrensAges {
  private static let owners = ListWords.owners.union(["the"])
  private static let spans: WordSet = ["year", "years", "month", "months", "y"]
  private static let short: WordSet = ["yo", "mo", "yro"]
  static let ends: WordSet = ["old", "olds", "yo", "mo", "yro", "o"]
  /// Behind them the age is of somebody or something else: "my 30 year old whisky".
  private static let doings: WordSet = [
    "had", "has", "ate", "eats", "drank", "drinks", "wanted", "wants", "got", "gets", "and", "finished", "left",
    "loves", "loved", "threw", "refused", "made", "took", "stole", "asked", "was", "is", "did", "only", "just", "swam",
    "ran", "likes", "won't", "wouldn't", "didn't", "spat", "shared", "woke", "n",
  ]

  private static let doers: WordSet = [
    "had", "ate", "eats", "drank", "drinks", "finished", "stole", "took", "threw", "spat", "swam", "ran", "refused",
  ]

  /// `tokens` with "kid" for the age where nothing is named that is as old.
  static func named(_ said: [Token]) -> [Token] {
    let tokens = withoutAgeOfHeading(said)
    guard ends.occurs(in: tokens) else { return tokens }
    return tokens.replacing { index in
      guard index > 0, let end = end(ofAgeAt: index, in: tokens),
        owners.contains(tokens[index - 1])
          ? tokens.ends(at: end) || doings.contains(tokens[end])
          // "A 12 year old ate my crisps"; a whisky does nothing.
          : index == 1 && tokens[0].isWord("a") && doers.contains(at: end, in: tokens)
      else { return nil }
      let range = tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound
      return (end, [Token.word("kid", at: range)])
    }
  }

  /// Where the age that begins at `index` ends; nil where none does.
  private static func end(ofAgeAt index: Int, in tokens: [Token]) -> Int? {
    guard tokens[index].isCount else { return nil }
    if short.contains(at: index + 1, in: tokens) { return index + 2 }
    guard spans.contains(at: index + 1, in: tokens) else { return nil }
    var old = index + 2
    while old < tokens.count, tokens[old].isSign("/") || tokens[old].isSign("-") { old += 1 }
    return old < tokens.count && tokens[old].isOne(of: "old", "olds", "o") ? old + 1 : nil
  }

  private static let called: WordSet = ["age", "aged"]
  private static let eldest = 110.0

  /// "Mina: rice" of "Mina (age 6): rice", "Mina, 6: rice" and "Mina (6yo) - rice": a heading of whose food it was.
  private static func withoutAgeOfHeading(_ tokens: [Token]) -> [Token] {
    let owner = tokens.first.map { ListWords.owners.contains($0) } ?? false
    let name = owner ? 1 : 0
    guard tokens.count > name + 3, tokens[name].kind == .word, !ListWords.selves.contains(tokens[name]),
      owner && IntentWords.others.contains(tokens[name]) || !owner && GivenNames.all.contains(tokens[name])
    else { return tokens }
    var at = name + 1
    let isBracket = tokens[at].isSign("(")
    if isBracket || tokens[at].isSign(",") { at += 1 }
    let isCalled = called.contains(at: at, in: tokens)
    if isCalled { at += 1 }
    guard at > name + 1, at < tokens.count, tokens[at].isCount, let age = tokens[at].saidNumber, age <= eldest else {
      return tokens
    }
    at = end(ofAgeAt: at, in: tokens) ?? at + 1
    if isBracket { at += 1 }
    guard at < tokens.count, tokens[at].isSign(":") || tokens[at].isSign("-") else { return tokens }
    return tokens[...name] + [Token.sign(":", at: tokens[at].range)] + tokens[(at + 1)...]
  }
}
