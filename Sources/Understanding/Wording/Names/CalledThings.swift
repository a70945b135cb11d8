/// What a thing is called that nobody eats: "a route called Banana Split", "the boat's named Olive".
enum CalledThings {
  static let naming: WordSet = ["called", "named", "nicknamed"]

  private static let things = WordList.words(
    """
    route routes trail trails boulder boulders problem climb pitch crag wall hill peak ridge path loop segment lake boat
    yacht kayak canoe ship horse pony dog puppy cat kitten rabbit hamster parrot pub bar hotel class workout wod ride song
    band album film book show podcast game level map team horse bike car van app server branch project paint colour color
    """)
  private static let joints: WordSet = ["is", "was", "are", "were", "it", "'s"]
  private static let longest = 4

  /// `tokens` without the name, and without how hard the route of that name is.
  static func dropped(from tokens: [Token]) -> [Token] {
    guard let verb = naming.firstIndex(in: tokens), verb > 0, verb + 1 < tokens.count,
      case let thing = joints.contains(tokens[verb - 1]) ? verb - 2 : verb - 1, thing >= 0,
      isThing(tokens[thing])
    else { return tokens }
    let name = tokens[(verb + 1)...].prefix(longest).prefix { SceneFilter.isCapitalLetter($0) }
    guard !name.isEmpty else { return tokens }
    var end = name.endIndex
    if end + 1 < tokens.count, tokens[end].isSign(","), ActivityLexicon.isGrade(at: end + 1, in: tokens) {
      end += 3
      if end < tokens.count, tokens[end].isSign("+") { end += 1 }
    }
    return Array(tokens[..<verb] + tokens[end...])
  }

  private static func isThing(_ token: Token) -> Bool {
    things.contains(token) || token.ends(in: "'s") && things.contains(String(token.folded.dropLast(2)))
  }
}
