/// What went into a blender, told with amounts for some of it: "a smoothie with banana, spinach, a scoop of whey and 250 ml
/// of milk" is a list under the smoothie's name, of which nothing is left out.
enum BlendedLists {
  private static let joints: WordSet = ["with", "of", "from", "containing", "w"]
  private static let makings: WordSet = ["made", "blended", "consisting", "mixed"]
  /// Begin something else.
  private static let ends: WordSet = [".", ";", "then", "plus", "followed", "after", "before", "for", "\n"]
  /// Measured by themselves; a banana is only counted.
  private static let measures = WordList.words(
    "ml g grams gram scoop scoops cup cups tbsp tablespoon tablespoons tsp teaspoon oz l litre")
  /// What makes a drink of the rest. A list that measures none of it may go on with other food: "a smoothie with banana,
  /// 200 g chicken and rice".
  private static let bases = WordList.words(
    "milk juice water yogurt yoghurt kefir whey protein powder isolate casein cream coffee")

  /// `tokens` with a colon before such a list, and "some" for what has no amount.
  static func told(_ said: [Token]) -> [Token] {
    let tokens = headed(withScoops(withoutResult(said)))
    guard tokens.count > 6, let vessel = ListWords.blended.firstIndex(in: tokens),
      let start = start(behind: vessel, in: tokens),
      case let list = tokens[start...].prefix(while: { !ends.contains($0) }),
      case let items = items(of: list), items.count > 1,
      items.contains(where: { isMeasured($0) && bases.occurs(in: $0) }),
      !items.allSatisfy(isMeasured)
    else { return tokens }
    var result = tokens[...vessel] + [Token.sign(":", at: tokens[start - 1].range)]
    for item in items {
      if let first = item.first, !first.isCount, !NumberWords.articles.contains(first), !isMeasured(item) {
        result.append(Token.word("some", at: first.range))
      }
      result += item
      if item.endIndex < list.endIndex { result.append(tokens[item.endIndex]) }
    }
    return Array(result + tokens[list.endIndex...])
  }

  private static let shakes: WordSet = ["shake", "shakes"]
  static let vessels = ListWords.blended.union(shakes)

  /// "Recovery shake: 40 g whey, 300 ml milk" for "recovery shake 40 g whey 300 ml milk": the first amount is of what stands
  /// behind it.
  private static func headed(_ tokens: [Token]) -> [Token] {
    guard let vessel = vessels.firstIndex(in: tokens),
      vessel + 2 < tokens.count, tokens[vessel + 1].kind == .number,
      let first = QuantityParser(tokens).quantity(at: vessel + 1), first.hasUnit,
      case let next = first.tokens.upperBound, bases.contains(at: next, in: tokens)
    else { return tokens }
    let list = tokens[(vessel + 1)...].indices.flatMap { index in
      let begins = index > next && tokens[index].kind == .number && tokens[index - 1].kind == .word
      return begins && !tokens[index - 1].isBreak
        ? [Token.sign(",", at: tokens[index].range), tokens[index]] : [tokens[index]]
    }
    return tokens[...vessel] + [Token.sign(":", at: tokens[vessel].range)] + list
  }

  /// "A protein shake with 2 scoops of protein powder and milk" for "a protein shake (2 scoops) with milk".
  private static func withScoops(_ tokens: [Token]) -> [Token] {
    guard let shake = shakes.firstIndex(in: tokens), shake + 5 < tokens.count,
      tokens[shake + 1].isSign("("), tokens[shake + 2].isCount,
      tokens[shake + 3].isOne(of: "scoop", "scoops"), tokens[shake + 4].isSign(")"),
      tokens[shake + 5].isOne(of: "with", "in", "w", "and", ",")
    else { return tokens }
    let range = tokens[shake].range
    return tokens[...shake] + [Token.word("with", at: range)] + tokens[(shake + 2)...(shake + 3)]
      + Token.words(["of", "protein", "powder", "and"], at: range) + tokens[(shake + 6)...]
  }

  /// "A banana and 200 ml of milk into a smoothie": what became of them is no drink beside them.
  private static func withoutResult(_ tokens: [Token]) -> [Token] {
    guard let vessel = ListWords.blended.firstIndex(in: tokens.dropFirst(4)),
      NumberWords.articles.contains(tokens[vessel - 1]),
      tokens[vessel - 2].isWord("into"),
      tokens[..<(vessel - 2)].contains(where: { $0.isCount || NumberWords.articles.contains($0) })
    else { return tokens }
    return Array(tokens[..<(vessel - 2)] + tokens[(vessel + 1)...])
  }

  private static func start(behind vessel: Int, in tokens: [Token]) -> Int? {
    var at = vessel + 1
    if at < tokens.count, makings.contains(tokens[at]) { at += 1 }
    guard joints.contains(at: at, in: tokens) else { return nil }
    return at + 1
  }

  private static func items(of list: ArraySlice<Token>) -> [ArraySlice<Token>] {
    list.split(omittingEmptySubsequences: true) { $0.isSign(",") || ListWords.ands.contains($0) || $0.isWord("with") }
  }

  private static func isMeasured(_ item: ArraySlice<Token>) -> Bool {
    measures.occurs(in: item.prefix(4)) && (item.first?.isCount ?? false || item.count > 1)
  }
}
