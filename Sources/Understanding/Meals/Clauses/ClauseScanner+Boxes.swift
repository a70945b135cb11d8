/// What a dish came in, and which of several it was: "half the takeaway box", "one of the frozen ones".
extension ClauseScanner {
  private static let determiners: WordSet = ["the", "a", "my", "of", "that", "whole", "entire"]
  private static let carried: WordSet = [
    "takeout", "takeaway", "take", "out", "away", "to", "go", "doggy", "restaurant", "delivery", "polystyrene",
  ]
  /// Words of "one of the small frozen ones".
  private static let longestKind = 7

  /// The end of "the takeaway box" that begins at `start` and ends the clause; nil where a food's own box is meant.
  func boxEnd(from start: Int) -> Int? {
    var next = Self.determiners.end(from: start, in: tokens)
    let first = next
    while next < tokens.count, Self.carried.contains(tokens[next]) || tokens[next].isSign("-") { next += 1 }
    guard next > first, next < tokens.count,
      UnitTable.unit(named: tokens[next].folded).map({ UnitTable.containers.contains($0.name) }) ?? false,
      tokens.breaks(at: next + 1)
    else { return nil }
    return next + 1
  }

  /// The end of a box or a "meal deal" at `index` that names nothing besides the food before it.
  func box() -> Int? {
    if tokens[index].isWord("meal"), index + 1 < tokens.count, tokens[index + 1].isWord("deal") { return index + 2 }
    guard Self.determiners.contains(tokens[index]) || Self.carried.contains(tokens[index]),
      elements.contains(where: \.isWord)
    else { return nil }
    return boxEnd(from: index)
  }

  /// The end of "chicken and mushroom one" at `index` behind a comma, which says of which kind the food before was.
  func kindBehind() -> Int? {
    guard index > 0, tokens[index - 1].isSign(","), elements.contains(where: \.isWord) else { return nil }
    // "a thick crust one", "thick crust ones".
    let start = NumberWords.articles.contains(tokens[index]) ? index + 1 : index
    let rest = tokens[start...].prefix { $0.kind == .word && NumberWords.cardinals[$0] ?? 1 == 1 }
    guard let one = rest.prefix(6).firstIndex(where: { $0.isWord("one") || $0.isWord("ones") }),
      one > start || start > index,
      !tokens[start..<one].contains(where: { MealWords.verbs.contains($0) || NumberWords.articles.contains($0) })
    else { return nil }
    let end = one + 1
    if end == tokens.count || tokens[end].kind == .punctuation { return end }
    return tokens[end].isWord("from") ? filter.restOfPhrase(from: end + 1) : nil
  }

  private static let kinds = ListWords.kinds.union(["flavour", "flavor"])
  /// Words of "the dark chocolate and sea salt one".
  private static let longestName = 9

  /// Takes "the white one" and "the Uncle Ben's kind" behind "an energy drink,": a kind of the food before. "The 300 g one" says
  /// how much it was.
  mutating func namedKind() -> Bool {
    guard tokens[index].isWord("the"), index > 0, tokens[index - 1].isSign(","), elements.contains(where: \.isWord),
      let kind = Self.kinds.firstIndex(
        in: tokens[index...].prefix(Self.longestName).prefix(while: { $0.kind != .punctuation || $0.isSign("&") })),
      !filter.isContent(kind + 1)
    else { return false }
    if let quantity = weighed(in: (index + 1)..<kind) {
      elements.append(.served(quantity))
      index = kind + 1
    } else {
      take(.gap, count: kind + 1 - index)
    }
    return true
  }

  /// The weight or volume that a kind is told by: the 300 g of "the big 300 g one".
  private func weighed(in range: Range<Int>) -> Quantity? {
    for position in range {
      if let quantity = quantities.quantity(at: position), quantity.grams != nil || quantity.milliliters != nil,
        quantity.tokens.upperBound <= range.upperBound
      {
        return quantity
      }
    }
    return nil
  }

  private static let nicknames = WordList.words(
    "ones things beauties blighters devils rascals monsters bites guys fellas treasures gems")

  /// Takes "five of the little beauties" behind a food: how many of it.
  mutating func nicknamed() -> Bool {
    guard index > 0, tokens[index - 1].isSign(","), elements.contains(where: \.isWord),
      let quantity = quantities.quantity(at: index), quantity.value ?? 1 > 1, !quantity.hasUnit
    else { return false }
    var end = quantity.tokens.upperBound
    while end < tokens.count, tokens[end].isOne(of: "of", "the", "those", "these", "little", "big", "tiny") {
      end += 1
    }
    guard tokens[index..<end].contains(where: { $0.isWord("of") }), end < tokens.count,
      Self.nicknames.contains(tokens[end]), !filter.isContent(end + 1)
    else { return false }
    elements.append(.served(quantity))
    index = end + 1
    return true
  }

  private static let remainders: WordSet = ["rest", "remainder", "remains", "last", "remnants", "scraps", "dregs"]

  /// The end of "rest of the" and "last of my sister's" at `index`: how much there was left of a food is not known.
  func remainder() -> Int? {
    guard Self.remainders.contains(tokens[index]), index + 2 < tokens.count, tokens[index + 1].isWord("of"),
      tokens[index + 2].kind == .word, tokens[index + 2].join != .hyphen
    else { return nil }
    return index + 2
  }

  /// Takes "one of the frozen ones" at `index`, which says of which kind the food before it was, and "one of those 40 g
  /// ones", which says how much.
  mutating func kindOfMany() -> Bool {
    guard tokens[index].isWord("one"), index + 2 < tokens.count, tokens[index + 1].isWord("of"),
      tokens[index + 2].isOne(of: "the", "those", "these", "my"), elements.contains(where: \.isWord),
      let kind = tokens[index...].prefix(Self.longestKind).firstIndex(where: { $0.isWord("ones") || $0.isWord("kind") })
    else { return false }
    if let quantity = weighed(in: (index + 3)..<max(index + 3, kind)) { elements.append(.served(quantity)) }
    take(.gap, count: kind + 1 - index)
    return true
  }
}
