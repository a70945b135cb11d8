/// "@" typed for the word that it stands for: "coffee @ work", "burger @ the diner", "tea @home".
enum AtSigns {
  /// How hard a set was and what it was done with, in the notation of the weight room.
  private static let notation = WordList.words("rpe rir bw bodyweight max failure amrap")
  /// "Lunch with @maya": behind these the sign opens somebody's name.
  private static let beforeNames = WordList.words("with by from to and cc for via thanks")

  /// `tokens` with the word for the sign. Before a figure it is a load, a speed or an hour, and within a word an address.
  static func spelled(_ said: [Token]) -> [Token] {
    guard said.contains(where: { $0.isSign("@") }) else { return said }
    let tokens = withoutWeighed(said)
    return tokens.indices.map { index in
      let token = tokens[index]
      guard token.isSign("@"), index > 0, index + 1 < tokens.count, tokens[index + 1].kind == .word,
        !notation.contains(tokens[index + 1]), !NumberWords.cardinals.contains(tokens[index + 1])
      else { return token }
      let isGlued = tokens[index + 1].join == .glued
      if isGlued, token.join == .glued || beforeNames.contains(tokens[index - 1]) { return token }
      return token.read(as: "at", join: .apart)
    }
  }

  private static let served: Set<String> = ["g", "ml", "cl", "oz"]

  /// "Peas 120 g" for "peas @ 120 g", where nothing that is lifted stands before it.
  private static func withoutWeighed(_ tokens: [Token]) -> [Token] {
    guard let sign = tokens.firstIndex(where: { $0.isSign("@") }), sign > 0, tokens[sign - 1].kind == .word,
      sign + 1 < tokens.count, let amount = QuantityParser(tokens).quantity(at: sign + 1),
      let unit = amount.unit, served.contains(unit.name),
      !tokens[..<sign].contains(where: { $0.isCount || $0.isWord("x") }),
      ExerciseLexicon.reference.mentions(in: tokens).isEmpty
    else { return tokens }
    return withoutWeighed(Array(tokens[..<sign]) + tokens[(sign + 1)...])
  }
}
