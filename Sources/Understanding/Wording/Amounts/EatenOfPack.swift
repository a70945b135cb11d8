/// What was eaten of a pack that was told with all it holds: "pack of 6 scotch eggs, had 2", "a dozen oysters but i
/// only ate 9".
enum EatenOfPack {
  static let eating = EatingWords.having.union(["took"])
  /// Who goes on to tell what became of the others is read as a whole elsewhere.
  private static let giving: WordSet = ["gave", "left", "binned", "rest", "shared", "away"]
  private static let hedges = QuantityWords.approximators
  private static let joints = ListWords.clauseBreaks
  private static let pointers = ListWords.pronouns.union(["em"])
  /// Lead up to the pack and eat nothing of it.
  private static let getting = WordList.words(
    "i we got bought opened ordered made baked there were was came had a an the my of with")
  private static let packs = WordList.words(
    "pack packs packet box bag tray tub bucket carton multipack pk piece pieces pc pcs dozen share sharing platter")
  /// "8 slices in the pizza" are slices of it.
  private static let inside: WordSet = ["in", "to"]
  private static let circumstances: WordSet = ["from", "at", "for", "between", "among"]
  private static let longestName = 5

  /// `tokens` as "2 scotch eggs".
  static func told(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 4, let verb = eating.lastIndex(in: tokens), verb > 2,
      let end = endOfPack(before: verb, in: tokens)
    else { return tokens }
    guard let eaten = eaten(behind: verb, in: tokens) else {
      return measured(behind: verb, of: tokens[..<end], in: tokens, holdsFood: holdsFood)
    }
    let pack = tokens[..<end]
    // "16 piece tenders and slaw, ate 10": of the tenders, which alone were counted.
    let and = besides.lastIndex(in: pack) ?? end
    let side = pack[and...]
    guard side.isEmpty || isSide(side.dropFirst(), holdsFood: holdsFood),
      let (whole, name) = contents(of: pack[..<and], holdsFood: holdsFood), eaten.value <= whole, holdsFood(name),
      side.isEmpty || name.last.map({ EnglishPlural.isPlural($0.folded) }) ?? false || pieces.occurs(in: pack)
    else { return tokens }
    return Array(tokens[eaten.tokens]) + name + side + tokens[eaten.end...]
  }

  private static let besides: WordSet = ["and", "&", "n", "plus"]
  private static let longestSide = 3
  private static let pieces: WordSet = ["piece", "pieces", "pc", "pcs"]

  /// What is eaten beside the pack and was not counted.
  private static func isSide(_ side: ArraySlice<Token>, holdsFood: ([Token]) -> Bool) -> Bool {
    (1...longestSide).contains(side.count)
      && side.allSatisfy { $0.kind == .word && !$0.isCount && !packs.contains($0) && !eating.contains($0) }
      && holdsFood(Array(side))
  }

  /// The count behind the verb, with nothing but "of them" behind it.
  private static func eaten(behind verb: Int, in tokens: [Token]) -> (tokens: Range<Int>, value: Double, end: Int)? {
    var start = verb + 1
    while hedges.contains(at: start, in: tokens) { start += 1 }
    guard start < tokens.count, tokens[start].isCount, let number = NumberPhrase.read(at: start, in: tokens),
      number.value >= 1, (number.value * 2).rounded() == number.value * 2
    else { return nil }
    let past = start + number.count
    var end = past
    if end < tokens.count, tokens[end].isWord("of") { end += 1 }
    if pointers.contains(at: end, in: tokens) { end += 1 } else { end = past }
    guard tokens.ends(at: end), !giving.occurs(in: tokens[end...]) else {
      return nil
    }
    return (start..<past, number.value, end)
  }

  /// Where what tells of the pack ends, before ", but i only".
  private static func endOfPack(before verb: Int, in tokens: [Token]) -> Int? {
    var end = verb
    while end > 0, hedges.contains(tokens[end - 1]) { end -= 1 }
    if end > 0, tokens[end - 1].isWord("i") { end -= 1 }
    while end > 0, joints.contains(tokens[end - 1]) { end -= 1 }
    return end > 1 ? end : nil
  }

