import Foods
import Nutrition

/// What is told behind a food and names no other: pieces of it that are counted, and which kind it was.
extension FoodPartition {
  /// What stands for the two foods where the second counts pieces of the first: "corn, 2 ears", "a kitkat, 4 fingers";
  /// nil where they are two ("soup, 2 crackers").
  func told(_ part: Food, of whole: Food) -> [Food]? {
    if let kind = kind(part, of: whole) ?? filled(part, whole) { return [kind] }
    if isFlavor(part, of: whole) { return [whole] }
    guard part.pieces.count == 1, let piece = part.pieces.first, piece.words.count == 1, let noun = piece.words.first,
      let quantity = piece.quantity, quantity.value != nil, !quantity.isArticle, !quantity.hasUnit,
      !quantity.hasContent, let last = whole.pieces.last?.words.last,
      isBehind(last, quantity.tokens.lowerBound),
      var named = whole.pieces.first, !whole.pieces.contains(where: \.hasAmount), whole.trailingUnit == nil,
      let match = whole.match, match.confidence >= Self.sureOfOne
    else { return nil }
    let measure = EnglishPlural.singular(of: tokens[noun].folded)
    if let rest = rest(of: whole, without: measure) { return [part, rest] }
    if let pieces = pieces(quantity, noun, of: whole) { return [pieces] }
    guard whole.pieces.count == 1, linker.catalog.publishes(measure, of: match.food) else { return nil }
    named.quantity = quantity
    let unit = MeasureUnit(name: measure, dimension: .measure, factor: 1)
    return [Food(pieces: [named], phrase: whole.phrase, match: match, trailingUnit: unit)]
  }

  /// "Falafel, 5 balls", where falafel balls are what the table knows them by; "rice, 3 cakes" are two foods.
  private func pieces(_ quantity: Quantity, _ noun: Int, of whole: Food) -> Food? {
    guard whole.pieces.count == 1, UnitTable.unit(at: noun, in: tokens) != nil,
      // "Stew, 2 dumplings" names a food of its own.
      linker.link(tokens[noun].folded)?.confidence ?? 0 < Self.sureOfOne, var named = whole.pieces.first,
      named.words.count <= 2,
      let part = FoodCatalog.foldedWords(linker.words(named)).last
    else { return nil }
    named.words.append(noun)
    named.quantity = quantity
    let phrase = linker.words(named)
    guard let match = linker.link(phrase), match.confidence >= Self.ownName, match.food.source != .branded,
      match.food.id != whole.match?.food.id, FoodCatalog.foldedWords(match.food.name).first == part
    else { return nil }
    return Food(pieces: [named], phrase: phrase, match: match)
  }

  /// The gravy of "biscuits and gravy, 2 biscuits": what a dish that is called by two foods has besides the counted one.
  private func rest(of dish: Food, without counted: String) -> Food? {
    guard var rest = dish.pieces.first, let first = rest.words.first,
      EnglishPlural.singular(of: tokens[first].folded) == counted
    else { return nil }
    rest.words.removeFirst()
    if rest.words.isEmpty, dish.pieces.count == 2, let second = dish.pieces.last { rest = second }
    guard let last = rest.words.last, Self.ladled.contains(tokens[last]) else { return nil }
    rest.quantity = nil
    let phrase = linker.words(rest)
    guard let match = linker.link(phrase), match.confidence >= Self.sureOfOne else { return nil }
    return Food(pieces: [rest], phrase: phrase, match: match)
  }

  /// "Bread, 2 slices, wholemeal", "milk, skimmed, 200 ml", "a cola, the zero one": the one food where the second says which
  /// kind of the first it was, as it is called "wholemeal bread" and "wholemeal" for short.
  private func kind(_ kind: Food, of whole: Food) -> Food? {
    guard whole.pieces.count == 1, kind.pieces.count == 1, let named = whole.pieces.first,
      var piece = kind.pieces.first, piece.figures.isEmpty, !named.hasAmount || piece.quantity == nil,
      // "An egg, a banana" are two, and a list has no amounts.
      !(piece.quantity?.isArticle ?? false),
      named.hasAmount || piece.hasAmount || isLightened(piece),
      let found = whole.match, found.confidence >= Self.sureOfOne, kind.match?.food.id != found.food.id,
      let last = named.words.last, let first = piece.words.min(), let head = piece.words.last,
      // "Curry, a bowl of lamb curry" names its own.
      tokens[head].folded != tokens[last].folded,
      case let start = min(first, piece.quantity?.tokens.lowerBound ?? first),
      case let end = max(last, named.hasAmount ? (named.quantity?.tokens.upperBound ?? 0) - 1 : last),
      start > end + 1, tokens[end + 1].isSign(","),
      tokens[(end + 2)..<start].allSatisfy({ $0.isWord("the") })
    else { return nil }
    let amount = named.quantity ?? piece.quantity
    let isLightened = self.isLightened(piece)
    let isManner = piece.words.allSatisfy { Self.describes(tokens[$0]) }
    // "Peanut butter sandwich, 2 slices of wholemeal": its bread.
    if !named.hasAmount, piece.quantity?.unit?.dimension == .measure { return nil }
    // "Milk, oat, 200 ml", "juice, apple, 150 ml": what is measured like a drink is one.
    let isPoured = found.food.foodType == .drink && piece.quantity?.unit?.dimension == .volume
    var light = piece
    light.words.removeAll { Self.flavors.contains(tokens[$0]) || ListWords.colors.contains(tokens[$0]) }
    // "The white zero sugar one": of a sweetened drink that it has none counts, not its colour.
    let names =
      [linker.words(piece) + " " + linker.words(named), linker.words(named) + " " + linker.words(piece)]
      + (isLightened && light.words.count < piece.words.count ? [linker.words(light) + " " + linker.words(named)] : [])
    piece.words = named.words + piece.words
    piece.quantity = amount
    for phrase in isLightened ? names : [names[0]] {
      guard let joined = linker.link(phrase, amount: amount?.saidAmount ?? .none), joined.confidence >= Self.sureOfOne,
        isLightened || isPoured && joined.food.foodType == .drink
          || (isManner || joined.food.id == kind.match?.food.id) && Self.isCalled(linker.words(named), joined.food)
      else { continue }
      return Food(pieces: [piece], phrase: phrase, match: joined, trailingUnit: whole.trailingUnit)
    }
    return isManner && named.hasAmount ? whole : nil
  }

