/// Completes names that people leave half said: "a glass of red", "a pint", "a scoop of vanilla".
enum Ellipsis {
  private static let glasses = WordList.words("glass glasses bottle bottles carafe carafes")
  private static let wines = WordList.words("red white rose house")
  private static let scoops = WordList.words("scoop scoops cone cones")
  private static let flavors = WordList.words("vanilla chocolate strawberry pistachio mint caramel")
  private static let breads = WordList.words("rye brown white wholemeal granary wheat")
  private static let sandwiches = WordList.words("sandwich sandwiches sub burger roll bun toast toastie eggs bread")
  private static let pints = WordList.words("pint pints")
  /// What may stand behind a name that is complete for whoever says it.
  private static let followers = WordList.words(
    "after before with at in on and then last yesterday today tonight this for while but or plus to from each later")

  /// `tokens` with the noun that was meant behind each.
  static func completed(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { isOpen($0.folded) }) else { return tokens }
    var result: [Token] = []
    for (index, token) in tokens.enumerated() {
      result.append(token)
      guard token.kind == .word, isOpen(token.folded), ends(after: index, in: tokens) else { continue }
      for word in missing(at: index, in: tokens) {
        result.append(Token(kind: .word, text: word, folded: word, range: token.range))
      }
    }
    return result
  }

  private static func isOpen(_ word: String) -> Bool {
    wines.contains(word) || breads.contains(word) || flavors.contains(word) || pints.contains(word)
  }

  private static func missing(at index: Int, in tokens: [Token]) -> [String] {
    let word = tokens[index].folded
    if pints.contains(word) {
      // Nobody who asks for "a pint" means milk; but "2 pints water" and "pint glass" go on.
      return index > 0 && tokens[index - 1].kind != .punctuation ? ["of", "beer"] : []
    }
    // "ham on rye".
    if breads.contains(word), index > 1, tokens[index - 1].isWord("on") {
      return tokens.contains { sandwiches.contains($0) } ? [] : ["bread"]
    }
    guard let of = tokens[..<index].lastIndex(where: { $0.isWord("of") }), of > 0, index - of <= 3 else { return [] }
    if wines.contains(word), glasses.contains(tokens[of - 1]) { return ["wine"] }
    return flavors.contains(word) && scoops.contains(tokens[of - 1]) ? ["ice", "cream"] : []
  }

  private static func ends(after index: Int, in tokens: [Token]) -> Bool {
    guard index + 1 < tokens.count else { return true }
    let next = tokens[index + 1]
    return next.kind == .punctuation && !next.isSign("-") || next.kind == .word && followers.contains(next)
  }
}
