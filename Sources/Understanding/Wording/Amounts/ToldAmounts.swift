import Foods

/// Amounts told behind the foods that were named first: "steak and chips, 200 g steak", "pasta with pesto, maybe 150 g
/// cooked pasta and a tablespoon of pesto".
enum ToldAmounts {
  /// `tokens` with each such amount before its food, as if it had been told there: "200 g steak and chips". What is told
  /// twice is eaten once.
  static func placed(_ tokens: [Token], catalog: FoodCatalog) -> [Token] {
    guard let sign = sign(in: tokens), !retelling.occurs(in: tokens[sign...]), !other.occurs(in: tokens[..<sign]),
      !tokens[sign...].contains(where: { $0.isSign("?") || $0.isWord("or") }),
      !(tellsTime(tokens[..<sign]) && tellsTime(tokens[sign...]))
    else { return tokens }
    let list = AmountList(tokens, from: sign + 1)
    guard !list.items.isEmpty, list.endsClean else { return tokens }
    let tail = tokens[list.end...]
    let behind = tokens[sign].isSign("(") && tail.first?.isSign(")") == true ? tail.dropFirst() : tail
    if let made = sandwich(tokens[..<sign], of: list.items) ?? namedByParts(tokens[..<sign], of: list.items) {
      return made + behind
    }
    var head = Array(tokens[..<sign])
    // "Beef ravioli, 9 ravioli" names one food.
    guard head.contains(where: \.isBreak) else { return tokens }
    var rest: [AmountList.Item] = []
    for item in list.items {
      guard let named = place(of: item, in: head, catalog: catalog) else {
        rest.append(item)
        continue
      }
      // The amount is of that alone, and not of the dish.
      if named.upperBound < head.count, head[named.upperBound].isWord("with") {
        head[named.upperBound] = Token.sign(",", at: tokens[sign].range)
      }
      head.replaceSubrange(named, with: told(item, as: head[named], among: list.items))
    }
    guard rest.count < list.items.count else { return tokens }
    if rest.count == 1, case let last = rest[0],
      let named = kind(of: last, in: head, catalog: catalog) ?? measured(by: last, in: head, catalog: catalog)
    {
      let name = last.name.isEmpty ? head[named].drop { articles.contains($0) } : last.name[...]
      head.replaceSubrange(named, with: parted(last.amount + name))
      rest = []
    }
    return battered(head) + rest.flatMap { [Token.sign(",", at: tokens[sign].range)] + $0.said } + behind
  }

  static let signs: WordSet = [",", ".", ";", ":", "-", "(", "\n"]
  /// What follows is more, or at another time.
  private static let retelling: WordSet = [
    "another", "more", "extra", "again", "later", "then", "also", "too", "plus", "left", "over", "spare", "after",
    "before", "each", "total", "i", "he", "she", "they", "we",
  ]
  /// Not, or not by the person, or not yet.
  private static let other: WordSet = [
    "?", "no", "not", "didn't", "without", "skipped", "instead", "want", "wanted", "need", "bought", "buy", "love",
    "like", "liked", "hate", "prefer", "usually", "normally", "if", "he", "she", "they", "her", "his", "their", "than",
    "or", "remember", "recipe", "serves", "is",
  ]

  /// Where the list of foods ends whose amounts follow: at a sign, with no amount before it.
  private static func sign(in tokens: [Token]) -> Int? {
    guard tokens.count > 4 else { return nil }
    for index in tokens.indices.dropLast() {
      if tokens[index].isCount || tokens[index].kind == .clock { return nil }
      guard index > 0, tokens[index].kind == .punctuation, signs.contains(tokens[index]) else { continue }
      if namesAgain(index, in: tokens), AmountList.begins(at: index + 1, in: tokens) { return index }
    }
    return nil
  }

  /// Whether a word before the sign stands behind it once more.
  private static func namesAgain(_ sign: Int, in tokens: [Token]) -> Bool {
    tokens[..<sign].contains { word in
      word.kind == .word && word.folded.utf8.count > 2 && !word.isBreak && tokens[sign...].contains { isSame($0, word) }
    }
  }

  static func isSame(_ one: Token, _ other: Token) -> Bool {
    guard one.kind == .word, one.folded.utf8.first == other.folded.utf8.first else { return false }
    return one.folded == other.folded
      || EnglishPlural.singular(of: one.folded) == EnglishPlural.singular(of: other.folded)
  }

  private static func tellsTime(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.contains { TimeWords.meals.contains($0) || TimeWords.parts.contains($0) || TimeWords.days.contains($0) }
  }

  // MARK: The food in the list

