/// What was left out of a food and what was in it instead, told with the food between: "no sugar in my porridge, just
/// cinnamon" is porridge with cinnamon.
enum InMyFood {
  private static let inside: WordSet = ["in", "on", "with"]
  private static let only: WordSet = ["just", "only"]
  private static let joints: WordSet = [",", "-", "but", "."]
  private static let seasonings: WordSet = ["sugar", "sugars", "salt", "pepper", "cinnamon", "sweetener", "stevia"]
  private static let longestName = 3

  /// `tokens` as "porridge with cinnamon".
  static func told(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 6, let no = tokens.first, no.isWord("no"),
      let place = tokens.prefix(longestName + 2).firstIndex(where: { inside.contains($0) }), place > 1,
      tokens.word(place + 1).isOne(of: "my", "the"),
      let lead = only.firstIndex(in: tokens[(place + 2)...]), lead > place + 2, lead + 1 < tokens.count,
      case let end = joints.contains(tokens[lead - 1]) ? lead - 1 : lead, end > place + 2,
      end - place - 2 <= longestName,
      case let food = Array(tokens[(place + 2)..<end]), holdsFood(food),
      case let instead = tokens[(lead + 1)...], holdsFood(Array(instead)) || seasonings.occurs(in: instead.prefix(2))
    else { return tokens }
    return food + [Token.word("with", at: tokens[lead].range)] + instead
  }
}
