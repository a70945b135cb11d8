/// "Skipping, 40 minutes" is with a rope, where "skipping lunch" leaves something out.
enum SkippingRope {
  /// `tokens` with the rope, where a sign parts "skipping" from how long it went on.
  static func named(_ tokens: [Token]) -> [Token] {
    guard let index = tokens.firstIndex(where: { $0.isWord("skipping") }), index + 2 < tokens.count,
      [",", "-", "(", ":"].contains(where: { tokens[index + 1].isSign($0) }),
      tokens[index + 2].kind == .clock
        || QuantityParser(tokens).quantity(at: index + 2)?.unit?.dimension == .time
    else { return tokens }
    var named = tokens
    named.insert(Token.word("rope", at: tokens[index].range), at: index + 1)
    return named
  }
}