  static let articles = ListWords.determiners
  static let eating: WordSet = ["had", "have", "having", "ate", "eat", "eating", "made", "did", "got", "just", "was"]
  private static let cuts: WordSet = [
    "breast", "breasts", "thigh", "thighs", "fillet", "fillets", "leg", "legs", "wings", "mince", "steak", "steaks",
  ]

  /// The words of the list that `item` names again, with what describes them.
  private static func place(of item: AmountList.Item, in head: [Token], catalog: FoodCatalog) -> Range<Int>? {
    guard let last = item.name.last(where: { !cuts.contains($0) || item.name.count == 1 }) else { return nil }
    return head.indices.lazy.compactMap { index in
      isSame(head[index], last) && endsName(index, in: head) ? phrase(endingAt: index, in: head, catalog: catalog) : nil
    }.first
  }

  /// Not the "cheese" of "cheese sandwich".
  private static func endsName(_ index: Int, in head: [Token]) -> Bool {
    head.breaks(at: index + 1) || head[index + 1].isOne(of: "w", "&", "+", "today", "again")
  }

  private static func phrase(endingAt index: Int, in head: [Token], catalog: FoodCatalog) -> Range<Int>? {
    var start = index
    while start > 0, head[start - 1].kind == .word, !head[start - 1].isBreak, !articles.contains(head[start - 1]),
      !eating.contains(head[start - 1]), TimeWords.meals[head[start - 1]] == nil,
      MealWords.modifiers.contains(head[start - 1]) || catalog.knows(word: head[start - 1].folded)
    {
      start -= 1
    }
    if start > 0, articles.contains(head[start - 1]) { start -= 1 }
    // "A bowl of rice" is measured already.
    return start > 0 && head[start - 1].isWord("of") ? nil : start..<(index + 1)
  }

  /// The one food of the list with no amount, where the one amount left is of a kind of it: cheddar for "cheese".
  private static func kind(of item: AmountList.Item, in head: [Token], catalog: FoodCatalog) -> Range<Int>? {
    let name = item.name.isEmpty ? item.amount.suffix(1).map(\.folded) : item.name.map(\.folded)
    guard let match = catalog.link(name.joined(separator: " ")),
      let kind = FoodCatalog.foldedWords(match.food.name).first
    else { return nil }
    return head.indices.lazy.compactMap { index in
      head[index].kind == .word && endsName(index, in: head) && FoodCatalog.foldedWords(head[index].folded) == [kind]
        ? phrase(endingAt: index, in: head, catalog: catalog) : nil
    }.first
  }

  /// The fish of "fish and 150 g chips" is still what is sold with them.
  private static func battered(_ head: [Token]) -> [Token] {
    guard let fish = head.firstIndex(where: { $0.isWord("fish") }), fish + 2 < head.count, head[fish + 1].isWord("and"),
      head.last?.isWord("chips") == true, fish == 0 || !head[fish - 1].isCount
    else { return head }
    let word = Token.word("battered", at: head[fish].range)
    return head[..<fish] + [word] + head[fish...]
  }

  /// The toast of "toast with jam, 2 slices and 20 g jam": the food of the list that is had in such pieces.
  private static func measured(by item: AmountList.Item, in head: [Token], catalog: FoodCatalog) -> Range<Int>? {
    guard item.name.isEmpty, let measure = item.amount.last(where: { $0.kind == .word })?.folded else { return nil }
    return head.indices.lazy.compactMap { index in
      guard head[index].kind == .word, endsName(index, in: head),
        let match = catalog.link(head[index].folded), match.confidence > sure,
        catalog.publishes(EnglishPlural.singular(of: measure), of: match.food)
      else { return nil }
      return phrase(endingAt: index, in: head, catalog: catalog)
    }.first
  }

  /// A name that is surely known.
  private static let sure = 0.7

  private static let made: WordSet = ["overnight", "baked", "homemade"]

  /// "200 g rump steak" for the "rump steak" of the list; what another amount is of is no kind of it, as the tuna of
  /// "tuna pasta, 90 g tuna, 100 g pasta".
  private static func told(
    _ item: AmountList.Item, as named: ArraySlice<Token>, among items: [AmountList.Item]
  ) -> [Token] {
    let plain = named.drop { articles.contains($0) }
    let isKind =
      item.name.count < plain.count
      && !plain.dropLast().contains { word in
        made.contains(word) || items.contains { $0.name.last.map { isSame($0, word) } ?? false }
      }
    let name = isKind ? plain : item.name[...]
    return parted(item.amount + name)
  }

  static func parted(_ tokens: [Token]) -> [Token] {
    var parted = tokens
    parted[0] = parted[0].joined(.apart)
    return parted
  }
}
