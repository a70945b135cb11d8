/// What others made, and who made it.
extension MessageReader {
  private static let withVerb: WordSet = ["off", "round", "around", "up", "over", "in"]

  /// The last word of the verb of "my uncle smoked a brisket", "our neighbour dropped off scones".
  func verbOfMaking(in tokens: [Token]) -> Int? {
    guard
      let verb = tokens.indices.dropFirst().first(where: { place in
        tokens[place].folded.hasSuffix("ed") && IntentWords.others.contains(tokens[place - 1])
      })
    else { return nil }
    return Self.withVerb.contains(at: verb + 1, in: tokens) ? verb + 1 : verb
  }
}
