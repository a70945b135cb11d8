/// How large what was sold was, told behind it. "A flapjack bar, both biscuits in the pack": the whole of what was sold, told by its pieces.
enum WholePack {
  private static let pieces = WordList.words(
    "biscuits bars fingers sachets halves pieces cookies cups sticks slices cakes rolls wafers crackers")
  private static let packs: WordSet = ["pack", "packet", "wrapper", "pouch", "bag", "box", "sleeve"]

  /// What one bar is broken into: "a Bounty, both halves", "a Kit Kat (all four fingers)".
  private static let parts: WordSet = ["fingers", "halves", "bars", "sticks"]

  /// `tokens` without such words behind a comma.
  static func told(_ tokens: [Token]) -> [Token] {
    guard let both = tokens.dropFirst().firstIndex(where: { $0.isOne(of: "both", "all") }),
      tokens[both - 1].isOne(of: ",", "-", "(")
    else { return tokens }
    var noun = both + 1
    while tokens.word(noun).isOne(of: "of", "the") { noun += 1 }
    if noun < tokens.count, tokens[noun].isCount { noun += 1 }
    guard pieces.contains(at: noun, in: tokens) else { return tokens }
    let isOfPack =
      tokens.word(noun + 1).isOne(of: "in", "from", "of") && tokens.word(noun + 2).isOne(of: "the", "a", "one")
      && packs.contains(at: noun + 3, in: tokens)
    let last = isOfPack ? noun + 4 : noun + 1
    guard isOfPack || parts.contains(tokens[noun]), tokens.ends(at: last) else { return tokens }
    let closes = tokens[both - 1].isSign("(") && last < tokens.count && tokens[last].isSign(")")
    // Of a bar of two they are all, and of one of four half of it.
    if tokens[both].isWord("both"), tokens[noun].isWord("fingers") {
      let comma = Token.sign(",", at: tokens[both - 1].range)
      return tokens[..<(both - 1)] + [comma] + tokens[both..<last] + tokens[(closes ? last + 1 : last)...]
    }
    return Array(tokens[..<(both - 1)] + tokens[(closes ? last + 1 : last)...])
  }

  private static let sizes: WordSet = ["big", "large", "small", "little", "huge", "giant"]
  private static let articles: WordSet = ["a", "an", "the", "my", "one"]

  /// "Half a 150 g bag of crisps" for "half a bag of crisps (the 150 g one)".
  static func sized(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 5,
      let one = tokens.indices.dropFirst(4).first(where: {
        tokens[$0].isWord("one") && isMeasured(before: $0, in: tokens)
      }),
      case let number = one - 2, tokens[number].kind == .number,
      case let lead = sizes.contains(tokens[number - 1]) ? number - 2 : number - 1, lead > 1,
      tokens[lead].isOne(of: "the", "a"), tokens[lead - 1].isOne(of: "(", ",", "-"),
      case let isBracketed = tokens[lead - 1].isSign("("), tokens.ends(at: one + 1),
      let article = tokens[..<(lead - 1)].lastIndex(where: { articles.contains($0) }), article + 1 < lead - 1,
      !tokens[(article + 1)..<(lead - 1)].contains(where: { $0.kind != .word })
    else { return tokens }
    let closes = isBracketed && one + 1 < tokens.count && tokens[one + 1].isSign(")")
    var told = Array(tokens[...article])
    told += tokens[number..<one]
    told += tokens[(article + 1)..<(lead - 1)]
    return told + tokens[(closes ? one + 2 : one + 1)...]
  }

  static let wholes: WordSet = ["whole", "entire", "full", "complete"]
  static let determiners: WordSet = ["the", "a", "an", "my"]

  /// "Crisps, 150 g bag" for "crisps, the whole 150 g bag", "a bag of crisps (40 g)" for "a bag of crisps (the 40 g)", and
  /// "25 g each" for "the 25 g ones".
  static func plain(_ tokens: [Token]) -> [Token] {
    guard
      let number = tokens.indices.dropFirst(2).first(where: { tokens[$0].kind == .number && isLed($0, in: tokens) }),
      let unit = UnitTable.unit(at: number + 1, in: tokens),
      unit.unit.dimension == .mass || unit.unit.dimension == .volume && !unit.unit.isHousehold
    else { return tokens }
    let end = number + 1 + unit.count
    let isPacked = UnitTable.unit(at: end, in: tokens)?.unit.isContainer ?? false
    var start = number
    while start > 0, wholes.contains(tokens[start - 1]) { start -= 1 }
    let isWhole = start < number
    while start > 0, sizes.contains(tokens[start - 1]) || determiners.contains(tokens[start - 1]) { start -= 1 }
    let isBehind = start > 1 && tokens[start - 1].isOne(of: "(", ",", "-")
    let after = isPacked || tokens.word(end).isOne(of: "one", "ones", "size") ? end + 1 : end
    if isBehind, tokens.ends(at: after) {
      let kept = isPacked ? Array(tokens[end..<after]) : []
      let each = tokens.word(end) == "ones" ? [Token.word("each", at: tokens[end].range)] : []
      return tokens[..<start] + tokens[number..<end] + kept + each + tokens[after...]
    }
    // "The whole 200 g bag of crisps".
    guard isWhole, isPacked else { return tokens }
    return tokens[..<number].filter { !wholes.contains($0) } + tokens[number...]
  }

  /// Behind "the" or "a whole".
  private static func isLed(_ number: Int, in tokens: [Token]) -> Bool {
    wholes.contains(tokens[number - 1]) || tokens[number - 1].isWord("the")
      || sizes.contains(tokens[number - 1]) && tokens[number - 2].isWord("the")
  }

  /// The "150 g" of "the 150 g one".
  private static func isMeasured(before index: Int, in tokens: [Token]) -> Bool {
    guard let unit = UnitTable.unit(named: tokens[index - 1].folded) else { return false }
    return unit.dimension == .mass || unit.dimension == .volume
  }
}
