/// "@" typed for the word that it stands for: "coffee @ work", "burger @ the diner", "tea @home".
enum AtSigns {
  /// How hard a set was and what it was done with, in the notation of the weight room.
  private static let notation = WordList.words("rpe rir bw bodyweight max failure amrap")
  /// "Lunch with @maya": behind these the sign opens somebody's name.
  private static let beforeNames = WordList.words("with by from to and cc for via thanks")

  /// `tokens` with the word for the sign. Before a figure it is a load, a speed or an hour, and within a word an address.
  static func spelled(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.isSign("@") }) else { return tokens }
    return tokens.indices.map { index in
      let token = tokens[index]
      guard token.isSign("@"), index > 0, index + 1 < tokens.count, tokens[index + 1].kind == .word,
        !notation.contains(tokens[index + 1]), !NumberWords.cardinals.holds(tokens[index + 1])
      else { return token }
      let isGlued = tokens[index + 1].join == .glued
      if isGlued, token.join == .glued || beforeNames.contains(tokens[index - 1]) { return token }
      return Token(kind: .word, text: token.text, folded: "at", join: .apart, range: token.range)
    }
  }
}
