/// What somebody else had of the same, told before the person's own part: "split a pie, he had 4 slices, I had 2".
enum OthersShare {
  static let sharing: WordSet = ["shared", "split", "halved", "sharing", "splitting", "between"]
  private static let others: WordSet = ["he", "she", "they"]
  private static let eating = EatingWords.helping
  private static let joints = ListWords.clauseBreaks.union(["while"])

  /// `tokens` without the other's part; what that was counted in counts the person's own: "split a pie, I had 2 slices".
  static func dropped(from tokens: [Token]) -> [Token] {
    sharing.occurs(in: tokens) ? ownCount(in: theirs(droppedFrom: tokens)) : tokens
  }

  private static let packs: WordSet = [
    "box", "bag", "bucket", "tray", "packet", "pack", "platter", "plate", "basket", "tin", "bottle", "tub", "jug",
    "pitcher", "carafe", "pot", "pan", "dish", "wheel", "bowl",
  ]

  /// "I had 4 wings" for "shared 12 wings with Tom, I had 4".
  private static func ownCount(in tokens: [Token]) -> [Token] {
    guard let verb = sharing.firstIndex(in: tokens), verb + 2 < tokens.count,
      let own = tokens.indices.dropFirst(verb + 2).dropLast().first(where: { index in
        eating.contains(tokens[index]) && (tokens[index - 1].isWord("i") || tokens[index - 1].isWord("and"))
      }),
      let mine = QuantityParser(tokens).quantity(at: own + 1), let count = mine.value, count >= 1 || mine.hasUnit,
      case let end = mine.tokens.upperBound, tokens.breaks(at: end) || tokens[end].isOne(of: "of", "it"),
      let noun = shared(behind: verb, in: tokens, moreThan: mine.hasUnit ? .infinity : count), noun.upperBound < own
    else { return tokens }
    let start = verb > 0 && tokens[verb - 1].isOne(of: "i", "we") ? verb - 1 : verb
    let rest = end < tokens.count && tokens[end].isWord("it") ? end + 1 : isOfThem(end, in: tokens) ? end + 2 : end
    var told = Array(tokens[..<start])
    told += [Token.word("had", at: tokens[own].range)]
    told += tokens[mine.tokens]
    if mine.hasUnit, !mine.hasOf { told += [Token.word("of", at: tokens[own].range)] }
    told += tokens[noun]
    return told + tokens[rest...]
  }

  private static func isOfThem(_ index: Int, in tokens: [Token]) -> Bool {
    index + 1 < tokens.count && tokens[index].isWord("of")
  }

  /// "Wings" of "shared 12 wings with Tom", "truffles" of "shared a box of truffles".
  private static func shared(behind verb: Int, in tokens: [Token], moreThan count: Double) -> Range<Int>? {
    var at = verb + 1
    let number = NumberPhrase.read(at: at, in: tokens)
    at += number?.count ?? 0
    if QuantityWords.sizes[at < tokens.count ? tokens[at].folded : ""] != nil { at += 1 }
    if packs.contains(at: at, in: tokens), at + 1 < tokens.count, tokens[at + 1].isWord("of") {
      at += 2
    } else {
      guard let number, number.value > count else { return nil }
    }
    var end = at
    while end < tokens.count, tokens[end].kind == .word, !tokens[end].isBreak { end += 1 }
    return end > at ? at..<end : nil
  }

  private static func theirs(droppedFrom tokens: [Token]) -> [Token] {
    guard let other = others.firstIndex(in: tokens.dropFirst()),
      eating.contains(at: other + 1, in: tokens),
      let theirs = QuantityParser(tokens).quantity(at: other + 2), theirs.value != nil,
      case var own = theirs.tokens.upperBound, own < tokens.count, joints.contains(tokens[own])
    else { return tokens }
    own = joints.end(from: own, in: tokens)
    guard own + 2 < tokens.count, tokens[own].isWord("i"), eating.contains(at: own + 1, in: tokens),
      let mine = QuantityParser(tokens).quantity(at: own + 2), mine.value != nil
    else { return tokens }
    let unit = mine.hasUnit || !theirs.hasUnit ? [] : tokens[theirs.tokens].drop { $0.isCount }
    var told = Array(tokens[..<other])
    told += tokens[own..<mine.tokens.upperBound]
    told += unit
    return told + tokens[mine.tokens.upperBound...]
  }
}
