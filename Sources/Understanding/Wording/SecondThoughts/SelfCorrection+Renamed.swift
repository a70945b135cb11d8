/// A food that is called by another name in the same breath.
extension SelfCorrection {
  private static let renaming = PhraseTable(
    list: """
      sorry i mean,sorry i meant,no i mean,no i meant,oops i mean,oops i meant,i mean,i meant,or rather,no wait,wait no
      i should say
      """)

  private static let cheapSigns: WordSet = ["mean", "meant", "rather", "wait", "say"]

  /// What a name begins behind.
  static let leads = WordList.words(
    """
    and with plus had ate drank have having eaten for of or then some my the a an was were log add after before mit con
    avec med och met
    """)

  /// What no name holds.
  static let clausal = WordList.words(
    """
    i it it's that that's they was were is are he she we who how what when why did didn't not like so just only come
    really had ate drank always them these those mix sorry
    """)

  /// `tokens` with a food that is called by another name in the same breath under that name alone: "sopa de ajo, I mean
  /// garlic soup". Only where a food stands behind, as `isFood` tells.
  static func renamed(_ tokens: [Token], isFood: ([Token]) -> Bool) -> [Token] {
    guard cheapSigns.occurs(in: tokens),
      let signal = tokens.indices.dropFirst().first(where: { renaming.match(at: $0, in: tokens) != nil }),
      let match = renaming.match(at: signal, in: tokens)
    else { return tokens }
    var start = signal + match.count
    // "Udon I mean, they look alike" names it first.
    if tokens[signal - 1].kind == .punctuation {
      while start < tokens.count, tokens[start].isSign(",") { start += 1 }
    }
    guard start < tokens.count else { return tokens }
    let end = tokens[start...].firstIndex {
      $0.kind == .punctuation || $0.isOne(of: "for", "and", "with", "at")
    }
    let name = Array(tokens[start..<(end ?? tokens.count)])
    var close = signal
    while close > 0, tokens[close - 1].kind == .punctuation || tokens[close - 1].isWord("sorry") { close -= 1 }
    guard (1...5).contains(name.count), close > 0, !clausal.occurs(in: name), isFood(name), !isLength(name) else {
      return tokens
    }
    // A count of its own takes the place of the other.
    let counts = name[0].isCount || NumberWords.articles.contains(name[0])
    let open =
      tokens[..<close].lastIndex { token in
        token.kind == .punctuation || leads.contains(token) && !(counts && NumberWords.articles.contains(token))
          || !counts && token.isCount
      } ?? -1
    guard open + 1 < close,
      tokens[(open + 1)..<close].contains(where: { $0.kind == .word && !CorrectionReader.interjections.contains($0) })
    else { return tokens }
    return Array(tokens[..<(open + 1)]) + name + Array(tokens[(start + name.count)...])
  }

  /// "30 minutes of tennis": what is told anew is no food.
  private static func isLength(_ name: [Token]) -> Bool {
    let dimension = QuantityParser(name).quantity(at: 0)?.unit?.dimension
    return dimension == .time || dimension == .length
  }
}
