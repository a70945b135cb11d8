import Foods

/// Foods that stand beside one another with nothing between, as in notes: "2 eggs toast coffee".
extension FoodPartition {
  /// The foods of a piece that is several, each with a name that people use; the amount is the first's.
  func parted(_ food: Food) -> [Food] {
    let tokens = tokens
    guard food.pieces.count == 1, (2...Self.longestList).contains(food.pieces.firstWords.count),
      food.trailingUnit == nil,
      let piece = food.pieces.first, !piece.isNamed(tokens), piece.quantity?.grams == nil, piece.figures.isEmpty,
      piece.words.dropFirst().allSatisfy({ tokens[$0].join == .apart && !ListWords.links.contains(tokens[$0]) })
    else { return [food] }
    guard
      let foods = behindPlural(piece, of: food) ?? bareList(piece, of: food),
      !Self.isOneTwice(foods)
    else { return [food] }
    return foods
  }

  /// "speculoos biscuits", "Barebells protein bar": a name, and what it is.
  private static func isOneTwice(_ foods: [Food]) -> Bool {
    guard let first = foods.first?.match?.food, let last = foods.last?.match?.food else { return false }
    return first.id == last.id || foods.count == 2 && first.category == last.category
  }

  /// "2 eggs toast": what was counted ends with its plural, as a noun that describes the next one is in the singular
  /// ("egg toast").
  private func behindPlural(_ piece: FoodPiece, of food: Food) -> [Food]? {
    let tokens = tokens
    let isUnknown = food.match?.confidence ?? 0 < Self.unknownDish
    guard isUnknown || Self.isCounted(piece) && !isHolder(piece),
      let end = piece.words.dropLast().firstIndex(where: { EnglishPlural.isPlural(tokens[$0].folded) }),
      !ListWords.uncounted.contains(tokens[piece.words[end]]),
      !(end + 2 == piece.words.count && Self.forms.contains(tokens[piece.words[end + 1]])),
      let counted = part(of: piece, piece.words[...end], enough: Self.sureOfCounted),
      let others = fewest(piece.words[(end + 1)...], of: piece),
      !others.contains(where: { isKind($0, of: piece.words[end]) })
    else { return nil }
    return [counted] + others
  }

  /// What a brand's food comes in: "two mars bars".
  private static let forms: WordSet = ["bar", "bars", "biscuit", "biscuits", "cookie", "cookies", "sticks", "bites"]

  /// "steak chips peas", "coffee toast": foods of which nobody knows one that is made of all. Two are a list only where
  /// what was found is not called by both; what is made with the things in front of it is no list at all ("banana peanut
  /// butter smoothie").
  private func bareList(_ piece: FoodPiece, of food: Food) -> [Food]? {
    let amount = piece.quantity?.saidAmount ?? .none
    let whole = linker.link(linker.words(piece), amount: amount)
    guard !Self.isSure(whole, enough: Self.sureOfWhole), whole?.confidence ?? 0 < Self.exactly || !isOnMenu(whole),
      !isSureWithoutChain(piece),
      let foods = fewest(piece.words[...], of: piece), let last = foods.last, foods.count > 1,
      !foods.dropLast().contains(where: { isFlavor($0) }),
      foods.allSatisfy({ one in !foods.contains { isOfKind(one, other: $0) } })
    else { return nil }
    if endsByItself(foods[foods.count - 2], before: last)
      || isSauce(last, beside: foods)
    {
      return foods
    }
    guard !isTold(last), !Self.isMixed(last.match), foods.count > 2 || !isCalledSo(piece, food.match)
    else { return nil }
    return foods
  }

  /// "chai latte from Costa": what is sold there is one food by name.
  private func isSureWithoutChain(_ piece: FoodPiece) -> Bool {
    guard let rest = partedFromChain(piece.words[...])?.rest else { return false }
    var plain = piece
    plain.words = rest
    let match = linker.link(linker.words(plain))
    return Self.isSure(match, enough: Self.sureOfWhole) || match?.confidence ?? 0 >= Self.exactly && isOnMenu(match)
  }

