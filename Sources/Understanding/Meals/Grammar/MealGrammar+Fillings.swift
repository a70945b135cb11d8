import Foods

/// "Halloumi wrap": a filling and what carries it, where the tables have no such dish.
extension MealGrammar {
  /// What carries a filling, and the food that stands for it; how many, and of which measure.
  struct Carrier {
    var phrase: String
    var count = 1.0
    var unit: String?
    var isBread = true
  }

  /// They are more than those of several fillings (`SandwichWords.carriers`), and a roll is looked up as it is called.
  static let carriers: WordTable<Carrier> = {
    var carriers: [String: Carrier] = [:]
    for word in SandwichWords.sliced + ["panini"] {
      carriers[word] = Carrier(phrase: "white bread", count: SandwichWords.slices, unit: "slice")
    }
    for word in ["wrap", "burrito", "quesadilla"] { carriers[word] = Carrier(phrase: "flour tortilla") }
    carriers["baguette"] = Carrier(phrase: "baguette", count: SandwichWords.shareOfBaguette)
    for word in ["bagel", "roll", "bap", "bun", "pitta", "pita", "naan", "ciabatta", "flatbread"] {
      carriers[word] = Carrier(phrase: word)
    }
    carriers["salad"] = Carrier(phrase: "green salad", isBread: false)
    return WordTable(carriers)
  }()

  /// A filling this sure is meant.
  private static let sureFilling = 0.75
  /// Grams of a filling of no said amount: two slices of cheese, or a small tin of fish.
  private static let fillingGrams = 60.0
  /// Grams of what is spread on: a rounded tablespoon.
  private static let spreadGrams = 25.0

  private static func isNamedFilling(_ noun: Token) -> Bool {
    SandwichWords.inside.contains(noun) && !SandwichWords.light.contains(noun)
  }

  /// "3 ham bagels" that the table knows with an egg nobody spoke of.
  private func addsEgg(_ food: FoodPartition.Food, _ tokens: [Token]) -> Bool {
    guard food.pieces.count == 1, let words = food.pieces.first?.words, words.count == 2, let last = words.last,
      tokens[last].isOne(of: "bagel", "bagels"), let name = food.match?.food.name
    else { return false }
    return name.hasPrefix("Egg") && !words.contains { tokens[$0].isOne(of: "egg", "eggs") }
  }

  /// `food`, or its filling and its bread where the catalogue hardly knows the two as one.
  func filled(_ food: FoodPartition.Food, linker: PhraseLinker) -> [FoodPartition.Food] {
    if food.pieces.count == 1, let words = food.pieces.first?.words, words.count == 1, let wrap = words.first,
      linker.tokens[wrap].isWord("wrap"), wrap > 1, food.quantity.map({ $0.isArticle && $0.unit == nil }) ?? true,
      linker.tokens[wrap - 1].isWord("in") || linker.tokens[wrap - 2].isWord("in"),
      let tortilla = linker.link("flour tortilla")
    {
      // "chilli in a wrap": what it holds was told.
      var carrier = food
      carrier.match = tortilla
      return [carrier]
    }
    let isUnsure = food.match?.confidence ?? 0 < MessageReader.leastConfidence || addsEgg(food, linker.tokens)
    guard food.pieces.count == 1, let piece = food.pieces.first, (2...4).contains(piece.words.count),
      let last = piece.words.last,
      isUnsure || Self.isNamedFilling(linker.tokens[piece.words[piece.words.count - 2]]),
      let carrier = Self.carriers[EnglishPlural.singular(of: linker.tokens[last].folded)],
      piece.quantity?.unit == nil, piece.quantity?.content == nil, piece.figures.isEmpty,
      let bread = linker.link(carrier.phrase),
      // A "prawn bagel" that is but a bagel of the tables has lost its prawns.
      isUnsure || food.match?.food.id == bread.food.id
    else { return [food] }
    var inside = piece
    inside.words.removeLast()
    let phrase = linker.words(inside)
    guard let filling = linker.link(phrase), filling.confidence >= Self.sureFilling else { return [food] }
    var outside = piece
    outside.words = [last]
    let count = piece.quantity?.value ?? 1
    let said = piece.quantity?.tokens ?? last..<(last + 1)
    let isSpread = inside.words.last.map { SandwichWords.spreads.contains(linker.tokens[$0]) } ?? false
    let grams = isSpread ? Self.spreadGrams : Self.fillingGrams
    inside.quantity = Quantity(
      tokens: said, value: count * grams, unit: UnitTable.unit(named: "g"),
      assumptions: ["a filling = \(NumberPhrase.plain(grams)) g"])
    outside.quantity = Quantity(
      tokens: said, value: count * carrier.count, unit: carrier.unit.flatMap { UnitTable.unit(named: $0) })
    return [
      FoodPartition.Food(pieces: [inside], phrase: phrase, match: filling),
      FoodPartition.Food(pieces: [outside], phrase: linker.tokens[last].text, match: bread),
    ]
  }
}
