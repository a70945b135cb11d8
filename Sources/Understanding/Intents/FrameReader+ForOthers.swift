/// What is done for others.
extension FrameReader {
  private static let giving: WordSet = ["weighed", "gave", "fed", "handed", "served", "offered", "passed", "brought"]
  private static let making = WordList.words(
    "made cooked baked cooking making baking bought ordered prepared packed grilled barbecued preparing plating")

  /// "gave a client 2 bars", "cooking for the residents": what others were to have.
  static func isForOthers(_ tokens: [Token], from start: Int) -> Bool {
    let verb = ["i", "we", "just"].contains(word(start, tokens)) ? start + 1 : start
    if giving.contains(word(verb, tokens)) {
      let person = IntentWords.determiners.contains(word(verb + 1, tokens)) ? verb + 2 : verb + 1
      return IntentWords.others.contains(word(person, tokens)) && word(person + 1, tokens) != "back"
    }
    // "training my dog"; "pumped 90 ml of milk" for a baby.
    if ["training", "trained"].contains(word(verb, tokens)), IntentWords.determiners.contains(word(verb + 1, tokens)),
      IntentWords.others.contains(word(verb + 2, tokens))
    {
      return true
    }
    if ["pumped", "expressed"].contains(word(verb, tokens)),
      tokens.contains(where: { ["milk", "ml", "oz", "breastmilk"].contains($0.folded) })
    {
      return true
    }
    guard making.contains(word(verb, tokens)), let end = tokens.firstIndex(where: { $0.isWord("for") }), end > verb,
      !tokens.contains(where: { ["me", "us", "myself", "ourselves"].contains($0.folded) })
    else { return false }
    let person = (end + 1..<min(end + 4, tokens.count)).first { IntentWords.others.contains(tokens[$0]) }
    guard let person else { return false }
    return person + 1 == tokens.count || tokens[person + 1].kind == .punctuation
  }
}
