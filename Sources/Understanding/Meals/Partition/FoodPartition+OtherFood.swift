import Foods
import Nutrition

/// Foods said together that a row of the tables has the words of and is not: "bread with egg" is no egg bread, and "rice
/// with tuna" has no mushroom sauce on it.
extension FoodPartition {
  /// Whether `match` is another food than what the pieces name, each of which the catalogue knows: one of them is lost in
  /// it or only says of which kind the other is, or it holds something that nobody said.
  func isOtherFood(_ match: FoodMatch, _ pieces: ArraySlice<FoodPiece>) -> Bool {
    guard pieces.count > 1, let first = pieces.first else { return false }
    if losesBesideDish(match, pieces) { return true }
    guard isPlainCompany(pieces) else { return false }
    var alone: [FoodMatch] = []
    for piece in pieces {
      guard let food = linker.link(linker.words(piece)), food.confidence >= Self.sureOfOne, food.food.source != .branded
      else { return false }
      alone.append(food)
    }
    if losesCompany(match, pieces, alone) { return true }
    // "A cup of peas and onions": measured together.
    if let unit = first.quantity?.unit, alone[0].food.foodType == .food,
      unit.dimension != .measure || Self.wholes.contains(unit.name)
    {
      return false
    }
    let heads = pieces.compactMap { $0.words.last.map { EnglishPlural.singular(of: tokens[$0].folded) } }
    guard let base = heads.first, let last = heads.last, base != last, !Self.isCalledByFilling(base, last),
      !Self.isNamedLast(pieces, last), !(Self.bakes.contains(base) && Self.bakedIn.contains(last)),
      !(Self.hotDrinks.contains(base) && Self.whiteners.contains(last)),
      !(Self.hotDrinks.contains(last) && Self.bakes.contains(base)),
      !(Self.fats.contains(last) && Self.food(match.food, isMadeWith: last)),
      !(Self.fats.contains(base) && match.food.name.lowercased().contains(base)),
      !isCalled(pieces, match.food, alone)
    else { return false }
    let name = RowName(match.food)
    // "Eggs on toast" is what the table calls it.
    if name.isOpen, pieces.last?.joiner == .on { return false }
    let phrase = linker.catalog.nameWords(linker.phrase(pieces))
    if match.food.source == .branded {
      // A maker's "cheese & tomato" is what something comes in, where one was had with the other.
      return pieces.dropFirst().allSatisfy { $0.joiner == .with || $0.joiner == .on }
        || Set(phrase) != Set(linker.catalog.nameWords(match.food.name))
    }
    if Self.isOneOfKind(name, pieces, alone, heads) { return true }
    let said = phrase + FoodCatalog.foldedWords(linker.phrase(pieces)) + alone.flatMap { RowName($0.food).words }
    return name.addsSauce(to: heads.dropFirst(), said: said)
      || holdsUnsaid(name, said: Set(said))
  }

  /// "Pulled pork with mac and cheese" is no mac and cheese: one side is the dish that was found, and the other a food by
  /// itself that its row does not name.
  private func losesBesideDish(_ match: FoodMatch, _ pieces: ArraySlice<FoodPiece>) -> Bool {
    guard pieces.count > 2, pieces.first?.quantity?.grams == nil else { return false }
    let held = RowName(match.food).words
    for index in pieces.indices.dropFirst()
    where pieces[index].joiner == .with && !isMade(pieces[index]) {
      for (dish, beside) in [(pieces[..<index], pieces[index...]), (pieces[index...], pieces[..<index])] {
        guard dish.count > 1, beside.count == 1, let other = beside.first, !other.isBracket, other.words.count <= 3,
          !isDependent(other), let head = other.words.last,
          case let noun = EnglishPlural.singular(of: tokens[head].folded),
          !held.contains(noun), !Self.isFilledDish(noun), !Self.pouredOver.contains(noun),
          linker.link(linker.phrase(dish))?.food.id == match.food.id,
          let alone = linker.link(linker.words(other)), alone.confidence >= Self.sureOfOne,
          alone.food.source != .branded
        else { continue }
        return true
      }
    }
    return false
  }

  /// "A side salad with burger" where the row found is the side salad: its other name has so many words that the burger's
  /// one is hardly missed.
  private func losesCompany(_ match: FoodMatch, _ pieces: ArraySlice<FoodPiece>, _ alone: [FoodMatch]) -> Bool {
    guard pieces.count == 2, let first = pieces.first, let last = pieces.last, last.joiner == .with,
      first.words.count > 1, alone[0].food.id == match.food.id, alone[1].food.category != match.food.category,
      alone[1].food.foodType == .food, let head = last.words.last,
      case let noun = EnglishPlural.singular(of: tokens[head].folded),
      MealWords.dishHeads.contains(noun) || Self.mains.contains(noun)
    else { return false }
    return !RowName(match.food).words.contains(noun)
  }

  private static let mains = WordList.words(
    "burger cheeseburger hamburger steak pizza sandwich wrap chicken fish salmon pasta lasagna chop schnitzel omelette")

  /// Dishes are cooked in these, whatever their names.
  private static let pouredOver: WordSet = ["gravy", "sauce", "syrup", "butter", "oil"]

  /// Measures of a dish that nothing was put beside.
  private static let wholes: WordSet = ["serving", "portion", "can", "tin", "pack", "packet", "box"]

  private static func food(_ food: Foods.Food, isMadeWith fat: String) -> Bool {
    food.name.contains("with \(fat)") || food.name.contains("or \(fat)")
  }

