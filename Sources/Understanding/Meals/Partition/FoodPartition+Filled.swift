import Foods
import Nutrition

/// Counted things that are called after two fillings.
extension FoodPartition {
  /// What is filled or baked and called after what is in it, in the plural.
  private static let filled = WordList.words(
    """
    pupusas arepas muffins rolls sandwiches pies pasties pastries tarts quiches wontons dumplings gyoza gyozas pierogi pierogies ravioli
    tortellini samosas empanadas croquettes cakes cupcakes cookies scones bars bites wraps burritos tacos quesadillas toasties
    paninis panini bagels baps baguettes burgers skewers kebabs crepes pancakes waffles pizzas calzones buns puffs parcels donuts
    doughnuts fritters pakoras patties arancini blintzes knishes turnovers strudels croissants danishes flapjacks loaves slices
    """)

  /// "3 lemon and poppyseed muffins": three of the muffins, where a count stands before what is not in the plural; "3 eggs and
  /// muffins" are two foods.
  func filledWithBoth(_ group: [FoodPiece]) -> Food? {
    guard group.count == 2, group[1].joiner == .and, let quantity = group[0].quantity, let value = quantity.value,
      value >= 1, !quantity.hasUnit, !quantity.hasContent, group[1].quantity == nil,
      let filling = group[0].words.last, let head = group[1].words.last, Self.filled.contains(tokens[head]),
      !EnglishPlural.isPlural(tokens[filling].folded), value > 1 || !quantity.isArticle
    else { return nil }
    // "2 coffee and scones" are two of what is drunk.
    if let first = linker.link(linker.words(group[0])), first.food.foodType != .food { return nil }
    let pieces = group[...]
    let amount = quantity.saidAmount
    let words = pieces.map { linker.words($0) }
    let whole = linker.link(words.joined(separator: " and "), amount: amount)
    let second = linker.link(words[1], amount: amount)
    let plain = linker.link(tokens[head].folded, amount: amount)
    let match = [whole, second].compactMap(\.self).first { $0.confidence >= Self.sureOfOne } ?? plain
    guard let match, match.confidence >= Self.sureOfOne else { return nil }
    return Food(pieces: pieces, phrase: words.joined(separator: " and "), match: match)
  }

  /// "4 falafels in a pitta" are four, and one pitta.
  func isCountedInOne(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    guard pieces.count == 2, let quantity = pieces.first?.quantity, quantity.value ?? 1 > 1, !quantity.hasUnit,
      let bread = pieces.last?.words, bread.count == 1, let word = bread.first, word > 1,
      SandwichWords.carriers[tokens[word]] != nil, tokens[word - 1].isOne(of: "a", "an", "one")
    else { return false }
    return tokens[word - 2].isOne(of: "in", "on", "inside")
  }
}

/// Bowls that are called by what is at their bottom.
extension FoodPartition {
  /// "a rice bowl with tofu": a bowl of what it is called by, where what lies on it is told.
  func bowlOfBase(
    _ pieces: ArraySlice<FoodPiece>, in group: [FoodPiece]
  ) -> (phrase: String, match: FoodMatch?, unit: MeasureUnit)? {
    guard pieces.count == 1, let piece = pieces.first, piece.words.count == 2, piece.quantity?.unit == nil,
      MealWords.bowlBases.contains(tokens[piece.words[0]]), tokens[piece.words[1]].isWord("bowl"),
      pieces.endIndex < group.count, group[pieces.endIndex].joiner == .with,
      let bowl = UnitTable.unit(named: "bowl")
    else { return nil }
    let base = tokens[piece.words[0]].text
    guard let match = linker.link(base) else { return nil }
    return (base, match, bowl)
  }
}

/// Burgers that no table has.
extension FoodPartition {
  /// A match less sure than this leaves open what was meant.
  static let doubtfulName = 0.4

  /// "a ranchburger deluxe": what somebody calls a burger is one, whatever its name.
  func unknownBurger(_ pieces: ArraySlice<FoodPiece>) -> FoodMatch? {
    guard pieces.count == 1, let piece = pieces.first,
      piece.words.contains(where: { Self.isBurger(tokens[$0].folded) })
    else { return nil }
    return linker.link("hamburger")
  }

  /// "ranchburger".
  static func isBurger(_ word: String) -> Bool {
    word.hasSuffix("burger") || word.hasSuffix("burgers")
  }
}

/// Dishes whose insides are told behind a comma.
extension FoodPartition {
  /// Dishes that are called by what is in them.
  private static let holders = WordList.words(
    """
    sushi maki gyoza dumplings momos potstickers pierogi samosas pho ramen laksa curry biryani burrito burritos taco tacos
    quesadilla enchiladas fajitas kebab shawarma gyro sub footlong hoagie
    """)
  private static let rolled: WordSet = ["sushi", "maki"]
  private static let subs: WordSet = ["sub", "footlong", "hoagie"]
  private static let insides = SandwichWords.fillings.union(SandwichWords.seafood).union(
    WordList.words("vegetable vegetables veg veggie goat paneer carnitas mince brisket mutton fish"))

  /// "Pho, large, beef", "sushi, 8 pieces, salmon and avocado", "footlong, turkey, lettuce": the one dish with what is told
  /// behind it in its name. What hardly changes it, and all that is rolled with the first, is of it.
  func filled(_ inside: Food, _ whole: Food) -> Food? {
    guard whole.pieces.count == 1, inside.pieces.count == 1, var named = whole.pieces.first,
      let piece = inside.pieces.first, piece.quantity == nil, piece.figures.isEmpty,
      let head = named.words.last(where: { Self.holders.contains(tokens[$0]) }),
      piece.words.allSatisfy({ Self.insides.contains(tokens[$0]) }),
      let last = named.words.max(), let first = piece.words.min(),
      case let end = max(last + 1, named.quantity?.tokens.upperBound ?? 0), end < first,
      tokens[end..<first].allSatisfy({
        $0.isSign(",") || $0.isWord("and") || $0.isSign("&") || $0.isWord("with")
      })
    else { return nil }
    let isTold = named.words.contains { Self.insides.contains(tokens[$0]) }
    guard
      isTold || tokens[end].isSign(",")
        || tokens[end].isWord("with") && Self.subs.contains(tokens[head])
    else { return nil }
    if isTold {
      let isLight = piece.words.allSatisfy { SandwichWords.light.contains(tokens[$0]) }
      guard isLight || Self.rolled.contains(tokens[head]) else { return nil }
      named.words += piece.words
      return Food(pieces: [named], phrase: whole.phrase, match: whole.match, trailingUnit: whole.trailingUnit)
    }
    let (dish, kind) = (linker.words(named), linker.words(piece))
    named.words += piece.words
    for phrase in [kind + " " + dish, dish + " " + kind] {
      guard let joined = linker.link(phrase, amount: named.quantity?.saidAmount ?? .none),
        joined.confidence >= Self.sureOfOne,
        Self.isCalled(dish, joined.food) || joined.food.category == whole.match?.food.category
      else { continue }
      return Food(pieces: [named], phrase: phrase, match: joined, trailingUnit: whole.trailingUnit)
    }
    return nil
  }
}