  /// "A fanta, the lemon zero one": the drink without sugar, where its table has none of that flavour.
  func lightened(_ pieces: ArraySlice<FoodPiece>, match: FoodMatch?) -> FoodMatch? {
    guard pieces.count == 2, let drink = pieces.first, var kind = pieces.last, isLightened(kind),
      let match, match.food.foodType != .food
    else { return nil }
    kind.words.removeAll { Self.flavors.contains(tokens[$0]) || ListWords.colors.contains(tokens[$0]) }
    for phrase in [linker.words(drink) + " " + linker.words(kind), linker.words(kind) + " " + linker.words(drink)] {
      guard let light = linker.link(phrase), light.confidence >= Self.doubtfulName, light.food.foodType != .food,
        light.food.per100g.calories < match.food.per100g.calories / 2
      else { continue }
      return light
    }
    return nil
  }

  /// Its name has the last word of what was said first.
  static func isCalled(_ said: String, _ food: Foods.Food) -> Bool {
    FoodCatalog.foldedWords(said).last.map(FoodCatalog.foldedWords(food.name).contains) ?? false
  }

  private static let flavors = ListWords.soldFlavors.union(
    WordList.words("chocolate coconut almond salted key cream cookie dough honey cinnamon"))
  private static let generic = WordList.words(
    "yogurt yogurts yoghurt yoghurts greek skyr protein energy cereal granola drink drinks shake shakes plain natural snack"
  )
  /// Products that come in flavours, by their table's group.
  private static let flavored = [
    "Yogurt", "Nutrition bar", "Cereal bar", "Sport", "Energy", "Liquor", "Protein", "Nutritional",
  ]

  /// "Chobani flip key lime", "white claw mango": a flavour told right behind a product, with no comma and no count.
  private func isFlavor(_ part: Food, of whole: Food) -> Bool {
    guard part.pieces.count == 1, let piece = part.pieces.first, piece.quantity == nil, piece.joiner == nil,
      let first = piece.words.first, let last = whole.pieces.last?.words.last, first == last + 1,
      piece.words.allSatisfy({ Self.flavors.contains(tokens[$0]) }),
      // "Yogurt banana granola" is a list.
      whole.pieces.allSatisfy({ $0.words.allSatisfy { !Self.generic.contains(tokens[$0]) } })
    else { return false }
    return whole.match.map { match in Self.flavored.contains(where: match.food.category.hasPrefix) } ?? false
  }

  private static func describes(_ token: Token) -> Bool {
    MealWords.modifiers.contains(token) || ListWords.colors.contains(token) || prepared.contains(token)
  }

  private static let prepared: WordSet = [
    "grated", "buttered", "sliced", "shredded", "chopped", "sparkling", "wholemeal", "wholewheat", "wholegrain",
  ]
  private static let lightened: WordSet = ["zero", "diet", "light", "lite", "decaf", "skinny", "max", "one"]
  private static let unsweetened: WordSet = ["sugar", "free", "no", "sugarfree"]

  /// "The zero one", "the sugar free one", "the white zero sugar one".
  private func isLightened(_ piece: FoodPiece) -> Bool {
    let words = piece.words.map { tokens[$0] }
    return words.allSatisfy {
      Self.lightened.contains($0) || Self.unsweetened.contains($0) || Self.flavors.contains($0)
        || ListWords.colors.contains($0)
    } && words.contains { Self.lightened.contains($0) || $0.isWord("free") || $0.isWord("sugarfree") }
  }

  /// "Hummus, 60 g, with pita": a weight told behind its food is of that, and of nothing that came with it.
  func isWeighedApart(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    guard pieces.count > 1, let first = pieces.first, let quantity = first.quantity, quantity.grams != nil,
      let last = first.words.last, quantity.tokens.lowerBound > last,
      let second = pieces.dropFirst().first, second.joiner == .with, !isDependent(second),
      quantity.tokens.upperBound <= second.words.first ?? 0
    else { return false }
    return areFoods(first, second)
  }

  /// With nothing but a comma or a dash between them.
  private func isBehind(_ last: Int, _ start: Int) -> Bool {
    start == last + 1 || start == last + 2 && (tokens[last + 1].isOne(of: ",", "-", "("))
  }
}
