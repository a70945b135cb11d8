/// What people type as they talk to a friend, and what tells nothing: "two brownies ngl", "big bowl of pasta btw",
/// "had 3 pints mate".
enum TextSpeak {
  static let asides = WordList.words(
    """
    ngl imo imho frfr smh istg lmao lmfao rofl omg idk tho tbf iykyk btw fyi xd obvs obv defo deffo totes innit bruh xx
    xxx xoxo yolo fml ffs ikr
    """)
  private static let asking: WordSet = [
    "how", "what", "what's", "whats", "is", "are", "does", "do", "did", "can", "should", "which", "why", "was", "were",
    "will",
  ]
  /// Whom a line is said to, at its end.
  static let vocatives = WordList.words(
    "mate bro dude sis lad lads hun babe fam guys folks pal fr bruv cuz bestie yaar abeg sha lah leh lor eh o oo")
  /// Before them a friend is one who was there, and mate a tea.
  private static let leads = WordList.words(
    "a an the my our his her their with w and n or to for of from by at yerba iced some one two old best little big")

  /// What a line closes with behind a comma.
  static let courtesies: WordSet = ["thanks", "thx", "cheers", "ta", "promise", "honest"]

  /// `tokens` without it.
  static func dropped(from said: [Token]) -> [Token] {
    let tokens = withoutOl(withoutCourtesy(withoutJest(said)))
    guard tokens.count > 2, asides.occurs(in: tokens.dropFirst()) || vocatives.occurs(in: tokens.suffix(3)) else {
      return tokens
    }
    var result: [Token] = []
    for (index, token) in tokens.enumerated() {
      if index > 0, isAside(at: index, in: tokens) {
        // "2 eggs btw is that a lot of protein": what is asked is no name of the food.
        if tokens[index].isWord("btw"), asking.contains(at: index + 1, in: tokens),
          tokens[index - 1].kind != .punctuation
        {
          result.append(Token.sign(".", at: token.range))
        }
        continue
      }
      // ", btw,": one comma of the two.
      if token.isSign(","), index > 0, isAside(at: index - 1, in: tokens), result.last?.isSign(",") ?? true { continue }
      result.append(token)
    }
    guard let end = result.lastIndex(where: { $0.kind != .punctuation }), end > 1, vocatives.contains(result[end]),
      !leads.contains(result[end - 1]), !result[end - 1].isCount
    else { return result }
    result.remove(at: end)
    if result[end - 1].isSign(",") { result.remove(at: end - 1) }
    return result
  }

  private static let old: WordSet = ["big", "good", "little", "lil", "plain", "same", "huge", "nice", "giant"]

  /// "A big ol' bowl": large, and no oil.
  private static func withoutOl(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2, tokens.contains(where: { $0.isOne(of: "ol", "ol'", "ole") }) else { return tokens }
    return tokens.replacing { index in
      guard index > 0, tokens[index].isOne(of: "ol", "ol'", "ole"), old.contains(tokens[index - 1]) else { return nil }
      return (index + 1 < tokens.count && tokens[index + 1].isSign("'") ? index + 2 : index + 1, [])
    }
  }

  private static let laughing: WordSet = ["lol", "lolol", "haha", "hahaha", "lmao", ",", "-", "."]

  /// "2 pizzas, no wait, one" for "2 pizzas lol jk one": what was said in jest is taken back by what follows.
  private static func withoutJest(_ tokens: [Token]) -> [Token] {
    guard let jest = tokens.dropFirst(2).firstIndex(where: { $0.isWord("jk") }), jest + 1 < tokens.count else {
      return tokens
    }
    var start = jest
    while start > 1, laughing.contains(tokens[start - 1]) { start -= 1 }
    var end = jest + 1
    while end < tokens.count, tokens[end].kind == .punctuation { end += 1 }
    guard end < tokens.count,
      tokens[end].isCount || NumberWords.articles.contains(tokens[end])
        || tokens[end].isOne(of: "just", "only", "it", "i")
    else { return tokens }
    let instead = [Token.sign(",", at: tokens[jest].range)] + Token.words(["no", "wait"], at: tokens[jest].range)
    return Array(tokens[..<start]) + instead + [Token.sign(",", at: tokens[jest].range)] + tokens[end...]
  }

  private static func withoutCourtesy(_ tokens: [Token]) -> [Token] {
    guard let end = tokens.suffix(3).lastIndex(where: { $0.kind == .word }), end > 2, tokens[end - 1].isSign(","),
      courtesies.contains(tokens[end])
    else { return tokens }
    return Array(tokens[..<(end - 1)] + tokens[(end + 1)...])
  }

  private static func isAside(at index: Int, in tokens: [Token]) -> Bool {
    guard asides.contains(tokens[index]),
      tokens[index].join == .apart || index > 0 && tokens[index - 1].kind == .punctuation
    else { return false }
    // "btw 1 and 2" is between them.
    return !(tokens[index].isWord("btw") && index + 1 < tokens.count && tokens[index + 1].kind == .number)
  }
}