  /// What a chain sells by exactly this name is one food, however many foods the name is made of: "Reese's Blizzard".
  private func isOnMenu(_ match: FoodMatch?) -> Bool { match?.food.source == .menu }

  /// "fried chicken wings": wings are a kind of what stands in front.
  private func isOfKind(_ food: Food, other: Food) -> Bool {
    guard let noun = other.pieces.first?.words.last, food.phrase != other.phrase else { return false }
    return isKind(food, of: noun)
  }

  /// "ham cheese croissant", "chicken wings": what stands in front tells which of them it is.
  private func isTold(_ food: Food) -> Bool {
    guard let noun = head(of: food) else { return false }
    return MealWords.dishHeads.contains(noun) && !ListWords.sides.contains(noun) || ListWords.sweets.contains(noun)
      || ListWords.shapes.contains(noun)
  }

  /// "lemon garlic shrimp", "brown sugar bubble tea": what gives its taste to the food behind it.
  private func isFlavor(_ food: Food) -> Bool {
    guard let words = food.pieces.first?.words, let last = words.last, ListWords.flavors.contains(tokens[last]) else {
      return false
    }
    // "curry chicken", but "lamb curry naan".
    return words.count == 1 || !ListWords.whole.contains(tokens[last])
  }

  /// "tuna sandwich apple", "latte muffin": a sandwich or a coffee by name describes nothing behind it.
  private func endsByItself(_ food: Food, before next: Food) -> Bool {
    guard let noun = head(of: food), ListWords.whole.contains(noun) else { return false }
    // "pizza bread", "burger sauce".
    return food.pieces.first?.words.count ?? 0 > 1 || ListWords.liquid.contains(noun)
      || !(head(of: next).map(ListWords.partsOfDishes.contains) ?? false)
  }

  /// The noun that a food's words end with, in the singular.
  private func head(of food: Food) -> String? {
    food.pieces.first?.words.last.map { EnglishPlural.singular(of: tokens[$0].folded) }
  }

  /// Whether a food's name has every word of a piece, in the singular or the plural, and few others; a label's none.
  private func isCalledSo(_ piece: FoodPiece, _ match: FoodMatch?) -> Bool {
    guard let food = match?.food else { return false }
    let named = Self.singulars(food.name)
    return named.count <= piece.words.count + (food.source == .branded ? 0 : 2)
      && piece.words.allSatisfy { named.contains(EnglishPlural.singular(of: tokens[$0].folded)) }
  }

  private static func singulars(_ name: String) -> Set<String> {
    Set(name.lowercased().split { !$0.isLetter }.map { EnglishPlural.singular(of: String($0)) })
  }

  static func isSure(_ match: FoodMatch?, enough: Double) -> Bool {
    guard let match else { return false }
    return match.confidence >= enough && match.food.source != .branded && match.food.source != .menu
  }

  /// "2 eggs scrambled", "2 apples fuji": the word behind names a kind of what was counted.
  private func isKind(_ food: Food, of noun: Int) -> Bool {
    guard let name = food.match?.food.name else { return false }
    return Self.singulars(name).contains(EnglishPlural.singular(of: tokens[noun].folded))
  }

  /// "2 ...", not "2 cups of ...".
  private static func isCounted(_ piece: FoodPiece) -> Bool {
    guard let quantity = piece.quantity, !quantity.hasUnit, !quantity.isTimes else { return false }
    return quantity.value ?? 0 >= 2
  }

  /// What is made with the things in front of it: "3 eggs omelette".
  private func isHolder(_ piece: FoodPiece) -> Bool {
    guard let last = piece.words.last else { return false }
    let noun = EnglishPlural.singular(of: tokens[last].folded)
    return MealWords.dishHeads.contains(noun) && !ListWords.sides.contains(noun)
  }

  /// Words of a list.
  private static let longestList = 8

  private static let unknownDish = 0.5
  private static let sureOfWhole = 0.93
  private static let sureOfCounted = 0.8
}
