/// Training that was got in between other things: "got 30 minutes of swimming in", "squeezed a ride in before work".
enum GotIn {
  static let verbs: WordSet = [
    "got", "get", "getting", "squeezed", "squeeze", "fit", "fitted", "snuck", "sneaked", "managed",
  ]
  private static let closers: WordSet = [
    "before", "after", "this", "today", "yesterday", "at", "between", "during", "first",
  ]
  private static let longest = 9

  /// `tokens` without the "in" behind what was done.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, let verb = verbs.firstIndex(in: tokens),
      let particle = tokens.indices.dropFirst(verb + 2).prefix(longest).first(where: { index in
        tokens[index].isWord("in") && (tokens.ends(at: index + 1) || closers.contains(tokens[index + 1]))
      }), !ActivityLexicon.reference.mentions(in: Array(tokens[(verb + 1)..<particle])).isEmpty
    else { return tokens }
    return Array(tokens[..<particle]) + tokens[(particle + 1)...]
  }
}
