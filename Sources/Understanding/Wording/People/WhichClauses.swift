/// What "which" says of the whole clause before it: "the café was shut, which is why I had a wrap", "walked home, which took
/// me 40 minutes".
enum WhichClauses {
  private static let reasons = PhraseTable(
    list: "which is why,which was why,which is how,which explains why,that's why,thats why,hence why,which meant that")
  private static let lasting: WordSet = ["took", "lasted", "takes", "lasts"]

  /// `tokens` with "so" for why, and the length alone for how long it took.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4, tokens.contains(where: { $0.isOne(of: "which", "that's", "thats", "hence") }) else {
      return tokens
    }
    return tokens.replacing { index in
      if let match = reasons.match(at: index, in: tokens), index + match.count < tokens.count,
        ListWords.tellers.contains(tokens[index + match.count])
      {
        return (index + match.count, index == 0 ? [] : [Token.word("so", at: tokens[index].range)])
      }
      if let end = endOfRemark(at: index, in: tokens) { return (end, []) }
      guard tokens[index].isWord("which"), index > 0, index + 2 < tokens.count, lasting.contains(tokens[index + 1])
      else { return nil }
      let start = tokens[index + 2].isOne(of: "me", "us") ? index + 3 : index + 2
      guard start < tokens.count, let length = QuantityParser(tokens).quantity(at: start), length.seconds != nil else {
        return nil
      }
      return (start, [])
    }
  }

  private static let degrees: WordSet = ["nearly", "almost", "really", "totally", "absolutely", "just", "about"]
  private static let wearing: WordSet = [
    "killed", "finished", "broke", "destroyed", "ruined", "wrecked", "floored", "exhausted",
  ]

  /// Behind "which nearly killed me": how it was, and nothing that was nearly done.
  private static func endOfRemark(at index: Int, in tokens: [Token]) -> Int? {
    guard tokens[index].isWord("which"), index > 0,
      case let verb = degrees.end(from: index + 1, in: tokens), verb + 1 < tokens.count,
      wearing.contains(tokens[verb]), tokens[verb + 1].isOne(of: "me", "us")
    else { return nil }
    return tokens.word(verb + 2) == "off" ? verb + 3 : verb + 2
  }
}
