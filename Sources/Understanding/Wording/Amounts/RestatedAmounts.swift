/// An amount told once more, by the piece: "an ounce of almonds, about 23 nuts" is an ounce, and "a serving of crisps,
/// around 12 crisps" is twelve of them.
enum RestatedAmounts {
  private static let about = QuantityWords.hedges.union(["probably"])
  private static let pieces = WordList.words(
    """
    kernels nuts halves pieces chips crisps crackers berries cubes slices florets spears sticks strips rounds wedges
    biscuits cookies squares segments sections pods
    """)
  /// They say less than a number of pieces does.
  private static let vague = WordList.words(
    "serving portion helping handful bowl bag plate pile bunch packet pack snack few couple")

  /// `tokens` with each such amount told once.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4 else { return tokens }
    for sign in tokens.indices.dropFirst(2) where tokens[sign].isSign(",") || tokens[sign].isSign("(") {
      let restated = sign > 2 && tokens.count > 6 ? told(at: sign, in: tokens) : nil
      guard let told = restated ?? pieced(at: sign, in: tokens) else { continue }
      return told
    }
    return tokens
  }

  /// Breads that a dish is served with and called by.
  private static let served = WordList.words(
    "bhatura bhature bhaturas puri puris poori pooris pav pavs kulcha kulche kulchas")

  /// "3 idlis" for "a plate of idli (3 idlis)", and "chole bhature" for "chole bhature (2 bhature)", which comes with them.
  private static func pieced(at sign: Int, in tokens: [Token]) -> [Token]? {
    guard sign + 2 < tokens.count, tokens[sign + 1].isCount, !NumberWords.articles.contains(tokens[sign + 1]),
      tokens[sign + 2].kind == .word, tokens.ends(at: sign + 3), tokens[sign - 1].kind == .word,
      EnglishPlural.singular(of: tokens[sign - 1].folded) == EnglishPlural.singular(of: tokens[sign + 2].folded)
    else { return nil }
    let end = tokens[sign].isSign("(") && sign + 3 < tokens.count ? sign + 4 : sign + 3
    let before = tokens[sign - 2]
    let isDish = before.kind == .word && !before.isBreak && !before.isWord("of") && !before.isCount
    if isDish, served.contains(tokens[sign - 1]), !vessels.contains(before) {
      return Array(tokens[..<sign] + tokens[end...])
    }
    let measure = sign > 2 && tokens[sign - 2].isWord("of") ? sign - 3 : sign - 2
    guard measure >= 0, vessels.contains(tokens[measure]) else { return nil }
    let isCounted = measure > 0 && (tokens[measure - 1].isCount || NumberWords.articles.contains(tokens[measure - 1]))
    guard !isCounted || NumberWords.articles.contains(tokens[measure - 1]) || tokens[measure - 1].saidNumber == 1 else {
      return nil
    }
    var told = Array(tokens[..<(isCounted ? measure - 1 : measure)])
    told += tokens[(sign + 1)...(sign + 2)]
    return told + tokens[end...]
  }

  /// "A bowl of cherries, about 20" is twenty cherries.
  private static func counted(at sign: Int, about: Int, in tokens: [Token]) -> [Token]? {
    guard about < tokens.count, self.about.contains(tokens[about]),
      let number = NumberPhrase.read(at: about + 1, in: tokens), number.value >= 2,
      case var end = about + 1 + number.count,
      let measure = tokens[..<sign].suffix(5).lastIndex(where: { vague.contains($0) || vessels.contains($0) }),
      case let name = measure + 1 < sign && tokens[measure + 1].isWord("of") ? measure + 2 : measure + 1, name < sign,
      tokens[name..<sign].allSatisfy({ $0.kind == .word && !$0.isCount && !ListWords.ands.contains($0) }),
      EnglishPlural.isPlural(tokens[sign - 1].folded) || counts.contains(tokens[sign - 1])
    else { return nil }
    if end + 1 < tokens.count, tokens[end].isWord("of"), tokens[end + 1].isOne(of: "them", "those", "these") {
      end += 2
    }
    guard tokens.ends(at: end) || ListWords.ands.contains(tokens[end]) else {
      return nil
    }
    if tokens[sign].isSign("("), end < tokens.count, tokens[end].isSign(")") { end += 1 }
    var start = measure
    while start > 0, NumberWords.articles.contains(tokens[start - 1]) || tokens[start - 1].isCount { start -= 1 }
    return tokens[..<start] + [Token.number(number.value, at: tokens[about].range)] + tokens[name..<sign]
      + tokens[end...]
  }

  private static let vessels: WordSet = [
    "plate", "plateful", "bowl", "bowlful", "tub", "cup", "side", "basket", "order",
  ]
  /// Foods that are counted and bear no English plural.
  private static let counts: WordSet = ["pierogi", "gyoza", "jiaozi", "tortellini", "ravioli", "edamame", "gnocchi"]

  private static func told(at sign: Int, in tokens: [Token]) -> [Token]? {
    var at = sign + 1
    while at < tokens.count, tokens[at].isOne(of: "so", "or", "that's", "just") { at += 1 }
    if let told = counted(at: sign, about: at, in: tokens) { return told }
    guard at < tokens.count, about.contains(tokens[at]), let number = NumberPhrase.read(at: at + 1, in: tokens),
      case let noun = at + 1 + number.count, noun < tokens.count,
      tokens.ends(at: noun + 1) || ListWords.ands.contains(tokens[noun + 1]),
      let of = tokens[..<sign].suffix(6).lastIndex(where: { $0.isWord("of") }), of > 1,
      pieces.contains(tokens[noun]) || tokens[(of + 1)..<sign].contains(where: { $0.folded == tokens[noun].folded }),
      !tokens[(of + 1)..<sign].contains(where: { $0.isBreak || $0.isCount })
    else { return nil }
    var end = noun + 1
    if tokens[sign].isSign("("), end < tokens.count, tokens[end].isSign(")") { end += 1 }
    let measure = of - 1
    guard vague.contains(tokens[measure]) else { return Array(tokens[..<sign] + tokens[end...]) }
    var start = measure
    while start > 0, NumberWords.articles.contains(tokens[start - 1]) || tokens[start - 1].isCount { start -= 1 }
    return tokens[..<start] + [Token.number(number.value, at: tokens[at].range)] + tokens[(of + 1)..<sign]
      + tokens[end...]
  }
}