  /// How many the pack holds, and of what.
  private static func contents(
    of pack: ArraySlice<Token>, holdsFood: ([Token]) -> Bool
  ) -> (count: Double, name: [Token])? {
    let tokens = Array(pack)
    guard !tokens.contains(where: { $0.kind == .punctuation && !$0.isSign("-") || $0.kind == .clock }),
      let at = tokens.firstIndex(where: { $0.isCount || $0.isWord("dozen") }),
      let number = NumberPhrase.read(at: at, in: tokens),
      number.value >= 2, number.value == number.value.rounded(),
      tokens[..<at].allSatisfy({ getting.contains($0) || packs.contains($0) || QuantityWords.sizes[$0] != nil })
    else { return nil }
    // A verb of eating before the pack tells of a meal by itself.
    guard !eating.occurs(in: tokens[..<at]) || packs.occurs(in: tokens) else { return nil }
    var name = Array(tokens[(at + number.count)...])
    let unit = UnitTable.unit(at: 0, in: name)
    if let unit, unit.unit.dimension != .measure { return nil }
    while let first = name.first, packs.contains(first) || first.isSign("-") || first.isWord("of") {
      name.removeFirst()
    }
    // "20 nuggets from the kiosk", "8 samosas with a mate": where and who with is no food's name.
    if let place = circumstances.firstIndex(in: name), place > 0 { name.removeSubrange(place...) }
    if let with = name.firstIndex(where: { $0.isOne(of: "with", "w") }), with > 0,
      !holdsFood(Array(name[(with + 1)...]))
    {
      name.removeSubrange(with...)
    }
    while let last = name.last, packs.contains(last) { name.removeLast() }
    if let joint = inside.firstIndex(in: name), joint == 1, name.count > 2 {
      let rest = name[(joint + 1)...].drop { $0.isOne(of: "the", "a", "my") }
      let of = Token.word("of", at: name[joint].range)
      name = rest.isEmpty ? [name[0]] : [name[0], of] + rest
    }
    guard (1...longestName).contains(name.count), !name.contains(where: { $0.isCount }),
      !name.contains(where: { $0.isOne(of: "and", "with", "plus", "n", "then") })
    else { return nil }
    return (number.value, name)
  }

  private static let cuts: WordSet = [
    "square", "squares", "slice", "slices", "scoop", "scoops", "row", "rows", "piece", "pieces", "handful", "handfuls",
    "spoonful", "spoonfuls", "tbsp", "tablespoon", "tablespoons", "wedge", "wedges",
  ]

  /// "4 squares of chocolate" for "a 200 g bar of chocolate, had 4 squares": a pack's weight is not what was eaten of it.
  private static func measured(
    behind verb: Int, of pack: ArraySlice<Token>, in tokens: [Token], holdsFood: ([Token]) -> Bool
  ) -> [Token] {
    var start = verb + 1
    while hedges.contains(at: start, in: tokens) { start += 1 }
    guard let number = NumberPhrase.read(at: start, in: tokens), case let unit = start + number.count,
      cuts.contains(at: unit, in: tokens),
      case let behind = isOfIt(unit + 1, in: tokens) ? unit + 3 : unit + 1, tokens.ends(at: behind)
    else { return tokens }
    let head = Array(pack)
    guard
      let weighed = head.indices.lazy.compactMap({ QuantityParser(head).quantity(at: $0) }).first(where: { quantity in
        quantity.grams != nil || quantity.content?.unit.dimension == .mass
      })
    else { return tokens }
    let name = head.indices.filter { index in
      !weighed.tokens.contains(index) && head[index].kind == .word && !getting.contains(head[index])
        && !packs.contains(head[index]) && !packages.contains(head[index])
        && !NumberWords.articles.contains(head[index])
    }.map { head[$0] }
    guard (1...longestName).contains(name.count), !name.contains(where: { $0.isCount }), holdsFood(name) else {
      return tokens
    }
    let of = Token.word("of", at: tokens[unit].range)
    return tokens[start...unit] + [of] + name + tokens[behind...]
  }

  private static let packages: WordSet = ["bar", "loaf", "tin", "jar", "pot", "block", "slab", "bottle", "can"]

  private static func isOfIt(_ index: Int, in tokens: [Token]) -> Bool {
    index + 1 < tokens.count && tokens[index].isWord("of") && pointers.contains(tokens[index + 1])
  }
}
