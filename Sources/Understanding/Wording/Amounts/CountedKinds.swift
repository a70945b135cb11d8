import Foods

/// What is counted behind its food: how so many were made ("gyoza 5 grilled"), and the kinds that so many were of ("2
/// donuts, one glazed one jam").
enum CountedKinds {
  static let manners: WordSet = [
    "fried", "boiled", "poached", "scrambled", "roast", "roasted", "grilled", "baked", "steamed", "toasted", "buttered",
    "raw",
  ]

  /// `tokens` with the manner before its food, and with each kind named in full.
  static func told(_ tokens: [Token], catalog: FoodCatalog) -> [Token] {
    guard tokens.count > 2 else { return tokens }
    let named = manners.occurs(in: tokens) ? mannered(tokens, catalog) : tokens
    guard let sign = named.firstIndex(where: isOpening), sign > 1, sign + 3 < named.count else { return named }
    return parted(named, at: sign, catalog) ?? named
  }

  /// "Grilled gyoza 5" for "gyoza 5 grilled".
  private static func mannered(_ tokens: [Token], _ catalog: FoodCatalog) -> [Token] {
    var told = tokens
    for index in tokens.indices.dropFirst(2)
    where manners.contains(tokens[index]) && tokens[index - 1].isCount && isNoun(index - 2, tokens)
      && tokens.breaks(at: index + 1) && isKnown(tokens[index - 2].folded, catalog)
    {
      var start = index - 2
      while start > 0, isNoun(start - 1, tokens) { start -= 1 }
      // "3 eggs 2 fried" counts some of them.
      guard index - start < 5, start == 0 || !tokens[start - 1].isCount else { continue }
      let manner = told.remove(at: index)
      told.insert(manner, at: start)
    }
    return told
  }

  private static func isKnown(_ word: String, _ catalog: FoodCatalog) -> Bool {
    catalog.knows(word: word) || catalog.link(word)?.confidence ?? 0 > sure
  }

  private static func isNoun(_ index: Int, _ tokens: [Token]) -> Bool {
    let token = tokens[index]
    return token.kind == .word && token.join == .apart || index == 0 && token.kind == .word
      ? !token.isBreak && !token.isCount && !MealWords.verbs.contains(token)
        && !NumberWords.articles.contains(token)
        && !TimeWords.meals.contains(token) && UnitTable.byName[token] == nil
        && !token.isOne(of: "i", "we", "my", "some")
      : false
  }

  /// What parts the sum from its kinds.
  private static func isOpening(_ token: Token) -> Bool {
    [",", ":", "-", "("].contains { token.isSign($0) }
  }

  /// The number before `sign` as its kinds, where they add up to it; nil where they do not.
  private static func parted(_ tokens: [Token], at sign: Int, _ catalog: FoodCatalog) -> [Token]? {
    guard let start = tokens[..<sign].lastIndex(where: \.isCount), let sum = number(tokens[start]), sum > 1,
      case let head = Array(tokens[(start + 1)..<sign]), (1...4).contains(head.count), let noun = head.last,
      head.allSatisfy({ $0.kind == .word && (!$0.isBreak || $0.isWord("of")) }),
      let (kinds, end) = kinds(in: tokens, from: sign + 1, upTo: sum),
      ActivityLexicon.reference.mentions(in: head).isEmpty
    else { return nil }
    var told = Array(tokens[..<start])
    for (place, kind) in kinds.enumerated() {
      // "2 fruits, one apple one plum": the sum names no food of its own.
      let names = general.contains(noun) ? [kind.words] : names(of: kind, head)
      let surest =
        names.first { sureness(of: $0, catalog) >= certain } ?? names.last { sureness(of: $0, catalog) >= sure }
      guard let name = surest else { return nil }
      if place > 0 { told.append(comma(before: kind.count)) }
      told += [kind.count] + name
    }
    return told + tokens[end...]
  }

  private static let sure = 0.6
  private static let certain = 0.95
  /// Foods of many kinds, which only their kinds name.
  private static let general = WordList.words(
    "drinks snacks fruits fruit veg vegetables meats cheeses sides desserts sweets treats pastries things items")

  private struct Kind {
    var count: Token
    var words: [Token]
  }

  /// "One glazed one jam", "2 beef and 1 fish", and what stands behind them.
  private static func kinds(in tokens: [Token], from start: Int, upTo sum: Double) -> ([Kind], Int)? {
    var kinds: [Kind] = []
    var total = 0.0
    var index = start
    while index < tokens.count, total < sum {
      if !kinds.isEmpty, tokens[index].isOne(of: ",", "and", "&", "plus", "n", "+") { index += 1 }
      guard index + 1 < tokens.count, let count = number(tokens[index]) else { return nil }
      let end =
        tokens[(index + 1)...].firstIndex {
          $0.kind != .word || $0.isCount || $0.isOne(of: "and", "plus", "n", "then", "for", "at")
        } ?? tokens.count
      let words = Array(tokens[(index + 1)..<end])
      guard (1...3).contains(words.count), words.allSatisfy({ !EnglishPlural.isPlural($0.folded) }) else { return nil }
      kinds.append(Kind(count: tokens[index], words: words))
      total += count
      index = end
    }
    guard total == sum, kinds.count > 1 else { return nil }
    if index < tokens.count, tokens[index].isSign(")") { index += 1 }
    return (kinds, index)
  }

  /// "Jam donut", "2 slices of pepperoni pizza", "coffee with milk", and "ham wrap" for the one with ham.
  private static func names(of kind: Kind, _ head: [Token]) -> [[Token]] {
    var head = head
    if number(kind.count) == 1, let noun = head.first {
      let one = EnglishPlural.singular(of: noun.folded)
      head[0] = Token.word(one, at: noun.range)
    }
    let unit = head.prefix { UnitTable.byName[$0] != nil || $0.isWord("of") }
    func before(_ words: ArraySlice<Token>) -> [Token] { Array(unit + words + head.dropFirst(unit.count)) }
    guard let first = kind.words.first, first.isOne(of: "with", "w", "without", "no") else {
      return [before(kind.words[...])]
    }
    return [head + kind.words] + (first.isOne(of: "with", "w") ? [before(kind.words.dropFirst())] : [])
  }

  private static func sureness(of name: [Token], _ catalog: FoodCatalog) -> Double {
    let words = name.filter { UnitTable.byName[$0] == nil && !$0.isWord("of") }
    return catalog.link(words.map(\.folded).joined(separator: " "))?.confidence ?? 0
  }

  private static func number(_ token: Token) -> Double? {
    guard token.isCount, let value = token.saidNumber, (1...24).contains(value),
      value == value.rounded()
    else { return nil }
    return value
  }

  private static func comma(before token: Token) -> Token {
    let start = token.range.lowerBound
    return Token.sign(",", at: start..<start)
  }
}
