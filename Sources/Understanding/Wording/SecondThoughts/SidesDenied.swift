/// What was not eaten, told at the end of a list or beside it: "bacon, egg, no beans", "kebab with rice, the salad I left".
enum SidesDenied {
  private static let sides = WordList.words(
    """
    beans peas chips fries potatoes potato mash salad veg vegetables veggies mushrooms toast rice coleslaw soup pudding
    dessert starter sides biscuit biscuits cake
    """)
  /// Dishes that beans and rice are a part of.
  private static let filled = WordList.words(
    "burrito burritos bowl bowls taco tacos nachos quesadilla wrap salad curry")

  /// `tokens` without a side that the end of a list says was not there.
  static func told(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 5,
      let no = tokens.indices.dropFirst(4).dropLast().first(where: { tokens[$0].isWord("no") }),
      sides.contains(tokens[no + 1]), tokens.ends(at: no + 2) || tokens[no + 2].isWord("today"),
      tokens[no - 1].isSign(",") || tokens[no - 1].isOne(of: "and", "but")
    else { return tokens }
    var start = no - 1
    while start > 0, tokens[start - 1].isSign(",") { start -= 1 }
    let list = tokens[..<start]
    guard list.contains(where: { $0.isSign(",") }), !filled.occurs(in: list), holdsFood(Array(list)) else {
      return tokens
    }
    return Array(list + tokens[(no + 2)...])
  }

  static let leaving: WordSet = ["leave", "left", "skip", "skipped", "refused"]
  private static let joining = WordList.words(
    "as before when while after then that until till once since because so if where what which i")
  private static let longestName = 4

  /// `tokens` without the food in front of "I left": "kebab with rice".
  static func withoutFronted(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 4,
      let verb = tokens.indices.dropFirst(4).first(where: {
        leaving.contains(tokens[$0]) && tokens[$0 - 1].isWord("i") && tokens.ends(at: $0 + 1)
      }),
      let comma = tokens[..<(verb - 1)].lastIndex(where: { $0.kind == .punctuation }), tokens[comma].isSign(","),
      comma > 0, case let name = Array(tokens[(comma + 1)..<(verb - 1)]), (1...longestName).contains(name.count),
      !joining.occurs(in: name), name.allSatisfy({ $0.kind == .word }), let noun = name.last, holdsFood([noun]),
      holdsFood(Array(tokens[..<comma]))
    else { return tokens }
    return Array(tokens[..<comma] + tokens[(verb + 1)...])
  }
}
