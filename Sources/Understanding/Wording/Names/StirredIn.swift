/// What is stirred into a bowl of something plain: "pear in skyr", "walnuts in porridge".
///
/// Labels are called by both ("strawberry banana yogurt"), and hold neither as it was eaten.
enum StirredIn {
  private static let bowls: WordSet = [
    "yogurt", "yoghurt", "skyr", "quark", "kefir", "porridge", "oatmeal", "oats", "cereal", "muesli", "granola", "milk",
    "cream", "custard",
  ]
  private static let stirred = WordList.words(
    """
    biscuit biscuits cookie cookies bread granola cereal muesli powder whey butter nutella
    banana bananas berries blueberries raspberries strawberries blackberries mango apple pear peach peaches plums
    cherries grapes raisins sultanas dates figs prunes nuts almonds walnuts pecans hazelnuts cashews seeds honey jam
    syrup chia flaxseed pomegranate kiwi pineapple apricots compote
    """)
  private static let kinds: WordSet = ["greek", "plain", "natural", "overnight", "vanilla"]
  private static let mostKinds = 2

  /// `tokens` with the two named one behind the other.
  static func parted(_ said: [Token]) -> [Token] {
    let tokens = cupFirst(withoutWater(withPowder(said)))
    guard tokens.count > 2, bowls.occurs(in: tokens) else { return tokens }
    var result = tokens
    for index in tokens.indices.dropFirst().dropLast() where tokens[index].isWord("in") {
      guard stirred.contains(tokens[index - 1]) else { continue }
      let kept = tokens[(index + 1)...].prefix(mostKinds).prefix { kinds.contains($0) }
      let bowl = kept.endIndex
      guard bowls.contains(at: bowl, in: tokens), tokens.breaks(at: bowl + 1) || tokens[bowl + 1].isCount
      else { continue }
      result[index] = Token(
        kind: .punctuation, text: tokens[index].text, folded: ",", join: tokens[index].join, range: tokens[index].range)
    }
    return result
  }

  private static let bases = bowls.union(CoffeeWords.cups).union(["smoothie", "shake", "pancakes", "weetabix"])
  private static let joints: WordSet = ["with", "and", "plus", "&", "+"]

  /// "Oats with protein": what gym-goers stir in is powder, where "porridge high in protein" tells what is in it.
  private static func withPowder(_ tokens: [Token]) -> [Token] {
    guard let protein = MealWords.protein.firstIndex(in: tokens), protein > 1, joints.contains(tokens[protein - 1]),
      protein + 1 == tokens.count || tokens[protein + 1].kind == .punctuation || joints.contains(tokens[protein + 1]),
      bases.occurs(in: tokens[..<protein]), !tokens[protein - 2].isOne(of: "carbs", "fat", "fibre", "fiber")
    else { return tokens }
    return tokens[...protein] + [Token.word("powder", at: tokens[protein].range)] + tokens[(protein + 1)...]
  }

  private static let poured = CoffeeWords.stirred.union(CoffeeWords.milks).union([
    "and", "&", "of", "a", "an", "splash", "dash", "bit", "drop", "some",
  ])

  /// "Coffee with milk" for "milk in coffee" at the start, and what stands in a cup of somebody's.
  private static func cupFirst(_ tokens: [Token]) -> [Token] {
    if tokens.count > 2, tokens[1].isWord("in"), CoffeeWords.cups.contains(tokens[2]),
      tokens[0].isOne(of: "milk", "cream", "honey", "lemon"), tokens.count == 3 || tokens[3].isBreak
    {
      return [tokens[2], Token.word("with", at: tokens[1].range), tokens[0]] + tokens[3...]
    }
    return ownCupFirst(tokens)
  }

  /// "A coffee with milk and two sugars" for "milk and two sugars in my coffee".
  private static func ownCupFirst(_ tokens: [Token]) -> [Token] {
    guard
      let joint = tokens.indices.dropFirst(3).dropLast().first(where: { index in
        tokens[index].isWord("in") && index + 2 <= tokens.count - 1
          && tokens[index + 1].isOne(of: "my", "the", "a", "our") && CoffeeWords.cups.contains(tokens[index + 2])
      })
    else { return tokens }
    var start = joint
    while start > 0, poured.contains(tokens[start - 1]) || tokens[start - 1].isCount { start -= 1 }
    guard ListWords.ands.occurs(in: tokens[start..<joint]) else { return tokens }
    let range = tokens[joint].range
    return tokens[..<start] + [Token.word("a", at: range), tokens[joint + 2], Token.word("with", at: range)]
      + tokens[start..<joint] + tokens[(joint + 3)...]
  }

  private static let making: WordSet = ["made", "cooked", "prepared", "mixed", "boiled", "done"]

  /// "Noodles made with water" for "noodles, made with water": how they were made, and no drink.
  private static func madeWithWater(_ tokens: [Token]) -> [Token] {
    guard let water = tokens.dropFirst(3).firstIndex(where: { $0.isWord("water") }),
      water + 1 == tokens.count || tokens[water + 1].isBreak,
      let joint = tokens[..<water].lastIndex(where: { $0.isOne(of: "with", "in") }), joint > 2,
      tokens[(joint + 1)..<water].allSatisfy({ between.contains($0) }), making.contains(tokens[joint - 1]),
      tokens[joint - 2].isSign(","), tokens[joint - 3].kind == .word
    else { return tokens }
    return Array(tokens[..<(joint - 2)] + tokens[(joint - 1)...])
  }

  private static let cereals: WordSet = [
    "oats", "weetabix", "cereal", "bran", "porridge", "oatmeal", "semolina",
  ]
  private static let between: WordSet = ["but", "just", "only", "made", "cooked", "plain", "hot", "boiling"]

  /// "Porridge but with water", "weetabix with hot water": nobody drank it.
  private static func withoutWater(_ said: [Token]) -> [Token] {
    let tokens = madeWithWater(said)
    guard let water = tokens.dropFirst(2).firstIndex(where: { $0.isWord("water") }),
      tokens.breaks(at: water + 1) || tokens[water + 1].isOne(of: "this", "today", "for"),
      let joint = tokens[..<water].lastIndex(where: { $0.isOne(of: "with", "in") }), joint > 0,
      tokens[(joint + 1)..<water].allSatisfy({ between.contains($0) }),
      let cereal = tokens[..<joint].lastIndex(where: { !between.contains($0) }), cereals.contains(tokens[cereal]),
      // The tables have "oatmeal made with water".
      !tokens[cereal].isOne(of: "porridge", "oatmeal") || tokens[cereal + 1].isWord("but")
    else { return tokens }
    return Array(tokens[...cereal] + tokens[(water + 1)...])
  }
}
