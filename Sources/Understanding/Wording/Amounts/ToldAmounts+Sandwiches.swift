/// Sandwiches and other dishes told by what is in them.
extension ToldAmounts {
  private static let breads: WordSet = [
    "bread", "toast", "roll", "bun", "bap", "wrap", "tortilla", "bagel", "pitta", "pita", "baguette", "ciabatta",
    "wholemeal", "wholewheat", "granary", "sourdough", "rye", "white", "brown", "seeded",
  ]

  /// "2 slices of bread and 3 slices of ham" for "ham sandwich, 2 slices of bread and 3 slices of ham"; where no bread is
  /// told, what such a sandwich has. Nil where the amounts are of something else than what is in it, or only count that.
  static func sandwich(_ head: ArraySlice<Token>, of items: [AmountList.Item]) -> [Token]? {
    guard let last = head.last,
      let bread = SandwichWords.carriers[EnglishPlural.singular(of: last.folded)] ?? toast(last),
      items.contains(where: { item in isIn(item, head.dropLast()) })
    else { return nil }
    let isBread = { (item: AmountList.Item) in
      item.name.isEmpty || breads.contains(at: item.name.count - 1, in: item.name)
    }
    guard items.contains(where: isBread) || items.contains(where: { $0.hasUnit && isIn($0, head.dropLast()) }),
      let start = head.indices.first(where: { !isOpening(head[$0]) }),
      // "A ham sandwich" alone, and no list of several foods.
      !head[start...].contains(where: { $0.kind != .word || $0.isOne(of: "with", "then") })
    else { return nil }
    let isSliced = SandwichWords.sliced.contains(EnglishPlural.singular(of: last.folded))
    let told = items.map { item in
      item.name.isEmpty ? item.amount + words(["of", bread], at: last) : item.said
    }
    let assumed =
      items.contains(where: isBread)
      ? [] : [words(isSliced ? ["2", "slices", "of", bread] : ["a", bread], at: last)]
    let parts = (assumed + told).enumerated().flatMap { index, part in
      index == 0 ? parted(part) : [Token.sign(",", at: last.range)] + parted(part)
    }
    return head[..<start] + parts
  }

  /// "1 tin of tuna and 100 g pasta" for "tuna pasta, 1 tin of tuna and 100 g pasta": a dish whose name is its measured
  /// parts.
  static func namedByParts(_ head: ArraySlice<Token>, of items: [AmountList.Item]) -> [Token]? {
    guard let start = head.indices.first(where: { !isOpening(head[$0]) }),
      head.distance(from: start, to: head.endIndex) > 1,
      head[start...].allSatisfy({ word in
        word.kind == .word && items.contains { item in item.name.last.map { isSame($0, word) } ?? false }
      })
    else { return nil }
    let parts = items.enumerated().flatMap { index, item in
      index == 0 ? parted(item.said) : [Token.sign(",", at: head[start].range)] + parted(item.said)
    }
    return head[..<start] + parts
  }

  private static func toast(_ token: Token) -> String? { token.isWord("toast") ? "toast" : nil }

  private static func isIn(_ item: AmountList.Item, _ head: ArraySlice<Token>) -> Bool {
    item.name.last.map { name in head.contains { isSame($0, name) } } ?? false
  }

  private static func isOpening(_ token: Token) -> Bool {
    articles.contains(token) || eating.contains(token)
      || token.isOne(of: "i", "we", "for", "lunch", "breakfast", "dinner")
  }

  private static func words(_ texts: [String], at token: Token) -> [Token] {
    var words: [Token] = []
    for text in texts.joined(separator: " ").split(separator: " ").map(String.init) {
      let value = Double(text)
      words.append(
        Token(kind: value == nil ? .word : .number, text: text, folded: text, value: value, range: token.range))
    }
    return words
  }
}
