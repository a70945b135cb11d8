/// What a sandwich weighs, told behind its bread: "a hot dog on a bun (100 g)", "a cheese sandwich on rye, at 116 g".
enum SandwichWeights {
  static let dishes: WordSet = [
    "sandwich", "burger", "hamburger", "cheeseburger", "dog", "hotdog", "frankfurter", "sub", "sarnie", "toastie",
    "melt", "wrap",
  ]
  private static let breads: WordSet = [
    "bread", "bun", "roll", "bagel", "toast", "croissant", "biscuit", "muffin", "rye", "sourdough", "baguette",
    "ciabatta", "tortilla", "brioche", "spread", "mayo", "mayonnaise", "butter",
  ]
  private static let ones: WordSet = ["a", "an", "one", "another", "my"]
  private static let leads = QuantityWords.approximators.union(["at", "weighing"])
  /// Words between the article and the dish, and between "on" and the weight.
  private static let longest = 7

  /// `tokens` with the weight before all of it: it is of the whole, and not of its bread.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 6, dishes.occurs(in: tokens),
      let weight = tokens.indices.dropFirst(5).lazy.compactMap({ weight(at: $0, in: tokens) }).first,
      breads.contains(tokens[weight.said.lowerBound - 1]),
      let dish = dishes.lastIndex(in: tokens[..<weight.said.lowerBound]),
      let on = tokens[dish..<weight.said.lowerBound].firstIndex(where: { $0.isWord("on") }),
      weight.said.lowerBound - on <= longest,
      let article = ones.lastIndex(in: tokens[..<dish].suffix(longest)),
      // "A burger and fries on a tray" are several.
      tokens[article..<on].allSatisfy({ $0.isSign(",") || $0.kind == .word && !$0.isBreak }),
      !tokens[(article + 1)..<weight.said.lowerBound].contains(where: \.isCount)
    else { return tokens }
    var told = tokens
    told.removeSubrange(weight.said)
    told.replaceSubrange(article...article, with: ToldAmounts.parted(Array(tokens[weight.amount])))
    return told
  }

  /// "(100 g)" and ", at 100 g" at `index`: all of it, and the amount in it.
  private static func weight(at index: Int, in tokens: [Token]) -> (said: Range<Int>, amount: Range<Int>)? {
    let isBracket = tokens[index].isSign("(")
    guard isBracket || tokens[index].isSign(",") else { return nil }
    let start = leads.contains(at: index + 1, in: tokens) ? index + 2 : index + 1
    guard isBracket || start == index + 2, start < tokens.count, tokens[start].kind == .number,
      let amount = QuantityParser(tokens).quantity(at: start), amount.grams != nil,
      case let end = amount.tokens.upperBound,
      isBracket ? end < tokens.count && tokens[end].isSign(")") : tokens.breaks(at: end)
    else { return nil }
    return (index..<(isBracket ? end + 1 : end), start..<end)
  }
}