  /// Joined by nothing but words, and each a name in small letters.
  private func isPlainCompany(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    pieces.allSatisfy { $0.words.count <= 3 && !$0.isNamed(tokens) && $0.figures.isEmpty }
      && pieces.first?.quantity?.grams == nil
      && zip(pieces, pieces.dropFirst()).allSatisfy { before, piece in
        guard let first = piece.words.first, first > 0 else { return false }
        return piece.joiner != nil && !piece.isBracket && !isDependent(piece)
          && !isMade(piece) && !tokens[first - 1].isWord("in")
          && (piece.joiner != .comma
            || pieces.count == 2 && !isFlavorOfProduct(piece, behind: before))
      }
  }

  /// A dish that is known by just these words.
  private func isCalled(_ pieces: ArraySlice<FoodPiece>, _ food: Foods.Food, _ alone: [FoodMatch]) -> Bool {
    guard pieces.last?.joiner != .comma else { return false }
    let name = RowName(food)
    // "Rice and roti" is no roti of rice.
    if !name.isCombination, pieces.last?.joiner == .and, let last = alone.last, alone.count == 2,
      last.food.category == food.category, alone[0].food.category != food.category
    {
      return false
    }
    return !name.isOpen && (name.isCombination || food.id.hasPrefix("dish:"))
      && linker.catalog.isSpokenName(linker.phrase(pieces), of: food)
  }

  /// "Meat and vegetable pizza": before the name of a dish the others say what is in it.
  private static func isNamedLast(_ pieces: ArraySlice<FoodPiece>, _ noun: String) -> Bool {
    pieces.last?.joiner == .and
      && (pieces.lastWords.count > 1 ? MealWords.dishHeads.contains(noun) : isFilledDish(noun))
  }

  /// What is made of its fillings is called by them: "an omelette with mushrooms".
  private static func isFilledDish(_ noun: String) -> Bool {
    MealWords.dishHeads.contains(noun) && !eatenBeside.contains(noun) || assembled.contains(noun)
  }

  private static let assembled: WordSet = ["fajita", "enchilada", "ramen"]

  /// What stands beside a filled dish, and is no filling: "a sandwich with chips", "curry with naan".
  private static let besideFilled: WordSet = [
    "chip", "crisp", "fries", "fry", "bread", "naan", "roti", "chapati", "paratha", "pita",
  ]

  private static func isCalledByFilling(_ dish: String, _ last: String) -> Bool {
    isFilledDish(dish) && !besideFilled.contains(last)
  }

  /// Sweet things, and what is baked in them: "a muffin with blueberries".
  private static let bakes: WordSet = [
    "pie", "muffin", "brownie", "cookie", "biscuit", "croissant", "donut", "doughnut", "scone", "cake", "granola",
  ]
  private static let bakedIn = WordList.words(
    "raisin blueberry apple cherry strawberry raspberry berry fruit nut almond walnut pecan chocolate cinnamon jam jelly"
  )

  private static let whiteners: WordSet = ["milk", "cream", "creamer"]

  /// "Fish with butter": cooked in it.
  private static let fats: WordSet = ["butter", "margarine", "oil", "ghee"]

  /// Dishes that are more often had with something than called by what is in them.
  private static let eatenBeside: WordSet = [
    "bagel", "cake", "cracker", "crisp", "croissant", "muffin", "pasta", "pie", "roll", "salad",
  ]

  /// "Pie with custard" is no custard pie, "chicken and gravy" no gravy, and "rice, fried egg" no fried rice.
  private static func isOneOfKind(
    _ name: RowName, _ pieces: ArraySlice<FoodPiece>, _ alone: [FoodMatch], _ heads: [String]
  ) -> Bool {
    guard !name.isCombination, heads.contains(where: name.words.contains) else { return false }
    let isListed = pieces.last?.joiner == .comma
    if name.isOpen { return !isListed }
    let lost = heads.indices.filter { !name.words.contains(heads[$0]) }
    if lost.isEmpty { return !isListed }
    // "A tortilla with my fajitas": a dish that was told of by itself; "ramen with egg" has it in the soup.
    return !isMixed(alone[0])
      && !lost.contains { $0 > 0 && (isMixed(alone[$0]) || alone[$0].food.id.hasPrefix("dish:")) }
  }

  /// Whether the name has a food that is neither said nor beside "or" from one that is.
  private func holdsUnsaid(_ name: RowName, said: Set<String>) -> Bool {
    let words = name.words
    for (index, word) in words.enumerated() where !said.contains(word) && !Self.unheeded.contains(word) {
      if index > 1, words[index - 1] == "or", said.contains(words[index - 2]) { continue }
      if index + 2 < words.count, words[index + 1] == "or", said.contains(words[index + 2]) { continue }
      // "No cheese", "tomato-based sauce".
      if index > 0, MealWords.negators.contains(words[index - 1]) { continue }
      if index + 1 < words.count, words[index + 1] == "based" { continue }
      if Self.changed.contains(word) { return true }
      guard let other = linker.link(word), other.confidence >= Self.sureOfOne, other.food.source != .branded else {
        continue
      }
      return true
    }
    return false
  }

  /// In the names of dishes these are no more than how they are made.
  private static let unheeded: WordSet = [
    "sauce", "skin", "oil", "fat", "meat", "water", "salt", "liquid", "crust", "fast", "food",
  ]
  /// What makes another food of it.
  private static let changed: WordSet = ["fried", "mashed", "iced", "instant"]
}
