/// "Up" and "in" behind what was done with a food: "ham rolled up", "80 g dry pasta in tomato sauce".
extension ClauseScanner {
  private static let handled: WordSet = [
    "rolled", "cut", "chopped", "sliced", "mashed", "broken", "crumbled", "heated", "warmed", "mixed", "blended",
    "fried", "wrapped",
  ]
  private static let sauces: WordSet = ["sauce", "pesto", "stock", "broth", "gravy"]

  /// Takes "rolled up" behind ham and "cut up" behind a banana: the verb's own particle, and no lemonade.
  mutating func rolledUp() -> Bool {
    guard Self.handled.contains(tokens[index]), isAfterContent, index + 1 < tokens.count,
      tokens[index + 1].isWord("up"),
      endsPhrase(index + 2) || index + 2 < tokens.count && tokens[index + 2].isBreak
    else { return false }
    index += 2
    return true
  }

  /// Takes "in" before the sauce of what was weighed dry, and so without it.
  mutating func inSauce() -> Bool {
    guard tokens[index].isWord("in"), isAfterContent, MealWords.dryStates.occurs(in: tokens[..<index]),
      elements.contains(where: { if case .quantity(let quantity) = $0 { quantity.grams != nil } else { false } }),
      case let name = tokens[(index + 1)...].prefix(4).prefix(while: { $0.kind == .word && !$0.isBreak }),
      let last = name.last, Self.sauces.contains(last)
    else { return false }
    take(.soft(.with, index))
    return true
  }
}
