import Nutrition

extension QuantityParser {
  /// Words that an amount may begin with. Most words of a sentence are none of them, and need not be read for one.
  private static let openings = WordSet(
    NumberWords.openings + UnitTable.firstWords + QuantityWords.approximators + QuantityWords.sizes.keys
      + QuantityWords.fillers + QuantityWords.degrees + QuantityWords.namedSizes + QuantityWords.childSizes
      + OpinionWords.all + brimming + others)
  private static let others: WordSet = [
    "between", "double", "extra", "single", "x", "up", "close", "at", "less", "fewer", "more",
  ]

  /// False only where no amount begins at `index`.
  func mayBegin(at index: Int) -> Bool {
    guard index < tokens.count else { return false }
    switch tokens[index].kind {
    case .number: return true
    case .punctuation: return tokens[index].isOne(of: "~", "≈", "±")
    // "a cup's worth".
    case .word:
      return (Self.openings.contains(tokens[index]) || word(index + 1) == "worth") && !isLaidOver(at: index)
    case .clock, .emoji: return false
    }
  }

  private static let approximating: WordSet = [
    "just", "well", "little", "bit", "slightly", "and", "or", "is", "was", "were",
  ]

  /// The "over" of "chilli over 150 g rice" is where it lay; that of "had over 150 g rice" and "rice, over 150 g" how much
  /// it was.
  private func isLaidOver(at index: Int) -> Bool {
    guard index > 0, tokens[index].isWord("over"), index + 1 < tokens.count, tokens[index + 1].kind == .number else {
      return false
    }
    let before = tokens[index - 1]
    guard before.kind == .word, !before.isBreak, !MealWords.verbs.contains(before),
      !Self.approximating.contains(before), !QuantityWords.approximators.contains(before),
      let quantity = quantity(at: index + 1), quantity.hasUnit
    else { return false }
    let end = quantity.tokens.upperBound
    return end < tokens.count && (tokens[end].kind == .word && !tokens[end].isBreak || tokens[end].isSign("("))
  }
}

/// Measures as notes have them: "bowl muesli, slice toast".
extension QuantityParser {
  /// Measures that open a phrase without a number or "of" in notes: "bowl porridge, slice toast".
  private static let terse: WordSet = [
    "glass", "mug", "cup", "bowl", "bottle", "packet", "pack", "bag", "tin", "slice", "handful", "scoop", "plate",
    "portion", "pint", "jar", "tub", "carton", "punnet", "splash", "drizzle", "dollop", "knob", "squeeze",
    "imperial pint", "family bag", "share bag", "sharing bag", "grab bag", "multipack bag",
  ]
  /// Behind those measures they make a food's name: "glass noodles", "mug cake".
  private static let behindTerse: WordSet = [
    "cake", "cakes", "steak", "noodle", "noodles", "roast", "pie", "pies", "gourd", "a", "of", "n", "soup", "pudding",
    "glass", "and", "with", "or", "size", "sized",
  ]

  /// "bowl muesli": a measure at the beginning of a phrase, with its food right behind it.
  func isTerse(_ unit: MeasureUnit, at index: Int, before food: Int) -> Bool {
    guard Self.terse.contains(unit.name), food < tokens.count, tokens[food].kind == .word,
      tokens[food - 1].join != .hyphen, tokens[food].join == .apart, !Self.behindTerse.contains(tokens[food]),
      !tokens[food].isBreak, !MealWords.prepositions.contains(tokens[food])
    else { return false }
    guard index > 0 else { return true }
    let before = tokens[index - 1]
    return before.kind == .punctuation && before.join != .glued || before.isSign(",") || before.isWord("and")
      || QuantityWords.sizes[before] != nil
      || before.isWord("plus") || before.isWord("w") || before.isWord("with") || MealWords.verbs.contains(before)
  }
}

/// "2 heaped tbsp of muesli": a spoon that is heaped holds about half as much again as a level one.
extension QuantityParser {
  private static let heaped: WordSet = ["heaped", "heaping"]
  private static let spoons: WordSet = ["tsp", "tbsp", "dessertspoon", "spoon", "spoonful", "scoop", "scoopful"]
  private static let heap = 1.5

  /// Counts the heaped spoons of `quantity`, whose tokens end before `end`, in level ones, and says so.
  func level(_ quantity: inout Quantity, from start: Int, to end: Int) {
    guard let unit = quantity.unit, Self.spoons.contains(unit.name), !quantity.hasContent, let value = quantity.value,
      let word = tokens[start..<end].first(where: { Self.heaped.contains($0) })
    else { return }
    quantity.value = value * Self.heap
    quantity.isArticle = false
    let level = NumberPhrase.plain(value * Self.heap)
    quantity.assumptions.append("\(NumberPhrase.plain(value)) \(word.folded) \(unit.name) = \(level) level")
  }
}
