/// Plans that are said without "I": "might get chips", "off for a swim", "thinking curry for tea".
extension FrameReader {
  private static let wishers: WordSet = ["i", "we", "i'd", "we'd"]
  private static let stresses: WordSet = [
    "really", "so", "badly", "desperately", "just", "kinda", "totally", "honestly", "seriously", "absolutely", "still",
    "actually", "sorta", "secretly", "definitely",
  ]
  private static let wishing: WordSet = ["want", "wanna", "need", "fancy", "crave", "wish", "like", "love"]

  /// "I want crisps" for "I really want crisps": how much it is wished changes nothing.
  static func wishedPlainly(_ tokens: [Token]) -> [Token] {
    guard let wisher = wishers.firstIndex(in: tokens.prefix(6)),
      stresses.contains(at: wisher + 1, in: tokens), wishing.contains(at: wisher + 2, in: tokens)
    else { return tokens }
    return Array(tokens[...wisher] + tokens[(wisher + 2)...])
  }

  private static let modals: WordSet = ["might", "may", "will", "shall", "i'll", "we'll"]
  /// Bare forms that no meal and no month follows in.
  private static let doing = WordList.words(
    """
    be have get grab eat drink try order make cook bake do go hit run walk swim cycle ride lift train start take pick
    pop nip treat just also even still skip finish head join see add share split buy fancy need give
    """)
  private static let leaving: WordSet = [
    "popping", "nipping", "heading", "setting", "stepping", "dashing", "rushing", "going",
  ]
  private static let directions: WordSet = ["out", "off", "over", "down", "round"]
  private static let aims: WordSet = ["for", "to", "on"]

  /// What somebody means to do, or is on the way to.
  static func isIntending(_ tokens: [Token], from start: Int) -> Bool {
    var at = start
    while tokens.word(at).isOne(of: "i", "we", "i'm", "im", "we're", "am", "are", "just", "now")
      || doubts.contains(at: at, in: tokens)
    {
      at += 1
    }
    // "I was thinking eggs".
    if tokens.word(at).isOne(of: "was", "were"), tokens.word(at + 1) == "thinking" { at += 1 }
    let first = tokens.word(at)
    let next = tokens.word(at + 1)
    if wants.contains(first) { return isWanting(tokens, from: at) }
    if modals.contains(first) {
      var verb = at + 1
      while doubts.contains(at: verb, in: tokens) { verb += 1 }
      return doing.contains(at: verb, in: tokens) && !isDone(tokens, from: verb)
    }
    // "probably having pasta for tea".
    if at > start, doubts.contains(at: at - 1, in: tokens), announcing.contains(first) { return true }
    if first == "thinking" { return next != "" && next != "back" && !hasReport(tokens, from: at + 1) }
    if first == "off" { return aims.contains(next) || next == "out" && aims.contains(at: at + 2, in: tokens) }
    return leaving.contains(first) && directions.contains(next) && aims.contains(at: at + 2, in: tokens)
  }

  /// "78.4 kg, let's go!": no plan to go anywhere.
  static func isCheer(_ index: Int, after start: Int, _ tokens: [Token]) -> Bool {
    guard tokens.word(index).isOne(of: "let's", "lets"), index > start, index + 2 >= tokens.count else {
      return false
    }
    let next = tokens.word(index + 1)
    return next.folded.hasPrefix("go") && next.folded.dropFirst().allSatisfy { $0 == "o" }
  }

  private static let doubts = QuantityWords.doubts.union(["definitely"])
  private static let announcing: WordSet = ["having", "getting", "eating", "ordering", "making", "cooking", "doing"]

  private static let wants: WordSet = ["need", "needing", "wanting", "want"]

  /// "need chocolate", "wanting cake so bad": still to come, unless it tells of what was had too.
  private static func isWanting(_ tokens: [Token], from at: Int) -> Bool {
    tokens.word(at + 1) != "" && !hasReport(tokens, from: at + 1)
  }

  /// "might have had": in doubt, and done.
  private static func isDone(_ tokens: [Token], from at: Int) -> Bool {
    tokens.word(at) == "have" && tokens.word(at + 1).isOne(of: "had", "eaten", "drunk", "done", "been")
  }

  private static let conditional: WordSet = ["i'm", "im", "we're", "there's", "there", "they", "it's"]
  private static let frank = WordList.words(
    "honest being mistaken right remembering counting correct truthful frank not going telling reading sure precise allowed"
  )
  private static let told: WordSet = ["had", "ate", "drank", "log", "logged", "was", "were"]

  /// "If we're early I buy a bun": what depends on something; "if I'm honest" only opens a report.
  static func isCondition(_ tokens: [Token]) -> Bool {
    // "If I'd run 10 km", "had I run 10 km": what would have been.
    if tokens.word(0) == "if", tokens.word(1).isOne(of: "i'd", "we'd") { return true }
    if tokens.word(0) == "had", tokens.word(1).isOne(of: "i", "we", "you"), tokens.count > 3 { return true }
    return tokens.indices.dropLast().contains { index in
      tokens[index].isWord("if") && conditional.contains(tokens[index + 1])
        && !frank.contains(at: index + 2, in: tokens)
    } && !told.occurs(in: tokens)
  }
}
