/// A part of one's own food that somebody else got: "gave a third of my fries away", "passed half my pie to Dad".
///
/// Whoever gives a part away had the rest, which nobody says.
enum GivenAway {
  static let giving = EatingWords.giving
  private static let tails: WordSet = ["to", "away"]
  private static let longestName = 4

  /// `tokens` as "had two thirds of fries", where that is all the message tells.
  static func kept(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard let verb = giving.firstIndex(in: tokens.prefix(2)), verb == 0 || tokens[0].isWord("i")
    else { return tokens }
    var at = verb + 1
    let isAhead = at < tokens.count && tokens[at].isOne(of: "away", "up")
    if isAhead { at += 1 }
    if at < tokens.count, tokens[at].isOne(of: "about", "roughly", "around", "nearly", "almost") { at += 1 }
    guard let part = NumberPhrase.read(at: at, in: tokens), part.value > 0, part.value < 1 else { return tokens }
    let number = tokens[at]
    // "Half my" is read as one number.
    at += part.count
    if at < tokens.count, tokens[at].isWord("of") { at += 1 }
    if at < tokens.count, tokens[at].isWord("my") { at += 1 }
    guard at < tokens.count, tokens[at - 1].isWord("my") else { return tokens }
    let rest = tokens[at...]
    let end = tails.firstIndex(in: rest) ?? (isAhead ? rest.endIndex : nil)
    guard let end, case let name = Array(tokens[at..<end]), (1...longestName).contains(name.count),
      name.allSatisfy({ $0.kind == .word }), holdsFood(name), tokens.count - end <= longestName
    else { return tokens }
    let left = 1 - part.value
    let had = Token.word("had", at: tokens[verb].range)
    let value = number.read(as: left, join: .apart)
    let of = Token.word("of", at: tokens[at - 1].range)
    return [had, value, of, tokens[at - 1]] + name
  }
}
