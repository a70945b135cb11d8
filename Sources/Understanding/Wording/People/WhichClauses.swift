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
      guard tokens[index].isWord("which"), index > 0, index + 2 < tokens.count, lasting.contains(tokens[index + 1])
      else { return nil }
      let start = tokens[index + 2].isOne(of: "me", "us") ? index + 3 : index + 2
      guard start < tokens.count, let length = QuantityParser(tokens).quantity(at: start), length.seconds != nil else {
        return nil
      }
      return (start, [])
    }
  }
}
